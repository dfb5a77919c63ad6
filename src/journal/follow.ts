import { moveOf, type Entry, type JournalCommand } from './entry.ts'
import { emptyHead, headAfter, type Head } from './history.ts'

/** Why an entry does not fit: it does not seal the one before it, or cannot stand where it stands. */
type Misfit = 'altered' | 'malformed'

/** A journal followed from its first entry to its last, or the first entry that does not fit. */
export type FollowedJournal = { readonly head: Head } | { readonly problem: Misfit; readonly index: number }

/** Follows a journal entry by entry, oldest first: order, hash chain, and where every entry may stand. */
export class JournalFollower {
  readonly #parents = new Map<number | null, number | null>()
  #head = emptyHead

  /** Where the journal stands after all that fitted. */
  get head(): Head {
    return this.#head
  }

  /** Takes the next entry, where it fits; nothing has changed where it does not. */
  take(entry: Entry): Misfit | null {
    if (entry.previousHash !== this.#head.lastHash) return 'altered'
    if (!this.mayStand(entry)) return 'malformed'
    this.#parents.set(entry.index, entry.parent)
    this.#head = headAfter(this.#head, entry)
    return null
  }

  /** Whether an entry may come next, whatever it says of the one before it. */
  mayStand({ index, parent, command }: Entry): boolean {
    return index === this.#head.nextIndex && parent === this.#rightfulParent(moveOf(command) ?? 'command')
  }

  #rightfulParent(kind: JournalCommand['type'] | 'command'): number | null | undefined {
    const { position, redo } = this.#head
    const rightful = {
      command: position,
      undo: this.#parents.get(position) ?? undefined,
      redo: redo.at(-1),
      abandon: position ?? undefined,
      copied: position ?? undefined,
    }
    return rightful[kind]
  }
}

/** Follows a whole journal, oldest entry first. */
export function followJournal(entries: readonly Entry[]): FollowedJournal {
  const follower = new JournalFollower()
  for (const entry of entries) {
    const problem = follower.take(entry)
    if (problem !== null) return { problem, index: follower.head.nextIndex }
  }
  return { head: follower.head }
}
