// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forceCloseDatabase } from 'fake-indexeddb'
import { deleteDB, openDB, unwrap } from 'idb'
import { createConnection, writeStrictly } from '@/storage/database.ts'
import { withStandIn } from '@/storage/memory/stand-in.ts'
import { StorageProblem } from '@/storage/problem.ts'
import { databaseName, migrations, type Database } from '@/storage/schema.ts'
import { emptyBrowser } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

const waits = { blockedWait: 20, patience: 300 }
const newerMigrations = [...migrations, () => undefined]

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof StorageProblem ? error.code : String(error)
}

/** What a browser does to a connection of its own accord. The types ask for the browser's class. */
function endConnection(database: Database): void {
  Reflect.apply(forceCloseDatabase, undefined, [Reflect.apply(unwrap, undefined, [database])])
}

function count(database: Database): Promise<number> {
  return database.count('games')
}

describe('one connection', () => {
  it('is opened once and kept', async () => {
    const open = vi.spyOn(indexedDB, 'open')
    const connection = createConnection(waits)
    await Promise.all([connection.use(count), connection.use(count)])
    await connection.use(count)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('[fault: connection-lost] is opened again after the browser has closed it', async () => {
    const connection = createConnection(waits)
    await connection.use(async (database) => endConnection(database))
    expect(await connection.use(count)).toBe(0)
  })

  it('is opened again when it turns out to be closing', async () => {
    const connection = createConnection(waits)
    await connection.use(async (database) => database.close())
    expect(await connection.use(count)).toBe(0)
  })

  it('[fault: connection-lost] runs the work again when the connection dies in the middle of it', async () => {
    const connection = createConnection(waits)
    let runs = 0
    await connection.use((database) =>
      writeStrictly(database, ['settings'], async (transaction) => {
        runs += 1
        await transaction.objectStore('settings').put({ key: 'run', value: runs })
        if (runs === 1) {
          transaction.abort()
          endConnection(database)
        }
        await transaction.objectStore('settings').put({ key: 'second', value: runs })
      }),
    )
    expect(runs).toBe(2)
    expect(await connection.use((database) => database.get('settings', 'run'))).toEqual({
      key: 'run',
      value: 2,
    })
  })

  it('[fault: connection-lost] runs the work again when the connection does not answer', async () => {
    const connection = createConnection({ ...waits, patience: 30 })
    const work = vi.fn(count).mockReturnValueOnce(new Promise(() => undefined))
    expect(await connection.use(work)).toBe(0)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('[fault: connection-lost] gives up after three tries, and says that the connection is lost', async () => {
    const connection = createConnection(waits)
    const work = vi.fn(async () => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError')
    })
    expect(await codeOf(connection.use(work))).toBe('lost')
    expect(work).toHaveBeenCalledTimes(3)
    expect(await connection.use(count)).toBe(0)
  })

  it('[fault: connection-lost] is lost, and not withheld, where it was there and cannot be opened again', async () => {
    const connection = createConnection(waits)
    await connection.use(async (database) => endConnection(database))
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('internal error', 'UnknownError')
    })
    expect(await codeOf(connection.use(count))).toBe('lost')
  })

  it('closes, and opens again at the next use', async () => {
    const connection = createConnection(waits)
    await connection.use(count)
    await connection.close()
    await deleteDB(databaseName)
    expect(await connection.use(count)).toBe(0)
  })
})

describe('storage that cannot be had', () => {
  it('[fault: private-mode] is unavailable where the browser refuses to open it', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(await codeOf(createConnection(waits).use(count))).toBe('unavailable')
  })

  /** What opening fails with, as browsers call it. */
  const failures: readonly (readonly [string, string, string])[] = [
    ['a damaged or full backing store', 'UnknownError', 'shut'],
    ['a server of storage that was lost', 'AbortError', 'shut'],
    ['a private window that allows no mutations', 'InvalidStateError', 'unavailable'],
    ['site data that is forbidden', 'SecurityError', 'unavailable'],
    ['a disk that is full', 'QuotaExceededError', 'quota'],
  ]

  it.each(failures)('[fault: private-mode] tells %s (%s) as %s', async (_what, name, code) => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('it does not open', name)
    })
    expect(await codeOf(createConnection(waits).use(count))).toBe(code)
    expect(open).toHaveBeenCalledTimes(['SecurityError', 'QuotaExceededError'].includes(name) ? 1 : 3)
  })

  it('[fault: connection-lost] a database that does not open is no reason to begin an empty one in memory', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError')
    })
    const [loadMemory, standingIn] = [vi.fn(), vi.fn()]
    const connection = withStandIn(createConnection(waits), loadMemory, standingIn)
    expect(await codeOf(connection.use(count))).toBe('shut')
    expect([loadMemory, standingIn].map(({ mock }) => mock.calls)).toEqual([[], []])
    open.mockRestore()
    expect(await connection.use(count)).toBe(0)
  })

  it('[fault: private-mode] is unavailable where it is null, or must not even be looked at', async () => {
    vi.stubGlobal('indexedDB', null)
    expect(await codeOf(createConnection(waits).use(count))).toBe('unavailable')
    vi.unstubAllGlobals()
    const found = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    const code = await codeOf(createConnection(waits).use(count))
    Object.defineProperty(globalThis, 'indexedDB', { ...found, writable: true })
    expect(code).toBe('unavailable')
  })

  it('[fault: connection-lost] is lost, and not withheld, where opening it never comes to an end', async () => {
    const silent: IDBOpenDBRequest = indexedDB.open('silent')
    const open = vi.spyOn(indexedDB, 'open').mockReturnValue(silent)
    vi.spyOn(silent, 'addEventListener').mockImplementation(() => undefined)
    expect(await codeOf(createConnection({ ...waits, patience: 30 }).use(count))).toBe('lost')
    expect(open).toHaveBeenCalledTimes(3)
  })

  it('[fault: private-mode] is unavailable where there is none', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await codeOf(createConnection(waits).use(count))).toBe('unavailable')
    vi.unstubAllGlobals()
  })

  it('[fault: quota] says when there is no room, and does not try again', async () => {
    const work = vi.fn(async () => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await codeOf(createConnection(waits).use(work))).toBe('quota')
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('keeps the browser’s own error as the cause', async () => {
    const cause = new TypeError('odd')
    const work = createConnection(waits).use(async () => {
      throw cause
    })
    await expect(work).rejects.toMatchObject({ code: 'failed', cause })
  })
})

