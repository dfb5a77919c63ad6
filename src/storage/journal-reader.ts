import * as v from 'valibot'
import {
  entryReader,
  foldPath,
  type Entry,
  type EntryReader,
  type Head,
  type OpenedEntry,
  type Step,
} from '@/journal/index.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import type { GameProblem } from './record.ts'
import { parseSnapshotRow, readRows } from './rows.ts'
import { rangeOfGame, type EntryRow, type Reading } from './schema.ts'

const firstChunk = 64
const largestChunk = 1_024

/** Why a game cannot be opened, or only be read, and the entry that is at fault where it is one. */
export interface GameFault {
  readonly problem: GameProblem
  readonly index: number | null
}

export class Faulty extends Error {
  readonly fault: GameFault

  constructor(problem: GameProblem, index: number | null) {
    super(problem)
    this.fault = { problem, index }
  }
}

/** What was read, or what is wrong with it. */
export async function answeringFaults<Answer>(read: () => Promise<Answer>): Promise<Answer | GameFault> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Faulty) return error.fault
    throw error
  }
}

/** Reads a journal backwards, many rows at a time, within one transaction. */
export class JournalReader<State, Command extends Typed, Effect extends Typed> {
  readonly #reading: Reading
  readonly #game: string
  readonly #rulebook: Rulebook<State, Command, Effect>
  readonly #open: EntryReader<Command, Effect>
  readonly #rows = new Map<number, EntryRow>()
  readonly #entries = new Map<number, Entry<Command, Effect>>()
  #chunk = firstChunk

  constructor(reading: Reading, game: string, rulebook: Rulebook<State, Command, Effect>) {
    this.#reading = reading
    this.#game = game
    this.#rulebook = rulebook
    this.#open = entryReader(rulebook)
  }

  get rows(): EntryRow[] {
    return [...this.#rows.values()]
  }

  /**
   * Opens an entry and checks that it follows the one before it, where that one was read too.
   *
   * @throws Faulty
   */
  async entry(index: number): Promise<Entry<Command, Effect>> {
    const entry = this.#entries.get(index) ?? this.#opened(await this.#row(index), index)
    this.#entries.set(index, entry)
    return entry
  }

  #opened(row: EntryRow, index: number): Entry<Command, Effect> {
    const opened: OpenedEntry<Command, Effect> = this.#open(row.text, row.hash)
    if ('problem' in opened) throw new Faulty(opened.problem, index)
    const { entry } = opened
    const before = this.#rows.get(index - 1)
    if (before !== undefined && before.hash !== entry.previousHash) throw new Faulty('altered', index)
    if (entry.index !== index || (entry.parent ?? -1) >= index) throw new Faulty('malformed', index)
    return entry
  }

  /**
   * Opens every entry since the newest snapshot, also of what was undone, and looks whether the journal ends
   * where its head says.
   *
   * @throws Faulty with the first entry that does not fit
   */
  async checkNewest({ nextIndex, lastHash }: Head): Promise<void> {
    const snapshots = await this.#snapshotsUpTo(nextIndex - 1)
    await this.#readChunkUpTo(nextIndex - 1)
    for (let index = Math.max(0, ...snapshots); index < nextIndex; index += 1) await this.entry(index)
    if ((await this.entry(nextIndex - 1)).hash !== lastHash) throw new Faulty('altered', nextIndex - 1)
    const beyond = IDBKeyRange.bound([this.#game, nextIndex], [this.#game, []])
    const [extra] = await this.#reading.objectStore('entries').getAllKeys(beyond)
    if (extra !== undefined) throw new Faulty('altered', extra[1])
  }

  /** Where entries are stored, oldest first, whatever they say. */
  async indexes(): Promise<number[]> {
    const keys = await this.#reading.objectStore('entries').getAllKeys(rangeOfGame(this.#game))
    return keys.map(([, index]) => index)
  }

  /** The path to a node, from the newest snapshot on it that can be used. @throws Faulty */
  async stepsTo(position: number | null): Promise<Step<State, Command, Effect>[]> {
    if (position === null) throw new Faulty('malformed', null)
    const snapshots = await this.#snapshotsUpTo(position)
    const path: Entry<Command, Effect>[] = []
    for (let node: number | null = position; node !== null;) {
      const entry: Entry<Command, Effect> = await this.entry(node)
      const snapshot = snapshots.has(node) ? await this.#snapshot(node) : null
      if (snapshot !== null) return [{ entry, state: snapshot.state }, ...this.#fold(snapshot.state, path)]
      path.push(entry)
      node = entry.parent
    }
    return this.#fold(this.#rulebook.nothing, path)
  }

  #fold(start: State, newestFirst: readonly Entry<Command, Effect>[]): Step<State, Command, Effect>[] {
    try {
      return foldPath(this.#rulebook, start, [...newestFirst].reverse())
    } catch {
      throw new Faulty('malformed', newestFirst[0]?.index ?? null)
    }
  }

  async #row(index: number): Promise<EntryRow> {
    if (!this.#rows.has(index)) await this.#readChunkUpTo(index)
    const row = this.#rows.get(index)
    if (row === undefined) throw new Faulty('malformed', index)
    return row
  }

  async #readChunkUpTo(index: number): Promise<void> {
    const from = Math.max(0, index - this.#chunk + 1)
    const rows = await readRows(this.#reading.objectStore('entries'), this.#game, from, index)
    for (const row of rows) this.#rows.set(row.index, row)
    this.#chunk = Math.min(2 * this.#chunk, largestChunk)
  }

  async #snapshotsUpTo(node: number): Promise<ReadonlySet<number>> {
    const range = IDBKeyRange.bound([this.#game, 0], [this.#game, node])
    const keys = await this.#reading.objectStore('snapshots').getAllKeys(range)
    return new Set(keys.map(([, at]) => at))
  }

  /** The snapshot at a node, unless another version of the state made it. */
  async #snapshot(node: number): Promise<{ readonly state: State } | null> {
    const row = parseSnapshotRow(await this.#reading.objectStore('snapshots').get([this.#game, node]))
    if (row === null || row.stateVersion !== this.#rulebook.stateVersion) return null
    const parsed = v.safeParse(this.#rulebook.stateSchema, row.state)
    return parsed.success ? { state: parsed.output } : null
  }
}
