import {
  answersIn,
  chargeOf,
  isUnderWay,
  type Charge,
  type ChargeAnswer,
  type MiniaturesState,
  type Unit,
  type UnitId,
} from '@/rules/miniatures/index.ts'
import type { ResolveInputs } from './inputs.ts'

/** What is open to a charged unit, the likeliest first; once it has answered, that alone. */
export function answersOpen(
  state: MiniaturesState,
  { first, second }: ResolveInputs,
): readonly ChargeAnswer[] {
  if (first === null || second === null) return []
  const charge = chargeBetween(state, first, second)
  return isAnswered(charge) ? [charge.answer] : answersIn(state, charge)
}

function isAnswered(charge: Charge): charge is Charge & { readonly answer: ChargeAnswer } {
  return charge.answer !== null && isUnderWay(charge)
}

/** The charge as it was declared; one that was not yet is declared with its answer. */
function chargeBetween(state: MiniaturesState, charger: UnitId, target: UnitId): Charge {
  const declared = chargeOf(state, charger)
  if (declared?.target === target) return declared
  return {
    charger,
    target,
    answer: null,
    answerHolds: false,
    stage: 'declared',
    aspect: 'front',
    goesOn: false,
  }
}

/** Other cavalry of the charged side that may ride out to meet a charge that has no answer yet. (M10.) */
export function freeCavalry(state: MiniaturesState, inputs: ResolveInputs): readonly Unit[] {
  const charge = chargeOf(state, inputs.first ?? '')
  if (charge !== null && isAnswered(charge)) return []
  const target = state.units.find(({ id }) => id === inputs.second)
  return state.units.filter(
    (unit) =>
      unit.side === target?.side &&
      unit.id !== target.id &&
      unit.removed === null &&
      answersOpen(state, { ...inputs, second: unit.id }).includes('counterCharge'),
  )
}
