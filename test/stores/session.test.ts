import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StorageProblem, type GameStorage } from '@/storage/index.ts'
import { readBackup } from '@/storage/backup/check.ts'
import { tallyKeeperOf } from '../support/backups.ts'
import { longJournal, storeAtOnce, tallyStorage, withDatabase } from '../support/stored-games.ts'
import {
  faces,
  fragile,
  idOf,
  never,
  played,
  reopened,
  rollOne,
  rollTwo,
  sessionOn,
  set,
} from './sessions.ts'

describe('a new game', () => {
  it('is stored, listed and opened', async () => {
    const storage = tallyStorage()
    const session = await played(storage)
    expect(session.status.value).toBe('open')
    expect(session.state.value).toEqual({ name: 'Ligny', count: 0 })
    expect(session.undoTarget.value).toBeNull()
    expect(await storage.listGames()).toMatchObject([{ name: 'Ligny', summary: { count: 0 } }])
  })

  it('is refused when the rules refuse its set-up', async () => {
    const session = sessionOn(tallyStorage())
    expect(await session.create({ type: 'forbidden' })).toMatchObject({
      kind: 'refused',
      refusal: { code: 'tally.forbidden' },
    })
  })

  it('[fault: double-tap] is made once by a double tap', async () => {
    const storage = tallyStorage()
    const session = sessionOn(storage)
    const taps = [session.create({ type: 'begin', name: 'A' }), session.create({ type: 'begin', name: 'B' })]
    expect((await Promise.all(taps)).map(({ kind }) => kind)).toEqual(['created', 'ignored'])
    expect(await storage.listGames()).toHaveLength(1)
  })

  it('says so when storage fails', async () => {
    const storage = { ...tallyStorage(), createGame: () => Promise.reject(new StorageProblem('quota')) }
    const session = sessionOn(storage)
    expect(await session.create({ type: 'begin', name: 'A' })).toEqual({ kind: 'failed', problem: 'quota' })
  })
})

describe('a command', () => {
  it('is shown only when it is on the disk', async () => {
    const storage = tallyStorage()
    let finish: () => void = never
    const gate = new Promise<void>((resolve) => {
      finish = resolve
    })
    const slow = {
      ...storage,
      appendEntry: async (append: Parameters<GameStorage['appendEntry']>[0]) => {
        await storage.appendEntry(append)
        await gate
      },
    }
    const session = await played(slow, { faces: faces(7) })
    const answer = session.resolve(rollOne)
    await vi.waitFor(async () =>
      expect(await storage.readStand(idOf(session))).toMatchObject({ head: { nextIndex: 2 } }),
    )
    expect(session.state.value.count).toBe(0)
    expect(session.lastEntry.value?.index).toBe(0)
    finish()
    expect(await answer).toMatchObject({ kind: 'recorded', entry: { index: 1 } })
    expect(session.state.value.count).toBe(7)
    expect(session.lastEntry.value).toMatchObject({
      side: 'a',
      rolls: [{ face: 7, origin: 'rolled', side: 'a' }],
      reasons: [{ key: 'tally.rolled', value: 7 }],
      effects: [{ type: 'added', value: 7 }],
      chartSet: 'standard',
    })
  })

  it('is refused by the rules, and nothing changes', async () => {
    const session = await played(tallyStorage())
    const { value: head } = session.head
    expect(await session.resolve({ type: 'forbidden' })).toMatchObject({ kind: 'refused' })
    expect(session.head.value).toBe(head)
    expect(session.preview({ type: 'forbidden' })).toMatchObject({ kind: 'refused' })
  })

  it('can be previewed without a die', async () => {
    const session = await played(tallyStorage())
    expect(session.preview(rollTwo)).toMatchObject({ kind: 'needsDie', die: { sides: 10, side: 'a' } })
    expect(session.preview(set(3))).toMatchObject({ kind: 'decided', effects: [{ type: 'setTo', value: 3 }] })
  })

  it('[fault: double-tap] is written once by a double tap', async () => {
    const session = await played(tallyStorage(), { faces: faces(3, 9) })
    const taps = [session.resolve(rollOne), session.resolve(rollOne), session.undo()]
    expect((await Promise.all(taps)).map(({ kind }) => kind)).toEqual(['recorded', 'ignored', 'ignored'])
    expect(session.state.value.count).toBe(3)
    expect((await reopened(session)).head.value).toEqual(session.head.value)
  })

  it('is not written when it could not be read back', async () => {
    const session = await played(tallyStorage())
    await expect(session.resolve(set(NaN))).rejects.toThrow('could not be read back')
    expect(session.busy.value).toBe(false)
    expect((await reopened(session)).head.value.nextIndex).toBe(1)
  })

  it('is ignored while no game is open', async () => {
    const session = sessionOn(tallyStorage())
    expect(await session.perform(set(1))).toEqual({ kind: 'ignored' })
  })
})

