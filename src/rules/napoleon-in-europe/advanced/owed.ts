import { cellOf, numberIn } from '../../chart.ts'
import type { Due } from '../due.ts'
import { activeNations, standingOf } from '../standing.ts'
import type { NationId } from '../nations.ts'
import { armiesIn } from '../pieces.ts'
import type { NapoleonState } from '../state.ts'

/** Homelands where invaders die of hunger and illness. (Advanced Rules: Attrition in Spain and Russia.) */
export const harshHomelands = ['spain', 'russia'] as const satisfies readonly NationId[]

const drawRows = { production: 'production', won: 'wonMajorBattle', lost: 'lostMajorBattle' } as const

/**
 * The cards that a nation draws before production or after a major battle; nothing where cards are not in
 * force, or nobody plays the nation. (Advanced Rules: Card Play.)
 */
export function cardsOwed(
  { rules, nations }: NapoleonState,
  nation: NationId,
  cause: keyof typeof drawRows,
): readonly Due[] {
  if (rules.options.cards === 'off' || nations[nation].player === null) return []
  const cards = numberIn(cellOf(rules.charts.cardDraws, drawRows[cause], 'value'))
  return cards > 0 ? [{ kind: 'drawCards', nation, cards, cause }] : []
}

/**
 * The rolls for attrition that are due before production; nothing where the rule is not in force. Whoever is
 * known to have armies in an enemy's harsh homeland rolls. (Advanced Rules: Attrition in Spain and Russia.)
 */
export function attritionOwed(state: NapoleonState): readonly Due[] {
  if (state.rules.options.attrition === 'off') return []
  return harshHomelands.flatMap((homeland) =>
    activeNations(state)
      .filter((nation) => standingOf(state, nation, homeland) === 'war' && standsIn(state, nation, homeland))
      .map((nation) => ({ kind: 'attrition' as const, nation, homeland })),
  )
}

/** Whether a nation's armies stand in a homeland, as far as the table tells. */
function standsIn(state: NapoleonState, nation: NationId, homeland: NationId): boolean {
  const regions = state.regions.filter((region) => region.homeland === homeland)
  const isIn = (id: string | null) => regions.some((region) => region.id === id)
  const placed = state.stacks.filter((stack) => stack.nation === nation && stack.region !== null)
  if (placed.length > 0) return placed.some(({ region, pieces }) => isIn(region) && armiesIn(pieces) > 0)
  const { closed, homelandLost } = state.unnamed[homeland]
  return (
    regions.some(({ occupier, owner }) => occupier === nation || owner === nation) ||
    closed + homelandLost > 0
  )
}
