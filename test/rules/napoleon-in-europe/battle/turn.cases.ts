import type { StandardCourse, StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { LandUnit } from '@/rules/napoleon-in-europe/pieces.ts'
import { battleOf, stateOf, withPieces, type Armies } from './board.ts'
import { inPart, lines, type BoardRefusal } from './moving.cases.ts'

type Side = 'attacker' | 'defender'

export const endPart = (side: Side): NapoleonCommand => ({ type: 'endPart', side })
export const retreat = (side: Side): NapoleonCommand => ({ type: 'retreatFromBattle', side })
export const rally = (piece: string, target: string, side: Side = 'attacker'): NapoleonCommand => ({
  type: 'rallyInBattle',
  side,
  piece,
  target,
})

type Part = readonly [turn: number, phase: StandardCourse['phase'], acting: Side]

// prettier-ignore
/** The parts of two turns, by who acts first. */
export const sequences: readonly { readonly first: Side; readonly parts: readonly Part[] }[] = [
  { first: 'attacker', parts: [
    [1, 'cavalry', 'attacker'], [1, 'cavalry', 'defender'], [1, 'artillery', 'attacker'], [1, 'artillery', 'defender'],
    [1, 'infantry', 'attacker'], [1, 'infantry', 'defender'], [1, 'leader', 'attacker'], [1, 'leader', 'defender'],
    [2, 'cavalry', 'attacker'], [2, 'cavalry', 'defender'], [2, 'artillery', 'attacker'], [2, 'artillery', 'defender'],
  ] },
  { first: 'defender', parts: [
    [1, 'cavalry', 'defender'], [1, 'cavalry', 'attacker'], [1, 'artillery', 'defender'], [1, 'artillery', 'attacker'],
    [1, 'infantry', 'defender'], [1, 'infantry', 'attacker'], [1, 'leader', 'defender'], [1, 'leader', 'attacker'],
    [2, 'cavalry', 'defender'], [2, 'cavalry', 'attacker'],
  ] },
]

/** The last part of a turn. */
export const lastPart = (
  about: Partial<Armies> = {},
  pieces: Readonly<Record<string, Partial<StandardPiece>>> = {},
) => {
  const course = { phase: 'leader', acting: 'defender', ...about.course } as const
  return stateOf(withPieces(battleOf({ ...lines, ...about, course }), pieces))
}

// prettier-ignore
/** What two dice must reach to rally a unit. */
export const rallyChart: readonly (readonly [unit: LandUnit, needed: number])[] = [
  ['infantry', 8], ['eliteInfantry', 7], ['lightInfantry', 8], ['militia', 9],
  ['cavalry', 8], ['heavyCavalry', 8], ['irregularCavalry', 9],
  ['artillery', 8], ['horseArtillery', 8],
]

/** A leader in the reserve and a unit that has fallen back. */
export const rallying = (unit: LandUnit, leader: Partial<StandardPiece> = {}) =>
  stateOf(
    withPieces(
      battleOf({
        attacker: { centre: { infantry: 1 }, reserve: { leader: 1 }, retreat: { [unit]: 1 } },
        defender: { centre: { infantry: 1 } },
        course: { phase: 'leader' },
      }),
      { 'france.leader.1': leader },
    ),
  )

const leaders = inPart('leader')
const secondTurn = { turn: 2 } as const

// prettier-ignore
export const turnRefusals: readonly BoardRefusal[] = [
  { what: 'the other side ends the part', state: leaders, command: endPart('defender'), code: 'notItsPart', path: 'side' },
  { what: 'the part ends while a choice is owed', state: inPart('leader', 'attacker', { course: { owed: [{ kind: 'leaderFalls', side: 'attacker', area: 'attacker.left' }] } }), command: endPart('attacker'), code: 'battleChoiceOwed', path: 'side' },
  { what: 'the part ends after the battle', state: inPart('leader', 'attacker', { course: { stage: 'pursuit' } }), command: endPart('attacker'), code: 'battleNotFought', path: 'side' },
  { what: 'rallied from the line', state: leaders, command: rally('france.leader.1', 'france.infantry.7'), code: 'leaderNotInReserve', path: 'piece' },
  { what: 'rallied by no leader', state: inPart('cavalry'), command: rally('france.cavalry.4', 'france.infantry.7'), code: 'onlyLeadersRally', path: 'piece' },
  { what: 'rallied where it stands', state: leaders, command: rally('france.leader.2', 'france.infantry.1'), code: 'notInRetreatArea', path: 'target' },
  { what: 'rallied from the dead', state: leaders, command: rally('france.leader.2', 'france.cavalry.7'), code: 'notInRetreatArea', path: 'target' },
  { what: 'the enemy rallied', state: leaders, command: rally('france.leader.2', 'britain.infantry.1'), code: 'notOwnPiece', path: 'target' },
  { what: 'a leader rallied', state: inPart('leader', 'attacker', { attacker: { ...lines.attacker, retreat: { leader: 1 } } }), command: rally('france.leader.2', 'france.leader.3'), code: 'notInRetreatArea', path: 'target' },
  { what: 'rallied in another phase', state: inPart('infantry'), command: rally('france.leader.2', 'france.infantry.7'), code: 'notItsPhase', path: 'piece' },
  { what: 'retreat in the first turn', state: leaders, command: retreat('attacker'), code: 'retreatTooEarly', path: 'side' },
  { what: 'retreat in the other side’s part', state: inPart('leader', 'attacker', { course: secondTurn }), command: retreat('defender'), code: 'notItsPart', path: 'side' },
  { what: 'retreat after an action', state: inPart('leader', 'attacker', { course: { ...secondTurn, hasActed: true } }), command: retreat('attacker'), code: 'retreatTooLate', path: 'side' },
]
