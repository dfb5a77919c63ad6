import { afterEach, describe, expect, it, vi } from 'vitest'
import { createConnection } from '@/storage/database.ts'
import { createLeaseStorage, type LeaseStorage } from '@/storage/leases.ts'
import { createLeaseWriters } from '@/stores/writer/lease-writers.ts'
import { createLockWriters, type Locks } from '@/stores/writer/lock-writers.ts'
import type { GameWriters } from '@/stores/writer/game-writers.ts'
import { createLater } from '@/stores/writer/later.ts'
import { tallyStorage } from '../../support/stored-games.ts'
import { faces, idOf, played, rollTwo, sessionOn, set } from '../sessions.ts'
import { FakeLocks } from './fake-locks.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a window that sleeps hears of others. */
class Deaf {
  addEventListener(): void {}
  postMessage(): void {}
  close(): void {}
}

interface Windows {
  /** Of the window that falls asleep: it learns nothing of its hold until it is awake. */
  readonly sleeping: GameWriters
  readonly other: GameWriters
  readonly wake: () => void
}

function byLocks(): Windows {
  const locks = new FakeLocks()
  const awake = createLater()
  const dulled: Locks = {
    request: (name, options, whileHeld) =>
      locks.request(name, options, whileHeld).catch(async (error: unknown) => {
        await awake.happened
        throw error
      }),
  }
  return { sleeping: createLockWriters(dulled), other: createLockWriters(locks), wake: awake.happen }
}

function byLeases(): Windows {
  const times = { lease: 150, renewal: 30, look: 10 }
  const leases = () => createLeaseStorage(createConnection({ blockedWait: 20, patience: 2_000 }))
  const awake = createLater()
  const storage = leases()
  const dulled: LeaseStorage = {
    ...storage,
    claim: async (lease, claim, now) => {
      if (claim === 'own') await awake.happened
      return storage.claim(lease, claim, now)
    },
  }
  return {
    sleeping: createLeaseWriters({ storage: dulled, holder: 'sleeping', times }),
    other: createLeaseWriters({ storage: leases(), holder: 'other', times }),
    wake: awake.happen,
  }
}

const ways: readonly (readonly [string, () => Windows])[] = [
  ['locks', byLocks],
  ['leases', byLeases],
]

describe.each(ways)(
  '[fault: screen-slept] a phone that slept and still believes it plays, by %s',
  (_by, open) => {
    type Session = Awaited<ReturnType<typeof played>>

    async function asleep(rolled: number[] = []) {
      const windows = open()
      vi.stubGlobal('BroadcastChannel', Deaf)
      const here = await played(tallyStorage(), { writers: windows.sleeping, faces: faces(...rolled) })
      vi.unstubAllGlobals()
      await here.perform(set(5))
      return { here, windows }
    }

    /** Another window that takes the game, since nobody answers. */
    async function takenOver(here: Session, { other }: Windows): Promise<Session> {
      const there = sessionOn(tallyStorage(), { writers: other })
      await there.open(idOf(here))
      if (there.readOnly.value !== null) {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
        there.takeOver()
        await vi.advanceTimersByTimeAsync(3_100)
        vi.useRealTimers()
      }
      await vi.waitFor(() => expect(there.busy.value).toBe(false))
      return there
    }

    async function commands(session: Session): Promise<unknown[]> {
      const rows = await tallyStorage().readEntries(idOf(session), 100, 100)
      return rows.map(({ text }): unknown => JSON.parse(text)).reverse()
    }

    it('writes nothing over what was played meanwhile, and shows it', async () => {
      const { here, windows } = await asleep()
      const there = await takenOver(here, windows)
      expect(here.readOnly.value).toBeNull()
      await there.perform(set(6))
      await there.perform(set(7))
      expect(await here.perform(set(9))).toEqual({ kind: 'moved' })
      expect(here.problem.value).toBe('conflict')
      expect([here.state.value.count, here.head.value]).toEqual([7, there.head.value])
      expect(await commands(here)).toMatchObject([
        { command: { type: 'begin' } },
        { command: { value: 5 } },
        { command: { value: 6 } },
        { command: { value: 7 } },
      ])
    })

    it('looks on once it is awake, and sees every change', async () => {
      const { here, windows } = await asleep()
      const there = await takenOver(here, windows)
      await there.perform(set(6))
      windows.wake()
      await vi.waitFor(() => expect(here.readOnly.value).toBe('elsewhere'))
      document.dispatchEvent(new Event('visibilitychange'))
      await vi.waitFor(() => expect(here.state.value.count).toBe(6))
      expect(await here.perform(set(9))).toEqual({ kind: 'ignored' })
      expect(await there.perform(set(8))).toMatchObject({ kind: 'recorded' })
    })

    it('adds no face to dice that were finished elsewhere', async () => {
      const { here, windows } = await asleep([4])
      await here.setOwnDice('b', true)
      await here.resolve(rollTwo)
      const there = await takenOver(here, windows)
      expect(await there.typeFace(3)).toMatchObject({ kind: 'recorded' })
      expect(await here.typeFace(9)).toEqual({ kind: 'moved' })
      expect([here.pending.value, here.head.value]).toEqual([null, there.head.value])
      expect(await commands(here)).toHaveLength(3)
    })

    it('and another that both write at one moment write one entry between them', async () => {
      const { here, windows } = await asleep()
      const there = await takenOver(here, windows)
      const answers = await Promise.all([here.perform(set(8)), there.perform(set(9))])
      expect(answers.map(({ kind }) => kind).sort()).toEqual(['moved', 'recorded'])
      const recorded = answers.find((answer) => answer.kind === 'recorded')
      expect((await commands(here)).slice(2)).toMatchObject([{ command: recorded?.entry.command }])
      await vi.waitFor(() => expect(here.head.value).toEqual(there.head.value))
      expect(here.state.value).toEqual(there.state.value)
    })

    it('does not lose its place to a window that only came and went', async () => {
      const { here, windows } = await asleep()
      const there = await takenOver(here, windows)
      await there.perform(set(6))
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      await there.close()
      await vi.advanceTimersByTimeAsync(2_100)
      vi.useRealTimers()
      windows.wake()
      await vi.waitFor(() => expect([here.readOnly.value, here.state.value.count]).toEqual([null, 6]))
      await vi.waitFor(async () => expect(await here.perform(set(9))).toMatchObject({ kind: 'recorded' }))
    })
  },
)
