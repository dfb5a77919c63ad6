import { monthName, monthOfYearName } from '@/messages/en/napoleon-in-europe/months.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { cellOf, numberIn } from '@/rules/chart.ts'
import { monthOfYear } from '@/rules/napoleon-in-europe/calendar.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { turnOrder, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { alliesOf, isActive } from '@/rules/napoleon-in-europe/standing.ts'

const { turn } = napoleon.screens

/** "November 1805", or the round where no months are kept. */
export function momentTitle({ calendar: { month, round } }: NapoleonState): string {
  return month === null ? turn.round(round) : monthName(month)
}

/** "Production comes after December". */
export function momentLine(state: NapoleonState): string {
  const { month, phase } = state.calendar
  if (month === null) return turn.roundLine
  const next = monthOfYearName(nextProduction(state, monthOfYear(month)))
  return phase === 'production' ? turn.productionNow(monthName(month)) : turn.productionAfter(next)
}

/** The month after which production comes next: this one, or the first that follows. */
function nextProduction({ rules }: NapoleonState, now: number): number {
  const chart = rules.charts.productionMonths
  const months = chart.rows
    .map(({ id }) => numberIn(cellOf(chart, id, 'value')))
    .toSorted((one, other) => one - other)
  return months.find((month) => month >= now) ?? months[0] ?? now
}

/** Whether production comes when this month is over. */
export function isBeforeProduction(state: NapoleonState): boolean {
  const { month, phase } = state.calendar
  if (month === null || phase === 'production') return false
  return nextProduction(state, monthOfYear(month)) === monthOfYear(month)
}

/** Who has the turn after the one that has it; null where nobody is left in this round. */
export function nextNation(state: NapoleonState, jointly: readonly NationId[] = []): NationId | null {
  const { acting, done, first } = state.calendar
  if (acting === null) return null
  const order = turnOrder(first)
  const later = order.slice(order.indexOf(acting) + 1)
  return later.find((nation) => !jointly.includes(nation) && isToMove(state, nation, done)) ?? null
}

/** Allies of the nation that has the turn who may take theirs with it. (Alliances.) */
export function companions(state: NapoleonState): readonly NationId[] {
  const { acting, done, phase } = state.calendar
  if (acting === null || phase === 'production') return []
  return alliesOf(state, acting).filter((ally) => isToMove(state, ally, done))
}

function isToMove(state: NapoleonState, nation: NationId, done: readonly NationId[]): boolean {
  const { phase, halted } = state.calendar
  const mayMove = phase === 'production' || !halted.includes(nation)
  return isActive(state, nation) && mayMove && !done.includes(nation)
}
