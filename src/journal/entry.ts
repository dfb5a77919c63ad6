import type { Roll } from '@/dice/index.ts'
import type { Reason, Typed } from '@/rules/index.ts'

/** The newest form of an entry that this program knows. */
export const newestEntryVersion = 2

/** Takes the state back to what it was before the last command that still stands. */
export interface UndoCommand extends Typed {
  readonly type: 'undo'
  /** Why, where the player said so. */
  readonly note?: string
}

/** Takes the state forward again to a command that was undone. */
export interface RedoCommand extends Typed {
  readonly type: 'redo'
}

/** Gives up a command whose first dice were already seen; its faces stay in the log. */
export interface AbandonCommand extends Typed {
  readonly type: 'abandon'
  readonly command: Typed
}

/**
 * Says for ever that the journal was sealed anew from another one, which was broken. Moves nothing.
 */
export interface CopiedCommand extends Typed {
  readonly type: 'copied'
  /** The hash with which the other journal ended. */
  readonly seal: string
  /** How many entries the other journal had, and how many of them stand in this one. */
  readonly entries: number
  readonly copied: number
  /** Index of the first entry that did not fit; those from it on were sealed anew as they read then. */
  readonly fault: number
}

export type JournalCommand = UndoCommand | RedoCommand | AbandonCommand | CopiedCommand

/** The names that no rulebook may give to a command of its own. */
export const journalCommandTypes = ['undo', 'redo', 'abandon', 'copied'] as const

/**
 * The form that an entry of a command is written in. A program that does not know the command yet must say that
 * the entry is newer than itself, and not that it is damaged; every other entry stays readable for it.
 */
export function entryVersionOf(command: Typed): number {
  return command.type === 'copied' ? newestEntryVersion : 1
}

/** Which move on the journal a command is; null for a game's own command. */
export function moveOf(command: Typed): JournalCommand['type'] | null {
  return journalCommandTypes.find((type) => type === command.type) ?? null
}

/** Whether a command is the game's own, and not a move on the journal. */
export function isGameCommand<Command extends Typed>(command: Command | JournalCommand): command is Command {
  return moveOf(command) === null
}

/** One line of a game's journal. Once written it is never changed. */
export interface Entry<Command extends Typed = Typed, Effect extends Typed = Typed> {
  readonly version: number
  /** Place in the order of writing, from 0. */
  readonly index: number
  /**
   * Index of the entry whose state this one builds on; null for the first. For undo, redo and abandon:
   * the entry whose state holds afterwards.
   */
  readonly parent: number | null
  /** Milliseconds since 1970. */
  readonly at: number
  /** The side that gave the command; null where it is nobody's. */
  readonly side: string | null
  readonly command: Command | JournalCommand
  readonly rolls: readonly Roll[]
  readonly reasons: readonly Reason[]
  readonly effects: readonly Effect[]
  /** The charts and options that were in force. */
  readonly chartSet: string
  /** Hash of the entry written before this one; empty for the first. */
  readonly previousHash: string
  readonly hash: string
}
