// @vitest-environment node
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { forceCloseDatabase } from 'fake-indexeddb'
import { unwrap } from 'idb'
import { createConnection, writeStrictly } from '@/storage/database.ts'
import type { Database } from '@/storage/schema.ts'
import { emptyBrowser } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

const waits = { blockedWait: 20, patience: 300 }

/** What a browser does to a connection of its own accord. The types ask for the browser's class. */
function endConnection(database: Database): void {
  Reflect.apply(forceCloseDatabase, undefined, [Reflect.apply(unwrap, undefined, [database])])
}

function count(database: Database): Promise<number> {
  return database.count('games')
}

/** An opening that is heard of when the test says so, and has failed then. */
function lateFailure() {
  const request = indexedDB.open('late')
  const heard: (() => void)[] = []
  vi.spyOn(request, 'addEventListener').mockImplementation((...[type, listener]: [string, unknown]) => {
    if (type === 'error' && typeof listener === 'function')
      heard.push(() => Reflect.apply(listener, request, []))
  })
  return { request, fail: () => heard.forEach((hear) => hear()) }
}

describe('the connection', () => {
  it('is to the database that has had its name from the first', async () => {
    await createConnection(waits).use(count)
    expect(await indexedDB.databases()).toMatchObject([{ name: 'aide-de-camp' }])
  })

  test('[fault: connection-lost] that the browser has ended is not tried again first', async () => {
    const connection = createConnection(waits)
    await connection.use(async (database) => endConnection(database))
    const work = vi.fn(count)
    await connection.use(work)
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('[fault: connection-lost] is kept where an older one is heard to have failed, long after', async () => {
    const late = lateFailure()
    const open = vi.spyOn(indexedDB, 'open').mockReturnValueOnce(late.request)
    const connection = createConnection({ ...waits, patience: 30 })
    expect(await connection.use(count)).toBe(0)
    late.fail()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await connection.use(count)).toBe(0)
    expect(open).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['SecurityError', 'unavailable'],
    ['QuotaExceededError', 'quota'],
  ])('[fault: connection-lost] is asked for again after a %s', async (name, code) => {
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('it does not open', name)
    })
    const connection = createConnection(waits)
    await expect(connection.use(count)).rejects.toMatchObject({ code })
    expect(await connection.use(count)).toBe(0)
  })

  it('says what the browser said when it is given up', async () => {
    const cause = new DOMException('The database connection is closing.', 'InvalidStateError')
    const work = createConnection(waits).use(() => Promise.reject(cause))
    await expect(work).rejects.toMatchObject({ code: 'lost', cause })
  })

  it('can be closed before it was ever opened', async () => {
    const open = vi.spyOn(indexedDB, 'open')
    await createConnection(waits).close()
    expect(open).not.toHaveBeenCalled()
  })

  test('[fault: migration] is not prepared for an upgrade where it does not open at all', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const beforeUpgrade = vi.fn(async () => undefined)
    const work = createConnection({ ...waits, beforeUpgrade }).use(count)
    await expect(work).rejects.toMatchObject({ code: 'unavailable' })
    expect(beforeUpgrade).not.toHaveBeenCalled()
  })

  test('[fault: quota] says that there was no room, where its requests say only that they were ended', async () => {
    const work = createConnection(waits).use((database) =>
      writeStrictly(database, ['settings'], async (transaction) => {
        const value = new DOMException('full', 'QuotaExceededError')
        Object.defineProperty(Reflect.apply(unwrap, undefined, [transaction]), 'error', { value })
        throw new DOMException('ended', 'AbortError')
      }),
    )
    await expect(work).rejects.toMatchObject({ code: 'quota' })
  })
})
