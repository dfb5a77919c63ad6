import { followJournal, openEntry, type Entry, type EntryProblem, type EntryReader } from '@/journal/index.ts'
import type { Typed } from '@/rules/index.ts'
import type { EntryText } from './format.ts'

/** The first entry that does not hold. */
export interface EntryFault {
  readonly problem: EntryProblem
  /** From 0. */
  readonly index: number
}

/** A whole journal, or the end of one: `previousHash` is the hash of the entry before `from`. */
export interface JournalTexts {
  readonly entries: readonly EntryText[]
  readonly from: number
  readonly previousHash: string
}

export interface OpenedJournal<Command extends Typed = Typed, Effect extends Typed = Typed> {
  readonly entries: readonly Entry<Command, Effect>[]
}

/** Opens the entries of a journal of any rulebook: see `openJournalBy`. */
export function openJournal(texts: JournalTexts): OpenedJournal | EntryFault {
  return openJournalBy(openEntry, texts)
}

/**
 * Opens the entries of a journal and checks that each follows the one before it. The end of a journal does
 * not say by itself where its entries may stand: `followJournal` on the whole of it does.
 */
export function openJournalBy<Command extends Typed, Effect extends Typed>(
  read: EntryReader<Command, Effect>,
  { entries, from, previousHash }: JournalTexts,
): OpenedJournal<Command, Effect> | EntryFault {
  const opened: Entry<Command, Effect>[] = []
  let before = previousHash
  for (const [place, { text, hash }] of entries.entries()) {
    const index = from + place
    const result = read(text, hash)
    if ('problem' in result) return { problem: result.problem, index }
    if (result.entry.previousHash !== before) return { problem: 'altered', index }
    if (result.entry.index !== index) return { problem: 'malformed', index }
    opened.push(result.entry)
    before = hash
  }
  if (from > 0) return { entries: opened }
  const followed = followJournal(opened)
  return 'problem' in followed ? followed : { entries: opened }
}
