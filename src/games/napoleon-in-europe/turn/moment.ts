import { monthName, monthOfYearName } from '@/messages/en/napoleon-in-europe/months.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { monthOfYear } from '@/rules/napoleon-in-europe/calendar.ts'
import { whoHasTurns } from '@/rules/napoleon-in-europe/calendar/order.ts'
import { nextProductionMonth } from '@/rules/napoleon-in-europe/calendar/production-months.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { alliesOf } from '@/rules/napoleon-in-europe/standing.ts'

const { turn } = napoleon.screens

/** "November 1805", or the round where no months are kept. */
export function momentTitle({ calendar: { month, round } }: NapoleonState): string {
  return month === null ? turn.round(round) : monthName(month)
}

/** "Production comes after December". */
export function momentLine(state: NapoleonState): string {
  const { month, phase } = state.calendar
  if (month === null) return turn.roundLine
  const next = monthOfYearName(nextProductionMonth(state, monthOfYear(month)))
  return phase === 'production' ? turn.productionNow(monthName(month)) : turn.productionAfter(next)
}

/** Who has the turn after the one that has it; null where nobody is left in this round. */
export function nextNation(state: NapoleonState, jointly: readonly NationId[] = []): NationId | null {
  const { acting } = state.calendar
  if (acting === null) return null
  return toAct(state).find((nation) => nation !== acting && !jointly.includes(nation)) ?? null
}

/** Allies of the nation that has the turn who may take theirs with it. (Alliances.) */
export function companions(state: NapoleonState): readonly NationId[] {
  const { acting, phase } = state.calendar
  if (acting === null || phase === 'production') return []
  const allies = alliesOf(state, acting)
  return toAct(state).filter((nation) => allies.includes(nation))
}

function toAct(state: NapoleonState): readonly NationId[] {
  return whoHasTurns(state).filter((nation) => !state.calendar.done.includes(nation))
}
