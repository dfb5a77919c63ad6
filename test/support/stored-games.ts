import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createConnection, createGameStorage, createShelf, type GameStorage } from '@/storage/index.ts'
import { createArmyStorage } from '@/storage/armies.ts'
import { createSetupStorage } from '@/storage/setups.ts'
import type { ConnectionOptions } from '@/storage/database.ts'
import { headAfter, emptyHead, type Head } from '@/journal/index.ts'
import { databaseName, type Stores } from '@/storage/schema.ts'
import { openDB, type IDBPDatabase } from 'idb'
import { TallyJournal } from './journals.ts'
import { tally } from './tally.ts'

/** A new browser profile, in which nothing has been stored. */
export function emptyBrowser(): void {
  globalThis.indexedDB = new IDBFactory()
}

/** Everything that is stored, over one connection. */
export function tallyStorage(options: ConnectionOptions = {}) {
  const connection = createConnection({ blockedWait: 20, patience: 2_000, ...options })
  return { ...createShelf(connection, [tally.id]), ...createGameStorage(connection) }
}

/** The army lists that are stored, over a connection of their own. */
export function armyStorage(options: ConnectionOptions = {}) {
  return createArmyStorage(createConnection({ blockedWait: 20, patience: 2_000, ...options }))
}

/** The boards that are kept, over a connection of their own. */
export function setupStorage(options: ConnectionOptions = {}) {
  return createSetupStorage(createConnection({ blockedWait: 20, patience: 2_000, ...options }))
}

/** The database as a test looks into it or spoils it, beside the app's own connection. */
export async function withDatabase<Result>(
  work: (database: IDBPDatabase<Stores>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Stores>(databaseName)
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** Stores a journal entry by entry, as the app does while it is played. */
export async function storeJournal(storage: GameStorage, journal: TallyJournal, id = 'game'): Promise<void> {
  let head: Head = emptyHead
  for (const { entry, text } of journal.sealed) {
    const expected = { head, draft: null }
    head = headAfter(head, entry)
    const state = journal.stateAt(head.position)
    const about = { name: state.name, summary: { count: state.count } }
    if (entry.index === 0) {
      await storage.createGame({ id, rulebook: tally.id, ...about, entry, text, head })
    } else {
      await storage.appendEntry({ game: id, expected, entry, text, head, state, stateVersion: 1, ...about })
    }
  }
}

/** Stores a long journal in one go, with a snapshot at every fiftieth entry. */
export async function storeAtOnce(storage: GameStorage, journal: TallyJournal, id = 'game'): Promise<void> {
  const first = journal.sealed[0]
  if (first === undefined) throw new Error('an empty journal')
  const { name, count } = journal.state
  await storage.createGame({ id, rulebook: tally.id, name, summary: { count }, ...first, head: journal.head })
  await withDatabase(async (database) => {
    const transaction = database.transaction(['entries', 'snapshots'], 'readwrite')
    const entries = transaction.objectStore('entries')
    for (const { entry, text } of journal.sealed) {
      void entries.put({ game: id, index: entry.index, text, hash: entry.hash })
      if ((entry.index + 1) % 50 !== 0) continue
      const state = journal.stateAt(entry.index)
      void transaction.objectStore('snapshots').put({ game: id, node: entry.index, stateVersion: 1, state })
    }
    await transaction.done
  })
}

/** A journal of a set-up and this many commands. */
export function longJournal(commands: number): TallyJournal {
  const journal = new TallyJournal()
  for (let value = 1; value <= commands; value += 1) journal.command({ type: 'set', value })
  return journal
}
