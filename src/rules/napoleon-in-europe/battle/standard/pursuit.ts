import { house, rule } from '../../../chart-building.ts'
import { cellOf, type FoundCell } from '../../../chart.ts'
import type { NapoleonCharts } from '../../charts/index.ts'
import type { NapoleonState } from '../../state.ts'
import type { StandardBattle, StandardPiece } from '../battle.ts'
import { enemyOf, type Side } from '../sides.ts'
import { retreatAreaOf } from './areas.ts'
import { armOfPiece, isOnBoard } from './board.ts'
import { aboutPiece, firstOf, type Doubt, type Objection } from './phases.ts'

const pursuit = rule('Pursuit')

/** A beaten side's cavalry that stands between its army and the pursuers: all but what has fallen back. (Pursuit.) */
export function coveringCavalry({ pieces }: StandardBattle, beaten: Side): readonly StandardPiece[] {
  return pieces.filter(
    (piece) =>
      piece.side === beaten &&
      armOfPiece(piece) === 'cavalry' &&
      isOnBoard(piece) &&
      piece.at !== retreatAreaOf(beaten),
  )
}

/** The victor's pieces that still have a shot, and something to aim it at. */
export function pursuers(state: NapoleonState): readonly StandardPiece[] {
  return (piecesOf(state) ?? []).filter((piece) => pursuitTargets(state, piece).length > 0)
}

/** Whom a piece may pursue now. */
export function pursuitTargets(state: NapoleonState, piece: StandardPiece): readonly StandardPiece[] {
  const { battle, rules } = state
  if (battle?.kind !== 'standard' || whyNoPursuit(battle, piece) !== null) return []
  return battle.pieces.filter((target) => whyNotCaught(rules.charts, battle, piece, target) === null)
}

function piecesOf({ battle }: NapoleonState): readonly StandardPiece[] | null {
  return battle?.kind === 'standard' ? battle.pieces : null
}

/** What keeps a piece from pursuing at all; null where nothing does. */
export function whyNoPursuit(battle: StandardBattle, piece: StandardPiece): Objection | null {
  const { stage, result, isCovered } = battle.course
  const arm = armOfPiece(piece)
  const doubts: readonly Doubt[] = [
    [stage !== 'pursuit', 'noPursuit', pursuit, {}],
    [piece.side !== result?.winner, 'notTheVictor', pursuit, {}],
    [!isOnBoard(piece), piece.at === 'coming' ? 'pieceIsComing' : 'pieceIsLost', pursuit, {}],
    [arm !== 'infantry' && arm !== 'cavalry', 'pursuesNot', pursuit, {}],
    [piece.at === retreatAreaOf(piece.side), 'fallenBackPursuesNot', pursuit, {}],
    [piece.hasPursued, 'hasPursued', pursuit, {}],
    [isCovered && arm === 'infantry', 'onlyCavalryPursues', pursuit, {}],
  ]
  return firstOf(doubts, aboutPiece(battle, piece))
}

/** What keeps a target from a piece that pursues; null where nothing does. */
export function whyNotCaught(
  charts: NapoleonCharts,
  battle: StandardBattle,
  piece: StandardPiece,
  target: StandardPiece,
): Objection | null {
  const beaten = enemyOf(piece.side)
  const covering = coveringCavalry(battle, beaten)
  const doubts: readonly Doubt[] = [
    [target.side !== beaten, 'notEnemyPiece', house('game'), {}],
    [!isOnBoard(target), 'targetIsGone', pursuit, { target: target.unit }],
    [covering.length > 0 && !covering.includes(target), 'coveringCavalryFirst', pursuit, {}],
    [catchCell(charts, piece, target)?.value === null, 'notCaughtBy', pursuit, { pursuer: piece.unit }],
  ]
  return firstOf(doubts, aboutPiece(battle, target))
}

/** What one die must show to remove a target; null where the piece does not pursue. */
export function catchCell(
  { battlePursuit }: NapoleonCharts,
  piece: StandardPiece,
  target: StandardPiece,
): FoundCell | null {
  const arm = armOfPiece(piece)
  return arm === 'infantry' || arm === 'cavalry' ? cellOf(battlePursuit, arm, armOfPiece(target)) : null
}
