import { describe, expect, it, vi } from 'vitest'
import { createGiveWay } from '@/stores/give-way.ts'
import { readJournal } from '@/stores/journal-reading.ts'
import { played, reopened, set } from './sessions.ts'
import { tallyStorage } from '../support/stored-games.ts'

const stay = async () => undefined

describe('reading a whole journal', () => {
  it('has every entry, oldest first, and gives way between pages', async () => {
    const session = await played(tallyStorage())
    for (let value = 0; value < 24; value += 1) await session.perform(set(value))
    await session.undo()
    const page = await reopened(session)
    const giveWay = vi.fn(stay)
    const { entries, fault } = await readJournal(page.readEntries, page.head.value.nextIndex, giveWay)
    expect(entries.map(({ index }) => index)).toEqual(Array.from({ length: 26 }, (_, index) => index))
    expect(fault).toBeNull()
    expect(giveWay).toHaveBeenCalledTimes(3)
  })

  it('ends at what cannot be read, with what came after it', async () => {
    const session = await played(tallyStorage())
    for (let value = 0; value < 12; value += 1) await session.perform(set(value))
    const damaged = { problem: 'altered', index: 4 } as const
    const { entries, fault } = await readJournal(
      async (before, count) => {
        const page = await session.readEntries(before, count)
        const readable = page.entries.filter(({ index }) => index > damaged.index)
        return readable.length < page.entries.length ? { entries: readable, fault: damaged } : page
      },
      session.head.value.nextIndex,
      stay,
    )
    expect(entries.map(({ index }) => index)).toEqual([5, 6, 7, 8, 9, 10, 11, 12])
    expect(fault).toEqual(damaged)
  })

  it('ends when the game is closed meanwhile', async () => {
    const session = await played(tallyStorage())
    await session.close()
    expect(await readJournal(session.readEntries, 40, stay)).toEqual({ entries: [], fault: null })
  })
})

describe('giving way', () => {
  it('goes on at once until it has held the screen up, and then waits for a task', async () => {
    let clock = 0
    const timer = vi.spyOn(globalThis, 'setTimeout')
    const giveWay = createGiveWay(() => clock)
    clock = 5
    await giveWay()
    expect(timer).not.toHaveBeenCalled()
    clock = 9
    await giveWay()
    expect(timer).toHaveBeenCalledTimes(1)
    clock = 12
    await giveWay()
    expect(timer).toHaveBeenCalledTimes(1)
  })
})
