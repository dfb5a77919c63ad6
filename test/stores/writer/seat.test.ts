import { describe, expect, it, vi } from 'vitest'
import type { GameStorage } from '@/storage/index.ts'
import { createConnection } from '@/storage/database.ts'
import { createLeaseStorage } from '@/storage/leases.ts'
import { createLeaseWriters } from '@/stores/writer/lease-writers.ts'
import { createLockWriters } from '@/stores/writer/lock-writers.ts'
import type { GameWriters } from '@/stores/writer/game-writers.ts'
import { tallyStorage } from '../../support/stored-games.ts'
import { faces, fragile, idOf, played, rollOne, rollTwo, sessionOn, set } from '../sessions.ts'
import { FakeLocks } from './fake-locks.ts'

/** A game that one window plays and another looks at. */
async function twoWindows(storage: GameStorage = tallyStorage(), rolled: number[] = [4]) {
  const locks = new FakeLocks()
  const here = await played(storage, { writers: createLockWriters(locks), faces: faces(...rolled) })
  const there = sessionOn(tallyStorage(), { writers: createLockWriters(locks), faces: faces(...rolled) })
  await there.open(idOf(here))
  return { here, there, locks }
}

describe('a second window', () => {
  it('[fault: two-tabs] looks on: it sees what is played, and nothing that is tapped there is written', async () => {
    const { here, there } = await twoWindows()
    expect([here.readOnly.value, there.readOnly.value]).toEqual([null, 'elsewhere'])
    await here.perform(set(5))
    await vi.waitFor(() => expect(there.state.value.count).toBe(5))
    expect(await there.perform(set(6))).toEqual({ kind: 'ignored' })
    await there.setOwnDice('a', true)
    expect(there.ownDice.value).toEqual({})
    expect([there.busy.value, there.undoTarget.value, there.redoTarget.value]).toEqual([true, null, null])
    expect(here.undoTarget.value).not.toBeNull()
    expect(await there.undo()).toEqual({ kind: 'ignored' })
    expect(here.state.value.count).toBe(5)
  })

  it('[fault: two-tabs] plays when the first one lets go, and then the first looks on', async () => {
    const { here, there } = await twoWindows()
    await here.perform(set(5))
    there.takeOver()
    await vi.waitFor(() => expect(there.busy.value).toBe(false))
    expect([here.readOnly.value, there.state.value.count, there.asking.value]).toEqual(['elsewhere', 5, null])
    expect(await there.perform(set(6))).toMatchObject({ kind: 'recorded' })
    await vi.waitFor(() => expect(here.state.value.count).toBe(6))
    here.takeOver()
    await vi.waitFor(() => expect(here.readOnly.value).toBeNull())
    expect(there.readOnly.value).toBe('elsewhere')
  })

  it('[fault: two-tabs] takes the faces along that lie on the table', async () => {
    const { here, there } = await twoWindows()
    await here.setOwnDice('b', true)
    await here.resolve(rollTwo)
    there.takeOver()
    await vi.waitFor(() => expect(there.busy.value).toBe(false))
    expect(there.pending.value?.faces).toMatchObject([{ face: 4 }])
    expect(here.pending.value).toBeNull()
    expect(await there.typeFace(3)).toMatchObject({ kind: 'recorded' })
    await vi.waitFor(() => expect(here.pending.value).toBeNull())
  })

  it('[fault: two-tabs] never comes between a roll and its record', async () => {
    const storage = tallyStorage()
    let write: () => void = () => undefined
    const slow: GameStorage = {
      ...storage,
      appendEntry: async (append) => {
        await new Promise<void>((resolve) => (write = resolve))
        await storage.appendEntry(append)
      },
    }
    const { here, there } = await twoWindows(slow, [7])
    const rolled = here.resolve(rollOne)
    await vi.waitFor(() => expect(here.busy.value).toBe(true))
    there.takeOver()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([here.readOnly.value, there.readOnly.value]).toEqual([null, 'elsewhere'])
    write()
    expect(await rolled).toMatchObject({ kind: 'recorded' })
    await vi.waitFor(() => expect(there.busy.value).toBe(false))
    expect(there.head.value.nextIndex).toBe(2)
  })

  it('[fault: two-tabs] is told where the first has something that is not saved, and does not take it away', async () => {
    const store = fragile()
    const { here, there } = await twoWindows(store.storage)
    store.break('quota')
    await here.perform(set(5))
    there.takeOver()
    await vi.waitFor(() => expect(there.asking.value).toBe('unsaved'))
    expect([here.readOnly.value, there.readOnly.value]).toEqual([null, 'elsewhere'])
    store.mend()
    expect(await here.saveAgain()).toMatchObject({ kind: 'recorded' })
    there.takeOver()
    await vi.waitFor(() => expect(there.busy.value).toBe(false))
    expect(there.state.value.count).toBe(5)
  })

  it('[fault: two-tabs] plays on where the first was closed', async () => {
    const { here, there } = await twoWindows()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await here.close()
    await vi.advanceTimersByTimeAsync(3_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(there.readOnly.value).toBeNull())
  })

  it('does not come between two screens of the first', async () => {
    const { here, there } = await twoWindows()
    const id = idOf(here)
    await here.close()
    await here.open(id)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([here.readOnly.value, there.readOnly.value]).toEqual([null, 'elsewhere'])
  })
})

