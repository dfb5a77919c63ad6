import type { BasicBattle, BasicPiece, BasicStep } from '../battle.ts'
import type { Side } from '../sides.ts'
import { choicesOwed, firedAt, pursued } from './ranks.ts'

/** What a battle waits for, and from whom. */
export interface Waiting {
  /** A step of a turn, the victor’s pursuit, or the names of pieces that are owed. */
  readonly for: BasicStep | 'pursuit' | 'names'
  readonly side: Side
}

/** What a battle waits for once both sides have set up; null before that, and when it is over. */
export function waitingFor({ course }: BasicBattle): Waiting | null {
  const { stage, owed, acting, step, result } = course
  if (owed !== null) return { for: 'names', side: owed.side }
  if (stage === 'pursuit' && result !== null) return { for: 'pursuit', side: result.winner }
  return stage === 'fight' ? { for: step, side: acting } : null
}

/** The pieces that are about to be hit, or among which those that were hit are named. (Firing; Pursuit.) */
export function underFire(battle: BasicBattle): readonly BasicPiece[] {
  const waiting = waitingFor(battle)
  if (waiting?.for === 'fire') return firedAt(battle, waiting.side)
  if (waiting?.for === 'pursuit') return pursued(battle, waiting.side)
  return battle.course.owed?.kind === 'rallied' ? [] : choicesOwed(battle)
}
