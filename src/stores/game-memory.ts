import {
  entryReader,
  hashOf,
  isGameCommand,
  type Entry,
  type EntryReader,
  type Step,
} from '@/journal/index.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import type { EntryRow, GameFault, GameStorage, OpenedGame } from '@/storage/index.ts'

const pageSize = 500

/** An entry that is not what was sealed, or none at all, with what its text says where that can be read. */
export interface UnreadEntry<Command extends Typed, Effect extends Typed> extends GameFault {
  readonly index: number
  readonly said?: Entry<Command, Effect>
}

/** Entries of a log, newest first; `fault` is the entry after them, where it cannot be read. */
export interface EntryPage<Command extends Typed, Effect extends Typed> {
  readonly entries: readonly Entry<Command, Effect>[]
  readonly fault: UnreadEntry<Command, Effect> | null
}

/**
 * What is known of an open game without asking storage: the texts of entries, and the states on the path.
 * What it lacks it reads.
 */
export class GameMemory<State, Command extends Typed, Effect extends Typed> {
  readonly #storage: GameStorage
  readonly #rulebook: Rulebook<State, Command, Effect>
  readonly #game: string
  readonly #read: EntryReader<Command, Effect>
  readonly #rows = new Map<number, Pick<EntryRow, 'text' | 'hash'>>()
  readonly #entries = new Map<number, Entry<Command, Effect>>()
  readonly #steps = new Map<number, Step<State, Command, Effect>>()

  constructor(
    storage: GameStorage,
    rulebook: Rulebook<State, Command, Effect>,
    opened: OpenedGame<State, Command, Effect>,
  ) {
    this.#storage = storage
    this.#rulebook = rulebook
    this.#game = opened.game.id
    this.#read = entryReader(rulebook)
    this.#keepRows(opened.rows)
    this.#keepSteps(opened.steps)
    if (opened.newest !== null) this.#keepEntry(opened.newest)
    if (opened.redoTarget !== null) this.#keepEntry(opened.redoTarget)
  }

  /** Keeps an entry that was just written, with the state at its head. */
  keep(entry: Entry<Command, Effect>, text: string, state: State): void {
    this.#rows.set(entry.index, { text, hash: entry.hash })
    this.#keepEntry(entry)
    if (isGameCommand(entry.command)) this.#keepSteps([{ entry, state }])
  }

  /** An entry, if it is known already. */
  peek(index: number | null | undefined): Entry<Command, Effect> | null {
    return this.#entries.get(index ?? -1) ?? null
  }

  /** @throws StorageProblem */
  async entry(index: number): Promise<Entry<Command, Effect> | GameFault> {
    const known = this.peek(index)
    if (known !== null) return known
    const { entries, fault } = await this.page(index + 1, 1)
    return entries[0] ?? fault ?? { problem: 'malformed', index }
  }

  /** A node with its state. @throws StorageProblem */
  async step(node: number): Promise<Step<State, Command, Effect> | GameFault> {
    const known = this.#steps.get(node)
    if (known !== undefined) return known
    const stretch = await this.#storage.openStretch(this.#game, node, this.#rulebook)
    if ('problem' in stretch) return stretch
    this.#keepRows(stretch.rows)
    this.#keepSteps(stretch.steps)
    return this.#steps.get(node) ?? { problem: 'malformed', index: node }
  }

  /** Entries older than an index, newest first, down to the first that cannot be read. @throws StorageProblem */
  async page(beforeIndex: number, count: number): Promise<EntryPage<Command, Effect>> {
    await this.#loadRows(beforeIndex, count)
    const entries: Entry<Command, Effect>[] = []
    for (let index = beforeIndex - 1; index >= Math.max(0, beforeIndex - count); index -= 1) {
      const entry = this.peek(index) ?? this.#openRow(index)
      if ('problem' in entry) return { entries, fault: entry }
      this.#keepEntry(entry)
      entries.push(entry)
    }
    return { entries, fault: null }
  }

  /** Reads one more page of texts. Whether there are more. @throws StorageProblem */
  async loadMore(nextIndex: number): Promise<boolean> {
    const missing = this.#newestMissing(nextIndex)
    if (missing === null) return false
    this.#keepRows(await this.#storage.readEntries(this.#game, missing + 1, pageSize))
    // A row that storage does not have is not asked for for ever.
    return this.#rows.has(missing) && this.#newestMissing(missing) !== null
  }

  /** Every entry as it was hashed, oldest first, as far as they are known. */
  backupEntries(nextIndex: number): { readonly text: string; readonly hash: string }[] {
    return Array.from({ length: nextIndex }, (_, index) => this.#rows.get(index)).filter(
      (row) => row !== undefined,
    )
  }

  #newestMissing(nextIndex: number): number | null {
    for (let index = nextIndex - 1; index >= 0; index -= 1) if (!this.#rows.has(index)) return index
    return null
  }

  async #loadRows(beforeIndex: number, count: number): Promise<void> {
    const indexes = Array.from({ length: Math.min(count, beforeIndex) }, (_, back) => beforeIndex - 1 - back)
    if (indexes.every((index) => this.#rows.has(index))) return
    this.#keepRows(await this.#storage.readEntries(this.#game, beforeIndex, count))
  }

  #openRow(index: number): Entry<Command, Effect> | UnreadEntry<Command, Effect> {
    const row = this.#rows.get(index)
    if (row === undefined) return { problem: 'malformed', index }
    const opened = this.#read(row.text, row.hash)
    if ('problem' in opened) return { ...opened, index, ...this.#said(row.text) }
    return opened.entry.index === index ? opened.entry : { problem: 'malformed', index, said: opened.entry }
  }

  /** What a text says, whatever was sealed. */
  #said(text: string): { readonly said?: Entry<Command, Effect> } {
    const opened = this.#read(text, hashOf(text))
    return 'problem' in opened ? {} : { said: opened.entry }
  }

  #keepRows(rows: readonly EntryRow[]): void {
    for (const { index, text, hash } of rows) this.#rows.set(index, { text, hash })
  }

  #keepEntry(entry: Entry<Command, Effect>): void {
    this.#entries.set(entry.index, entry)
  }

  #keepSteps(steps: readonly Step<State, Command, Effect>[]): void {
    for (const step of steps) {
      this.#steps.set(step.entry.index, step)
      this.#keepEntry(step.entry)
    }
  }
}
