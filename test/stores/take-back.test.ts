import { describe, expect, it } from 'vitest'
import { tallyStorage } from '../support/stored-games.ts'
import type { TallyCommand } from '../support/tally.ts'
import { faces, fragile, idOf, played, reopened, rollOne, rollTwo } from './sessions.ts'

const bothTyped = ['a', 'b'] as const

/** A game in which these sides throw real dice. */
async function withOwnDice(own: readonly string[], given: readonly number[] = [], storage = tallyStorage()) {
  const session = await played(storage, { faces: faces(...given) })
  for (const side of own) await session.setOwnDice(side, true)
  return session
}

describe('a face that was mistyped', () => {
  it('[fault: own-dice] goes, and is asked for again', async () => {
    const session = await withOwnDice(bothTyped)
    await session.resolve(rollTwo)
    await session.typeFace(9)
    expect(await session.takeBackFace()).toEqual({ kind: 'needsDie' })
    expect(session.pending.value).toMatchObject({
      command: rollTwo,
      faces: [],
      rolls: [],
      die: { side: 'a' },
    })
    await session.typeFace(6)
    expect(await session.typeFace(4)).toMatchObject({
      kind: 'recorded',
      entry: {
        rolls: [
          { face: 6, origin: 'typed' },
          { face: 4, origin: 'typed' },
        ],
      },
    })
    expect(session.state.value.count).toBe(2)
  })

  it('is gone from the disk too: the game is opened as it is shown', async () => {
    const storage = tallyStorage()
    const session = await withOwnDice(bothTyped, [], storage)
    await session.resolve(rollTwo)
    await session.typeFace(9)
    expect(await storage.readStand(idOf(session))).toMatchObject({ draft: { faces: [{ face: 9 }] } })
    await session.takeBackFace()
    expect(await storage.readStand(idOf(session))).toMatchObject({ draft: null })
    expect((await reopened(session)).pending.value).toBeNull()
  })

  it('leaves the journal alone', async () => {
    const session = await withOwnDice(bothTyped)
    const { value: head } = session.head
    await session.resolve(rollTwo)
    await session.typeFace(9)
    await session.takeBackFace()
    expect(session.head.value).toEqual(head)
  })

  it('gives way to another command once none is left', async () => {
    const session = await withOwnDice(bothTyped)
    await session.resolve(rollTwo)
    await session.typeFace(9)
    expect(await session.resolve(rollOne)).toEqual({ kind: 'unfinished' })
    await session.takeBackFace()
    expect(await session.resolve(rollOne)).toEqual({ kind: 'needsDie' })
    expect(await session.typeFace(3)).toMatchObject({ kind: 'recorded', entry: { rolls: [{ face: 3 }] } })
  })

  it('stays while it could not be taken off the disk', async () => {
    const { storage, ...fragility } = fragile()
    const session = await played(storage)
    for (const side of bothTyped) await session.setOwnDice(side, true)
    await session.resolve(rollTwo)
    await session.typeFace(9)
    fragility.break('quota')
    expect(await session.takeBackFace()).toEqual({ kind: 'unsaved', problem: 'quota' })
    expect(session.pending.value?.faces).toMatchObject([{ face: 9 }])
    fragility.mend()
    await session.saveAgain()
    expect(session.pending.value?.faces).toEqual([])
  })
})

describe('a face that is not taken back', () => {
  it('[fault: own-dice] is one that the app rolled: no free reroll', async () => {
    const session = await withOwnDice(['b'], [9])
    await session.resolve(rollTwo)
    const { value: waiting } = session.pending
    expect(await session.takeBackFace()).toEqual({ kind: 'nothing' })
    expect(session.pending.value).toBe(waiting)
  })

  it.each<readonly [string, TallyCommand | null]>([
    ['where no command waits', null],
    ['where none is known yet', rollOne],
  ])('is none at all, %s', async (_where, command) => {
    const session = await withOwnDice(bothTyped)
    if (command !== null) await session.resolve(command)
    expect(await session.takeBackFace()).toEqual({ kind: 'nothing' })
  })

  it('is one whose roll is recorded: that is undone instead', async () => {
    const session = await withOwnDice(bothTyped)
    await session.resolve(rollOne)
    await session.typeFace(7)
    expect(await session.takeBackFace()).toEqual({ kind: 'nothing' })
    expect(session.state.value.count).toBe(7)
  })
})

it('[fault: double-tap] a double tap takes one face back', async () => {
  const session = await withOwnDice(bothTyped)
  await session.resolve(rollTwo)
  await session.typeFace(9)
  const taps = [session.takeBackFace(), session.takeBackFace()]
  expect((await Promise.all(taps)).map(({ kind }) => kind)).toEqual(['needsDie', 'ignored'])
})
