import { house } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import type { RegionId } from '../board.ts'
import type { Effects, NapoleonEffect } from '../effects.ts'
import { piecesAt } from '../map/pieces.ts'
import type { NationId } from '../nations.ts'
import type { LandUnit, Pieces } from '../pieces.ts'
import type { NapoleonState } from '../state.ts'
import { countsIn } from './tracking.ts'

/**
 * Pieces that a nation lost are taken off where the battle was, and then from those that it has in no region in
 * particular. A nation whose pieces the table does not count loses them on the board alone.
 *
 * @throws Refused where the app knows of fewer pieces there
 */
export function piecesLost(
  state: NapoleonState,
  nation: NationId,
  region: RegionId | null,
  pieces: Pieces,
): Effects {
  if (!state.stacks.some((stack) => stack.nation === nation)) return []
  return countsIn(pieces).flatMap(([unit, count]) => unitsLost(state, nation, region, unit, count))
}

function unitsLost(
  state: NapoleonState,
  nation: NationId,
  region: RegionId | null,
  unit: LandUnit,
  count: number,
): Effects {
  const there = region === null ? 0 : (piecesAt(state, nation, region)[unit] ?? 0)
  const anywhere = piecesAt(state, nation, null)[unit] ?? 0
  const known = there + anywhere
  if (count > known) refuse('moreLostThanThere', 'losses', house('N12'), { nation, unit, count, known })
  const fromThere = Math.min(there, count)
  const taken = (at: RegionId | null, by: number): Effects => {
    const effect: NapoleonEffect = { type: 'piecesChanged', nation, region: at, unit, by: -by }
    return by === 0 ? [] : [effect]
  }
  return [...taken(region, fromThere), ...taken(null, count - fromThere)]
}
