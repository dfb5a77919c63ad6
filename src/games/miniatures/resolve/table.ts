import type { Referee, Refusal } from '@/rules/index.ts'
import type { CombatCommand, MiniaturesEffect, MiniaturesState } from '@/rules/miniatures/index.ts'
import type {
  CommandTable,
  ResolvedCommand,
  WaitingCommand as WaitingFor,
} from '../../shared/commandTable.ts'

/** Who says what a command leads to: in a game the whole rulebook, else the fighting alone. */
export type CombatReferee = Referee<MiniaturesState, CombatCommand, MiniaturesEffect>

export type WaitingCommand = WaitingFor<CombatCommand>

export type Resolved = ResolvedCommand<MiniaturesState, CombatCommand>

/**
 * Where a command is resolved: a game with its journal, or quick resolve with none. The sheet works with
 * either.
 */
export interface ResolveTable extends CommandTable<MiniaturesState, CombatCommand, MiniaturesEffect> {
  /** Why something is refused here, in words. */
  refusalText(refusal: Refusal): string
}