describe('own dice', () => {
  it('[fault: own-dice] are typed for one side and rolled for the other', async () => {
    const session = await played(tallyStorage(), { faces: faces(9) })
    await session.setOwnDice('b', true)
    expect(await session.resolve(rollTwo)).toEqual({ kind: 'needsDie' })
    expect(session.pending.value).toMatchObject({
      command: rollTwo,
      die: { sides: 10, side: 'b' },
      faces: [{ face: 9, origin: 'rolled' }],
    })
    expect(await session.typeFace(4)).toMatchObject({
      kind: 'recorded',
      entry: {
        rolls: [
          { face: 9, origin: 'rolled' },
          { face: 4, origin: 'typed' },
        ],
      },
    })
    expect(session.state.value.count).toBe(5)
    expect(session.pending.value).toBeNull()
  })

  it('[fault: own-dice] are remembered with the game', async () => {
    const session = await played(tallyStorage())
    await session.setOwnDice('a', true)
    expect((await reopened(session)).ownDice.value).toEqual({ a: true })
  })

  it('hold even where the choice cannot be stored', async () => {
    const storage = tallyStorage()
    const failing = { ...storage, saveOwnDice: () => Promise.reject(new StorageProblem('quota')) }
    const session = await played(failing)
    await session.setOwnDice('a', true)
    expect(session.problem.value).toBe('quota')
    expect(await session.resolve(rollOne)).toEqual({ kind: 'needsDie' })
  })

  it.each([0, 11, 2.5, NaN])('[fault: own-dice] refuse a face that is not on the die: %d', async (face) => {
    const session = await played(tallyStorage())
    await session.setOwnDice('a', true)
    await session.resolve(rollOne)
    const before = session.pending.value
    expect(await session.typeFace(face)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'faceNotOnDie', path: 'faces[0]', parameters: { face, sides: 10 } },
    })
    expect(session.pending.value).toBe(before)
  })

  it('can be rolled in the app instead', async () => {
    const session = await played(tallyStorage(), { faces: faces(8) })
    await session.setOwnDice('a', true)
    await session.resolve(rollOne)
    expect(await session.rollInstead()).toMatchObject({
      kind: 'recorded',
      entry: { rolls: [{ face: 8, origin: 'rolled' }] },
    })
  })

  it('have nothing to type when no command waits', async () => {
    const session = await played(tallyStorage())
    expect(await session.typeFace(4)).toEqual({ kind: 'nothing' })
  })
})

