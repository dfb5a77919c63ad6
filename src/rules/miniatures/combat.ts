import { refuse } from '../reason.ts'
import type { Referee } from '../rulebook.ts'
import { apply } from './apply.ts'
import { house } from '../chart-building.ts'
import type { CombatCommand, CombatCommandType, MiniaturesCommand } from './commands.ts'
import { combatDeciders } from './decide/combat.ts'
import { decideBy, type Deciders } from './decide/decider.ts'
import type { MiniaturesEffect } from './effects.ts'
import type { MiniaturesState } from './state.ts'

/** Without a game there is no turn, and nobody moves first in it. */
const deciders: Deciders<CombatCommandType> = {
  ...combatDeciders,
  rollFirst: () => refuse('noTurnYet', 'type', house('M16')),
}

/** The fighting alone: what quick resolve and the odds need, without the roster, the turn and their books. */
export const combat: Referee<MiniaturesState, CombatCommand, MiniaturesEffect> = {
  decide: (state, command, table) =>
    decideBy(deciders, command.type, command, state, { ...table, noteOrder: () => undefined }),
  apply,
}

/** Whether a command asks dice. */
export function isCombat(command: MiniaturesCommand): command is CombatCommand {
  return command.type in deciders
}
