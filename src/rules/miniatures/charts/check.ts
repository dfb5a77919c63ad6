import type { Chart, Column } from '../../chart.ts'
import { crossFaults } from './check-across.ts'
import { bandFaults } from './check-bands.ts'
import { fault, type ChartsFault } from './faults.ts'
import { defaultCharts } from './index.ts'
import type { PlainChart, PlainCharts, PlainRow } from './plain.ts'
import { mostRows, stepOf } from './steps.ts'

const models: Readonly<Record<string, Chart>> = defaultCharts

/**
 * Everything that keeps charts from being played by: each cell against the type, the range and the step of
 * its column in the charts as they come, named rows against theirs, bands against gaps, and what one cell
 * asks of another. None where all is well.
 */
export function chartFaults(charts: PlainCharts): readonly ChartsFault[] {
  const unknown = Object.keys(charts).filter((id) => !Object.hasOwn(models, id))
  const faults = [
    ...unknown.map((id) => fault('unknownChart', `charts.${id}`)),
    ...Object.entries(models).flatMap(([id, model]) => faultsOf(charts[id], model)),
  ]
  // What cells ask of each other can only be said of charts that are whole.
  return faults.length > 0 ? faults : crossFaults(charts)
}

function faultsOf(chart: PlainChart | undefined, model: Chart): readonly ChartsFault[] {
  const path = `charts.${model.id}`
  if (chart === undefined) return [fault('missingChart', path)]
  if (chart.rows.length > mostRows) return [fault('tooManyRows', `${path}.rows`, { most: mostRows })]
  const rows = model.kind === 'named' ? namedFaults(chart, model, path) : bandFaults(chart, model, path)
  const cells = chart.rows.flatMap((row, place) => cellFaults(row, model, `${path}.rows[${place}].cells`))
  return [...duplicates(chart, path), ...rows, ...cells]
}

function duplicates({ rows }: PlainChart, path: string): readonly ChartsFault[] {
  return rows.flatMap(({ id: row }, place) =>
    rows.findIndex(({ id }) => id === row) < place
      ? [fault('duplicateRow', `${path}.rows[${place}].id`, { row })]
      : [],
  )
}

function namedFaults({ rows }: PlainChart, model: Chart, path: string): readonly ChartsFault[] {
  const missing = model.rows.filter(({ id }) => !rows.some((row) => row.id === id))
  const unknown = rows.flatMap(({ id: row }, place) =>
    model.rows.some(({ id }) => id === row)
      ? []
      : [fault('unknownRow', `${path}.rows[${place}].id`, { row })],
  )
  return [...missing.map(({ id: row }) => fault('missingRow', `${path}.rows`, { row })), ...unknown]
}

function cellFaults({ cells }: PlainRow, { columns }: Chart, path: string): readonly ChartsFault[] {
  const unknown = Object.keys(cells).filter((cell) => !columns.some(({ id }) => id === cell))
  return [
    ...unknown.map((column) => fault('unknownColumn', `${path}.${column}`)),
    ...columns.flatMap((column) => cellFault(cells, column, `${path}.${column.id}`)),
  ]
}

function cellFault(cells: PlainRow['cells'], column: Column, path: string): readonly ChartsFault[] {
  if (!Object.hasOwn(cells, column.id)) return [fault('missingCell', path)]
  const value: unknown = cells[column.id]
  if (value === null) return column.blank ? [] : [fault('blankCell', path)]
  return column.choices === undefined
    ? numberFault(value, column, path)
    : wordFault(value, column.choices, path)
}

const wordShown = 40

function wordFault(value: unknown, choices: readonly string[], path: string): readonly ChartsFault[] {
  if (typeof value !== 'string') return [fault('wrongType', path)]
  return choices.includes(value) ? [] : [fault('notAChoice', path, { word: value.slice(0, wordShown) })]
}

function numberFault(value: unknown, column: Column, path: string): readonly ChartsFault[] {
  if (typeof value !== 'number') return [fault('wrongType', path)]
  const { minimum = -Infinity, maximum = Infinity } = column
  // Turned round, so that what is no number at all is out of range too.
  if (!(value >= minimum && value <= maximum)) return [fault('outOfRange', path, { minimum, maximum })]
  const step = stepOf(column.unit)
  return Number.isInteger(value / step) ? [] : [fault('offStep', path, { step })]
}
