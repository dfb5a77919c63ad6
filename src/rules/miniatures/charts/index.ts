import { chargeReaction, firstMover } from './charge.ts'
import { fireDie, fireEffect, fireLimits, fireMultipliers, firePoints, fireResults } from './fire.ts'
import { meleeLimits, meleeModifiers, meleeResult, meleeSquare } from './melee.ts'
import { movement, movementCosts, movementLimits } from './movement.ts'
import {
  classValues,
  fallenLeader,
  fullMoveBack,
  moraleModifiers,
  moraleResult,
  officerValues,
} from './morale.ts'

/** Every chart of the miniatures rulebook as it comes, in the order that the rules page shows them. */
export const defaultCharts = {
  firstMover,
  movement,
  movementCosts,
  movementLimits,
  chargeReaction,
  firePoints,
  fireMultipliers,
  fireDie,
  fireEffect,
  fireResults,
  fireLimits,
  fallenLeader,
  classValues,
  meleeModifiers,
  meleeLimits,
  meleeResult,
  meleeSquare,
  moraleModifiers,
  moraleResult,
  fullMoveBack,
  officerValues,
}

export type MiniaturesCharts = typeof defaultCharts

/** The dice of this rulebook: ten sides, read 1 to 10. */
export const dieSides = 10

export type { FireResult, PointsColumn } from './fire.ts'
export type { Mover, Pace } from './movement.ts'
export type { LoserFate, WinnerFate } from './melee.ts'
export type { ContactWord, RallyWord } from './morale.ts'
