import { inches } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import type { CellValue, Chart, Column } from '@/rules/index.ts'
import { defaultCharts } from '@/rules/miniatures/index.ts'
import * as shared from '../../shared/charts/charts.ts'
import { optionViews } from './options.ts'

export { cellPlaceText, sourceText } from '../../shared/charts/charts.ts'
export type { CellView, ChartView, RowView } from '../../shared/charts/charts.ts'

/** The charts as a page groups them, by id, in the order of the page. */
export const chartGroups = {
  move: ['firstMover', 'movement', 'movementCosts', 'movementLimits', 'chargeReaction'],
  fire: ['firePoints', 'fireMultipliers', 'fireDie', 'fireEffect', 'fireResults', 'fireLimits'],
  melee: ['classValues', 'meleeModifiers', 'meleeResult', 'meleeSquare', 'meleeLimits', 'officerValues'],
  morale: ['moraleModifiers', 'moraleResult', 'fullMoveBack', 'fallenLeader'],
} as const

export type ChartGroup = keyof typeof chartGroups

/** The groups in the order of the page. */
export const groupIds: readonly ChartGroup[] = ['move', 'fire', 'melee', 'morale']

const { rules } = later

/** The charts and options of the miniatures in words. */
export const chartBook: shared.ChartBook = {
  texts: later.charts,
  cellWords: later.cellWords,
  bandTexts: {
    firePoints: ({ to }) => (typeof to === 'number' ? rules.upTo(inches(to)) : ''),
  },
  groups: groupIds.map((id) => ({ id, title: rules.groups[id], charts: chartGroups[id] })),
  firstGroup: 'fire',
  models: defaultCharts,
  options: optionViews,
}

/** The group that a chart stands in; fire for a chart that is in none. */
export function groupOf(chart: string): string {
  return shared.groupOf(chartBook, chart)
}

/** A value as it stands in a column. */
export function valueText(value: CellValue, column: Pick<Column, 'unit'>): string {
  return shared.valueText(chartBook, value, column)
}

/** A chart in words and figures. @param model the chart as it came, where it may have been changed since */
export function chartView(chart: Chart, model?: Chart): shared.ChartView {
  return shared.chartView(chartBook, chart, model)
}
