import type { Procedure } from '../rulebook.ts'
import { chargeReaction, type ReactionOutcome } from './charge.ts'
import { reactionInput, type ReactionInput } from './charge-input.ts'
import { fire, type FireOutcome } from './fire.ts'
import { fireInput, type FireInput } from './fire-input.ts'
import { firstMoverProcedure } from './first-mover.ts'
import { leaderRoll, type LeaderOutcome } from './leader.ts'
import { leaderInput, type LeaderInput } from './leader-input.ts'
import { melee, type MeleeOutcome } from './melee.ts'
import { meleeInput, type MeleeInput } from './melee-input.ts'
import { moraleRoll, type MoraleOutcome } from './morale.ts'
import { moraleInput, type MoraleInput } from './morale-input.ts'
import { movementProcedure } from './movement.ts'
import type { MiniaturesRules } from './rules.ts'

const fireProcedure: Procedure<FireInput, FireOutcome, MiniaturesRules> = {
  id: 'fire',
  input: fireInput,
  run: fire,
}

const meleeProcedure: Procedure<MeleeInput, MeleeOutcome, MiniaturesRules> = {
  id: 'melee',
  input: meleeInput,
  run: melee,
}

const moraleProcedure: Procedure<MoraleInput, MoraleOutcome, MiniaturesRules> = {
  id: 'morale',
  input: moraleInput,
  run: moraleRoll,
}

const leaderProcedure: Procedure<LeaderInput, LeaderOutcome, MiniaturesRules> = {
  id: 'leader',
  input: leaderInput,
  run: leaderRoll,
}

const reactionProcedure: Procedure<ReactionInput, ReactionOutcome, MiniaturesRules> = {
  id: 'charge',
  input: reactionInput,
  run: chargeReaction,
}

/** Each procedure on its own, by name: what the command line and the quick reference call. */
export const procedures = {
  fire: fireProcedure,
  melee: meleeProcedure,
  morale: moraleProcedure,
  leader: leaderProcedure,
  charge: reactionProcedure,
  movement: movementProcedure,
  firstMover: firstMoverProcedure,
} as const
