import type { RegionId, Territory } from '@/rules/napoleon-in-europe/board.ts'
import { isMajor } from '@/rules/napoleon-in-europe/basic/battle.ts'
import { together } from '@/rules/napoleon-in-europe/basic/pieces.ts'
import { holdingsOf, regionById } from '@/rules/napoleon-in-europe/holdings.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { piecesAt } from '@/rules/napoleon-in-europe/map/pieces.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { unitsIn } from '@/rules/napoleon-in-europe/pieces.ts'
import { isPlayerNation } from '@/rules/napoleon-in-europe/standing.ts'

/** Whether the pieces counted in a region make a major battle; null where not both sides are counted there. */
export function majorBySize(
  state: NapoleonState,
  region: RegionId | null,
  sides: readonly [readonly NationId[], readonly NationId[]],
): boolean | null {
  if (region === null) return null
  const [ours, theirs] = sides.map((side) => together(side.map((nation) => piecesAt(state, nation, region))))
  if (ours === undefined || theirs === undefined) return null
  return unitsIn(ours) === 0 || unitsIn(theirs) === 0 ? null : isMajor(state, [ours, theirs])
}

/**
 * The nation that would be out of a game of Total Victory if its last named region were taken, although nobody has
 * counted how many regions it has without a name; null where there is no such nation.
 */
export function takenOutUncounted(
  state: NapoleonState,
  nation: NationId,
  territory: Territory | null,
): NationId | null {
  if (state.victory !== 'totalVictory' || territory === null || !('region' in territory)) return null
  const { homeland = null, owner = null } = regionById(state, territory.region) ?? {}
  if (homeland === null || homeland === nation || owner !== homeland) return null
  const { homeland: unnamed, homelandLost } = state.unnamed[homeland]
  const isLast = isPlayerNation(state, homeland) && holdingsOf(state, homeland).homeland === 1
  return isLast && unnamed + homelandLost === 0 ? homeland : null
}
