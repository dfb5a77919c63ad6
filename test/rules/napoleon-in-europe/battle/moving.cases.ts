import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { battleOf, stateOf, withPieces, type Armies } from './board.ts'

export interface BoardRefusal {
  readonly what: string
  readonly state?: NapoleonState
  readonly command: NapoleonCommand
  readonly code: string
  readonly path: string
}

/**
 * France on the left of the middle, beside a British centre that has gone forward; a gap on the French right of the
 * middle.
 */
export const lines: Armies = {
  attacker: {
    left: { infantry: 1, cavalry: 2, artillery: 1 },
    'middle.left': { infantry: 2, leader: 1 },
    centre: { infantry: 2 },
    right: { infantry: 1, cavalry: 1 },
    reserve: { leader: 1, cavalry: 1 },
    retreat: { infantry: 1, cavalry: 1 },
    coming: { cavalry: 1 },
    lost: { cavalry: 1 },
  },
  defender: {
    left: { infantry: 3 },
    'middle.centre': { infantry: 1 },
    centre: { infantry: 1, artillery: 1, cavalry: 2 },
    right: { infantry: 2 },
    reserve: { leader: 1 },
  },
}

export const inPart = (
  phase: 'cavalry' | 'artillery' | 'infantry' | 'leader',
  acting: 'attacker' | 'defender' = 'attacker',
  about: Partial<Armies> = {},
) => stateOf(battleOf({ ...lines, ...about, course: { phase, acting, ...about.course } }))

const cavalryPart = inPart('cavalry')
const infantryPart = inPart('infantry')
const leaderPart = inPart('leader')

export function move(
  pieces: readonly string[],
  to: Extract<NapoleonCommand, { type: 'moveInBattle' }>['to'],
  side: 'attacker' | 'defender' = 'attacker',
): NapoleonCommand {
  return { type: 'moveInBattle', side, pieces: [...pieces], to }
}

function unsquare(...pieces: readonly string[]): NapoleonCommand {
  return { type: 'unsquare', side: 'attacker', pieces: [...pieces] }
}

const squared = stateOf(
  withPieces(battleOf({ ...lines, course: { phase: 'infantry' } }), {
    'france.infantry.2': { inSquare: true },
    'france.infantry.3': { inSquare: true },
  }),
)

/** The British cavalry charges, and its target has not answered. */
const answerOwed = inPart('cavalry', 'attacker', {
  course: { owed: [{ kind: 'answer', charger: 'france.cavalry.1', target: 'britain.infantry.1' }] },
})

const surprise = inPart('infantry', 'attacker', { course: { surprised: 'attacker' } })
const spent = (state: NapoleonState, id: string, count: number): NapoleonState =>
  state.battle?.kind === 'standard'
    ? { ...state, battle: withPieces(state.battle, { [id]: { spent: count } }) }
    : state

const facingArmies: Armies = {
  attacker: {
    left: { infantry: 1 },
    'middle.left': { infantry: 1, leader: 1 },
    centre: { infantry: 1 },
    right: { infantry: 1 },
  },
  defender: { left: { infantry: 1 }, centre: { infantry: 1 }, right: { infantry: 1 } },
}
const facing = inPart('infantry', 'attacker', facingArmies)
const pressed: Armies = {
  ...facingArmies,
  attacker: { ...facingArmies.attacker, 'middle.centre': { infantry: 1 } },
}

// Their line is thin: each part is held by one piece.
const thin = stateOf(
  battleOf({
    attacker: { left: { infantry: 1 }, centre: { infantry: 1 }, right: { infantry: 1, leader: 1 } },
    defender: { left: { infantry: 1 }, centre: { infantry: 1 }, right: { infantry: 1 } },
    course: { phase: 'infantry' },
  }),
)
const leaderAlone = stateOf(
  battleOf({
    attacker: { left: { infantry: 1 }, centre: { infantry: 1 }, right: { infantry: 1, leader: 1 } },
    defender: { left: { infantry: 1 }, centre: { infantry: 1 }, right: { infantry: 1 } },
    course: { phase: 'infantry' },
  }),
  { leaderHoldsLine: 'off' },
)

const moved = (at: string, count = 1) => ({ at, spent: count })
const acted = { hasActed: true }
const lively = { hasActed: true, isLively: true }

