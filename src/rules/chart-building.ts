import type { Cell, CellValue, Chart, Column, Provenance, ProvenanceKind, Row } from './chart.ts'

function from(kind: ProvenanceKind): (section: string) => Provenance {
  return (section) => ({ kind, section })
}

/** Printed in the sheet; its section. */
export const rule = from('rule')
/** Taken from the published family of rules; the ruling that says so. */
export const family = from('family')
/** A public ruling by the publisher; the ruling that cites it. */
export const faq = from('faq')
/** The table's own default; the ruling that gives it. */
export const house = from('house')

export function cell(value: CellValue, provenance: Provenance): Cell {
  return { value, provenance }
}

/** A chart of named modifiers, one number a row. */
export function modifierChart<RowId extends string>(
  id: string,
  column: Omit<Column<'value'>, 'id' | 'blank'>,
  rows: readonly (readonly [RowId, number, Provenance])[],
): Chart<RowId, 'value'> {
  return {
    id,
    kind: 'named',
    columns: [{ ...column, id: 'value', blank: false }],
    rows: rows.map(([rowId, value, provenance]) => modifierRow(rowId, value, provenance)),
  }
}

function modifierRow<RowId extends string>(
  id: RowId,
  value: number,
  provenance: Provenance,
): Row<RowId, 'value'> {
  return { id, cells: { value: cell(value, provenance) } }
}

/** The range of a modifier to a die. */
export const dieModifier = { unit: 'modifier', minimum: -9, maximum: 9 } as const