describe('a window that does not answer', () => {
  /** The lock of a window that sleeps: nobody answers for it. */
  async function asleep(locks: FakeLocks, game: string): Promise<void> {
    await createLockWriters(locks).take(game)
  }

  it('[fault: two-tabs] is overruled after three seconds', async () => {
    const locks = new FakeLocks()
    const first = await played(tallyStorage())
    await asleep(locks, idOf(first))
    const there = sessionOn(tallyStorage(), { writers: createLockWriters(locks) })
    await there.open(idOf(first))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    there.takeOver()
    await vi.advanceTimersByTimeAsync(2_900)
    expect([there.readOnly.value, there.asking.value]).toEqual(['elsewhere', 'asked'])
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    await vi.waitFor(() => expect(there.busy.value).toBe(false))
    expect(await there.perform(set(6))).toMatchObject({ kind: 'recorded' })
  })

  it('[fault: two-tabs] that wakes up writes nothing over what was played meanwhile', async () => {
    const { here, there, locks } = await twoWindows()
    const overruling = createLockWriters(locks)
    await overruling.seize(idOf(here))
    await vi.waitFor(() => expect(here.readOnly.value).toBe('elsewhere'))
    expect(await here.perform(set(9))).toEqual({ kind: 'ignored' })
    expect(there.state.value.count).toBe(0)
  })
})

describe('where there are no locks', () => {
  function leases(holder: string): GameWriters {
    const storage = createLeaseStorage(createConnection({ blockedWait: 20, patience: 2_000 }))
    return createLeaseWriters({ storage, holder })
  }

  it('[fault: two-tabs] a window that is there is not overruled', async () => {
    const here = await played(tallyStorage(), { writers: leases('here') })
    const there = sessionOn(tallyStorage(), { writers: leases('there') })
    await there.open(idOf(here))
    expect([here.readOnly.value, there.readOnly.value]).toEqual([null, 'elsewhere'])
    there.takeOver()
    await vi.waitFor(() => expect(there.busy.value).toBe(false))
    expect(here.readOnly.value).toBe('elsewhere')
  })

  it('[fault: two-tabs] a page that was loaded again plays at once, though its lease has not ended', async () => {
    const first = await played(tallyStorage())
    await leases('before').take(idOf(first))
    const again = sessionOn(tallyStorage(), { writers: leases('after') })
    await again.open(idOf(first))
    expect(again.readOnly.value).toBeNull()
    expect(await again.perform(set(5))).toMatchObject({ kind: 'recorded' })
  })
})

it('a browser whose locks fail is played in: an append whose head has moved is refused', async () => {
  const broken: GameWriters = {
    mayOutlive: false,
    take: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    wait: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    seize: () => Promise.reject(new DOMException('denied', 'SecurityError')),
  }
  const here = await played(tallyStorage(), { writers: broken })
  expect(await here.perform(set(5))).toMatchObject({ kind: 'recorded' })
})
