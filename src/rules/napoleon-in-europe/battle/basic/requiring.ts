import { rule } from '../../../chart-building.ts'
import { refuse } from '../../../reason.ts'
import type { NapoleonState } from '../../state.ts'
import type { BasicBattle, BasicOwed, BasicPiece, BasicStep } from '../battle.ts'
import { seatOf } from '../seat.ts'
import type { Side } from '../sides.ts'
import { basicBattleIn } from '../standing.ts'
import { inRanks } from './ranks.ts'

const sequence = rule('The Sequence of Battle')
const ending = rule('Ending the battle and Pursuit')

/** The battle, where this side takes this step of it. @throws Refused where it does not */
export function requireStep(state: NapoleonState, side: Side, step: BasicStep): BasicBattle {
  const battle = requireFree(state)
  const { course } = battle
  if (course.stage !== 'fight') refuse('ranksDoNotFight', 'type', sequence)
  if (course.acting !== side || course.step !== step) {
    refuse('otherRanksStep', 'side', sequence, { nation: seatOf(battle, course.acting), step: course.step })
  }
  return battle
}

/** The battle, where this side has won it and pursues. @throws Refused where it does not */
export function requirePursuit(state: NapoleonState, side: Side): BasicBattle {
  const battle = requireFree(state)
  const { stage, result } = battle.course
  if (stage !== 'pursuit' || result === null) return refuse('noRanksPursuit', 'type', ending)
  if (result.winner !== side) {
    refuse('victorPursues', 'side', ending, { nation: seatOf(battle, result.winner) })
  }
  return battle
}

/** Nothing is done before the pieces that are owed are named. */
function requireFree(state: NapoleonState): BasicBattle {
  const battle = basicBattleIn(state)
  const { owed } = battle.course
  if (owed !== null) {
    const nation = seatOf(battle, owed.side)
    refuse('ranksOwed', 'type', sequence, { nation, kind: owed.kind, count: owed.count })
  }
  return battle
}

/** What this side owes, of one of these kinds. @throws Refused where it owes nothing of them */
export function requireOwed(battle: BasicBattle, side: Side, kinds: readonly BasicOwed['kind'][]): BasicOwed {
  const { owed } = battle.course
  return owed !== null && owed.side === side && kinds.includes(owed.kind)
    ? owed
    : refuse('nothingToName', 'type', sequence, { nation: seatOf(battle, side) })
}

/**
 * The pieces that are named, each once and among those that may be.
 *
 * @param code why another piece is refused
 */
export function requireAmong(
  battle: BasicBattle,
  ids: readonly string[],
  among: readonly BasicPiece[],
  path: string,
  code: string,
): readonly BasicPiece[] {
  return ids.map((id, place) => {
    if (ids.indexOf(id) !== place) refuse('rankedTwice', `${path}[${place}]`, sequence)
    const unit = battle.pieces.find((piece) => piece.id === id)?.unit ?? ''
    return among.find((piece) => piece.id === id) ?? refuse(code, `${path}[${place}]`, sequence, { unit })
  })
}

/** A side's pieces that stand in front from now on. @throws Refused where one is not in its ranks */
export function requireFront(battle: BasicBattle, side: Side, ids: readonly string[]): readonly BasicPiece[] {
  return requireAmong(battle, ids, inRanks(battle, side), 'front', 'notInRanks')
}
