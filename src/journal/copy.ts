import type { Rulebook, Typed } from '@/rules/index.ts'
import type { CopiedCommand, Entry } from './entry.ts'
import { JournalFollower } from './follow.ts'
import { headAfter, type Head } from './history.ts'
import { entryReader, hashOf, type EntryReader, type SealedEntry } from './seal.ts'
import { StateTree } from './state-tree.ts'
import { moveContent, nextEntry } from './write.ts'

/** A stored entry, as far as a copy is made of it. */
export interface StoredText {
  readonly text: string
  readonly hash: string
}

/** A journal that was sealed anew, and the state at its head. */
export interface JournalOfCopy<State> {
  readonly sealed: readonly SealedEntry[]
  readonly head: Head
  readonly state: State
}

/**
 * Seals a broken journal anew, entry by entry, oldest first. What fits is copied letter for letter. From the
 * first entry that does not, every entry is sealed as it reads, as long as it can be read by the rulebook, may
 * stand where it stands, and can be carried out; with the first that cannot the copy ends.
 */
export class JournalCopy<State, Command extends Typed, Effect extends Typed> {
  readonly #rulebook: Rulebook<State, Command, Effect>
  readonly #read: EntryReader<Command, Effect>
  readonly #follower = new JournalFollower()
  readonly #states: StateTree<State, Command, Effect>
  readonly #sealed: SealedEntry[] = []
  #fault: number | null = null

  constructor(rulebook: Rulebook<State, Command, Effect>) {
    this.#rulebook = rulebook
    this.#read = entryReader(rulebook)
    this.#states = new StateTree(rulebook)
  }

  /** How many entries have been copied. */
  get copied(): number {
    return this.#sealed.length
  }

  /** Index of the first entry that did not fit; of the one after the last where all that were taken did. */
  get fault(): number {
    return this.#fault ?? this.copied
  }

  /** Takes the next entry as it is stored. Whether it could be copied; after one that could not, none can. */
  take({ text, hash }: StoredText): boolean {
    const opened = this.#read(text, hashOf(text))
    const isSealed = !('problem' in opened) && hashOf(text) === hash
    const fits = isSealed && opened.entry.previousHash === this.#follower.head.lastHash
    if (!fits) this.#fault ??= this.copied
    if ('problem' in opened || !this.#follower.mayStand(opened.entry)) return false
    if (!this.#states.take(opened.entry)) return false
    this.#keep(fits ? { entry: opened.entry, text } : resealed(opened.entry, this.#follower.head))
    return true
  }

  /**
   * The copy with its last entry, which says that it is one; null where nothing could be copied.
   *
   * @param original the head of the journal that was copied
   * @param at milliseconds since 1970
   */
  result(original: Head, at: number): JournalOfCopy<State> | null {
    const { head } = this.#follower
    const found = this.#states.at(head.position)
    if (head.position === null || found === null) return null
    const { state } = found
    const command: CopiedCommand = {
      type: 'copied',
      seal: original.lastHash,
      entries: original.nextIndex,
      copied: this.copied,
      fault: this.fault,
    }
    const last = nextEntry(head, head.position, moveContent(command, at, this.#rulebook.chartSetOf(state)))
    return { sealed: [...this.#sealed, last], head: headAfter(head, last.entry), state }
  }

  #keep(sealed: SealedEntry): void {
    this.#follower.take(sealed.entry)
    this.#sealed.push(sealed)
  }
}

function resealed(
  { parent, at, side, command, rolls, reasons, effects, chartSet }: Entry,
  head: Head,
): SealedEntry {
  return nextEntry(head, parent, { at, side, command, rolls, reasons, effects, chartSet })
}
