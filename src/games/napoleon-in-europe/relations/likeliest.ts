import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { isActive, standingOf } from '@/rules/napoleon-in-europe/standing.ts'

/** Who asks whom. */
export interface Pair {
  readonly nation: NationId
  readonly to: NationId
}

/** Whom the nation that has the turn asks most likely: one that nobody plays, else one that is neutral; null for nobody. */
export function likeliestPair(state: NapoleonState): Pair | null {
  const nation = state.calendar.acting
  if (nation === null) return null
  const others = nationIds.filter(
    (other) => other !== nation && standingOf(state, nation, other) === 'neutral',
  )
  const to = others.find((other) => !isActive(state, other)) ?? others[0]
  return to === undefined ? null : { nation, to }
}
