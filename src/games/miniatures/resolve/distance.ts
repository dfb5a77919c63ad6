import { cellOf, numberIn } from '@/rules/index.ts'
import { isAgainst, limits, type MiniaturesState, type UnitId } from '@/rules/miniatures/index.ts'
import type { ResolveInputs } from './inputs.ts'

/** How far a charged unit fires at its charger, in inches. (M7.) */
export function inchesAtCharger({ rules }: MiniaturesState): number {
  return numberIn(cellOf(rules.charts.fireLimits, 'inchesAtCharger', 'value'))
}

/** Whose charge is coming at a unit, or has reached it; null where none is. */
export function chargerOf({ charges }: MiniaturesState, unit: UnitId | null): UnitId | null {
  if (unit === null) return null
  return charges.find((charge) => isAgainst(charge, { id: unit }))?.charger ?? null
}

/** The greatest distance that the sheet offers, in inches. */
export function farthest(state: MiniaturesState, { first }: ResolveInputs): number {
  return chargerOf(state, first) === null ? limits.distance : inchesAtCharger(state)
}
