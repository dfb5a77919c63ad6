import type { Cell, CellPlace, CellValue, Chart, Provenance, Row } from './chart.ts'

type Charts = Readonly<Record<string, Chart>>

function startOf({ from }: Row): number {
  return from ?? -Infinity
}

function endOf({ to }: Row): number {
  return to ?? Infinity
}

/** The rows of another version of a chart that say what a row says, in their order. */
function rowsBehind(row: Row, { kind, rows }: Chart): readonly Row[] {
  if (kind === 'named') return rows.filter(({ id }) => id === row.id)
  return rows.filter((other) => startOf(other) <= endOf(row) && endOf(other) >= startOf(row))
}

function areWhole(rows: readonly Row[], row: Row, { kind }: Chart): boolean {
  const [first] = rows
  const last = rows.at(-1)
  if (first === undefined || last === undefined) return false
  return kind === 'named' || (startOf(first) <= startOf(row) && endOf(last) >= endOf(row))
}

/**
 * What a cell was before anybody changed it. Null where there is no one answer: a band that several bands of
 * the chart as it came make up, and that do not agree, or one that it did not reach.
 *
 * @param model the chart as it came
 */
export function originalCell(model: Chart, row: Row, column: string): Cell | null {
  const rows = rowsBehind(row, model)
  if (!areWhole(rows, row, model)) return null
  const [first, ...others] = rows.map(({ cells }) => cells[column])
  if (first === undefined) return null
  return others.every((cell) => cell?.value === first.value) ? first : null
}

/** Every cell that says something else than the charts as they came, by place. */
export function changedCells(charts: Charts, models: Charts): readonly CellPlace[] {
  return Object.entries(models).flatMap(([id, model]) => {
    const chart = charts[id]
    return chart === undefined ? [] : changedIn(chart, model)
  })
}

function changedIn(chart: Chart, model: Chart): readonly CellPlace[] {
  return chart.rows.flatMap((row) =>
    chart.columns
      .filter(({ id }) => originalCell(model, row, id)?.value !== row.cells[id]?.value)
      .map(({ id }) => ({ chart: chart.id, row: row.id, column: id })),
  )
}

/** A value with where it comes from: from where it came, where it is what it was, else from the table. */
export function cellWith(model: Chart, row: Row, column: string, value: CellValue): Cell {
  const original = originalCell(model, row, column)
  if (original?.value === value) return original
  return { value, provenance: changedFrom(original?.provenance ?? usualProvenance(model, column)) }
}

function usualProvenance({ rows }: Chart, column: string): Provenance | undefined {
  return rows[0]?.cells[column]?.provenance
}

function changedFrom(provenance: Provenance | undefined): Provenance {
  return { kind: 'changed', section: provenance?.section ?? '' }
}

/** A band as it stands in a changed chart: its name and the provenance of its bounds follow from the bounds. */
export function bandWith(model: Chart, { from = null, to = null, cells }: Row): Row {
  const original = model.rows.find((row) => row.from === from && row.to === to)
  const source = original === undefined ? changedFrom(model.rows[0]?.provenance) : original.provenance
  const id = original?.id ?? `${from ?? 'less'}to${to ?? 'more'}`
  return { id, from, to, ...(source === undefined ? {} : { provenance: source }), cells }
}

/** A chart with another value in one cell. A place that is not there changes nothing. */
export function withCell(
  chart: Chart,
  model: Chart,
  { row: rowId, column }: Pick<CellPlace, 'row' | 'column'>,
  value: CellValue,
): Chart {
  return withRows(
    chart,
    chart.rows.map((row) => {
      if (row.id !== rowId || !(column in row.cells)) return row
      return { ...row, cells: { ...row.cells, [column]: cellWith(model, row, column, value) } }
    }),
  )
}

function withRows(chart: Chart, rows: readonly Row[]): Chart {
  return { ...chart, rows }
}

/** A chart of other bands; whose cells came from where is worked out anew. */
export function withBands(chart: Chart, model: Chart, rows: readonly Row[]): Chart {
  return withRows(
    chart,
    rows.map((row) => {
      const band = bandWith(model, row)
      const cells = Object.entries(row.cells).map(([column, { value }]): [string, Cell] => [
        column,
        cellWith(model, band, column, value),
      ])
      return { ...band, cells: Object.fromEntries(cells) }
    }),
  )
}
