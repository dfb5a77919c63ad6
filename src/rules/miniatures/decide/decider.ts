import type { Ledger } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import type { CommandOf, CommandType } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import type { DeedKind } from '../turn.ts'

/** Writes down where something is done out of the order of play. */
export type NoteOrder = (
  state: MiniaturesState,
  kind: DeedKind | 'move',
  units: readonly Unit[],
  ledger: Ledger,
) => void

/** Besides dice and ledger, who watches over the order of play: the guide in a game, nobody without one. */
export interface DecisionTable extends Table {
  readonly noteOrder: NoteOrder
}

/** What each type of command leads to. @throws Refused */
export type Deciders<Type extends CommandType> = {
  readonly [Each in Type]: (
    state: MiniaturesState,
    command: CommandOf<Each>,
    table: DecisionTable,
  ) => readonly MiniaturesEffect[]
}

/** Looks a command up by its type and lets its own decider decide. @throws Refused */
export function decideBy<Type extends CommandType>(
  deciders: Deciders<Type>,
  type: Type,
  command: CommandOf<Type>,
  state: MiniaturesState,
  table: DecisionTable,
): readonly MiniaturesEffect[] {
  return deciders[type](state, command, table)
}
