import type { Cell, CellValue, Chart, Row } from '../../chart.ts'
import { bandWith, cellWith } from '../../chart-changes.ts'

/** A row without what follows from the charts as they come: as it travels, and as it is checked. */
export interface PlainRow {
  readonly id: string
  readonly from?: number | null | undefined
  readonly to?: number | null | undefined
  readonly cells: Readonly<Record<string, CellValue>>
}

export interface PlainChart {
  readonly rows: readonly PlainRow[]
}

export type PlainCharts = Readonly<Record<string, PlainChart>>

type Charts = Readonly<Record<string, Chart>>

/** What the charts say, and no more. */
export function plainCharts(charts: Charts): PlainCharts {
  const plain = Object.entries(charts).map(([id, { rows }]) => [id, { rows: rows.map(plainRow) }] as const)
  return Object.fromEntries(plain)
}

function plainRow({ id, from, to, cells }: Row): PlainRow {
  const values = Object.entries(cells).map(([column, { value }]) => [column, value] as const)
  const band = from === undefined && to === undefined ? {} : { from: from ?? null, to: to ?? null }
  return { id, ...band, cells: Object.fromEntries(values) }
}

/**
 * Charts that say what plain ones say. Their columns are those of the charts as they come, and where each
 * number comes from is worked out by comparing.
 *
 * @param plain charts without a fault
 */
export function chartsSaying(plain: PlainCharts, models: Charts): Charts {
  const charts = Object.entries(models).map(([id, model]) => {
    const rows = (plain[id]?.rows ?? []).map((row) => rowSaying(row, model))
    return [id, { ...model, rows }] as const
  })
  return Object.fromEntries(charts)
}

function rowSaying({ id, from = null, to = null, cells }: PlainRow, model: Chart): Row {
  const bare: Row = model.kind === 'named' ? { id, cells: {} } : bandWith(model, { id, from, to, cells: {} })
  const valued = model.columns.map(({ id: column }): [string, Cell] => [
    column,
    cellWith(model, bare, column, cells[column] ?? null),
  ])
  return { ...bare, cells: Object.fromEntries(valued) }
}
