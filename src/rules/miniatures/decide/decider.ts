import type { Table } from '../../rulebook.ts'
import type { CommandOf, CommandType } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import type { MiniaturesState } from '../state.ts'

/** What each type of command leads to. @throws Refused */
export type Deciders<Type extends CommandType> = {
  readonly [Each in Type]: (
    state: MiniaturesState,
    command: CommandOf<Each>,
    table: Table,
  ) => readonly MiniaturesEffect[]
}

/** Looks a command up by its type and lets its own decider decide. @throws Refused */
export function decideBy<Type extends CommandType>(
  deciders: Deciders<Type>,
  type: Type,
  command: CommandOf<Type>,
  state: MiniaturesState,
  table: Table,
): readonly MiniaturesEffect[] {
  return deciders[type](state, command, table)
}
