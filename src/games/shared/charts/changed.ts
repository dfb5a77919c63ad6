import { changedCells, originalCell } from '@/rules/chart-changes.ts'
import type { Cell, Chart } from '@/rules/index.ts'

type Charts = Readonly<Record<string, Chart>>

/** A chart as it comes; a chart that no longer comes is its own model. */
export function modelOf(models: Charts, chart: Chart): Chart {
  return models[chart.id] ?? chart
}

/** What stood in a cell as the chart comes; null where there is no one answer. */
export function usualCell(models: Charts, chart: Chart, row: string, column: string): Cell | null {
  const found = chart.rows.find(({ id }) => id === row)
  return found === undefined ? null : originalCell(modelOf(models, chart), found, column)
}

/** How many numbers of a chart say something else than it does as it comes. */
export function changedIn(models: Charts, chart: Chart): number {
  return changedCells({ [chart.id]: chart }, { [chart.id]: modelOf(models, chart) }).length
}
