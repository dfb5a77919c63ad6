import { rule } from '../../../chart-building.ts'
import type { NapoleonState } from '../../state.ts'
import type { StandardBattle, StandardPiece } from '../battle.ts'
import { ahead } from './areas.ts'
import { armOfPiece, isOnBoard, pieceById, piecesIn, placeOf } from './board.ts'
import { isAbleTo } from './kinds.ts'
import { aboutPiece, canAct, firstOf, type Doubt, type Objection } from './phases.ts'
import { canFormSquare } from './squares.ts'
import { isBehindRiver } from './terrain.ts'

const attacking = rule('Attacking')
const chargeRule = rule('Charge Attack')

/** What who is charged may do about it: stand, form square, or avoid. */
export const chargeAnswers = ['stand', 'square', 'avoid'] as const
export type ChargeAnswer = (typeof chargeAnswers)[number]

/** Whom a piece may charge now; nobody where it may not act. */
export function chargeTargets(state: NapoleonState, piece: StandardPiece): readonly StandardPiece[] {
  const { battle } = state
  if (battle?.kind !== 'standard' || !canAct(state, piece)) return []
  return battle.pieces.filter(
    (other) => other.side !== piece.side && whyNoCharge(battle, piece, other) === null,
  )
}

/** What keeps a piece that may act from charging an enemy's; null where nothing does. (Charge Attack.) */
export function whyNoCharge(
  battle: StandardBattle,
  piece: StandardPiece,
  target: StandardPiece,
): Objection | null {
  const doubts: readonly Doubt[] = [
    [!isAbleTo(piece, 'charge'), 'armCannotCharge', chargeRule, {}],
    [!isOnBoard(target), 'chargedNotThere', chargeRule, {}],
    [piece.inSquare, 'squareCannotCharge', rule('Square Formation'), {}],
    [isBehindRiver(battle), 'riverBarsCharges', rule('Terrain'), {}],
    [!isAhead(piece, target), 'chargeStraightAhead', attacking, {}],
    [armOfPiece(target) === 'leader', 'leaderIsNoTarget', rule('Leaders and Rallying'), {}],
    [isCovered(battle, target), 'artilleryCovered', rule('Artillery'), {}],
  ]
  return firstOf(doubts, {
    ...aboutPiece(battle, piece),
    area: piece.at,
    target: target.unit,
    into: target.at,
  })
}

/** Whether one piece stands in the area straight ahead of another. (Attacking.) */
export function isAhead(piece: StandardPiece, other: StandardPiece): boolean {
  const place = placeOf(piece)
  return place !== null && ahead(piece.side, place) === other.at
}

/** Whether infantry or cavalry beside it keeps artillery from being charged. (Artillery.) */
function isCovered(battle: StandardBattle, target: StandardPiece): boolean {
  const place = placeOf(target)
  if (place === null || armOfPiece(target) !== 'artillery') return false
  return piecesIn(battle, place, target.side).some((beside) => isAbleTo(beside, 'charge'))
}

/** What the target of a charge may answer; to stand alone is no choice. (Avoiding; Square Formation.) */
export function answersOf(charger: StandardPiece, target: StandardPiece): readonly ChargeAnswer[] {
  const isPossible: Readonly<Record<ChargeAnswer, boolean>> = {
    stand: true,
    square: canFormSquare(charger, target),
    avoid: canAvoid(charger, target),
  }
  return chargeAnswers.filter((answer) => isPossible[answer])
}

/** Cavalry and light infantry may leave before infantry reaches them, but for a square. (Avoiding.) */
function canAvoid(charger: StandardPiece, target: StandardPiece): boolean {
  const isNimble = armOfPiece(target) === 'cavalry' || target.unit === 'lightInfantry'
  return armOfPiece(charger) === 'infantry' && isNimble && !target.inSquare
}

/** What who is charged may answer now; nothing where no answer is owed. */
export function answersTo({ battle }: NapoleonState): readonly ChargeAnswer[] {
  if (battle?.kind !== 'standard') return []
  const [owed] = battle.course.owed
  if (owed?.kind !== 'answer') return []
  const [charger, target] = [pieceById(battle, owed.charger), pieceById(battle, owed.target)]
  return charger === undefined || target === undefined ? [] : answersOf(charger, target)
}
