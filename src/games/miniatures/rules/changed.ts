import type { Cell, CellPlace, Chart } from '@/rules/index.ts'
import { changedCells, originalCell } from '@/rules/miniatures/charts/changes.ts'
import { defaultCharts } from '@/rules/miniatures/index.ts'

type Charts = Readonly<Record<string, Chart>>

const models: Charts = defaultCharts

/** A chart as it comes; a chart that no longer comes is its own model. */
export function usualChart(chart: Chart): Chart {
  return models[chart.id] ?? chart
}

/** What stood in a cell as the chart comes; null where there is no one answer. */
export function usualCell(chart: Chart, row: string, column: string): Cell | null {
  const found = chart.rows.find(({ id }) => id === row)
  return found === undefined ? null : originalCell(usualChart(chart), found, column)
}

/** How many numbers of a chart say something else than it does as it comes. */
export function changedIn(chart: Chart): number {
  return changedCells({ [chart.id]: chart }, { [chart.id]: usualChart(chart) }).length
}

/** Every number of the charts that says something else than as they come. */
export function changedOf(charts: Charts): readonly CellPlace[] {
  return changedCells(charts, models)
}
