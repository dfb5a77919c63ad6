import type { StandardPiece } from '../battle.ts'
import { retreatAreaOf } from './areas.ts'

type Change = Pick<StandardPiece, 'at' | 'inSquare'>

/** How a unit stands that has fallen back: behind its reserve, and in no square any more. */
export function fallenBack({ side }: StandardPiece): Change {
  return { at: retreatAreaOf(side), inSquare: false }
}

/** How a piece stands that is eliminated. */
export const eliminated: Change = { at: 'lost', inSquare: false }
