import type { Entry } from '@/journal/index.ts'
import type { Typed } from '@/rules/index.ts'
import type { createSession } from '@/stores/session.ts'
import type { Answer, Pending, PutAside, Unsaved } from '@/stores/session-types.ts'
import type { SealedSession } from './seal/session.ts'

type Problem = ReturnType<typeof createSession>['problem']['value']
type ReadOnly = ReturnType<typeof createSession>['readOnly']['value']
type Asking = ReturnType<typeof createSession>['asking']['value']

/** What is known of an open game's storage, whatever is played. */
export interface KeptSession extends SealedSession {
  readonly problem: Problem
  /** Why the game is shown and not played. */
  readonly readOnly: ReadOnly
  /** Where this window stands that would like to play. */
  readonly asking: Asking
  /** How often something was tapped that only the window that plays may do. */
  readonly triedInVain: number
  /** Whether something is under way: read, or written. */
  readonly isWorking: boolean
  /** Whether a roll waits for its next die in the window that plays. */
  readonly waitsElsewhere: boolean
  /** A roll that waited for a die, and could not go on when the game was opened. */
  readonly putAside: PutAside | null
  forgetPutAside(): void
  takeOver(): void
  /** Null where everything is on the disk. */
  readonly unsaved: unknown
  exportText(): Promise<string>
  saveAgain(): Promise<unknown>
}

/** The open game of a rulebook, as far as commands are put to it. */
export interface PlayedSession<State, Command extends Typed, Effect extends Typed> extends KeptSession {
  readonly state: State
  readonly pending: Pending<Command> | null
  readonly unsaved: Unsaved<State, Command, Effect> | null
  readonly busy: boolean
  readonly undoTarget: Entry<Command, Effect> | null
  readonly ownDice: Readonly<Record<string, boolean>>
  resolve(command: Command): Promise<Answer<Command, Effect>>
  typeFace(face: number): Promise<Answer<Command, Effect>>
  countFaces(succeeded: number): Promise<Answer<Command, Effect>>
  rollInstead(): Promise<Answer<Command, Effect>>
  takeBackFace(): Promise<Answer<Command, Effect>>
  abandon(): Promise<Answer<Command, Effect>>
  undo(): Promise<Answer<Command, Effect>>
  setOwnDice(side: string, usesOwnDice: boolean): Promise<void>
}
