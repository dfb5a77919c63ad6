import { house, rule } from '../../../chart-building.ts'
import type { Provenance } from '../../../chart.ts'
import { refuse, type Parameters, type Refusal } from '../../../reason.ts'
import type { NapoleonState } from '../../state.ts'
import { battlePhases, type StandardBattle, type StandardCourse, type StandardPiece } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { enemyOf, type Side } from '../sides.ts'
import { standardBattleIn } from '../standing.ts'
import { retreatAreaOf } from './areas.ts'
import { actionsLeft, armOfPiece, pieceById } from './board.ts'

const sequence = rule('Sequence of Battle / Battle Phases')
const actions = rule('Battle Actions')
const game = house('game')

/** Why something is refused, before it is known which part of a command asks for it. */
export type Objection = Omit<Refusal, 'path'>

/** The parts of a turn, in order: each phase, the first side and then the other. (Battle Phases.) */
export type Part = Pick<StandardCourse, 'turn' | 'phase' | 'acting'>

/** The part of a battle that comes after this one; after the last of a turn the next turn begins. */
export function nextPart({ turn, phase, acting, first }: Part & Pick<StandardCourse, 'first'>): Part {
  if (acting === first) return { turn, phase, acting: enemyOf(first) }
  const next = battlePhases[battlePhases.indexOf(phase) + 1]
  if (next !== undefined) return { turn, phase: next, acting: first }
  const [opening] = battlePhases
  return { turn: turn + 1, phase: opening, acting: first }
}

/** Whether a piece may use a battle action now, whatever it may do with it. */
export function canAct(state: NapoleonState, piece: StandardPiece): boolean {
  return state.battle?.kind === 'standard' && whyNoAction(state, state.battle, piece) === null
}

/** Battle actions that a piece has left in this part; null where it does not act in it. */
export function actionsNow(state: NapoleonState, piece: StandardPiece): number | null {
  const { battle, rules } = state
  if (battle?.kind !== 'standard') return null
  const objection = whyNoAction(state, battle, piece)
  if (objection !== null && objection.code !== 'noActionLeft') return null
  return actionsLeft(rules, battle, piece)
}

/** What keeps a side from acting now; null where nothing does. */
export function whyNotItsPart(battle: StandardBattle, side: Side): Objection | null {
  const { stage, owed, acting, phase } = battle.course
  const about = { nation: seatOf(battle, side), side, phase }
  const reasons: readonly Doubt[] = [
    [stage !== 'fight', 'battleNotFought', sequence, {}],
    [owed.length > 0, 'battleChoiceOwed', game, {}],
    [acting !== side, 'notItsPart', sequence, { other: seatOf(battle, acting) }],
  ]
  return firstOf(reasons, about)
}

/** What keeps a piece from using a battle action now; null where nothing does. */
export function whyNoAction(
  { rules }: NapoleonState,
  battle: StandardBattle,
  piece: StandardPiece,
): Objection | null {
  const arm = armOfPiece(piece)
  const reasons: readonly Doubt[] = [
    [piece.at === 'lost', 'pieceIsLost', actions, {}],
    [piece.at === 'coming', 'pieceIsComing', rule('Reinforcement'), {}],
    [arm !== battle.course.phase, 'notItsPhase', sequence, { arm, phase: battle.course.phase }],
    [piece.at === retreatAreaOf(piece.side), 'pieceHasFallenBack', rule('Leaders and Rallying'), {}],
    [actionsLeft(rules, battle, piece) === 0, 'noActionLeft', actions, {}],
  ]
  return whyNotItsPart(battle, piece.side) ?? firstOf(reasons, aboutPiece(battle, piece))
}

/** Whether something stands in the way, and how it is told. */
export type Doubt = readonly [doesApply: boolean, code: string, provenance: Provenance, further: Parameters]

/** The first objection that applies, told with what it is about. */
export function firstOf(doubts: readonly Doubt[], about: Parameters): Objection | null {
  const found = doubts.find(([doesApply]) => doesApply)
  if (found === undefined) return null
  const [, code, provenance, further] = found
  return { code, provenance, parameters: { ...about, ...further } }
}

/** @throws Refused where there is an objection */
export function requireNone(objection: Objection | null, path: string): void {
  if (objection !== null) refuse(objection.code, path, objection.provenance, objection.parameters)
}

/** A piece in the words of a log: whose it is, and what. */
export function aboutPiece(battle: StandardBattle, { side, nation, unit }: StandardPiece): Parameters {
  return { nation: nation ?? seatOf(battle, side), side, unit }
}

/** The battle, where a side has its part of it. @throws Refused */
export function requirePart(state: NapoleonState, side: Side): StandardBattle {
  const battle = standardBattleIn(state)
  requireNone(whyNotItsPart(battle, side), 'side')
  return battle
}

/** A side's own piece. @throws Refused where there is none of that name, or it is the enemy's */
export function requireOwn(battle: StandardBattle, side: Side, id: string, path: string): StandardPiece {
  const piece = pieceById(battle, id)
  if (piece === undefined) return refuse('noSuchPiece', path, game, { piece: id })
  if (piece.side !== side) refuse('notOwnPiece', path, game, aboutPiece(battle, piece))
  return piece
}

/** An enemy's piece. @throws Refused where there is none of that name, or it is one's own */
export function requireEnemy(battle: StandardBattle, side: Side, id: string, path: string): StandardPiece {
  const piece = pieceById(battle, id)
  if (piece === undefined) return refuse('noSuchPiece', path, game, { piece: id })
  if (piece.side === side) refuse('notEnemyPiece', path, game, aboutPiece(battle, piece))
  return piece
}

/** A side's own piece that may use a battle action now. @throws Refused */
export function requireActor(state: NapoleonState, side: Side, id: string, path: string): StandardPiece {
  const battle = requirePart(state, side)
  const piece = requireOwn(battle, side, id, path)
  requireNone(whyNoAction(state, battle, piece), path)
  return piece
}