// prettier-ignore
export const movingCases = [
  { what: 'forward into the middle, which makes the turn lively', command: move(['france.cavalry.1'], 'middle.left'), changes: { pieces: { 'france.cavalry.1': moved('middle.left') }, course: lively } },
  { what: 'sideways', command: move(['france.cavalry.1'], 'attacker.centre'), changes: { pieces: { 'france.cavalry.1': moved('attacker.centre') }, course: acted } },
  { what: 'back into the reserve', command: move(['france.cavalry.1'], 'attacker.reserve'), changes: { pieces: { 'france.cavalry.1': moved('attacker.reserve') }, course: acted } },
  { what: 'out of the reserve', command: move(['france.cavalry.4'], 'attacker.left'), changes: { pieces: { 'france.cavalry.4': moved('attacker.left') }, course: acted } },
  { what: 'several at once, from areas of their own', command: move(['france.cavalry.1', 'france.cavalry.2', 'france.cavalry.4'], 'attacker.centre'), changes: { pieces: { 'france.cavalry.1': moved('attacker.centre'), 'france.cavalry.2': moved('attacker.centre'), 'france.cavalry.4': moved('attacker.centre') }, course: acted } },
  { what: 'a second action', state: spent(cavalryPart, 'france.cavalry.1', 1), command: move(['france.cavalry.1'], 'middle.left'), changes: { pieces: { 'france.cavalry.1': moved('middle.left', 2) }, course: lively } },
  { what: 'from the enemy’s reach to where he does not reach', state: infantryPart, command: move(['france.infantry.2'], 'attacker.left'), changes: { pieces: { 'france.infantry.2': moved('attacker.left') }, course: acted } },
  { what: 'to the enemy’s reach from where he does not reach', command: move(['france.cavalry.3'], 'middle.right'), changes: { pieces: { 'france.cavalry.3': moved('middle.right') }, course: lively } },
  { what: 'artillery in its phase', state: inPart('artillery'), command: move(['france.artillery.1'], 'middle.left'), changes: { pieces: { 'france.artillery.1': moved('middle.left') }, course: lively } },
  { what: 'a leader in his', state: leaderPart, command: move(['france.leader.2'], 'attacker.centre'), changes: { pieces: { 'france.leader.2': moved('attacker.centre') }, course: acted } },
  { what: 'the defender in his part', state: inPart('cavalry', 'defender'), command: move(['britain.cavalry.1'], 'defender.left', 'defender'), changes: { pieces: { 'britain.cavalry.1': moved('defender.left') }, course: acted } },
  { what: 'a second move of infantry, by surprise', state: spent(surprise, 'france.infantry.1', 1), command: move(['france.infantry.1'], 'middle.left'), changes: { pieces: { 'france.infantry.1': moved('middle.left', 2) }, course: lively } },
  { what: 'the last of a part of the line leaves it: the battle is lost', state: thin, command: move(['france.infantry.1'], 'attacker.centre'), changes: { pieces: { 'france.infantry.1': moved('attacker.centre') }, course: { hasActed: true, stage: 'pursuit', result: { winner: 'defender', cause: 'lineBroken' } } } },
  { what: 'forward into the middle it still holds it', state: thin, command: move(['france.infantry.1'], 'middle.left'), changes: { pieces: { 'france.infantry.1': moved('middle.left') }, course: lively } },
  { what: 'a leader alone still holds it', state: thin, command: move(['france.infantry.3'], 'attacker.centre'), changes: { pieces: { 'france.infantry.3': moved('attacker.centre') }, course: acted } },
  { what: 'a leader alone does not hold it, where the table has it so', state: leaderAlone, command: move(['france.infantry.3'], 'attacker.centre'), changes: { pieces: { 'france.infantry.3': moved('attacker.centre') }, course: { hasActed: true, stage: 'pursuit', result: { winner: 'defender', cause: 'lineBroken' } } } },
  { what: 'out of square', state: squared, command: unsquare('france.infantry.2', 'france.infantry.3'), changes: { pieces: { 'france.infantry.2': { inSquare: false, spent: 1 }, 'france.infantry.3': { inSquare: false, spent: 1 } }, course: acted } },
] as const

