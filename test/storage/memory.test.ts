// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reactive } from 'vue'
import { createArmyStorage } from '@/storage/armies.ts'
import { createConnection, writeStrictly, type Connection } from '@/storage/database.ts'
import { changeGameNotes, readGameNotes } from '@/storage/game-notes.ts'
import { createGameStorage, createShelf, withStandIn } from '@/storage/index.ts'
import { createLeaseStorage } from '@/storage/leases.ts'
import { createMemoryConnection } from '@/storage/memory/connection.ts'
import { StorageProblem } from '@/storage/problem.ts'
import { migrations, type BrowserDatabase, type StoreName } from '@/storage/schema.ts'
import { createSetupStorage } from '@/storage/setups.ts'
import { emptyBrowser, longJournal, storeJournal } from '../support/stored-games.ts'
import { tally } from '../support/tally.ts'

beforeEach(emptyBrowser)

/** The stores that the migrations make. */
async function storeNames(): Promise<StoreName[]> {
  const names: StoreName[] = []
  await createConnection({
    migrations: migrations.map((migrate) => (database: BrowserDatabase, transaction) => {
      migrate(database, transaction)
      names.splice(0, names.length, ...database.objectStoreNames)
    }),
  }).use(async () => undefined)
  return names
}

const kinds: readonly (readonly [string, () => Connection])[] = [
  ['in the browser’s database', () => createConnection({ blockedWait: 20, patience: 2_000 })],
  ['in memory', createMemoryConnection],
]

describe.each(kinds)('what is kept %s', (_where, connect) => {
  function stores(connection: Connection) {
    return { ...createShelf(connection, [tally.id]), ...createGameStorage(connection) }
  }

  it('has every store, empty', async () => {
    const connection = connect()
    const names = await storeNames()
    expect(names.length).toBeGreaterThan(8)
    for (const name of names) {
      expect(await connection.use((database) => database.getAll(name))).toEqual([])
      expect(await connection.use((database) => database.count(name))).toBe(0)
    }
  })

  it('is a game as it was played, from its last snapshot on', async () => {
    const storage = stores(connect())
    const journal = longJournal(120)
    await storeJournal(storage, journal)
    const opened = await storage.openGame('game', tally)
    if ('problem' in opened) throw new Error(opened.problem)
    expect(opened.head).toEqual(journal.head)
    expect(opened.steps.at(-1)?.state).toEqual(journal.state)
    expect(opened.steps.length).toBeLessThan(60)
    const rows = await storage.readEntries('game', 121, 200)
    expect(rows.map(({ index }) => index)).toEqual(Array.from({ length: 121 }, (_, back) => 120 - back))
  })

  it('refuses an append whose head has moved, and leaves everything as it was', async () => {
    const storage = stores(connect())
    const journal = longJournal(1)
    await storeJournal(storage, journal)
    const expected = { head: journal.head, draft: null }
    const draft = { command: { type: 'rollTwo' }, faces: [] }
    await storage.saveDraft('game', expected, draft)
    await expect(
      storage.saveDraft('game', expected, { ...draft, faces: [{ face: 3, origin: 'rolled' }] }),
    ).rejects.toMatchObject({ code: 'conflict' })
    expect(await storage.readStand('game')).toEqual({ head: journal.head, draft })
  })

  it('lists games, the one played last first, and removes one with all of it', async () => {
    const connection = connect()
    const storage = stores(connection)
    await storeJournal(storage, longJournal(60), 'long')
    await storeJournal(storage, longJournal(2), 'short')
    expect((await storage.listGames()).map(({ id }) => id)).toEqual(['long', 'short'])
    await storage.removeGame('long')
    expect((await storage.listGames()).map(({ id }) => id)).toEqual(['short'])
    expect(await storage.readEntries('long', 99, 99)).toEqual([])
    expect(await storage.readEntries('short', 99, 99)).toHaveLength(3)
    expect(await connection.use((database) => database.count('snapshots'))).toBe(0)
    await expect(storage.readStand('long')).rejects.toMatchObject({ code: 'missing' })
  })

  it('keeps armies, boards, notes, leases and settings', async () => {
    const connection = connect()
    const army = { id: 'one', changedAt: 1, army: { name: 'Guard' } }
    await createArmyStorage(connection).saveArmy(army, null)
    expect(await createArmyStorage(connection).listArmies()).toEqual([army])
    await createArmyStorage(connection).removeArmy('one')
    expect(await createArmyStorage(connection).listArmies()).toEqual([])
    await createSetupStorage(connection).saveSetup({ id: 'map', changedAt: 2, board: [1] })
    expect(await createSetupStorage(connection).listSetups()).toEqual([
      { id: 'map', changedAt: 2, board: [1] },
    ])
    await changeGameNotes(connection, 'game', (notes) => ({
      ...notes,
      saved: { at: 1, nextIndex: 2, lastHash: 'a' },
    }))
    expect((await readGameNotes(connection, 'game')).saved).toEqual({ at: 1, nextIndex: 2, lastHash: 'a' })
    expect(
      await createLeaseStorage(connection).claim({ game: 'game', holder: 'me', until: 9 }, 'free', 1),
    ).toBe(true)
    const shelf = stores(connection)
    await shelf.saveSetting('theme', 'dark')
    expect((await shelf.readSettings()).theme).toBe('dark')
  })

  it('[fault: vue-proxy] holds plain data, whatever the screen hands over', async () => {
    const connection = connect()
    const army = reactive({ id: 'one', changedAt: 1, army: { units: ['1st'] } })
    await createArmyStorage(connection).saveArmy(army, null)
    army.army.units.push('2nd')
    expect(await createArmyStorage(connection).listArmies()).toEqual([
      { id: 'one', changedAt: 1, army: { units: ['1st'] } },
    ])
  })

  it('takes back a transaction that fails, whatever it had done', async () => {
    const connection = connect()
    await connection.use((database) => database.put('settings', { key: 'theme', value: 'dark' }))
    const work = connection.use((database) =>
      writeStrictly(database, ['settings', 'armies'], async (transaction) => {
        await transaction.objectStore('settings').delete('theme')
        await transaction.objectStore('armies').put({ id: 'one' })
        await transaction.objectStore('armies').add({ id: 'one' })
      }),
    )
    await expect(work).rejects.toMatchObject({ code: 'failed', cause: { name: 'ConstraintError' } })
    expect(await connection.use((database) => database.getAll('settings'))).toHaveLength(1)
    expect(await connection.use((database) => database.getAll('armies'))).toEqual([])
  })
})

