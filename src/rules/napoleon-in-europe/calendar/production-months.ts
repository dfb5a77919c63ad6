import { cellOf, numberIn } from '../../chart.ts'
import { monthOfYear } from '../calendar.ts'
import type { NapoleonState } from '../state.ts'

/**
 * The month after which production comes next, 1 for January to 12 for December: the one given, or the first
 * that follows. (Standard Rules: Production.)
 */
export function nextProductionMonth({ rules }: Pick<NapoleonState, 'rules'>, now: number): number {
  const { productionMonths } = rules.charts
  const months = productionMonths.rows
    .map(({ id }) => numberIn(cellOf(productionMonths, id, 'value')))
    .toSorted((one, other) => one - other)
  return months.find((month) => month >= now) ?? months[0] ?? now
}

/** Whether production comes when this month of movement is over. */
export function isBeforeProduction(state: Pick<NapoleonState, 'rules' | 'calendar'>): boolean {
  const { month, phase } = state.calendar
  if (month === null || phase === 'production') return false
  return nextProductionMonth(state, monthOfYear(month)) === monthOfYear(month)
}
