import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { activeNations, handOf, playerNations } from '@/rules/napoleon-in-europe/standing.ts'

const { menu } = napoleon.politics

/** The nations that somebody acts for, in the order of play. */
export function actorsOf(state: NapoleonState): readonly NationId[] {
  return activeNations(state)
}

/** Whose menu is looked at first: whose turn it is, else the first player nation. */
export function likelyActor(state: NapoleonState): NationId {
  const { acting, first } = state.calendar
  return acting ?? playerNations(state)[0] ?? first
}

/** What a nation, or who controls it, has to pay with. */
export function pointsOf(state: NapoleonState, nation: NationId): string {
  const hand = handOf(state, nation)
  const payer = hand ?? nation
  const points = state.nations[payer].politicalActionPoints
  return payer === nation ? menu.has(points) : menu.paidBy(payer, points)
}
