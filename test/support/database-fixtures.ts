import { openDB, type IDBPDatabase } from 'idb'
import { databaseName } from '@/storage/schema.ts'

/** A whole database as JSON: what a version of the app left on a phone. */
export interface DatabaseFixture {
  readonly version: number
  readonly stores: Readonly<Record<string, { readonly keyPath: string | string[]; readonly rows: unknown[] }>>
}

function keyPathOf(keyPath: string | string[] | null): string | string[] {
  if (keyPath === null) throw new Error('every store has its keys inside its rows')
  return keyPath
}

/** Everything in a database, to be kept as a fixture before a new version is made. */
export async function dumpDatabase(): Promise<DatabaseFixture> {
  const database = await openDB(databaseName)
  const stores = await Promise.all([...database.objectStoreNames].map((name) => dumpStore(database, name)))
  const { version } = database
  database.close()
  return { version, stores: Object.fromEntries(stores) }
}

async function dumpStore(
  database: IDBPDatabase,
  name: string,
): Promise<[string, DatabaseFixture['stores'][string]]> {
  const { store } = database.transaction(name)
  return [name, { keyPath: keyPathOf(store.keyPath), rows: await store.getAll() }]
}

/** Makes the database of a fixture, as that version of the app made it. */
export async function loadDatabase(fixture: DatabaseFixture): Promise<void> {
  const database = await openDB(databaseName, fixture.version, {
    upgrade(upgraded) {
      for (const [name, { keyPath, rows }] of Object.entries(fixture.stores)) {
        const store = upgraded.createObjectStore(name, { keyPath })
        for (const row of rows) void store.put(row)
      }
    },
  })
  database.close()
}
