import { seatedDice } from '@/dice/index.ts'
import { refuse } from '../../reason.ts'
import { chargeReaction, type ReactionOutcome } from '../charge.ts'
import { chargeOf } from '../charges.ts'
import { house, rule } from '../charts/build.ts'
import type { CommandOf } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import type { Charge } from '../turn.ts'
import type { DecisionTable } from './decider.ts'
import { acted } from './deed.ts'
import { requireEnemies, requireOnTable } from './find.ts'
import { writeHeading } from './heading.ts'
import { storableUnit } from './store.ts'
import { sufferingEffects } from './suffer.ts'

type Effects = readonly MiniaturesEffect[]

const m10 = house('M10')
const sequence = rule('Sequence of play')

/** Puts a charge down as it now stands. */
export function chargeSet(charge: Charge): MiniaturesEffect {
  return { type: 'chargeSet', charge }
}

/** A charge as it is declared. */
export function freshCharge(charger: Unit, target: Unit, goesOn: boolean): Charge {
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

/** @throws Refused where a unit may not charge another */
export function requireMayCharge(state: MiniaturesState, charger: Unit, target: Unit): void {
  requireEnemies(charger, target, 'target')
  const unit = charger.name
  const attacker = state.turn?.attacker ?? null
  if (attacker !== null && charger.side !== attacker) {
    refuse('onlyAttackerCharges', 'charger', sequence, { unit })
  }
  if (charger.arm === 'artillery') refuse('gunsDoNotAttack', 'charger', house('M12'), { unit })
  if (charger.formation === 'square') refuse('squareDoesNotAttack', 'charger', rule('Movement'), { unit })
  if (charger.lockedWith.length > 0) refuse('lockedAttacksNobodyElse', 'charger', sequence, { unit })
}

/** What the charged side does about a charge. One that was not declared is declared with it. (M10.) */
export function decideAnswerCharge(
  state: MiniaturesState,
  command: CommandOf<'answerCharge'>,
  { dice, ledger, noteOrder }: DecisionTable,
): Effects {
  const charger = requireOnTable(state, command.charger, 'charger')
  const target = requireOnTable(state, command.target, 'target')
  requireMayCharge(state, charger, target)
  const answerer = answererOf(state, command, target)
  if (answerer.lockedWith.length > 0) {
    refuse('lockedDoesNotAnswer', 'target', house('M10'), { unit: answerer.name })
  }
  const { answer } = command
  writeHeading(ledger, `answerCharge.${answer}`, {
    unit: answerer.name,
    charger: charger.name,
    target: target.name,
  })
  noteOrder(state, 'reaction', answer === 'stand' ? [] : [answerer], ledger)
  const table = { dice: seatedDice(dice, { target: answerer.side }), ledger }
  const outcome = chargeReaction({ charger, target: answerer, answer }, state.rules, table)
  return [
    ...chargesAfter(state, command, charger, target, answerer, outcome).map(chargeSet),
    ...answererEffects(answerer, outcome),
    ...reactionDeed(state, answerer, charger, outcome),
  ]
}

function answererOf(state: MiniaturesState, { by, answer }: CommandOf<'answerCharge'>, target: Unit): Unit {
  if (by === undefined || by === target.id) return target
  const unit = requireOnTable(state, by, 'by')
  if (unit.side !== target.side) refuse('cannotHelpHere', 'by', m10, { unit: unit.name, lead: target.name })
  if (answer !== 'counterCharge') refuse('onlyCounterChargeForAnother', 'by', m10, { unit: unit.name })
  return unit
}

/**
 * The charges once they are answered. One answer holds for every charge on the same target. Other cavalry
 * that rides out becomes the target; where it fails, the charged unit still has its own answer.
 */
function chargesAfter(
  state: MiniaturesState,
  { answer }: CommandOf<'answerCharge'>,
  charger: Unit,
  target: Unit,
  answerer: Unit,
  { holds, eliminated }: ReactionOutcome,
): readonly Charge[] {
  const own = chargeOf(state, charger.id)
  const charge = own?.target === target.id ? own : freshCharge(charger, target, own !== null)
  if (answerer.id !== target.id) {
    return holds ? [{ ...charge, target: answerer.id, answer, answerHolds: true }] : [charge]
  }
  const others = state.charges.filter(
    (other) => other.target === target.id && other.charger !== charger.id && other.stage === 'declared',
  )
  return [charge, ...others].map((each) => ({
    ...each,
    answer,
    answerHolds: holds,
    stage: eliminated ? 'free' : each.stage,
  }))
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

/** What a melee does to the charges that led to it: cavalry that breaks through may go on. (M12.) */
export function chargesFought(
  state: MiniaturesState,
  attackers: readonly Unit[],
  defender: Unit,
  breaksThrough: boolean,
): Effects {
  return state.charges
    .filter(({ charger, target }) => attackers.some(({ id }) => id === charger) && target === defender.id)
    .map((charge) => {
      const isCavalry = attackers.some(({ id, arm }) => id === charge.charger && arm === 'cavalry')
      return chargeSet({ ...charge, stage: breaksThrough && isCavalry ? 'free' : 'done' })
    })
}
