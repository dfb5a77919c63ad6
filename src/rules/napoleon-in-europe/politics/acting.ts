import { house, rule } from '../../chart-building.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { Effects } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { payFor, type PoliticalActionId } from '../spending.ts'
import { handOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'

/** Political actions are of the Standard Rules. @throws Refused in a game of the Basic Rules */
export function requireStandard({ level }: NapoleonState): void {
  if (level === 'basic') refuse('politicsOfStandardRules', 'type', rule('Political Actions and Diplomacy'))
}

/** @throws Refused where a nation is named as its own opposite */
export function requireOther(nation: NationId, other: NationId, path: string): void {
  if (nation === other) refuse('withItself', path, house('N1'), { nation })
}

/**
 * Who acts for a nation and pays for what it does: itself where it is a player nation, else whoever controls it.
 *
 * @throws Refused where nobody moves it
 */
export function actorFor(state: NapoleonState, nation: NationId, path = 'nation'): NationId {
  return (
    handOf(state, nation) ?? refuse('nobodyActsForNation', path, rule('Neutral Major Nations'), { nation })
  )
}

/**
 * A nation carries out a political action; whoever acts for it pays.
 *
 * @throws Refused where nobody acts for it, or who does has too few political action points
 */
export function paidFor(
  state: NapoleonState,
  nation: NationId,
  action: PoliticalActionId,
  ledger: Ledger,
): Effects {
  return payFor(state, actorFor(state, nation), action, ledger)
}
