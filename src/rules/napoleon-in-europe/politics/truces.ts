import { cellOf, numberIn } from '../../chart.ts'
import type { NapoleonEffect } from '../effects.ts'
import type { NationId } from '../nations.ts'
import type { NapoleonState } from '../state.ts'

/** How many months of peace follow a lost war. */
function monthsOfPeace({ rules }: NapoleonState): number {
  return numberIn(cellOf(rules.charts.peace, 'months', 'value'))
}

/**
 * Peace between a nation that has sued for it and a victor; the loser is named first. Null where no months are
 * counted.
 */
export function truceAfter(state: NapoleonState, loser: NationId, victor: NationId): NapoleonEffect | null {
  const { month } = state.calendar
  if (month === null) return null
  return { type: 'truceSet', nations: [loser, victor], until: month + monthsOfPeace(state) }
}

/** Whether a nation won its war with another this month, and may still annex what it occupies. (N1.) */
export function isVictorOfThisMonth(state: NapoleonState, victor: NationId, loser: NationId): boolean {
  const { month } = state.calendar
  return state.truces.some(
    ({ nations: [beaten, other], until }) =>
      beaten === loser && other === victor && month !== null && until === month + monthsOfPeace(state),
  )
}
