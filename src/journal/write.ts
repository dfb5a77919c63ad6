import type { Deliberation, Rulebook, Typed } from '@/rules/index.ts'
import { entryVersionOf, type Entry, type JournalCommand } from './entry.ts'
import type { Head } from './history.ts'
import { sealEntry, type EntryReader, type SealedEntry } from './seal.ts'

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
    version: entryVersionOf(content.command),
    index: head.nextIndex,
    parent,
    previousHash: head.lastHash,
    ...content,
  })
}

/**
 * The entry as it will be read back from storage: plain data, checked by the rulebook's schemas.
 *
 * @throws TypeError when it could not be read back, and so must not be written
 */
export function readBack<Command extends Typed, Effect extends Typed>(
  read: EntryReader<Command, Effect>,
  { text, entry }: SealedEntry<Command, Effect>,
): Entry<Command, Effect> {
  const opened = read(text, entry.hash)
  if ('problem' in opened) throw new TypeError(`entry ${entry.index} could not be read back: ${text}`)
  return opened.entry
}

/** A command that was decided, with the effects it has. */
export type Decided<Effect extends Typed> = Extract<Deliberation<Effect>, { readonly kind: 'decided' }>

/**
 * The content of a decided command.
 *
 * @param before the state that it was decided on
 * @param at milliseconds since 1970
 */
export function commandContent<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  before: State,
  command: Command,
  { rolls, reasons, effects }: Decided<Effect>,
  at: number,
): EntryContent<Command, Effect> {
  const side = rulebook.sideOf(before, command)
  return { at, side, command, rolls, reasons, effects, chartSet: rulebook.chartSetOf(before) }
}

/** The content of a move that rolls nothing and belongs to no side. */
export function moveContent(
  command: JournalCommand,
  at: number,
  chartSet: string,
): EntryContent<never, never> {
  return { at, side: null, command, rolls: [], reasons: [], effects: [], chartSet }
}
