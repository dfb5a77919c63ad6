import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { battleIn } from './board.ts'
import { answer, charge, decide, meet } from './charge.cases.ts'
import { fieldAs } from './charge-field.ts'

const cavalryPhase = fieldAs({})
const infantryPhase = fieldAs({ phase: 'infantry' })

function river(of: 'attacker' | 'defender'): NapoleonState {
  const battle = battleIn(cavalryPhase)
  const ground = { ...battle.ground, [of]: { ...battle.ground[of], riverInFront: true } }
  return { ...cavalryPhase, battle: { ...battle, ground } }
}

const asked = { kind: 'answer', charger: 'france.cavalry.1', target: 'britain.infantry.1' } as const
const squared = { kind: 'chargeHome', charger: 'france.cavalry.1', target: 'britain.infantry.1' } as const
const offer = {
  kind: 'countercharge',
  charger: 'france.cavalry.1',
  target: 'britain.infantry.1',
  side: 'defender',
  area: 'defender.centre',
} as const

/** Infantry in front of Britain's own. */
const byInfantry = { ...asked, charger: 'france.infantry.1' } as const

export interface Refused {
  readonly what: string
  readonly state?: NapoleonState
  readonly command: NapoleonCommand
  readonly code: string
  readonly path: string
}

const horse = 'france.cavalry.1'
const foot = 'france.infantry.1'

