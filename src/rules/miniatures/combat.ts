import type { Referee } from '../rulebook.ts'
import { apply } from './apply.ts'
import type { CombatCommand, MiniaturesCommand } from './commands.ts'
import { combatDeciders } from './decide/combat.ts'
import { decideBy } from './decide/decider.ts'
import type { MiniaturesEffect } from './effects.ts'
import type { MiniaturesState } from './state.ts'

/** The combat alone: what quick resolve and the resolve sheet need, without the roster and its books. */
export const combat: Referee<MiniaturesState, CombatCommand, MiniaturesEffect> = {
  decide: (state, command, table) => decideBy(combatDeciders, command.type, command, state, table),
  apply,
}

/** Whether a command asks dice. */
export function isCombat(command: MiniaturesCommand): command is CombatCommand {
  return command.type in combatDeciders
}