describe('[fault: private-mode] a database in memory', () => {
  it('holds something of the player’s once there is a game or a list, and not for settings alone', async () => {
    const connection = createMemoryConnection()
    expect(connection.holdsWork()).toBe(false)
    await createShelf(connection, [tally.id]).saveSetting('askedToKeep', true)
    expect(connection.holdsWork()).toBe(false)
    const armies = createArmyStorage(connection)
    await armies.saveArmy({ id: 'nord', changedAt: 1, army: {} }, null)
    expect(connection.holdsWork()).toBe(true)
    await armies.removeArmy('nord')
    expect(connection.holdsWork()).toBe(false)
  })

  it('is not closed with its page unasked while it holds something', async () => {
    const page = new EventTarget()
    const { openMemory } = await import('@/stores/memory-storage.ts')
    const connection = openMemory(page)
    const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(false)
    await createArmyStorage(connection).saveArmy({ id: 'nord', changedAt: 1, army: {} }, null)
    expect(isAsked()).toBe(true)
  })
})

describe('[fault: private-mode] a browser that keeps nothing', () => {
  const noStorage: Connection = {
    use: () => Promise.reject(new StorageProblem('unavailable')),
    close: () => Promise.resolve(),
  }

  it('is played in memory, and the player is told', async () => {
    const standingIn = vi.fn()
    const connection = withStandIn(noStorage, async () => createMemoryConnection(), standingIn)
    const storage = { ...createShelf(connection, [tally.id]), ...createGameStorage(connection) }
    const [games] = await Promise.all([storage.listGames(), storage.readSettings()])
    expect(games).toEqual([])
    expect(standingIn).toHaveBeenCalled()
    const journal = longJournal(3)
    await storeJournal(storage, journal)
    expect(await storage.openGame('game', tally)).toMatchObject({ head: journal.head })
  })

  it('is asked no more once memory stands in: no game is in two places', async () => {
    const use = vi.spyOn(noStorage, 'use')
    const connection = withStandIn(
      noStorage,
      async () => createMemoryConnection(),
      () => undefined,
    )
    await connection.use((database) => database.count('games'))
    await connection.use((database) => database.count('games'))
    expect(use).toHaveBeenCalledTimes(1)
  })

  it('is not taken for one that kept something before', async () => {
    const kept = createConnection({ blockedWait: 20, patience: 2_000 })
    const standingIn = vi.fn()
    const connection = withStandIn(kept, async () => createMemoryConnection(), standingIn)
    await connection.use((database) => database.count('games'))
    await connection.close()
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await expect(connection.use((database) => database.count('games'))).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(standingIn).not.toHaveBeenCalled()
  })

  it('is not taken for one whose storage is of a newer program, full or blocked', async () => {
    for (const code of ['newer', 'quota', 'blocked', 'lost'] as const) {
      const failing: Connection = { ...noStorage, use: () => Promise.reject(new StorageProblem(code)) }
      const connection = withStandIn(
        failing,
        async () => createMemoryConnection(),
        () => undefined,
      )
      await expect(connection.use(async () => null)).rejects.toMatchObject({ code })
    }
  })
})
