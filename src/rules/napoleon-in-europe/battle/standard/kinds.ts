import type { Arm } from '../../pieces.ts'
import type { StandardPiece } from '../battle.ts'
import { armOfPiece } from './board.ts'

/** What a piece does with a battle action. */
export type ActionKind = 'move' | 'fire' | 'charge' | 'rally'

/** What each arm is able to. (Tactical Movement; Attacking; Leaders and Rallying.) */
const kindsOfArm: Readonly<Record<Arm, readonly ActionKind[]>> = {
  cavalry: ['move', 'charge'],
  artillery: ['move', 'fire'],
  infantry: ['move', 'fire', 'charge'],
  leader: ['move', 'rally'],
}

/** Whether a piece is of an arm that does this at all. */
export function isAbleTo(piece: Pick<StandardPiece, 'unit'>, kind: ActionKind): boolean {
  return kindsOfArm[armOfPiece(piece)].includes(kind)
}

/** What a piece may do by its arm, whether or not there is anything to do it at. A square only fires. */
export function actionKindsOf(piece: Pick<StandardPiece, 'unit' | 'inSquare'>): readonly ActionKind[] {
  return piece.inSquare ? ['fire'] : kindsOfArm[armOfPiece(piece)]
}
