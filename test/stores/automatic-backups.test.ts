// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFile } from '@/storage/backup/read.ts'
import { createConnection } from '@/storage/database.ts'
import { backUpPlay, backUpBeforeImport, freeAutomaticBackups } from '@/stores/automatic-backups.ts'
import { lastOutcome } from '@/stores/automatic-writing.ts'
import { givePrivateFiles } from '../support/private-files.ts'
import {
  emptyBrowser,
  longJournal,
  storeJournal,
  tallyStorage,
  withDatabase,
} from '../support/stored-games.ts'
import { FakeLocks } from './writer/fake-locks.ts'

const browser = vi.hoisted(() => ({ connection: { use: vi.fn() }, isInMemory: { value: false } }))

vi.mock('@/stores/app-storage.ts', () => ({
  appConnection: { use: (work: unknown) => browser.connection.use(work) },
  isInMemory: browser.isInMemory,
}))

const minute = 60_000
const evening = new Date('2026-11-30T20:00').getTime()
/** Each test has a state of play of its own. */
let commands = 0

beforeEach(() => {
  emptyBrowser()
  Reflect.set(browser, 'connection', createConnection({ blockedWait: 20, patience: 2_000 }))
  commands += 10
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A game that was played last at a moment. */
async function play(id: string, playedAt: number, entries = commands): Promise<void> {
  const storage = tallyStorage()
  await storage.removeGame(id)
  await storeJournal(storage, longJournal(entries), id)
  await withDatabase(async (database) => {
    const record: unknown = await database.get('games', id)
    await database.put('games', Object.assign({}, record, { playedAt }))
  })
}

function setClock(now: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now })
}

async function gamesIn(text: string | undefined): Promise<readonly (readonly [string, number])[]> {
  const read = await readFile(text ?? '')
  if ('problem' in read) throw new Error(read.problem.code)
  return read.contents.games.map(({ id, entries }) => [id, entries.length] as const).sort()
}

describe('an automatic backup of play', () => {
  it('has both games that were played in one evening, also where the second was short', async () => {
    const { files } = givePrivateFiles()
    setClock(evening)
    await play('ligny', evening - minute)
    expect(await backUpPlay(0, evening)).toBe('made')
    setClock(evening + 8 * minute)
    await play('wavre', evening + 7 * minute, commands + 1)
    expect(await backUpPlay(0, evening + 8 * minute)).toBe('made')
    expect(files.size).toBe(1)
    const [file] = [...files.values()]
    expect(await gamesIn(file?.text)).toEqual([
      ['ligny', commands + 1],
      ['wavre', commands + 2],
    ])
  })

  it('[fault: clock-set-back] is made beside a game that was played when the clock was ahead', async () => {
    const { files } = givePrivateFiles()
    setClock(evening)
    await play('ahead', evening + 400 * 24 * 60 * minute, commands + 2)
    await play('ligny', evening - minute)
    expect(await backUpPlay(0, evening)).toBe('made')
    const later = evening + 60 * minute
    setClock(later)
    await play('ligny', later - 5 * minute, commands + 1)
    expect(await backUpPlay(3 * minute, later)).toBe('made')
    const [file] = [...files.values()]
    expect(await gamesIn(file?.text)).toContainEqual(['ligny', commands + 2])
  })

  it('waits for a quiet moment', async () => {
    givePrivateFiles()
    await play('ligny', evening - minute)
    expect(await backUpPlay(3 * minute, evening)).toBe('nothing')
    expect(await backUpPlay(minute, evening)).toBe('made')
  })

  it('[fault: quota] that found no room is not packed again at every look, and leaves the older one', async () => {
    const disk = givePrivateFiles()
    setClock(evening)
    await play('ligny', evening - minute)
    await backUpPlay(0, evening)
    const before = new Map(disk.files)
    disk.fault = new DOMException('full', 'QuotaExceededError')
    const later = evening + 40 * minute
    await play('ligny', later - minute, commands + 1)
    expect(await backUpPlay(0, later)).toBe('noRoom')
    expect(await backUpPlay(0, later + 5 * minute)).toBe('nothing')
    expect([lastOutcome.value, disk.files]).toEqual(['noRoom', before])
    disk.fault = null
    setClock(later + 31 * minute)
    expect(await backUpPlay(0, later + 31 * minute)).toBe('made')
  })

  it('[fault: private-mode] is not made of what is only in memory: it would push out what was kept before', async () => {
    const { files } = givePrivateFiles()
    await play('ligny', evening - minute)
    browser.isInMemory.value = true
    expect(await backUpPlay(0, evening)).toBe('nothing')
    browser.isInMemory.value = false
    expect(files.size).toBe(0)
  })

  it('is given up where storage fails, and never throws', async () => {
    givePrivateFiles()
    const use = () => Promise.reject(new DOMException('gone', 'UnknownError'))
    Reflect.set(browser, 'connection', { use })
    expect(await backUpPlay(0, evening)).toBe('failed')
  })
})

describe('[fault: two-tabs] two windows that back up at once', () => {
  function locked(): FakeLocks {
    const locks = new FakeLocks()
    Object.assign(navigator, { locks })
    return locks
  }

  /** Another window that holds the folder until it is let go. */
  async function elsewhere(locks: FakeLocks): Promise<() => void> {
    let letGo: () => void = () => undefined
    await new Promise<void>((taken) => {
      void locks.request('automatic-backups', {}, async () => {
        taken()
        await new Promise<void>((resolve) => (letGo = resolve))
      })
    })
    return () => letGo()
  }

  it('make one backup of play', async () => {
    const { files } = givePrivateFiles()
    locked()
    setClock(evening)
    await play('ligny', evening - minute)
    const outcomes = await Promise.all([backUpPlay(0, evening), backUpPlay(0, evening)])
    expect(outcomes).toEqual(['made', 'nothing'])
    expect(files.size).toBe(1)
  })

  it('wait for each other before a file is opened, and before backups are deleted', async () => {
    const { files } = givePrivateFiles()
    const letGo = await elsewhere(locked())
    await play('ligny', evening - minute)
    const backup = backUpBeforeImport()
    const freed = freeAutomaticBackups()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(files.size).toBe(0)
    letGo()
    expect(await backup).toBe('made')
    expect(await freed).toBeGreaterThan(0)
    expect(files.size).toBe(0)
  })

  it('do not wait for one that sleeps', async () => {
    const { files } = givePrivateFiles()
    await elsewhere(locked())
    await play('ligny', evening - minute)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const backup = backUpBeforeImport()
    await vi.advanceTimersByTimeAsync(3_100)
    vi.useRealTimers()
    expect(await backup).toBe('made')
    expect(files.size).toBe(1)
  })

  it('do without locks where the browser withholds them', async () => {
    givePrivateFiles()
    Object.assign(navigator, {
      locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
    })
    await play('ligny', evening - minute)
    expect(await backUpBeforeImport()).toBe('made')
  })
})
