import {
  answersTo,
  isCharging,
  isPinned,
  type ChargeAnswer,
  type MiniaturesState,
  type Unit,
  type UnitId,
} from '@/rules/miniatures/index.ts'
import type { ResolveInputs } from './inputs.ts'

/** What is open to a charged unit, the likeliest first. */
export function answersOpen(state: MiniaturesState, inputs: ResolveInputs): readonly ChargeAnswer[] {
  const [charger, target] = [unitIn(state, inputs.first), unitIn(state, inputs.second)]
  return charger === null || target === null ? [] : answersTo(charger, target, target.lockedWith.length > 0)
}

/** Other cavalry of the charged side that is free to ride out to meet the charge. (M10.) */
export function freeCavalry(state: MiniaturesState, { second }: ResolveInputs): readonly Unit[] {
  const target = unitIn(state, second)
  return state.units.filter(
    (unit) =>
      unit.arm === 'cavalry' &&
      unit.side === target?.side &&
      unit.id !== target.id &&
      unit.removed === null &&
      unit.lockedWith.length === 0 &&
      !isPinned(state, unit.id) &&
      !isCharging(state, unit.id),
  )
}

function unitIn({ units }: MiniaturesState, id: UnitId | null): Unit | null {
  return units.find((unit) => unit.id === id) ?? null
}
