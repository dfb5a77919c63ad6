import type { NationId } from '../../nations.ts'
import { landUnits, type LandUnit, type Pieces } from '../../pieces.ts'
import type { AnyPiece, Battle, BasicPiece, StandardPiece } from '../battle.ts'
import { sides, type Side } from '../sides.ts'

/** What one nation, or a minor nation's own army, has lost in a battle. */
export interface LossOf<Of extends NationId | null = NationId> {
  readonly nation: Of
  readonly pieces: Pieces
}

/** Pieces as counts of each kind. */
export function countedPieces(pieces: readonly Pick<AnyPiece, 'unit'>[]): Pieces {
  const countOf = (unit: LandUnit) => pieces.filter((piece) => piece.unit === unit).length
  return Object.fromEntries(landUnits.flatMap((unit) => (countOf(unit) === 0 ? [] : [[unit, countOf(unit)]])))
}

/** All pieces of a battle, of whichever rules. */
export function piecesOf(battle: Battle): readonly (BasicPiece | StandardPiece)[] {
  return battle.pieces
}

/** What each nation of a side has lost in a battle, and a minor nation's own army; those that lost nothing are left out. */
export function lossesOn(battle: Battle, side: Side): readonly LossOf<NationId | null>[] {
  const lost = piecesOf(battle).filter((piece) => piece.side === side && piece.at === 'lost')
  const nations = [...new Set(lost.map(({ nation }) => nation))]
  return nations.map((nation) => ({
    nation,
    pieces: countedPieces(lost.filter((piece) => piece.nation === nation)),
  }))
}

/** What each nation has lost in a battle; a minor nation's own army is nobody's loss. */
export function lossesOf(battle: Battle): readonly LossOf[] {
  return sides
    .flatMap((side) => lossesOn(battle, side))
    .flatMap(({ nation, pieces }) => (nation === null ? [] : [{ nation, pieces }]))
}
