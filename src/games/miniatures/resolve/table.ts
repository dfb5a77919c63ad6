import type { Ref } from 'vue'
import type { PlainDie, Roll } from '@/dice/index.ts'
import type { Reason, Referee, Refusal } from '@/rules/index.ts'
import type { CombatCommand, MiniaturesEffect, MiniaturesState } from '@/rules/miniatures/index.ts'

/** Who says what a command leads to: in a game the whole rulebook, else the fighting alone. */
export type CombatReferee = Referee<MiniaturesState, CombatCommand, MiniaturesEffect>

/** A command whose first dice are known and that waits for another. */
export interface WaitingCommand {
  readonly command: CombatCommand
  readonly rolls: readonly Roll[]
  readonly reasons: readonly Reason[]
  readonly die: PlainDie
}

/** A command that has been resolved, with the state that it left. */
export interface Resolved {
  readonly command: CombatCommand
  readonly rolls: readonly Roll[]
  readonly reasons: readonly Reason[]
  /** The state that it was decided on: its odds are of that state. */
  readonly before: MiniaturesState
  readonly after: MiniaturesState
}

/**
 * Where a command is resolved: a game with its journal, or quick resolve with none. The sheet works with
 * either.
 */
export interface ResolveTable {
  readonly referee: CombatReferee
  readonly state: Readonly<Ref<MiniaturesState>>
  readonly waitingCommand: Readonly<Ref<WaitingCommand | null>>
  readonly resolved: Readonly<Ref<Resolved | null>>
  /** Whether something is being written. */
  readonly busy: Readonly<Ref<boolean>>
  /** Whether the result is safely written; undefined where nothing is kept. */
  readonly recorded: Readonly<Ref<boolean | undefined>>
  /** Whether the result can be taken back as it stands: nothing was recorded after it. */
  readonly undoable: Readonly<Ref<boolean>>
  /** Why something is refused here, in words. */
  refusalText(refusal: Refusal): string
  usesOwnDice(side: string): boolean
  setOwnDice(side: string, own: boolean): Promise<void>
  /** Resolves a command, with faces of the app until a die is needed that its side throws itself. */
  resolve(command: CombatCommand): Promise<void>
  typeFace(face: number): Promise<void>
  /** Takes the face that was typed last back off the table. */
  takeBack(): Promise<void>
  /** Throws the die that is waited for in the app. */
  rollWaiting(): Promise<void>
  /** Gives up a command whose first dice are known. */
  abandon(): Promise<void>
  /** Takes the result back. */
  undo(): Promise<void>
  /** Puts the result aside. */
  finish(): void
}
