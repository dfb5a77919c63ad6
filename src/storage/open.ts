import * as v from 'valibot'
import type { IDBPTransaction } from 'idb'
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
import type { Connection } from './database.ts'
import { parseGameRecord, type Draft, type GameProblem, type GameRecord } from './record.ts'
import { parseSnapshotRow, readRows } from './rows.ts'
import type { EntryRow, Stores } from './schema.ts'

const firstChunk = 64
const largestChunk = 1_024

/** Why a game cannot be opened, and the entry that is at fault where it is one. */
export interface GameFault {
  readonly problem: GameProblem
  readonly index: number | null
}

/** A game as it is opened, at its head. */
export interface OpenedGame<State, Command extends Typed, Effect extends Typed> {
  readonly game: Pick<GameRecord, 'id' | 'name' | 'rulebook' | 'createdAt' | 'playedAt'>
  readonly head: Head
  /** As it was stored: whether the rulebook still knows its command is for the reader to see. */
  readonly draft: Draft | null
  readonly ownDice: Readonly<Record<string, boolean>>
  /** The newest entries on the path to the position, oldest first; the last one is the position's. */
  readonly steps: readonly Step<State, Command, Effect>[]
  /** The newest entry, and the one that redo brings back. */
  readonly newest: Entry<Command, Effect>
  readonly redoTarget: Entry<Command, Effect> | null
  /** Every entry that was read on the way, as stored. */
  readonly rows: readonly EntryRow[]
}

/** Steps to a node, oldest first; the last one is the node's. */
export interface Stretch<State, Command extends Typed, Effect extends Typed> {
  readonly steps: readonly Step<State, Command, Effect>[]
  readonly rows: readonly EntryRow[]
}

type Reading = IDBPTransaction<Stores, ('games' | 'entries' | 'snapshots')[], 'readonly'>

/**
 * Opens a game from its last usable snapshot, reading only the entries after it. Bad data is answered, not
 * thrown: what lies in storage is left as it is.
 *
 * @throws StorageProblem
 */
export function openGame<State, Command extends Typed, Effect extends Typed>(
  connection: Connection,
  game: string,
  rulebook: Rulebook<State, Command, Effect>,
): Promise<OpenedGame<State, Command, Effect> | GameFault> {
  return connection.use((database) =>
    answeringFaults(async () => {
      const reading = database.transaction(['games', 'entries', 'snapshots'])
      const record = await readRecord(reading, game, rulebook.id)
      const { id, name, createdAt, playedAt, head, draft, ownDice } = record
      const reader = new JournalReader(reading, game, rulebook)
      const newest = await reader.entry(head.nextIndex - 1)
      if (newest.hash !== head.lastHash) throw new Faulty('altered', newest.index)
      const steps = await reader.stepsTo(head.position)
      const next = head.redo.at(-1)
      const redoTarget = next === undefined ? null : await reader.entry(next)
      const about = { id, name, rulebook: record.rulebook, createdAt, playedAt }
      return { game: about, head, draft, ownDice, steps, newest, redoTarget, rows: reader.rows }
    }),
  )
}

/**
 * The path to any node of a game, from the last usable snapshot before it.
 *
 * @throws StorageProblem
 */
export function openStretch<State, Command extends Typed, Effect extends Typed>(
  connection: Connection,
  game: string,
  node: number,
  rulebook: Rulebook<State, Command, Effect>,
): Promise<Stretch<State, Command, Effect> | GameFault> {
  return connection.use((database) =>
    answeringFaults(async () => {
      const reading = database.transaction(['games', 'entries', 'snapshots'])
      const reader = new JournalReader(reading, game, rulebook)
      return { steps: await reader.stepsTo(node), rows: reader.rows }
    }),
  )
}

/**
 * Entries as they are stored, newest first.
 *
 * @param beforeIndex only entries older than this one
 * @param count how many at most
 * @throws StorageProblem
 */
export function readEntries(
  connection: Connection,
  game: string,
  beforeIndex: number,
  count: number,
): Promise<EntryRow[]> {
  if (beforeIndex <= 0) return Promise.resolve([])
  return connection.use(async (database) => {
    const { store } = database.transaction('entries')
    const rows = await readRows(store, game, Math.max(0, beforeIndex - count), beforeIndex - 1)
    return rows.reverse()
  })
}

class Faulty extends Error {
  readonly fault: GameFault

  constructor(problem: GameProblem, index: number | null) {
    super(problem)
    this.fault = { problem, index }
  }
}

async function answeringFaults<Answer>(read: () => Promise<Answer>): Promise<Answer | GameFault> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Faulty) return error.fault
    throw error
  }
}

async function readRecord(reading: Reading, game: string, rulebook: string): Promise<GameRecord> {
  const stored = await reading.objectStore('games').get(game)
  if (stored === undefined) throw new Faulty('missing', null)
  const parsed = parseGameRecord(stored)
  if ('problem' in parsed) throw new Faulty(parsed.problem, null)
  if (parsed.record.rulebook !== rulebook) throw new Faulty('unknownRulebook', null)
  return parsed.record
}

/** Reads a journal backwards, many rows at a time, within one transaction. */
class JournalReader<State, Command extends Typed, Effect extends Typed> {
  readonly #reading: Reading
  readonly #game: string
  readonly #rulebook: Rulebook<State, Command, Effect>
  readonly #open: EntryReader<Command, Effect>
  readonly #rows = new Map<number, EntryRow>()
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

  /** Opens an entry and checks that it follows the one before it, where that one was read too. */
  async entry(index: number): Promise<Entry<Command, Effect>> {
    const row = await this.#row(index)
    const opened: OpenedEntry<Command, Effect> = this.#open(row.text, row.hash)
    if ('problem' in opened) throw new Faulty(opened.problem, index)
    const { entry } = opened
    const before = this.#rows.get(index - 1)
    if (before !== undefined && before.hash !== entry.previousHash) throw new Faulty('altered', index)
    if (entry.index !== index || (entry.parent ?? -1) >= index) throw new Faulty('malformed', index)
    return entry
  }

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
