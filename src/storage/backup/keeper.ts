import { entryReader, followJournal, stateAfter, type Entry, type Head } from '@/journal/index.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import type { EntryText } from './format.ts'
import { openJournalBy, type EntryFault, type JournalTexts } from './journal-check.ts'

/** What is needed to keep a game of a rulebook: its rules, its name, and what its card shows. */
export interface Keeping<State, Command extends Typed, Effect extends Typed> {
  readonly rulebook: Rulebook<State, Command, Effect>
  nameOf(state: State): string
  summarise(state: State): unknown
}

/** A game as it is stored at its head. */
export interface KeptGame {
  readonly head: Head
  /** The head's position. */
  readonly node: number
  readonly name: string
  readonly summary: unknown
  readonly state: unknown
  readonly stateVersion: number
}

/** The entries of a file, read by their rulebook. */
export interface ReadJournal {
  readonly entries: readonly Entry[]
  /** The game that they come to after the entries before them; a whole journal has none before it. */
  keptAfter(before: readonly EntryText[]): KeptGame | EntryFault
}

/** Reads the games of one rulebook. */
export interface GameKeeper {
  /** Opens every entry by the rulebook's own schemas, or says which is the first that does not hold. */
  open(journal: JournalTexts): ReadJournal | EntryFault
}

/** Why a rulebook is not there: this program has none of that name, or it is not on this phone yet. */
export type MissingKeeper = 'unknown' | 'missing'

/** The keeper of a rulebook's games. */
export type KeeperOf = (rulebook: string) => Promise<GameKeeper | MissingKeeper>

/** A keeper of any rulebook; who keeps a game need not know which. */
export function createKeeper<State, Command extends Typed, Effect extends Typed>(
  keeping: Keeping<State, Command, Effect>,
): GameKeeper {
  const read = entryReader(keeping.rulebook)
  return {
    open(journal) {
      const opened = openJournalBy(read, journal)
      if ('problem' in opened) return opened
      return {
        entries: opened.entries,
        keptAfter(before) {
          const whole = before.length === 0 ? opened : openJournalBy(read, wholeOf(before, journal))
          return 'problem' in whole ? whole : keptAs(keeping, whole.entries)
        },
      }
    },
  }
}

function wholeOf(before: readonly EntryText[], { entries }: JournalTexts): JournalTexts {
  return { entries: [...before, ...entries], from: 0, previousHash: '' }
}

function keptAs<State, Command extends Typed, Effect extends Typed>(
  { rulebook, nameOf, summarise }: Keeping<State, Command, Effect>,
  entries: readonly Entry<Command, Effect>[],
): KeptGame | EntryFault {
  const followed = followJournal(entries)
  if ('problem' in followed) return followed
  const { head } = followed
  if (head.position === null) return { problem: 'malformed', index: 0 }
  try {
    const state = stateAfter(rulebook, entries)
    const { stateVersion } = rulebook
    return { head, node: head.position, name: nameOf(state), summary: summarise(state), state, stateVersion }
  } catch {
    // Effects that are well formed one by one may still come to nothing together.
    return { problem: 'malformed', index: entries.length - 1 }
  }
}