describe('versions', () => {
  it('[fault: version-from-the-future] says that the database is of a newer program', async () => {
    await createConnection({ ...waits, migrations: newerMigrations }).use(count)
    const older = createConnection(waits)
    expect(await codeOf(older.use(count))).toBe('newer')
  })

  it('[fault: blocked-upgrade] lets another tab upgrade', async () => {
    const here = createConnection(waits)
    await here.use(count)
    const there = createConnection({ ...waits, migrations: newerMigrations })
    expect(await there.use(count)).toBe(0)
    expect(await codeOf(here.use(count))).toBe('newer')
  })

  it('[fault: blocked-upgrade] says when another tab blocks the upgrade, and goes on once it is closed', async () => {
    await createConnection(waits).use(count)
    const otherTab = await openDB(databaseName)
    const connection = createConnection({ ...waits, migrations: newerMigrations })
    expect(await codeOf(connection.use(count))).toBe('blocked')
    expect(await codeOf(connection.use(count))).toBe('blocked')
    otherTab.close()
    await vi.waitFor(async () => expect(await connection.use(count)).toBe(0))
  })

  it('runs only the migrations that are missing', async () => {
    await createConnection(waits).use(count)
    const [done, missing] = [vi.fn(), vi.fn()]
    const steps = [...migrations.map(() => done), missing]
    await createConnection({ ...waits, migrations: steps }).use(count)
    expect(done).not.toHaveBeenCalled()
    expect(missing).toHaveBeenCalledTimes(1)
  })

  it('[fault: migration] leaves everything as it was when a migration fails', async () => {
    await createConnection(waits).use((database) => database.put('settings', { key: 'theme', value: 'dark' }))
    const failing = createConnection({
      ...waits,
      migrations: [
        ...migrations,
        (database) => {
          database.deleteObjectStore('settings')
          throw new Error('the migration is wrong')
        },
      ],
    })
    expect(await codeOf(failing.use(count))).toBe('shut')
    const kept = await createConnection(waits).use((database) => database.get('settings', 'theme'))
    expect(kept).toEqual({ key: 'theme', value: 'dark' })
  })
})

describe('[fault: migration] an upgrade that finds no room', () => {
  it('says so, and leaves everything as it was', async () => {
    await createConnection(waits).use((database) => database.put('settings', { key: 'theme', value: 'dark' }))
    const full = createConnection({
      ...waits,
      migrations: [
        ...migrations,
        (_database, transaction) => {
          const error = new DOMException('full', 'QuotaExceededError')
          Object.defineProperty(unwrap(transaction), 'error', { value: error })
          transaction.abort()
        },
      ],
    })
    expect(await codeOf(full.use(count))).toBe('quota')
    expect(await createConnection(waits).use((database) => database.count('settings'))).toBe(1)
  })
})

describe('strict writing', () => {
  it('asks for strict durability', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await createConnection(waits).use((database) => writeStrictly(database, ['games'], async () => undefined))
    expect(transaction).toHaveBeenCalledWith(['games'], 'readwrite', { durability: 'strict' })
  })

  it('[fault: kill-mid-append] takes everything back when the work fails', async () => {
    const connection = createConnection(waits)
    const work = connection.use((database) =>
      writeStrictly(database, ['settings'], async (transaction) => {
        await transaction.objectStore('settings').put({ key: 'theme', value: 'dark' })
        throw new StorageProblem('conflict')
      }),
    )
    expect(await codeOf(work)).toBe('conflict')
    expect(await connection.use((database) => database.count('settings'))).toBe(0)
  })

  it('tells why a transaction failed, not only that its requests were ended', async () => {
    const connection = createConnection(waits)
    const work = connection.use((database) =>
      writeStrictly(database, ['settings'], async (transaction) => {
        await transaction.objectStore('settings').add({ key: 'theme', value: 'dark' })
        await transaction.objectStore('settings').add({ key: 'theme', value: 'light' })
      }),
    )
    await expect(work).rejects.toMatchObject({ code: 'failed', cause: { name: 'ConstraintError' } })
  })
})