describe('a command that waits for a die', () => {
  it('has its faces on the disk before they are shown', async () => {
    const storage = tallyStorage()
    const seen: unknown[] = []
    const watched: GameStorage = {
      ...storage,
      saveDraft: async (...draft) => {
        await storage.saveDraft(...draft)
        seen.push(session.pending.value)
      },
    }
    const session = await played(watched, { faces: faces(9) })
    await session.setOwnDice('b', true)
    await session.resolve(rollTwo)
    expect(seen).toEqual([null])
    expect(session.pending.value?.faces).toEqual([{ face: 9, origin: 'rolled' }])
  })

  it('[fault: kill-mid-append] is there again with the same faces when the game is opened again: no free reroll', async () => {
    const session = await played(tallyStorage(), { faces: faces(9) })
    await session.setOwnDice('b', true)
    await session.resolve(rollTwo)
    const again = await reopened(session)
    expect(again.pending.value).toEqual(session.pending.value)
    expect(await again.resolve(rollTwo)).toEqual({ kind: 'unfinished' })
    expect(await again.undo()).toEqual({ kind: 'unfinished' })
    expect(await again.typeFace(2)).toMatchObject({ kind: 'recorded' })
    expect(again.state.value.count).toBe(7)
    expect((await reopened(session)).pending.value).toBeNull()
  })

  it('is left waiting on opening, even where the app rolls that die by now', async () => {
    const session = await played(tallyStorage(), { faces: faces(9) })
    await session.setOwnDice('b', true)
    await session.resolve(rollTwo)
    await session.setOwnDice('b', false)
    const again = await reopened(session, { faces: faces(1) })
    expect(again.pending.value).toMatchObject({ faces: [{ face: 9 }] })
    expect(await again.rollInstead()).toMatchObject({ kind: 'recorded' })
  })

  it('gives way to another while no face is known', async () => {
    const session = await played(tallyStorage())
    await session.setOwnDice('a', true)
    await session.resolve(rollOne)
    await session.resolve(rollTwo)
    expect(session.pending.value?.command).toEqual(rollTwo)
    expect(await session.abandon()).toEqual({ kind: 'cleared' })
    expect(session.pending.value).toBeNull()
    expect(session.head.value.nextIndex).toBe(1)
    expect(await session.abandon()).toEqual({ kind: 'nothing' })
  })

  it('leaves its faces in the log when it is abandoned', async () => {
    const session = await played(tallyStorage(), { faces: faces(9) })
    await session.resolve(set(5))
    await session.setOwnDice('b', true)
    await session.resolve(rollTwo)
    expect(await session.abandon()).toMatchObject({
      kind: 'recorded',
      entry: {
        command: { type: 'abandon', command: rollTwo },
        rolls: [{ face: 9, origin: 'rolled', side: 'a' }],
        effects: [],
        parent: 1,
      },
    })
    expect(session.state.value.count).toBe(5)
    const again = await reopened(session)
    expect(again.pending.value).toBeNull()
    expect(again.undoTarget.value).toMatchObject({ index: 1 })
  })

  it('stands in nobody’s way when the rulebook does not know it any more', async () => {
    const storage = tallyStorage()
    const session = await played(storage)
    const draft = { command: { type: 'surrender' }, faces: [{ face: 6, origin: 'typed' as const }] }
    await storage.saveDraft(idOf(session), { head: session.head.value, draft: null }, draft)
    const again = await reopened(session)
    expect(again.pending.value).toBeNull()
    expect(await again.perform(set(4))).toMatchObject({ kind: 'recorded' })
  })

  it('is recorded on opening where its faces decide it', async () => {
    const storage = tallyStorage()
    const session = await played(storage)
    const draft = { command: rollOne, faces: [{ face: 6, origin: 'typed' as const }] }
    await storage.saveDraft(idOf(session), { head: session.head.value, draft: null }, draft)
    const again = await reopened(session)
    expect(again.state.value.count).toBe(6)
    expect(again.lastEntry.value).toMatchObject({ index: 1, rolls: [{ face: 6, origin: 'typed' }] })
  })
})

describe('undo and redo', () => {
  it('[fault: undo-to-the-start] undo twice, redo once, and open again: everything is there', async () => {
    const session = await played(tallyStorage())
    for (const value of [1, 2, 3]) await session.perform(set(value))
    await session.undo('wrong unit')
    await session.undo()
    expect(session.state.value.count).toBe(1)
    expect(session.redoTarget.value).toMatchObject({ command: { value: 2 } })
    await session.redo()
    for (const page of [session, await reopened(session)]) {
      expect(page.state.value.count).toBe(2)
      expect(page.undoTarget.value).toMatchObject({ command: { value: 2 } })
      expect(page.redoTarget.value).toMatchObject({ command: { value: 3 } })
    }
    const again = await reopened(session)
    await again.redo()
    expect(again.state.value.count).toBe(3)
    expect(again.redoTarget.value).toBeNull()
    expect(await again.redo()).toEqual({ kind: 'nothing' })
  })

  it('[fault: undo-to-the-start] reach back past a snapshot to the start, and forward to the end', async () => {
    const session = await played(tallyStorage())
    for (let value = 1; value <= 70; value += 1) await session.perform(set(value))
    const again = await reopened(session)
    while (again.undoTarget.value !== null) expect(await again.undo()).toMatchObject({ kind: 'recorded' })
    expect(again.state.value.count).toBe(0)
    expect(await again.undo()).toEqual({ kind: 'nothing' })
    const third = await reopened(session)
    while (third.redoTarget.value !== null) expect(await third.redo()).toMatchObject({ kind: 'recorded' })
    expect(third.state.value.count).toBe(70)
  })

  it('a new command ends the redo', async () => {
    const session = await played(tallyStorage())
    await session.perform(set(1))
    await session.undo()
    await session.perform(set(2))
    expect(session.redoTarget.value).toBeNull()
  })

  it('changes nothing when the entries that it needs cannot be read', async () => {
    const session = await played(tallyStorage())
    for (let value = 1; value <= 49; value += 1) await session.perform(set(value))
    await withDatabase((database) => database.delete('entries', [idOf(session), 30]))
    const again = await reopened(session)
    expect(again.state.value.count).toBe(49)
    expect(await again.undo()).toMatchObject({ kind: 'unreadable', fault: { index: 30 } })
    expect(again.state.value.count).toBe(49)
    expect(await again.perform(set(50))).toMatchObject({ kind: 'recorded' })
  })
})

