import type { Cell, Chart, Column, Row } from './chart.ts'

type Charts = Readonly<Record<string, Chart>>

/**
 * Stored charts with whatever they lack of the charts as they come: charts, columns and named rows that were
 * added since they were stored. What is stored keeps its values and its order.
 */
export function completeCharts(stored: Charts, models: Charts): Charts {
  const known = Object.entries(models).map(([id, model]) => {
    const chart = stored[id]
    return [id, chart === undefined ? model : completeChart(chart, model)] as const
  })
  return { ...stored, ...Object.fromEntries(known) }
}

function completeChart(stored: Chart, model: Chart): Chart {
  const columns = missingFrom(stored.columns, model.columns)
  const rows = stored.rows.map((row) => completeRow(row, columns, modelRow(row, model)))
  return { ...stored, columns: [...stored.columns, ...columns], rows: [...rows, ...newRows(stored, model)] }
}

function newRows(stored: Chart, model: Chart): readonly Row[] {
  return model.kind === 'named' ? missingFrom(stored.rows, model.rows) : []
}

function missingFrom<Part extends { readonly id: string }>(
  stored: readonly Part[],
  model: readonly Part[],
): Part[] {
  return model.filter(({ id }) => !stored.some((part) => part.id === id))
}

/** The row to fill in from: of the same name, or the band that covers where this one starts or ends. */
function modelRow(row: Row, { kind, rows }: Chart): Row | undefined {
  if (kind === 'named') return rows.find(({ id }) => id === row.id)
  const place = row.from ?? row.to ?? 0
  return rows.find(({ from, to }) => place >= (from ?? -Infinity) && place <= (to ?? Infinity)) ?? rows[0]
}

function completeRow(row: Row, columns: readonly Column[], model: Row | undefined): Row {
  const added = columns.flatMap(({ id }): [string, Cell][] => {
    const cell = row.cells[id] ?? model?.cells[id]
    return cell === undefined ? [] : [[id, cell]]
  })
  return added.length === 0 ? row : { ...row, cells: { ...row.cells, ...Object.fromEntries(added) } }
}

/** Whether a chart has every column that the default one has, and every row where rows are named. */
function matches(candidate: Chart, model: Chart): boolean {
  const columns = model.columns.map(({ id }) => id)
  const rows = new Set(candidate.rows.map(({ id }) => id))
  const complete = candidate.rows.every(({ cells }) => columns.every((column) => column in cells))
  return complete && (model.kind === 'bands' || model.rows.every(({ id }) => rows.has(id)))
}

/** Whether charts hold every chart of the models, with every column and every named row. */
export function holdAllOf(charts: Charts, models: Charts): boolean {
  return Object.entries(models).every(([id, model]) => {
    const candidate = charts[id]
    return candidate !== undefined && matches(candidate, model)
  })
}
