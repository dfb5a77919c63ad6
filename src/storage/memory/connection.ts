import * as v from 'valibot'
import type { Connection } from '../database.ts'
import { asStorageProblem } from '../problem.ts'
import type { Database, KeyOf, StoreName, StoreWriter, Writing } from '../schema.ts'
import { MemoryRows, type Undo } from './rows.ts'

type Rows = { readonly [Name in StoreName]: MemoryRows<KeyOf<Name>> }

function named(path: 'id' | 'key' | 'game'): MemoryRows<string> {
  const schema = v.object({ [path]: v.string() })
  return new MemoryRows((value) => v.parse(schema, value)[path] ?? '')
}

const entryKey = v.object({ game: v.string(), index: v.number() })
const snapshotKey = v.object({ game: v.string(), node: v.number() })

function entryKeyOf(value: unknown): [string, number] {
  const { game, index } = v.parse(entryKey, value)
  return [game, index]
}

function snapshotKeyOf(value: unknown): [string, number] {
  const { game, node } = v.parse(snapshotKey, value)
  return [game, node]
}

/** The stores of the newest version of the database, empty. */
function emptyRows(): Rows {
  return {
    games: named('id'),
    entries: new MemoryRows(entryKeyOf),
    snapshots: new MemoryRows(snapshotKeyOf),
    customCharts: named('id'),
    settings: named('key'),
    armies: named('id'),
    setups: named('id'),
    gameNotes: named('game'),
    leases: named('game'),
  }
}

/** What players make; the rest is made anew. */
const work = ['games', 'armies', 'customCharts', 'setups'] as const satisfies readonly StoreName[]

/** A connection to a database in memory. */
export interface MemoryConnection extends Connection {
  /** Whether there is anything of the player's that is gone with the page. */
  holdsWork(): boolean
}

/**
 * A database in memory, for browsers that keep nothing: it has all that storage asks of the browser's own, and
 * is gone with the page. One piece of work is done at a time.
 */
export function createMemoryConnection(): MemoryConnection {
  const rows = emptyRows()
  const database = memoryDatabase(rows)
  let last: Promise<unknown> = Promise.resolve()
  return {
    use(action) {
      const done = last.then(() => action(database))
      last = done.catch(() => undefined)
      return done.catch((error: unknown) => {
        throw asStorageProblem(error)
      })
    },
    close: () => Promise.resolve(),
    holdsWork: () => work.some((store) => !rows[store].isEmpty),
  }
}

function memoryDatabase(rows: Rows): Database {
  function within<Name extends StoreName>(name: Name, undo: Undo): StoreWriter<KeyOf<Name>> {
    const store: MemoryRows<KeyOf<Name>> = rows[name]
    return store.within(undo)
  }

  /** Outside of transactions nothing is taken back. */
  function store<Name extends StoreName>(name: Name): StoreWriter<KeyOf<Name>> {
    return within(name, () => undefined)
  }

  function transaction<Name extends StoreName>(name: Name): { readonly store: StoreWriter<KeyOf<Name>> }
  function transaction<Names extends StoreName>(names: Names[], mode?: 'readwrite'): Writing<Names>
  function transaction<Names extends StoreName>(
    names: Names | Names[],
    mode?: 'readwrite',
  ): { readonly store: StoreWriter<KeyOf<Names>> } | Writing<Names> {
    if (!Array.isArray(names)) return { store: store(names) }
    const changes: (() => void)[] = []
    return {
      mode: mode ?? 'readonly',
      objectStore: <Name extends Names>(name: Name) => within(name, (takeBack) => changes.push(takeBack)),
      done: Promise.resolve(),
      error: null,
      abort: () => {
        while (changes.length > 0) changes.pop()?.()
      },
    }
  }

  return {
    get: (name, key) => store(name).get(key),
    getAll: (name) => store(name).getAll(),
    put: (name, value) => store(name).put(value),
    count: (name) => store(name).count(),
    transaction,
    close: () => undefined,
  }
}
