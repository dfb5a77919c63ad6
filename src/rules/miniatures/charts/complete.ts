import type { Chart } from '../../chart.ts'
import { holdAllOf } from '../../chart-completion.ts'
import { defaultCharts, type MiniaturesCharts } from './index.ts'

/** Whether charts are all those of this rulebook, with every column and every named row. */
export function isChartSet(charts: Readonly<Record<string, Chart>>): charts is MiniaturesCharts {
  return holdAllOf(charts, defaultCharts)
}
