import type { Typed } from '@/rules/index.ts'
import { entryVersion, type Entry, type JournalCommand } from './entry.ts'
import type { Head } from './history.ts'
import { sealEntry, type SealedEntry } from './seal.ts'

/** What an entry says, apart from its place in the journal. */
export type EntryContent<Command extends Typed, Effect extends Typed> = Pick<
  Entry<Command, Effect>,
  'at' | 'side' | 'command' | 'rolls' | 'reasons' | 'effects' | 'chartSet'
>

/**
 * Seals the entry that comes next on a head.
 *
 * @param parent the head's position for a game's command; for a move, the node whose state holds afterwards
 */
export function nextEntry<Command extends Typed, Effect extends Typed>(
  head: Head,
  parent: number | null,
  content: EntryContent<Command, Effect>,
): SealedEntry<Command, Effect> {
  return sealEntry({
    version: entryVersion,
    index: head.nextIndex,
    parent,
    previousHash: head.lastHash,
    ...content,
  })
}

/** The content of a move that rolls nothing and belongs to no side. */
export function moveContent(
  command: JournalCommand,
  at: number,
  chartSet: string,
): EntryContent<never, never> {
  return { at, side: null, command, rolls: [], reasons: [], effects: [], chartSet }
}