// prettier-ignore
export const refusals: readonly Refused[] = [
  { what: 'no battle', state: { ...cavalryPhase, battle: null }, command: charge(horse, 'britain.infantry.1'), code: 'noBattle', path: 'type' },
  { what: 'a battle that is over', state: fieldAs({ stage: 'over' }), command: charge(horse, 'britain.infantry.1'), code: 'battleNotFought', path: 'side' },
  { what: 'while an answer is owed', state: fieldAs({ owed: [asked] }), command: charge('france.cavalry.2', 'britain.infantry.1'), code: 'battleChoiceOwed', path: 'side' },
  { what: 'in the other’s part', command: charge('britain.cavalry.1', horse, 'defender'), code: 'notItsPart', path: 'side' },
  { what: 'with nobody', command: charge('france.cavalry.9', 'britain.infantry.1'), code: 'noSuchPiece', path: 'piece' },
  { what: 'with an enemy', command: charge('britain.cavalry.1', 'britain.infantry.1'), code: 'notOwnPiece', path: 'piece' },
  { what: 'infantry in the cavalry phase', command: charge(foot, 'britain.infantry.1'), code: 'notItsPhase', path: 'piece' },
  { what: 'cavalry in the infantry phase', state: infantryPhase, command: charge(horse, 'britain.infantry.1'), code: 'notItsPhase', path: 'piece' },
  { what: 'with no action left', state: fieldAs({}, { [horse]: { spent: 2 } }), command: charge(horse, 'britain.infantry.1'), code: 'noActionLeft', path: 'piece' },
  { what: 'from the retreat area', command: charge('france.cavalry.4', 'britain.infantry.1'), code: 'pieceHasFallenBack', path: 'piece' },
  { what: 'before it has come', command: charge('france.cavalry.5', 'britain.infantry.1'), code: 'pieceIsComing', path: 'piece' },
  { what: 'with what is lost', command: charge('france.cavalry.6', 'britain.infantry.1'), code: 'pieceIsLost', path: 'piece' },
  { what: 'from the reserve', command: charge('france.cavalry.3', 'britain.infantry.1'), code: 'chargeStraightAhead', path: 'target' },
  { what: 'at nobody', command: charge(horse, 'britain.infantry.9'), code: 'noSuchPiece', path: 'target' },
  { what: 'at a friend', command: charge(horse, foot), code: 'notEnemyPiece', path: 'target' },
  { what: 'at what is lost', command: charge(horse, 'britain.infantry.7'), code: 'chargedNotThere', path: 'target' },
  { what: 'artillery in its own phase', state: fieldAs({ phase: 'artillery' }), command: charge('france.artillery.1', 'britain.infantry.1'), code: 'armCannotCharge', path: 'target' },
  { what: 'a leader in his own phase', state: fieldAs({ phase: 'leader' }), command: charge('france.leader.1', 'britain.infantry.1'), code: 'armCannotCharge', path: 'target' },
  { what: 'infantry in square', state: fieldAs({ phase: 'infantry' }, { [foot]: { inSquare: true } }), command: charge(foot, 'britain.infantry.1'), code: 'squareCannotCharge', path: 'target' },
  { what: 'a river before the attacker', state: river('attacker'), command: charge(horse, 'britain.infantry.1'), code: 'riverBarsCharges', path: 'target' },
  { what: 'a river before the defender', state: river('defender'), command: charge(horse, 'britain.infantry.1'), code: 'riverBarsCharges', path: 'target' },
  { what: 'diagonally', command: charge(horse, 'britain.infantry.3'), code: 'chargeStraightAhead', path: 'target' },
  { what: 'sideways', state: fieldAs({}, { 'britain.infantry.3': { at: 'middle.left' } }), command: charge(horse, 'britain.infantry.3'), code: 'chargeStraightAhead', path: 'target' },
  { what: 'backwards', state: fieldAs({}, { 'britain.infantry.3': { at: 'attacker.centre' } }), command: charge(horse, 'britain.infantry.3'), code: 'chargeStraightAhead', path: 'target' },
  { what: 'two areas ahead', state: fieldAs({ phase: 'infantry' }), command: charge('france.infantry.4', 'britain.infantry.1'), code: 'chargeStraightAhead', path: 'target' },
  { what: 'at the reserve', command: charge(horse, 'britain.infantry.5'), code: 'chargeStraightAhead', path: 'target' },
  { what: 'at the retreat area', command: charge(horse, 'britain.infantry.6'), code: 'chargeStraightAhead', path: 'target' },
  { what: 'at a leader', command: charge(horse, 'britain.leader.1'), code: 'leaderIsNoTarget', path: 'target' },
  { what: 'at guns that infantry and cavalry cover', command: charge(horse, 'britain.artillery.1'), code: 'artilleryCovered', path: 'target' },
  // Answers
  { what: 'an answer to nothing', command: answer('stand'), code: 'noChargeToAnswer', path: 'type' },
  { what: 'an answer where the charge goes on', state: fieldAs({ owed: [squared] }), command: answer('stand'), code: 'noChargeToAnswer', path: 'type' },
  { what: 'an answer by the charger', state: fieldAs({ owed: [asked] }), command: answer('stand', 'attacker'), code: 'choiceIsOthers', path: 'side' },
  { what: 'infantry avoids cavalry', state: fieldAs({ owed: [asked] }), command: answer('avoid'), code: 'cannotAvoid', path: 'answer' },
  { what: 'light infantry avoids cavalry', state: fieldAs({ owed: [{ ...asked, target: 'britain.lightInfantry.1' }] }), command: answer('avoid'), code: 'cannotAvoid', path: 'answer' },
  { what: 'infantry avoids infantry', state: fieldAs({ owed: [byInfantry] }), command: answer('avoid'), code: 'cannotAvoid', path: 'answer' },
  { what: 'light infantry avoids out of a square', state: fieldAs({ owed: [{ ...byInfantry, target: 'britain.lightInfantry.1' }] }, { 'britain.lightInfantry.1': { inSquare: true } }), command: answer('avoid'), code: 'cannotAvoid', path: 'answer' },
  { what: 'a square against infantry', state: fieldAs({ owed: [byInfantry] }), command: answer('square'), code: 'cannotFormSquare', path: 'answer' },
  { what: 'a square of cavalry', state: fieldAs({ owed: [{ ...asked, target: 'britain.cavalry.1' }] }), command: answer('square'), code: 'cannotFormSquare', path: 'answer' },
  { what: 'a square of a square', state: fieldAs({ owed: [asked] }, { 'britain.infantry.1': { inSquare: true } }), command: answer('square'), code: 'cannotFormSquare', path: 'answer' },
  { what: 'an answer of who is gone', state: fieldAs({ owed: [asked] }, { 'britain.infantry.1': { at: 'lost' } }), command: answer('stand'), code: 'chargeIsOver', path: 'type' },
  // Going on
  { what: 'to go on with nothing', command: decide(true), code: 'noChargeToDecide', path: 'type' },
  { what: 'to go on before the answer', state: fieldAs({ owed: [asked] }), command: decide(true), code: 'noChargeToDecide', path: 'type' },
  { what: 'to go on for the charger', state: fieldAs({ owed: [squared] }), command: decide(true, 'defender'), code: 'choiceIsOthers', path: 'side' },
  // Countercharges
  { what: 'a countercharge of nothing', command: meet('britain.cavalry.1'), code: 'noCounterchargeOffered', path: 'type' },
  { what: 'a countercharge by the charger’s side', state: fieldAs({ owed: [offer] }), command: meet('france.cavalry.2', 'attacker'), code: 'choiceIsOthers', path: 'side' },
  { what: 'a countercharge with an enemy', state: fieldAs({ owed: [offer] }), command: meet('france.cavalry.2'), code: 'notOwnPiece', path: 'piece' },
  { what: 'a countercharge with nobody', state: fieldAs({ owed: [offer] }), command: meet('britain.cavalry.9'), code: 'noSuchPiece', path: 'piece' },
  { what: 'a countercharge with infantry', state: fieldAs({ owed: [offer] }), command: meet('britain.infantry.2'), code: 'onlyCavalryCountercharges', path: 'piece' },
  { what: 'a countercharge from elsewhere', state: fieldAs({ owed: [offer] }, { 'britain.cavalry.1': { at: 'defender.left' } }), command: meet('britain.cavalry.1'), code: 'counterchargerElsewhere', path: 'piece' },
  { what: 'a countercharge by who was charged', state: fieldAs({ owed: [{ ...offer, target: 'britain.cavalry.1' }] }), command: meet('britain.cavalry.1'), code: 'chargedCannotCountercharge', path: 'piece' },
  { what: 'a second countercharge', state: fieldAs({ owed: [offer] }, { 'britain.cavalry.1': { hasCountercharged: true, spent: 1 } }), command: meet('britain.cavalry.1'), code: 'hasCountercharged', path: 'piece' },
  { what: 'a countercharge without an action left', state: fieldAs({ owed: [offer] }, { 'britain.cavalry.1': { spent: 2 } }), command: meet('britain.cavalry.1'), code: 'noActionLeft', path: 'piece' },
  { what: 'a countercharge of who is gone', state: fieldAs({ owed: [offer] }, { [horse]: { at: 'attacker.retreat' } }), command: meet('britain.cavalry.1'), code: 'chargerIsGone', path: 'piece' },
]
