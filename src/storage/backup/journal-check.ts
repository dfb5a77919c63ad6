import { followJournal, openEntry, type Entry, type EntryProblem, type EntryReader } from '@/journal/index.ts'
import type { EntryText } from './format.ts'

/** The first entry that does not hold. */
export interface EntryFault {
  readonly problem: EntryProblem
  readonly index: number
}

/**
 * Opens the entries of a whole journal, or of the end of one, and checks that each follows the one before it.
 * The end of a journal alone does not say where its entries may stand: `followJournal` on the whole does.
 *
 * @param from index of the first entry; 0 for a whole journal
 * @param previousHash hash of the entry before it
 */
export function openJournal(
  { entries, from, previousHash }: JournalTexts,
  read: EntryReader = openEntry,
): { readonly entries: readonly Entry[] } | EntryFault {
  const opened: Entry[] = []
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

export interface JournalTexts {
  readonly entries: readonly EntryText[]
  readonly from: number
  readonly previousHash: string
}