describe('two tabs', () => {
  // Told at once, as they mostly are, the second would not come to write on the head that it shows.
  const channel = globalThis.BroadcastChannel
  beforeEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  afterEach(() => Object.assign(globalThis, { BroadcastChannel: channel }))

  it('[fault: two-tabs] never write on the same head: the second reads the game again', async () => {
    const here = await played(tallyStorage())
    const there = await reopened(here)
    await here.perform(set(1))
    expect(await there.perform(set(2))).toEqual({ kind: 'moved' })
    expect(there.state.value.count).toBe(1)
    expect(there.problem.value).toBe('conflict')
    expect(await there.perform(set(2))).toMatchObject({ kind: 'recorded', entry: { index: 2 } })
  })

  it('[fault: two-tabs] cannot hold two drafts', async () => {
    const here = await played(tallyStorage(), { faces: faces(9) })
    await here.setOwnDice('b', true)
    const there = await reopened(here, { faces: faces(1) })
    await there.perform(set(4))
    expect(await here.resolve(rollTwo)).toEqual({ kind: 'moved' })
    expect(here.pending.value).toBeNull()
    expect(here.state.value.count).toBe(4)
  })

  it('[fault: two-tabs] give no free reroll: faces that were seen in one hold in the other', async () => {
    const here = await played(tallyStorage(), { faces: faces(1) })
    await here.setOwnDice('b', true)
    const there = await reopened(here, { faces: faces(10) })
    await here.resolve(rollTwo)
    expect(await there.resolve(rollTwo)).toEqual({ kind: 'moved' })
    expect(there.pending.value).toEqual(here.pending.value)
    expect(await there.typeFace(4)).toMatchObject({
      kind: 'recorded',
      entry: { rolls: [{ face: 1 }, { face: 4 }] },
    })
  })

  it('a tab that is shown again sees what the other did', async () => {
    const here = await played(tallyStorage())
    const there = await reopened(here)
    await there.perform(set(6))
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(here.state.value.count).toBe(6))
  })
})

describe('storage that dies', () => {
  it('[fault: connection-lost] keeps the decided roll until it can be saved', async () => {
    const { storage, ...fragility } = fragile()
    const session = await played(storage, { faces: faces(7) })
    fragility.break('lost')
    expect(await session.resolve(rollOne)).toEqual({ kind: 'unsaved', problem: 'lost' })
    expect(session.problem.value).toBe('lost')
    expect(session.unsaved.value).toMatchObject({ kind: 'entry', entry: { rolls: [{ face: 7 }] } })
    expect(session.state.value.count).toBe(0)
    expect(await session.perform(set(1))).toEqual({ kind: 'ignored' })
    expect(await session.undo()).toEqual({ kind: 'ignored' })
    expect(await session.saveAgain()).toEqual({ kind: 'unsaved', problem: 'lost' })
    fragility.mend()
    expect(await session.saveAgain()).toMatchObject({ kind: 'recorded', entry: { rolls: [{ face: 7 }] } })
    expect(session.problem.value).toBeNull()
    expect(session.unsaved.value).toBeNull()
    expect(session.state.value.count).toBe(7)
    expect((await reopened(session)).state.value.count).toBe(7)
    expect(await session.saveAgain()).toEqual({ kind: 'nothing' })
  })

  it('[fault: connection-lost] does not write twice what was written after all', async () => {
    const storage = tallyStorage()
    let isDeaf = true
    const deaf: GameStorage = {
      ...storage,
      appendEntry: async (append) => {
        await storage.appendEntry(append)
        if (isDeaf) throw new StorageProblem('lost')
      },
    }
    const session = await played(deaf, { faces: faces(7) })
    await session.resolve(rollOne)
    isDeaf = false
    expect(await session.saveAgain()).toMatchObject({ kind: 'recorded' })
    expect((await reopened(session)).head.value.nextIndex).toBe(2)
  })

  it('[fault: quota] shows no face of a waiting command that could not be stored', async () => {
    const { storage, ...fragility } = fragile()
    const session = await played(storage, { faces: faces(9) })
    await session.setOwnDice('b', true)
    fragility.break('quota')
    expect(await session.resolve(rollTwo)).toEqual({ kind: 'unsaved', problem: 'quota' })
    expect(session.pending.value).toBeNull()
    fragility.mend()
    expect(await session.saveAgain()).toEqual({ kind: 'needsDie' })
    expect(session.pending.value).toMatchObject({ faces: [{ face: 9 }] })
  })

  it('saves by itself when the page is shown again', async () => {
    const { storage, ...fragility } = fragile()
    const session = await played(storage)
    fragility.break('lost')
    await session.perform(set(3))
    fragility.mend()
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(session.state.value.count).toBe(3))
  })

  it('still gives the whole game as a file, the unsaved roll too', async () => {
    const journal = longJournal(1_200)
    const { storage, ...fragility } = fragile()
    await storeAtOnce(storage, journal)
    const tasks: (() => void)[] = []
    const session = sessionOn(storage, { idle: (task) => void tasks.push(task) })
    await session.open('game')
    while (tasks.length > 0) {
      tasks.shift()?.()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    fragility.break('lost')
    await session.perform(set(77))
    const backup = await readBackup(await session.exportText(), tallyKeeperOf)
    if ('problem' in backup) throw new Error(backup.problem.code)
    expect(backup.games[0]?.journal?.entries).toHaveLength(1_202)
    expect(backup.games[0]?.journal?.entries.at(-1)).toMatchObject({ command: { value: 77 } })
  })

  it('says so when the file needs entries that cannot be read', async () => {
    const { storage, ...fragility } = fragile()
    await storeAtOnce(storage, longJournal(200))
    const session = sessionOn(storage)
    await session.open('game')
    fragility.break('lost')
    await expect(session.exportText()).rejects.toMatchObject({ code: 'lost' })
  })
})

