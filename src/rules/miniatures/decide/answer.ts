import { seatedDice } from '@/dice/index.ts'
import { refuse, type Parameters } from '../../reason.ts'
import { chargeReaction, type ReactionOutcome } from '../charge.ts'
import { chargeOf, chargesAnswered, hardestCharger, isAgainst, isHeld, isUnderWay } from '../charges.ts'
import { house, rule } from '../../chart-building.ts'
import type { CommandOf } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import type { MeleeOutcome } from '../melee.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import type { Charge } from '../turn.ts'
import type { DecisionTable } from './decider.ts'
import { acted } from './deed.ts'
import { requireEnemies, requireOnTable } from './find.ts'
import { writeHeading } from '../../heading.ts'
import { storableUnit } from './store.ts'
import { sufferingEffects } from './suffer.ts'

type Effects = readonly MiniaturesEffect[]

const m10 = house('M10')
const sequence = rule('Sequence of play')

/** Puts a charge down as it now stands. */
export function chargeSet(charge: Charge): MiniaturesEffect {
  return { type: 'chargeSet', charge }
}

/** A charge that is over: cavalry whose way is free may go on. It is kept only while a turn is played. */
export function ended(
  { turn, units }: MiniaturesState,
  charge: Charge,
  wayIsFree: boolean,
  stage: Charge['stage'] = 'done',
): MiniaturesEffect {
  if (turn === null) return { type: 'chargeDropped', charger: charge.charger }
  const isCavalry = units.some(({ id, arm }) => id === charge.charger && arm === 'cavalry')
  return chargeSet({ ...charge, stage: wayIsFree && isCavalry ? 'free' : stage })
}

/** A charge as it is declared. */
function freshCharge(charger: Unit, target: Unit, goesOn: boolean): Charge {
  return {
    charger: charger.id,
    target: target.id,
    answer: null,
    answerHolds: false,
    stage: 'declared',
    aspect: 'front',
    goesOn,
  }
}

/**
 * A charge as a unit may declare it now: its first one, or one with which it goes on.
 *
 * @throws Refused where it may not charge that unit, or has its charge already
 */
export function declaredCharge(state: MiniaturesState, charger: Unit, target: Unit): Charge {
  const earlier = chargeOf(state, charger.id)
  const goesOn = earlier?.stage === 'free'
  requireMayCharge(state, charger, target, goesOn)
  if (earlier !== null && !goesOn && !isVoid(state, earlier)) {
    refuse('alreadyCharges', 'charger', sequence, { unit: charger.name })
  }
  return freshCharge(charger, target, goesOn)
}

/** Whether the target of a charge was gone before the charger moved: it is as if it had not been declared. */
function isVoid({ units }: MiniaturesState, { stage, target }: Charge): boolean {
  return stage === 'declared' && !units.some(({ id, removed }) => id === target && removed === null)
}

/** Cavalry that has broken through goes on in whosever half-turn it is. (M12.) */
function requireMayCharge(state: MiniaturesState, charger: Unit, target: Unit, goesOn: boolean): void {
  requireEnemies(charger, target, 'target')
  const unit = charger.name
  const { turn, leaving } = state
  if (turn?.attacker === null) refuse('firstIsUnknown', 'charger', house('M15'))
  if (turn !== null && charger.side !== turn.attacker && !goesOn) {
    refuse('onlyAttackerCharges', 'charger', sequence, { unit })
  }
  if (leaving.includes(charger.id)) refuse('unitIsGone', 'charger', sequence, { unit })
  if (leaving.includes(target.id)) refuse('unitIsGone', 'target', sequence, { unit: target.name })
  if (charger.arm === 'artillery') refuse('gunsDoNotAttack', 'charger', house('M12'), { unit })
  if (charger.formation === 'square') refuse('squareDoesNotAttack', 'charger', rule('Movement'), { unit })
  if (charger.lockedWith.length > 0) refuse('lockedAttacksNobodyElse', 'charger', sequence, { unit })
}

/**
 * What the charged side does about a charge. One that was not declared is declared with it. One answer holds
 * for every charge on the unit that has none yet, and is thrown against the hardest of them. (M10.)
 */
export function decideAnswerCharge(
  state: MiniaturesState,
  command: CommandOf<'answerCharge'>,
  { dice, ledger, noteOrder }: DecisionTable,
): Effects {
  const charger = requireOnTable(state, command.charger, 'charger')
  const target = requireOnTable(state, command.target, 'target')
  const charge = chargeToAnswer(state, charger, target)
  const answerer = answererOf(state, command, target)
  // Who counter-charges for another meets this charge alone: the others are still to be answered.
  const answered = answerer.id === target.id ? chargesAnswered(state, charge) : [charge]
  const { answer } = command
  writeHeading(ledger, `answerCharge.${answer}`, {
    unit: answerer.name,
    charger: charger.name,
    target: target.name,
  })
  noteOrder(state, 'reaction', answer === 'stand' ? [] : [answerer], ledger)
  const table = { dice: seatedDice(dice, { target: answerer.side }), ledger }
  const input = {
    charger: hardestCharger(state, answered, charger),
    target: answerer,
    answer,
    inMelee: isHeld(state, answerer, answered),
  }
  const outcome = chargeReaction(input, state.rules, table)
  const charges =
    answerer.id === target.id
      ? answered.map((each) => answeredCharge(state, each, answer, outcome))
      : chargesMet(state, charge, answerer, outcome)
  return [
    ...charges,
    ...answererEffects(answerer, outcome),
    ...reactionDeed(state, answerer, charger, outcome),
  ]
}

