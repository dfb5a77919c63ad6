import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConnection } from '@/storage/database.ts'
import { createLeaseStorage } from '@/storage/leases.ts'
import type { GameWriters } from '@/stores/writer/game-writers.ts'
import { createLeaseWriters } from '@/stores/writer/lease-writers.ts'
import { createLockWriters } from '@/stores/writer/lock-writers.ts'
import { emptyBrowser } from '../../support/stored-games.ts'
import { FakeLocks } from './fake-locks.ts'

beforeEach(emptyBrowser)
afterEach(() => vi.restoreAllMocks())

const times = { lease: 150, renewal: 30, look: 10 }

/** A window's leases, with the clock of the wall, which can be set. */
function leases(holder: string, now: () => number = Date.now): GameWriters {
  const storage = createLeaseStorage(createConnection({ blockedWait: 20, patience: 2_000 }))
  return createLeaseWriters({ storage, holder, now, times })
}

const kinds: readonly (readonly [string, () => readonly [GameWriters, GameWriters]])[] = [
  [
    'by locks',
    () => {
      const locks = new FakeLocks()
      return [createLockWriters(locks), createLockWriters(locks)]
    },
  ],
  ['by leases', () => [leases('here'), leases('there')]],
]

describe.each(kinds)('one writer %s', (_how, windows) => {
  it('[fault: two-tabs] has the game alone', async () => {
    const [here, there] = windows()
    const hold = await here.take('game')
    expect(hold).not.toBeNull()
    expect(await there.take('game')).toBeNull()
    expect(await there.take('another game')).not.toBeNull()
    await hold?.letGo()
    expect(await there.take('game')).not.toBeNull()
  })

  it('[fault: two-tabs] gives it to whoever waits', async () => {
    const [here, there] = windows()
    const hold = await here.take('game')
    const waited = there.wait('game', new AbortController().signal)
    await hold?.letGo()
    await waited
    expect(await here.take('game')).toBeNull()
  })

  it('waits no longer than it should', async () => {
    const [here, there] = windows()
    const hold = await here.take('game')
    const waiting = new AbortController()
    const waited = there.wait('game', waiting.signal)
    waiting.abort()
    await expect(waited).rejects.toMatchObject({ name: 'AbortError' })
    await hold?.letGo()
    expect(await here.take('game')).not.toBeNull()
  })

  it('[fault: two-tabs] takes it from one that does not answer, and that one is told', async () => {
    const [here, there] = windows()
    const hold = await here.take('game')
    await there.seize('game')
    await hold?.lost
    expect(await here.take('game')).toBeNull()
    // A game that was lost cannot be given away any more.
    await hold?.letGo()
    expect(await here.take('game')).toBeNull()
  })
})

describe('a lease', () => {
  /** A window whose process has ended: it renews nothing. */
  async function crashed(until: number): Promise<void> {
    const storage = createLeaseStorage(createConnection({ blockedWait: 20, patience: 2_000 }))
    await storage.claim({ game: 'game', holder: 'gone', until }, 'any', 0)
  }

  it('is renewed as long as its window is there', async () => {
    await leases('here').take('game')
    await new Promise((resolve) => setTimeout(resolve, 2 * times.lease))
    expect(await leases('there').take('game')).toBeNull()
  })

  it('[fault: two-tabs] ends when its window has crashed', async () => {
    await crashed(Date.now() + 50)
    const there = leases('there')
    expect(await there.take('game')).toBeNull()
    await there.wait('game', new AbortController().signal)
    expect(await leases('third').take('game')).toBeNull()
  })

  it('[fault: clock-set-back] of a crashed window ends, however far the clock was set back', async () => {
    await crashed(Date.now() + 1_000_000_000)
    const there = leases('there')
    expect(await there.take('game')).toBeNull()
    await there.wait('game', new AbortController().signal)
  })

  it('[fault: clock-set-back] is not taken from a window that waits on a clock that jumps', async () => {
    let clock = Date.now()
    await leases('here', () => clock).take('game')
    const waiting = new AbortController()
    const taken = vi.fn()
    leases('there', () => clock)
      .wait('game', waiting.signal)
      .then(taken, () => undefined)
    clock += 1_000_000_000
    await new Promise((resolve) => setTimeout(resolve, times.lease))
    clock -= 2_000_000_000
    await new Promise((resolve) => setTimeout(resolve, times.lease))
    waiting.abort()
    expect(taken).not.toHaveBeenCalled()
  })

  it('is given back when the page goes, and found again when it comes back', async () => {
    const hold = await leases('here').take('game')
    dispatchEvent(new Event('pagehide'))
    const there = leases('there')
    await vi.waitFor(async () => expect(await there.take('game')).not.toBeNull())
    dispatchEvent(new Event('pageshow'))
    await hold?.lost
  })

  it('holds nobody back where it cannot be read', async () => {
    const connection = createConnection({ blockedWait: 20, patience: 2_000 })
    await connection.use((database) => database.put('leases', { game: 'game', holder: 7 }))
    expect(await leases('here').take('game')).not.toBeNull()
  })

  it('is waited for beyond a moment in which storage fails', async () => {
    await crashed(Date.now() + 50)
    const storage = createLeaseStorage(createConnection({ blockedWait: 20, patience: 2_000 }))
    vi.spyOn(storage, 'claim').mockRejectedValueOnce(new Error('full'))
    const there = createLeaseWriters({ storage, holder: 'there', times })
    await there.wait('game', new AbortController().signal)
    expect(await leases('third').take('game')).toBeNull()
  })

  it('outlives a moment in which storage fails', async () => {
    const connection = createConnection({ blockedWait: 20, patience: 2_000 })
    const storage = createLeaseStorage(connection)
    const here = createLeaseWriters({ storage, holder: 'here', times })
    const lost = vi.fn()
    const hold = await here.take('game')
    void hold?.lost.then(lost)
    vi.spyOn(storage, 'claim').mockRejectedValue(new Error('full'))
    await new Promise((resolve) => setTimeout(resolve, 3 * times.renewal))
    expect(lost).not.toHaveBeenCalled()
  })
})
