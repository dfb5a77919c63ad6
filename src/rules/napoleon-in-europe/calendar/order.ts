import { writeNote } from '../../heading.ts'
import type { Ledger } from '../../reason.ts'
import { apply } from '../apply.ts'
import type { Effects } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { isDivided } from '../scenarios/specials.ts'
import { activeNations } from '../standing.ts'
import type { NapoleonState } from '../state.ts'

/**
 * Who has turns in this phase, in the order of play: the active nations, but in months of movement not those
 * that may not move in this round, and in production not those for which nothing is produced. (Turn Order;
 * Scenarios I and VII.)
 */
export function whoHasTurns(state: NapoleonState): readonly NationId[] {
  const { phase, halted } = state.calendar
  const isLeftOut = (nation: NationId) =>
    phase === 'movement' ? halted.includes(nation) : isDivided(state, nation)
  return activeNations(state).filter((nation) => !isLeftOut(nation))
}

/**
 * Whose turn comes next: the first in the order of play that has not had one, so that a nation won over after
 * its place was passed still has its turn; null when everyone has.
 */
export function nextToAct(state: NapoleonState): NationId | null {
  return whoHasTurns(state).find((nation) => !state.calendar.done.includes(nation)) ?? null
}

/** A game's calendar with the turn given to whoever comes next. */
export function withNextToAct(state: NapoleonState): NapoleonState['calendar'] {
  return { ...state.calendar, acting: nextToAct(state) }
}

/** A nation that is won over when everyone has had a turn has one yet. */
export function turnOfTheWon(before: NapoleonState, effects: Effects, ledger: Ledger): Effects {
  const { acting: had, done } = before.calendar
  const hadEveryone = had === null && done.length > 0 && nextToAct(before) === null
  if (!hadEveryone) return []
  const after = effects.reduce(apply, before)
  const calendar = withNextToAct(after)
  const { acting, phase } = calendar
  if (after.calendar.acting !== null || acting === null) return []
  writeNote(ledger, `turn.next.${phase}`, { nation: acting })
  return [{ type: 'calendarSet', calendar }]
}
