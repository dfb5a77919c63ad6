// @vitest-environment node
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { readOldRows } from '@/storage/automatic/old-rows.ts'
import { createConnection } from '@/storage/database.ts'
import { databaseName, migrations } from '@/storage/schema.ts'
import { emptyBrowser } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

afterEach(() => {
  vi.restoreAllMocks()
})

/** One row in every store that is worth keeping, in the database of a version. */
async function filled(version: number): Promise<void> {
  const connection = createConnection({ migrations: migrations.slice(0, version) })
  await connection.use(async (database) => {
    await database.put('games', { id: 'g' })
    await database.put('entries', { game: 'g', index: 0 })
    await database.put('customCharts', { id: 'c' })
    await database.put('settings', { key: 'theme' })
    if (version > 1) await database.put('armies', { id: 'a' })
    if (version > 2) await database.put('setups', { id: 's' })
  })
  await connection.close()
}

describe('what a database of an earlier version holds', () => {
  it.each([
    [1, [], []],
    [2, [{ id: 'a' }], []],
    [3, [{ id: 'a' }], [{ id: 's' }]],
  ])('is all that is worth keeping in version %i', async (version, armies, setups) => {
    await filled(version)
    expect(await readOldRows(version)).toEqual({
      games: [{ id: 'g' }],
      entries: [{ game: 'g', index: 0 }],
      armies,
      customCharts: [{ id: 'c' }],
      setups,
      settings: [{ key: 'theme' }],
    })
  })

  it('is not held open once it was read', async () => {
    await filled(2)
    const close = vi.spyOn(IDBDatabase.prototype, 'close')
    await readOldRows(2)
    expect(close).toHaveBeenCalledTimes(1)
  })

  test('[fault: blocked-upgrade] holds no upgrade up while it is read', async () => {
    await filled(2)
    const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(function (
      this: IDBObjectStore,
    ) {
      const unanswered = this.getAll()
      vi.spyOn(unanswered, 'addEventListener').mockImplementation(() => undefined)
      return unanswered
    })
    void readOldRows(2)
    await vi.waitFor(() => expect(getAll).toHaveBeenCalled())
    const blocked = vi.fn()
    const upgraded = await openDB(databaseName, 3, { blocked })
    expect(blocked).not.toHaveBeenCalled()
    upgraded.close()
  })
})
