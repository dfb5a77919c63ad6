import {
  canonicalText,
  entryReader,
  JournalFollower,
  RolledAgainCount,
  StateTree,
  type Entry,
  type EntryReader,
  type Head,
  type RolledAgain,
} from '@/journal/index.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import type { EntryRow, GameFault, GameStorage } from '@/storage/index.ts'
import { readUpwards } from './journal-reading.ts'

/** Few enough to be read without holding anything up. */
const pageSize = 20

/** Where in time a place of the journal lies, and what it was sealed with. */
export interface SealedPlace {
  readonly index: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly hash: string
}

interface ShownState<State> {
  readonly head: Head
  readonly state: State
}

/**
 * Follows the whole journal of a stored game from its first entry on, in small steps, and folds its effects from
 * nothing. What it has followed it does not read again when the game goes on.
 */
export class ChainCheck<State, Command extends Typed, Effect extends Typed> {
  readonly #storage: GameStorage
  readonly #rulebook: Rulebook<State, Command, Effect>
  readonly #game: string
  readonly #read: EntryReader<Command, Effect>
  readonly #follower = new JournalFollower()
  readonly #again = new RolledAgainCount()
  readonly #places: SealedPlace[] = []
  /** Gone once the states have been compared: from then on nothing but commands changes them. */
  #states: StateTree<State, Command, Effect> | null
  #fault: GameFault | null = null
  #isMended = false

  constructor(storage: GameStorage, rulebook: Rulebook<State, Command, Effect>, game: string) {
    this.#storage = storage
    this.#rulebook = rulebook
    this.#game = game
    this.#read = entryReader(rulebook)
    this.#states = new StateTree(rulebook)
  }

  get game(): string {
    return this.#game
  }

  /** The first entry that does not fit. */
  get fault(): GameFault | null {
    return this.#fault
  }

  /** Whether something that is kept beside the journal did not agree with it, and was put right. */
  get isMended(): boolean {
    return this.#isMended
  }

  get rolledAgain(): readonly RolledAgain[] {
    return this.#again.result()
  }

  /** The entries that fit, oldest first. */
  get places(): readonly SealedPlace[] {
    return this.#places
  }

  /** Whether everything up to a head was followed, and fits. */
  hasReached({ nextIndex, lastHash }: Head): boolean {
    const { head } = this.#follower
    return this.#fault === null && head.nextIndex === nextIndex && head.lastHash === lastHash
  }

  /**
   * Follows the journal on, as far as the head that is shown, which may move on meanwhile.
   *
   * @param head the head that is shown; null when the game is not shown any more, and nothing is to be done
   * @param giveWay called after every entry
   * @throws StorageProblem
   */
  async followTo(head: () => Head | null, giveWay: () => Promise<void>): Promise<void> {
    for (let end = head(); end !== null && this.#isBehind(end); end = head()) {
      const from = this.#follower.head.nextIndex
      const count = Math.min(pageSize, end.nextIndex - from)
      const rows = await readUpwards(this.#storage, this.#game, from, count)
      for (let place = 0; place < count && this.#fault === null; place += 1) {
        this.#fault = this.#take(rows[place], from + place)
        await giveWay()
      }
    }
    const end = head()
    if (end !== null && this.#fault === null) this.#compareHead(end)
  }

  #isBehind({ nextIndex }: Head): boolean {
    return this.#fault === null && this.#follower.head.nextIndex < nextIndex
  }

  #take(row: EntryRow | undefined, index: number): GameFault | null {
    if (row?.index !== index) return { problem: 'malformed', index }
    const opened = this.#read(row.text, row.hash)
    if ('problem' in opened) return { ...opened, index }
    return this.#takeEntry(opened.entry, index)
  }

  #takeEntry(entry: Entry<Command, Effect>, index: number): GameFault | null {
    const problem = this.#follower.take(entry)
    if (problem !== null) return { problem, index }
    if (this.#states?.take(entry) === false) return { problem: 'malformed', index }
    this.#again.take(entry)
    this.#places.push({ index, at: entry.at, hash: entry.hash })
    return null
  }

  /** A journal that fits may still be another one than the head belongs to. */
  #compareHead(shown: Head): void {
    const { head } = this.#follower
    if (head.nextIndex !== shown.nextIndex) return
    if (head.lastHash !== shown.lastHash) this.#fault = { problem: 'altered', index: head.nextIndex - 1 }
    else if (canonicalText(head) !== canonicalText(shown)) this.#fault = { problem: 'malformed', index: null }
  }

  /**
   * Compares what is kept beside the journal with what the journal comes to, once it was followed to its end.
   * A snapshot that says otherwise is replaced.
   *
   * @param shown the stand that is shown; null when the game is not shown any more
   * @returns whether the state that is shown is not what the journal comes to
   * @throws StorageProblem
   */
  async mendStates(shown: () => ShownState<State> | null, giveWay: () => Promise<void>): Promise<boolean> {
    const states = this.#states
    if (states === null) return false
    // What is shown may have come from a snapshot that was wrong, and a newer one from what is shown.
    while (await this.#mendSnapshots(states, giveWay)) this.#isMended = true
    await this.followTo(() => shown()?.head ?? null, giveWay)
    const stand = shown()
    if (stand === null || !this.hasReached(stand.head)) return false
    this.#states = null
    const folded = states.at(stand.head.position)
    const differs = folded !== null && canonicalText(folded.state) !== canonicalText(stand.state)
    if (differs) this.#isMended = true
    return differs
  }

  /** Whether one of them had to be put right. */
  async #mendSnapshots(
    states: StateTree<State, Command, Effect>,
    giveWay: () => Promise<void>,
  ): Promise<boolean> {
    let isMended = false
    for (const node of await this.#storage.snapshotNodes(this.#game)) {
      const isFollowed = node < this.#follower.head.nextIndex
      if (isFollowed && (await this.#mendSnapshot(states, node))) isMended = true
      await giveWay()
    }
    return isMended
  }

  async #mendSnapshot(states: StateTree<State, Command, Effect>, node: number): Promise<boolean> {
    const { stateVersion } = this.#rulebook
    const kept = await this.#storage.readSnapshot(this.#game, node)
    // One of another version is never used.
    if (kept !== null && kept.stateVersion !== stateVersion) return false
    const folded = states.at(node)
    if (folded !== null && kept !== null && canonicalText(folded.state) === canonicalText(kept.state)) {
      return false
    }
    await this.#storage.mendSnapshot(this.#game, node, folded === null ? null : { stateVersion, ...folded })
    return true
  }
}
