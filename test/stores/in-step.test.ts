import { describe, expect, it, vi } from 'vitest'
import { tallyStorage } from '../support/stored-games.ts'
import { faces, idOf, played, reopened, rollTwo, sessionOn, set } from './sessions.ts'

describe('two pages that show one game', () => {
  it('stay in step, each way', async () => {
    const here = await played(tallyStorage())
    const there = await reopened(here)
    await here.perform(set(5))
    await vi.waitFor(() => expect(there.state.value.count).toBe(5))
    expect(await there.perform(set(6))).toMatchObject({ kind: 'recorded', entry: { index: 2 } })
    await vi.waitFor(() => expect(here.state.value.count).toBe(6))
    expect([here.problem.value, there.problem.value]).toEqual([null, null])
  })

  it('follow undo and redo', async () => {
    const here = await played(tallyStorage())
    const there = await reopened(here)
    await here.perform(set(5))
    await here.undo()
    await vi.waitFor(() => expect(there.redoTarget.value).toMatchObject({ command: { value: 5 } }))
    expect(there.state.value.count).toBe(0)
    await there.redo()
    await vi.waitFor(() => expect(here.state.value.count).toBe(5))
  })

  it('show the dice that lie on the table, and take them back together', async () => {
    const here = await played(tallyStorage())
    for (const side of ['a', 'b']) await here.setOwnDice(side, true)
    const there = await reopened(here)
    await here.resolve(rollTwo)
    await here.typeFace(9)
    await vi.waitFor(() => expect(there.pending.value?.faces).toMatchObject([{ face: 9 }]))
    await here.takeBackFace()
    await vi.waitFor(() => expect(there.pending.value).toBeNull())
  })

  it('end what waits on both, when one throws the last die', async () => {
    const here = await played(tallyStorage(), { faces: faces(9) })
    await here.setOwnDice('b', true)
    const there = await reopened(here)
    await here.resolve(rollTwo)
    await vi.waitFor(() => expect(there.pending.value).not.toBeNull())
    await there.typeFace(4)
    await vi.waitFor(() => expect(here.state.value.count).toBe(5))
    expect(here.pending.value).toBeNull()
  })

  it('do not answer each other without end', async () => {
    const storage = tallyStorage()
    const reads = vi.spyOn(storage, 'openGame')
    const here = await played(tallyStorage())
    const there = sessionOn(storage)
    await there.open(idOf(here))
    await here.perform(set(5))
    await vi.waitFor(() => expect(there.state.value.count).toBe(5))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(reads).toHaveBeenCalledTimes(2)
  })
})

it('a page that shows another game is left alone', async () => {
  const storage = tallyStorage()
  const reads = vi.spyOn(storage, 'readStand')
  const here = await played(tallyStorage())
  const other = await played(storage)
  expect(idOf(other)).not.toBe(idOf(here))
  await here.perform(set(5))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(reads).not.toHaveBeenCalled()
  expect(other.state.value.count).toBe(0)
})

it('a page that has gone to another game does not go back', async () => {
  const here = await played(tallyStorage())
  const there = await reopened(here)
  await there.close()
  await here.perform(set(5))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([there.status.value, there.game.value]).toEqual(['closed', null])
})
