import type { RegionId } from '../board.ts'
import type { Effects, NapoleonEffect } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { landUnits, type LandUnit, type Pieces } from '../pieces.ts'
import type { NapoleonState } from '../state.ts'

/** Whether the table counts its pieces in the app at all. */
function countsPieces({ stacks }: NapoleonState): boolean {
  return stacks.length > 0
}

/** Whether the table says in which regions a nation's pieces stand. */
export function placesPieces({ stacks }: NapoleonState, nation: NationId): boolean {
  return stacks.some((stack) => stack.nation === nation && stack.region !== null)
}

/** The units of which some are given, with how many. */
export function countsIn(pieces: Pieces): readonly (readonly [LandUnit, number])[] {
  return landUnits.flatMap((unit) => {
    const count = pieces[unit] ?? 0
    return count === 0 ? [] : [[unit, count] as const]
  })
}

/** New pieces are counted where they are put, in as much detail as the table counts; nothing where it does not. */
export function piecesAdded(
  state: NapoleonState,
  nation: NationId,
  region: RegionId | null,
  pieces: Pieces,
): Effects {
  if (!countsPieces(state)) return []
  const isPlaced = state.stacks.some((stack) => stack.region !== null)
  const at = isPlaced ? region : null
  return countsIn(pieces).map(([unit, by]): NapoleonEffect => ({
    type: 'piecesChanged',
    nation,
    region: at,
    unit,
    by,
  }))
}