// prettier-ignore
export const movingRefusals: readonly BoardRefusal[] = [
  { what: 'no battle', state: { ...cavalryPart, battle: null }, command: move(['france.cavalry.1'], 'middle.left'), code: 'noBattle', path: 'type' },
  { what: 'before the first turn', state: inPart('cavalry', 'attacker', { course: { stage: 'deployment' } }), command: move(['france.cavalry.1'], 'middle.left'), code: 'battleNotFought', path: 'side' },
  { what: 'after the battle', state: inPart('cavalry', 'attacker', { course: { stage: 'over' } }), command: move(['france.cavalry.1'], 'middle.left'), code: 'battleNotFought', path: 'side' },
  { what: 'while an answer is owed', state: answerOwed, command: move(['france.cavalry.1'], 'middle.left'), code: 'battleChoiceOwed', path: 'side' },
  { what: 'in the other side’s part', command: move(['britain.cavalry.1'], 'defender.left', 'defender'), code: 'notItsPart', path: 'side' },
  { what: 'in another arm’s phase', command: move(['france.infantry.1'], 'middle.left'), code: 'notItsPhase', path: 'pieces.0' },
  { what: 'a piece that there is not', command: move(['france.cavalry.9'], 'middle.left'), code: 'noSuchPiece', path: 'pieces.0' },
  { what: 'the enemy’s piece', command: move(['france.cavalry.1', 'britain.cavalry.1'], 'middle.left'), code: 'notOwnPiece', path: 'pieces.1' },
  { what: 'a piece twice', command: move(['france.cavalry.1', 'france.cavalry.1'], 'middle.left'), code: 'pieceActsTwice', path: 'pieces.1' },
  { what: 'without an action left', state: spent(cavalryPart, 'france.cavalry.1', 2), command: move(['france.cavalry.1'], 'middle.left'), code: 'noActionLeft', path: 'pieces.0' },
  { what: 'a surprise that is over', state: spent(inPart('infantry', 'attacker', { course: { surprised: 'attacker', turn: 2 } }), 'france.infantry.1', 1), command: move(['france.infantry.1'], 'middle.left'), code: 'noActionLeft', path: 'pieces.0' },
  { what: 'the other side’s surprise', state: spent(inPart('infantry', 'attacker', { course: { surprised: 'defender' } }), 'france.infantry.1', 1), command: move(['france.infantry.1'], 'middle.left'), code: 'noActionLeft', path: 'pieces.0' },
  { what: 'out of the retreat area', command: move(['france.cavalry.5'], 'attacker.reserve'), code: 'pieceHasFallenBack', path: 'pieces.0' },
  { what: 'before it has come', command: move(['france.cavalry.6'], 'attacker.reserve'), code: 'pieceIsComing', path: 'pieces.0' },
  { what: 'after it is lost', command: move(['france.cavalry.7'], 'attacker.reserve'), code: 'pieceIsLost', path: 'pieces.0' },
  { what: 'diagonally', command: move(['france.cavalry.1'], 'middle.centre'), code: 'notBordering', path: 'pieces.0' },
  { what: 'two areas at once', command: move(['france.cavalry.3'], 'attacker.left'), code: 'notBordering', path: 'pieces.0' },
  { what: 'from the middle into the reserve', state: infantryPart, command: move(['france.infantry.2'], 'attacker.reserve'), code: 'notBordering', path: 'pieces.0' },
  { what: 'into the enemy’s reserve', command: move(['france.cavalry.1'], 'defender.reserve'), code: 'notBordering', path: 'pieces.0' },
  { what: 'into the retreat area', command: move(['france.cavalry.1'], 'attacker.retreat'), code: 'nobodyMovesBack', path: 'pieces.0' },
  { what: 'to where it is', command: move(['france.cavalry.1'], 'attacker.left'), code: 'pieceIsThere', path: 'pieces.0' },
  { what: 'into the enemy', state: infantryPart, command: move(['france.infantry.4'], 'middle.centre'), code: 'areaHeldByEnemy', path: 'pieces.0' },
  { what: 'into the enemy, sideways', state: infantryPart, command: move(['france.infantry.2'], 'middle.centre'), code: 'areaHeldByEnemy', path: 'pieces.0' },
  { what: 'sideways in the middle, the enemy before both', state: facing, command: move(['france.infantry.2'], 'middle.centre'), code: 'fromEnemyToEnemy', path: 'pieces.0' },
  { what: 'sideways in the line, the enemy in the middle before both', state: inPart('infantry', 'defender', pressed), command: move(['britain.infantry.1'], 'defender.centre', 'defender'), code: 'fromEnemyToEnemy', path: 'pieces.0' },
  { what: 'a leader likewise', state: inPart('leader', 'attacker', facingArmies), command: move(['france.leader.1'], 'middle.centre'), code: 'fromEnemyToEnemy', path: 'pieces.0' },
  { what: 'one of several that may not', state: inPart('infantry'), command: move(['france.infantry.1', 'france.infantry.4'], 'middle.left'), code: 'notBordering', path: 'pieces.1' },
  { what: 'in square', state: squared, command: move(['france.infantry.2'], 'attacker.left'), code: 'squareStands', path: 'pieces.0' },
  { what: 'out of a square that is none', state: squared, command: unsquare('france.infantry.2', 'france.infantry.1'), code: 'notInSquare', path: 'pieces.1' },
  { what: 'out of square outside the infantry phase', state: { ...squared, battle: { ...battleOf(lines) } }, command: unsquare('france.infantry.2'), code: 'notItsPhase', path: 'pieces.0' },
]
