import { expect, it, vi } from 'vitest'
import { StorageProblem } from '@/storage/index.ts'
import { tallyStorage } from '../support/stored-games.ts'
import { idOf, played, sessionOn } from './sessions.ts'

it('[fault: blocked-upgrade] a game opens by itself once no older window blocks the database', async () => {
  const first = await played(tallyStorage())
  const storage = tallyStorage()
  vi.spyOn(storage, 'openGame').mockRejectedValueOnce(new StorageProblem('blocked'))
  const session = sessionOn(storage)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await session.open(idOf(first))
  expect([session.status.value, session.problem.value]).toEqual(['closed', 'blocked'])
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(session.status.value).toBe('open'))
  expect(session.problem.value).toBeNull()
})

it('and does not, where it was left meanwhile', async () => {
  const first = await played(tallyStorage())
  const storage = tallyStorage()
  const opening = vi.spyOn(storage, 'openGame').mockRejectedValue(new StorageProblem('blocked'))
  const session = sessionOn(storage)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await session.open(idOf(first))
  await session.close()
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  expect(opening).toHaveBeenCalledTimes(1)
})