describe('opening and closing', () => {
  it('says why a game cannot be read', async () => {
    const session = sessionOn(tallyStorage())
    await session.open('nowhere')
    expect(session.status.value).toBe('unreadable')
    expect(session.fault.value).toEqual({ problem: 'missing', index: null })
  })

  it('says why storage cannot be had', async () => {
    const storage = { ...tallyStorage(), openGame: () => Promise.reject(new StorageProblem('blocked')) }
    const session = sessionOn(storage)
    await session.open('game')
    expect(session.status.value).toBe('closed')
    expect(session.problem.value).toBe('blocked')
  })

  it('waits for what is under way', async () => {
    const session = await played(tallyStorage())
    const id = idOf(session)
    const [answer] = await Promise.all([session.perform(set(4)), session.close()])
    expect(answer).toMatchObject({ kind: 'recorded' })
    expect(session.status.value).toBe('closed')
    expect(session.game.value).toBeNull()
    await session.open(id)
    expect(session.state.value.count).toBe(4)
  })
})

describe('the log', () => {
  it('shows the newest entries first, and what was undone', async () => {
    const session = await played(tallyStorage())
    for (const value of [1, 2]) await session.perform(set(value))
    await session.readMoreLog()
    await session.undo()
    await session.perform(set(3))
    expect(session.log.value.map(({ entry, live }) => [entry.command.type, live])).toEqual([
      ['set', true],
      ['undo', true],
      ['set', false],
      ['set', true],
      ['begin', true],
    ])
    expect(session.log.value[2]?.undoneAt).toBe(session.log.value[1]?.entry.at)
    expect(session.logHasMore.value).toBe(false)
  })

  it('is read page by page', async () => {
    await storeAtOnce(tallyStorage(), longJournal(120))
    const session = sessionOn(tallyStorage())
    await session.open('game')
    await Promise.all([session.readMoreLog(), session.readMoreLog()])
    expect(session.log.value.map(({ entry }) => entry.index)).toEqual(
      Array.from({ length: 50 }, (_, back) => 120 - back),
    )
    await session.perform(set(1))
    await session.readMoreLog(100)
    expect(session.log.value).toHaveLength(122)
    expect(session.log.value[0]?.entry.index).toBe(121)
    expect(session.logHasMore.value).toBe(false)
  })

  it('[fault: entry-left-out] goes on beyond an entry that cannot be read', async () => {
    await storeAtOnce(tallyStorage(), longJournal(120))
    await withDatabase((database) => database.delete('entries', ['game', 20]))
    const session = sessionOn(tallyStorage())
    await session.open('game')
    await session.readMoreLog(150)
    expect(session.log.value).toHaveLength(120)
    expect(session.log.value.every(({ live }) => live)).toBe(true)
    expect(session.logFaults.value).toEqual([{ problem: 'malformed', index: 20 }])
    expect(session.logHasMore.value).toBe(false)
  })
})
