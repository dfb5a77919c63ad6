import { opponentOf, type SideId, type UnitId } from './sides.ts'
import type { Aspect } from './units.ts'

/** The steps of a half-turn in their order; who moves first is settled before the first half. (M15, M16.) */
export const stepIds = [
  'initiative',
  'charges',
  'chargeMoves',
  'moves',
  'defenderFire',
  'attackerFire',
  'melee',
  'rally',
] as const
export type StepId = (typeof stepIds)[number]

export const halves = [1, 2] as const
export type Half = (typeof halves)[number]

/** Where the battle stands. */
export interface Turn {
  /** From 1. */
  readonly number: number
  readonly half: Half
  readonly step: StepId
  /** Whose half-turn it is; null until it is known who moves first. */
  readonly attacker: SideId | null
  /** Who moved first in this turn. */
  readonly first: SideId | null
  /** When this half-turn began, in milliseconds since 1970, for a clock; null where nobody said. */
  readonly since: number | null
}

/** What the charged do: stand as they are, ride to meet the charger, form square, or form line. (M10.) */
export const chargeAnswers = ['stand', 'counterCharge', 'square', 'formLine'] as const
export type ChargeAnswer = (typeof chargeAnswers)[number]

/**
 * How far a charge has come. `declared`: not yet moved; `contact`: it has reached its target, which is
 * pinned; `short`: it did not reach it; `calledOff`: after the answer was seen; `free`: its target is gone
 * and it may go on; `done`: fought, or ended in another way.
 */
export const chargeStages = ['declared', 'contact', 'short', 'calledOff', 'free', 'done'] as const
export type ChargeStage = (typeof chargeStages)[number]

/** A charge of this half-turn. A unit has one at a time. */
export interface Charge {
  readonly charger: UnitId
  readonly target: UnitId
  /** Null until the charged side has said. */
  readonly answer: ChargeAnswer | null
  /** Whether the die of the answer was high enough; true where none is thrown. */
  readonly answerHolds: boolean
  readonly stage: ChargeStage
  /** From where the target is struck. */
  readonly aspect: Aspect
  /** Goes on from an earlier charge of this half-turn. */
  readonly goesOn: boolean
}

export const deedKinds = ['fire', 'melee', 'rally', 'reaction'] as const
export type DeedKind = (typeof deedKinds)[number]

/** What a unit did in this half-turn, and what came of it. */
export interface Deed {
  readonly kind: DeedKind
  readonly unit: UnitId
  /** Whom it was done to, or fought with; null where it was the unit's own affair. */
  readonly other: UnitId | null
  /** Message key of the outcome. */
  readonly outcome: string
  /** What `other` lost in fire, what the unit itself lost otherwise. */
  readonly basesLost: number
  readonly marker: boolean
  readonly removed: boolean
}

/** The side whose hands a step keeps busy; null where it is both. */
export function sideOfStep(attacker: SideId, step: StepId): SideId | null {
  if (step === 'defenderFire') return opponentOf(attacker)
  return step === 'melee' || step === 'rally' || step === 'initiative' ? null : attacker
}

/** The step after this one; null after the last. */
export function stepAfter(step: StepId): StepId | null {
  return stepIds[stepIds.indexOf(step) + 1] ?? null
}
