import { changedCells } from '@/rules/chart-changes.ts'
import type { CellPlace, Chart } from '@/rules/index.ts'
import { defaultCharts } from '@/rules/miniatures/index.ts'
import { modelOf } from '../../shared/charts/changed.ts'

type Charts = Readonly<Record<string, Chart>>

const models: Charts = defaultCharts

/** A chart as it comes; a chart that no longer comes is its own model. */
export function usualChart(chart: Chart): Chart {
  return modelOf(models, chart)
}

/** Every number of the charts that says something else than as they come. */
export function changedOf(charts: Charts): readonly CellPlace[] {
  return changedCells(charts, models)
}
