import type { Ref } from 'vue'
import type { NeededDie, Roll } from '@/dice/index.ts'
import type { Reason, Referee, Typed } from '@/rules/index.ts'

/** A command whose first dice are known and that waits for another. */
export interface WaitingCommand<Command extends Typed> {
  readonly command: Command
  readonly rolls: readonly Roll[]
  readonly reasons: readonly Reason[]
  readonly die: NeededDie
}

/** A command that has been resolved, with the state that it left. */
export interface ResolvedCommand<State, Command extends Typed> {
  readonly command: Command
  readonly rolls: readonly Roll[]
  readonly reasons: readonly Reason[]
  /** The state that it was decided on: its odds are of that state. */
  readonly before: State
  readonly after: State
}

/** Where commands are resolved, a game with its journal or none: all that the resolve sheet works with. */
export interface CommandTable<State, Command extends Typed, Effect extends Typed> {
  readonly referee: Referee<State, Command, Effect>
  readonly state: Readonly<Ref<State>>
  readonly waitingCommand: Readonly<Ref<WaitingCommand<Command> | null>>
  readonly resolved: Readonly<Ref<ResolvedCommand<State, Command> | null>>
  /** Whether something is being written. */
  readonly busy: Readonly<Ref<boolean>>
  /** Why nothing can be thrown at this table; absent, or undefined, where it can. */
  readonly hindrance?: Readonly<Ref<string | undefined>>
  /** Whether the result is safely written; undefined where nothing is kept. */
  readonly recorded: Readonly<Ref<boolean | undefined>>
  /** Whether the result can be taken back as it stands: nothing was recorded after it. */
  readonly undoable: Readonly<Ref<boolean>>
  usesOwnDice(side: string): boolean
  setOwnDice(side: string, own: boolean): Promise<void>
  /** Resolves a command, with faces of the app until a die is needed that its side throws itself. */
  resolve(command: Command): Promise<void>
  typeFace(face: number): Promise<void>
  /** How many dice of the pool that is waited for succeeded; absent where they are typed one by one. */
  countFaces?(succeeded: number): Promise<void>
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
