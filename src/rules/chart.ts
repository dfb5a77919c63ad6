/** How a number came to stand in a chart. `changed` is a number that the table's owner put there. */
export const provenanceKinds = ['rule', 'faq', 'family', 'house', 'changed'] as const
export type ProvenanceKind = (typeof provenanceKinds)[number]

/** Where a number comes from: its kind, and the section of the rulebook or the ruling that gives it. */
export interface Provenance {
  readonly kind: ProvenanceKind
  readonly section: string
}

/** What a column's numbers count. `word` columns hold one of the column's choices instead. */
export const units = ['inches', 'bases', 'points', 'die', 'modifier', 'multiplier', 'count', 'word'] as const
export type Unit = (typeof units)[number]

export type CellValue = number | string | null

export interface Cell {
  readonly value: CellValue
  readonly provenance: Provenance
}

export interface Column<ColumnId extends string = string> {
  readonly id: ColumnId
  readonly unit: Unit
  /** Least and greatest number that the column takes; absent for words. */
  readonly minimum?: number
  readonly maximum?: number
  /** The words that the column takes; absent for numbers. */
  readonly choices?: readonly string[]
  /** Whether a cell may be blank: it cannot happen. */
  readonly blank: boolean
}

export interface Row<RowId extends string = string, ColumnId extends string = string> {
  readonly id: RowId
  /** The band that the row covers, both ends included; an open end is null. Absent where rows are named. */
  readonly from?: number | null
  readonly to?: number | null
  /** Where the band's ends come from, when they are not from where its cells are. */
  readonly provenance?: Provenance
  readonly cells: Readonly<Record<ColumnId, Cell>>
}

/** `named` rows are fixed by the procedures; `bands` are ranges of a number and may be added or removed. */
export const chartKinds = ['named', 'bands'] as const
export type ChartKind = (typeof chartKinds)[number]

export interface Chart<RowId extends string = string, ColumnId extends string = string> {
  readonly id: string
  readonly kind: ChartKind
  readonly columns: readonly Column<ColumnId>[]
  readonly rows: readonly Row<RowId, ColumnId>[]
}

/** The place of a cell, so that a reason can open its chart there. */
export interface CellPlace {
  readonly chart: string
  readonly row: string
  readonly column: string
}

/** A cell together with its place. */
export interface FoundCell extends Cell {
  readonly place: CellPlace
}

/** A chart that lacks what a procedure reads from it; charts are checked at the border, so this is a fault. */
export class ChartFault extends Error {
  constructor(chart: string, row: string, column: string) {
    super(`chart ${chart} has no ${column} in row ${row}`)
    this.name = 'ChartFault'
  }
}

/** The cell of a named row. @throws ChartFault when the chart has no such cell */
export function cellOf<RowId extends string, ColumnId extends string>(
  chart: Chart<RowId, ColumnId>,
  row: RowId,
  column: ColumnId,
): FoundCell {
  const found = chart.rows.find(({ id }) => id === row)
  if (found === undefined) throw new ChartFault(chart.id, row, column)
  return cellIn(chart, found, column)
}

/** Cells that were found before, by their row: odds read the same ones over and over. */
const found = new WeakMap<object, Map<string, FoundCell>>()

/** The cell of a row that is already at hand. @throws ChartFault when the row has no such column */
export function cellIn<RowId extends string, ColumnId extends string>(
  chart: Chart<RowId, ColumnId>,
  row: Row<RowId, ColumnId>,
  column: ColumnId,
): FoundCell {
  const cells = found.get(row) ?? new Map<string, FoundCell>()
  const known = cells.get(column)
  if (known?.place.chart === chart.id) return known
  const cell: Cell | undefined = row.cells[column]
  if (cell === undefined) throw new ChartFault(chart.id, row.id, column)
  const fresh = { ...cell, place: { chart: chart.id, row: row.id, column } }
  found.set(row, cells.set(column, fresh))
  return fresh
}

/** A found cell's number. @throws ChartFault when the cell is blank or holds a word */
export function numberIn({ value, place }: FoundCell): number {
  if (typeof value !== 'number') throw new ChartFault(place.chart, place.row, place.column)
  return value
}

/** The row of a chart of bands that covers a number; undefined when none does. */
export function bandOf<RowId extends string, ColumnId extends string>(
  chart: Chart<RowId, ColumnId>,
  number: number,
): Row<RowId, ColumnId> | undefined {
  return chart.rows.find(({ from, to }) => number >= (from ?? -Infinity) && number <= (to ?? Infinity))
}
