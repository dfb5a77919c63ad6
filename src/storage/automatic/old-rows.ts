import { openDB } from 'idb'
import type { StoredRows } from '../backup/rows.ts'
import { databaseName } from '../schema.ts'

/**
 * Everything that a database of some version holds, as it lies there; stores that it does not have yet are
 * empty. It is closed again when this is done.
 *
 * @param version the version that it has
 */
export async function readOldRows(version: number): Promise<StoredRows> {
  const database = await openDB(databaseName, version, {
    // An upgrade does not wait for this any longer.
    blocking: (_current, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close()
    },
  })
  const rowsOf = async (store: string): Promise<readonly unknown[]> =>
    database.objectStoreNames.contains(store) ? database.getAll(store) : []
  try {
    return {
      games: await rowsOf('games'),
      entries: await rowsOf('entries'),
      armies: await rowsOf('armies'),
      customCharts: await rowsOf('customCharts'),
      setups: await rowsOf('setups'),
      settings: await rowsOf('settings'),
    }
  } finally {
    database.close()
  }
}
