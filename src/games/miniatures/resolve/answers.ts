import {
  answersIn,
  chargeOf,
  type Charge,
  type ChargeAnswer,
  type MiniaturesState,
  type Unit,
  type UnitId,
} from '@/rules/miniatures/index.ts'
import type { ResolveInputs } from './inputs.ts'

/** What is open to a charged unit, the likeliest first. */
export function answersOpen(
  state: MiniaturesState,
  { first, second }: ResolveInputs,
): readonly ChargeAnswer[] {
  return first === null || second === null ? [] : answersIn(state, chargeBetween(state, first, second))
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

/** Other cavalry of the charged side that may ride out to meet the charge. (M10.) */
export function freeCavalry(state: MiniaturesState, inputs: ResolveInputs): readonly Unit[] {
  const target = state.units.find(({ id }) => id === inputs.second)
  return state.units.filter(
    (unit) =>
      unit.side === target?.side &&
      unit.id !== target.id &&
      unit.removed === null &&
      answersOpen(state, { ...inputs, second: unit.id }).includes('counterCharge'),
  )
}
