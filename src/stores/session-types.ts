import type { FaceSource, KnownFace, NeededDie, Roll } from '@/dice/index.ts'
import type { Entry } from '@/journal/index.ts'
import type { Reason, Refusal, Typed } from '@/rules/index.ts'
import type {
  Append,
  Draft,
  GameFault,
  GameStorage,
  OpenedGame,
  StorageProblemCode,
} from '@/storage/index.ts'
import type { GameWriters } from './writer/game-writers.ts'

/** What a rulebook's store gives its session. */
export interface SessionOptions<State> {
  readonly storage: GameStorage
  /** Where the app's own faces come from. */
  readonly faces: FaceSource
  /** The windows that may want to play the same game; without them this one always may. */
  readonly writers?: GameWriters
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The game's name, and plain JSON for its card on the home screen; stored with every entry. */
  readonly nameOf: (state: State) => string
  readonly summarise: (state: State) => unknown
  /** Runs a task when the phone has nothing better to do. */
  readonly idle?: (task: () => void) => void
}

/** `closed`: no game; `unreadable`: the game's data cannot be read, `fault` says why. */
export type SessionStatus = 'closed' | 'opening' | 'open' | 'unreadable'

/**
 * Why a game is shown and not played. `broken`: an entry of its journal does not fit the one before it;
 * `elsewhere`: another window of the app plays it.
 */
export type ReadOnlyReason = 'broken' | 'elsewhere'

/** The game that is open, apart from its state. */
export type OpenGame = OpenedGame<unknown, Typed, Typed>['game']

/** A command that waits for a face to be typed, with the sum so far. */
export interface Pending<Command extends Typed> {
  readonly command: Command
  readonly faces: readonly KnownFace[]
  readonly rolls: readonly Roll[]
  readonly reasons: readonly Reason[]
  readonly die: NeededDie
}

/** What could not be stored yet: a decided entry, or the faces of a command that waits for a die. */
export type Unsaved<State, Command extends Typed, Effect extends Typed> =
  | {
      readonly kind: 'entry'
      readonly entry: Entry<Command, Effect>
      readonly append: SessionAppend<State, Command, Effect>
    }
  | { readonly kind: 'faces'; readonly pending: Pending<Command>; readonly draft: Draft | null }

/**
 * A stored roll that could not go on and was given up when its game was opened. `refused`: the rules do not allow
 * it any more; `unknown`: this program does not know its command, or can make nothing of it.
 */
export interface PutAside extends Pick<Entry, 'command' | 'reasons'> {
  readonly why: 'refused' | 'unknown'
}

/** An append whose entry is the rulebook's. */
export interface SessionAppend<State, Command extends Typed, Effect extends Typed> extends Append<State> {
  readonly entry: Entry<Command, Effect>
}

/**
 * What became of something that a player asked for.
 * - `recorded`: it is on the disk, and shown
 * - `needsDie`: `pending` says which face to type
 * - `refused`: by the rules, with the reason
 * - `moved`: another tab played on; the game was read again, and nothing was written
 * - `unsaved`: decided, but not on the disk; see `saveAgain`
 * - `failed`: storage could not be read; nothing has changed
 * - `unreadable`: the stored entries that are needed are damaged; nothing has changed
 * - `unfinished`: a command with known faces must be finished or abandoned first
 * - `cleared`: a command without known faces was put away
 * - `nothing`: there is nothing to undo, redo, type, abandon or save
 * - `ignored`: something is under way or unsaved, no game is open, or it is only shown
 */
export type Answer<Command extends Typed, Effect extends Typed> =
  | { readonly kind: 'recorded'; readonly entry: Entry<Command, Effect> }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unsaved' | 'failed'; readonly problem: StorageProblemCode }
  | { readonly kind: 'unreadable'; readonly fault: GameFault }
  | { readonly kind: 'needsDie' | 'moved' | 'unfinished' | 'cleared' | 'nothing' | 'ignored' }

/** What became of a new game. */
export type Creation =
  | { readonly kind: 'created'; readonly id: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly problem: StorageProblemCode }
  | { readonly kind: 'ignored' }