/** The charge that is answered. @throws Refused where it is over, or has its answer */
function chargeToAnswer(state: MiniaturesState, charger: Unit, target: Unit): Charge {
  const own = chargeOf(state, charger.id)
  if (own === null || own.target !== target.id || own.stage === 'free') {
    return declaredCharge(state, charger, target)
  }
  if (!isUnderWay(own)) refuse('chargeHasMoved', 'charger', m10, { unit: charger.name })
  if (own.answer !== null) refuse('alreadyAnswered', 'target', m10, answerGiven(own, charger, target))
  return own
}

/** What a charge was answered with, and how far it has come. */
function answerGiven({ answer, answerHolds, stage }: Charge, charger: Unit, target: Unit): Parameters {
  const holds = answerHolds ? 'holds' : 'fails'
  return { unit: target.name, charger: charger.name, answer: `${answer}.${holds}`, stage }
}

function answererOf(state: MiniaturesState, { by, answer }: CommandOf<'answerCharge'>, target: Unit): Unit {
  if (by === undefined || by === target.id) return target
  const unit = requireOnTable(state, by, 'by')
  if (unit.side !== target.side) refuse('cannotHelpHere', 'by', m10, { unit: unit.name, lead: target.name })
  if (answer !== 'counterCharge') refuse('onlyCounterChargeForAnother', 'by', m10, { unit: unit.name })
  return unit
}

function answeredCharge(
  state: MiniaturesState,
  charge: Charge,
  answer: Charge['answer'],
  { holds, eliminated }: ReactionOutcome,
): MiniaturesEffect {
  const after = { ...charge, answer, answerHolds: holds }
  return eliminated ? ended(state, after, true) : chargeSet(after)
}

/**
 * Other cavalry rides out and becomes the target; its answer holds for whatever else charges it. Where it
 * fails, the charged unit still has its own answer.
 */
function chargesMet(
  state: MiniaturesState,
  charge: Charge,
  { id }: Unit,
  { holds }: ReactionOutcome,
): Effects {
  if (!holds) return [chargeSet(charge)]
  const met = chargesAnswered(state, { ...charge, target: id })
  return met.map((each) => chargeSet({ ...each, answer: 'counterCharge', answerHolds: true }))
}

/** What the answer does to the unit that gave it. */
function answererEffects(unit: Unit, { formation, eliminated, officer }: ReactionOutcome): Effects {
  if (eliminated) {
    const losses = { basesLost: unit.bases, marker: false, damaged: false, removed: 'riddenDown' } as const
    return sufferingEffects(unit, { ...losses, officer })
  }
  if (formation === unit.formation) return []
  return [{ type: 'unitChanged', unit: storableUnit({ ...unit, formation }) }]
}

function reactionDeed(
  state: MiniaturesState,
  unit: Unit,
  charger: Unit,
  { result, eliminated }: ReactionOutcome,
): Effects {
  return acted(state, {
    kind: 'reaction',
    unit: unit.id,
    other: charger.id,
    outcome: `charge.outcome.${result}`,
    basesLost: eliminated ? unit.bases : 0,
    marker: false,
    removed: eliminated,
  })
}

/**
 * What a melee does to the charges that led to it. Cavalry that breaks through may go on, also where it had
 * counter-charged; where the lead unit shies, those beside it have not fought; and whoever else was in
 * contact with a unit that has gone is left with its ground. (M11, M12.)
 */
export function chargesFought(
  state: MiniaturesState,
  { attacker, defender, beside, isMet }: Fight,
  { result, ...fates }: MeleeOutcome,
): Effects {
  const attackers = result === 'attackerShies' ? [attacker] : [attacker, ...beside]
  const over = state.charges.flatMap((charge) => {
    const hasFought = attackers.some(({ id }) => id === charge.charger) && charge.target === defender.id
    const wasFought = charge.charger === defender.id && attackers.some(({ id }) => id === charge.target)
    if (hasFought) return [ended(state, charge, fates.attacker.fate === 'breaksThrough')]
    if (wasFought) return [ended(state, charge, fates.defender.fate === 'breaksThrough')]
    const isLeft =
      (isAgainst(charge, defender) && isGone(fates.defender)) ||
      (isAgainst(charge, attacker) && isGone(fates.attacker))
    return isLeft && charge.stage === 'contact' ? [ended(state, charge, false)] : []
  })
  const ridesOn = state.turn !== null && isMet && fates.defender.fate === 'breaksThrough'
  return ridesOn ? [...over, ended(state, freshCharge(defender, attacker, false), true)] : over
}

/** Who fought whom: the lead units, those beside the attacker, and whether the defender rode to meet it. */
interface Fight {
  readonly attacker: Unit
  readonly defender: Unit
  readonly beside: readonly Unit[]
  readonly isMet: boolean
}

function isGone({ fate }: MeleeOutcome['defender']): boolean {
  return fate === 'fallsBack' || fate === 'removed'
}
