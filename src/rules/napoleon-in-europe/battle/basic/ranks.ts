import { armOf, arms, type Arm } from '../../pieces.ts'
import type { BasicBattle, BasicPiece, BasicPlace } from '../battle.ts'
import { enemyOf, type Side } from '../sides.ts'

type Pieces = Pick<BasicBattle, 'pieces'>

export function isLeader({ unit }: Pick<BasicPiece, 'unit'>): boolean {
  return unit === 'leader'
}

/** What a side has in a rank, or beside the battle. */
export function inRank({ pieces }: Pieces, side: Side, at: BasicPlace): readonly BasicPiece[] {
  return pieces.filter((piece) => piece.side === side && piece.at === at)
}

/** What a side has in both ranks. */
export function inRanks({ pieces }: Pieces, side: Side): readonly BasicPiece[] {
  return pieces.filter((piece) => piece.side === side && piece.at !== 'lost')
}

/** A side's armies in its front rank: without one it has lost. (Ending the Battle and Pursuit.) */
export function frontArmies(battle: Pieces, side: Side): readonly BasicPiece[] {
  return inRank(battle, side, 'front').filter((piece) => !isLeader(piece))
}

/** A side's leaders who can rally. (Eliminating Pieces and Rallying.) */
export function rallyingLeaders(battle: Pieces, side: Side): readonly BasicPiece[] {
  return inRank(battle, side, 'rear').filter(isLeader)
}

/** What a side may hit in battle: the armies of the enemy's front rank. (Firing.) */
export function firedAt(battle: Pieces, side: Side): readonly BasicPiece[] {
  return frontArmies(battle, enemyOf(side))
}

/** What the victor may hit in pursuit: everything that is left of the enemy. (Ending the Battle and Pursuit.) */
export function pursued(battle: Pieces, victor: Side): readonly BasicPiece[] {
  return inRanks(battle, enemyOf(victor))
}

/** The pieces among which those that are owed are named; none where nothing is owed. */
export function choicesOwed(battle: BasicBattle): readonly BasicPiece[] {
  const { owed } = battle.course
  if (owed === null) return []
  const among = {
    casualties: firedAt,
    pursued,
    rallied: () => inRank(battle, owed.side, 'lost'),
  }
  return among[owed.kind](battle, owed.side)
}

/** How many of some pieces are of each arm. */
export function armCounts(pieces: readonly BasicPiece[]): Readonly<Record<Arm, number>> {
  const count = (arm: Arm) => pieces.filter(({ unit }) => armOf[unit] === arm).length
  const [infantry, cavalry, artillery, leader] = arms
  return {
    infantry: count(infantry),
    cavalry: count(cavalry),
    artillery: count(artillery),
    leader: count(leader),
  }
}
