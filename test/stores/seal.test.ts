import { describe, expect, it, vi } from 'vitest'
import { typedSeal, writtenSeal } from '@/journal/index.ts'
import type { EntryRow } from '@/storage/schema.ts'
import {
  longJournal,
  storeAtOnce,
  storeJournal,
  tallyStorage,
  withDatabase,
} from '../support/stored-games.ts'
import { TallyJournal } from '../support/journals.ts'
import { faces, fragile, idOf, played, rollOne, rollTwo, sessionOn, set } from './sessions.ts'

const atOnce = (task: () => void): void => task()

/** A stored game, opened and checked to its end, or to where it is broken. */
async function checked(storage = tallyStorage(), id = 'game') {
  const session = sessionOn(storage, { idle: atOnce })
  await session.open(id)
  await vi.waitFor(() => expect(session.chain.value.isWhole || session.fault.value !== null).toBe(true))
  return session
}

function spoil(index: number, change: (row: EntryRow) => object | null): Promise<unknown> {
  return withDatabase(async (database) => {
    const [row] = await tallyStorage().readEntries('game', index + 1, 1)
    if (row === undefined) throw new Error('no such entry')
    const changed = change(row)
    await (changed === null ? database.delete('entries', ['game', index]) : database.put('entries', changed))
  })
}

function altered(row: EntryRow): EntryRow {
  return { ...row, text: row.text.replace(/"value":\d+/, '"value":77') }
}

describe('the whole chain', () => {
  it('fits, and the game can be played', async () => {
    await storeJournal(tallyStorage(), longJournal(120))
    const session = await checked()
    expect(session.chain.value).toEqual({ isWhole: true, isMended: false, rolledAgain: [], seals: [] })
    expect(await session.resolve(set(5))).toMatchObject({ kind: 'recorded' })
    await vi.waitFor(() => expect(session.chain.value.isWhole).toBe(true))
  })

  it.each<[string, number, (row: EntryRow) => object | null, 'altered' | 'malformed']>([
    ['[fault: altered-journal] one character changed', 20, altered, 'altered'],
    [
      '[fault: altered-journal] the first entry changed',
      0,
      (row) => ({ ...row, text: `${row.text} ` }),
      'altered',
    ],
    ['[fault: entry-left-out] an entry left out', 20, () => null, 'malformed'],
  ])('is broken long before the last snapshot: %s', async (_name, index, change, problem) => {
    await storeJournal(tallyStorage(), longJournal(120))
    await spoil(index, change)
    const session = await checked()
    await vi.waitFor(() => expect(session.readOnly.value).toBe('broken'))
    expect(session.fault.value).toEqual({ problem, index })
    expect(session.status.value).toBe('open')
    expect(session.state.value.count).toBe(120)
    expect(session.chain.value.isWhole).toBe(false)
    const left = await tallyStorage().readEntries('game', 121, 121)
    expect(await session.resolve(set(5))).toEqual({ kind: 'ignored' })
    expect(await session.undo()).toEqual({ kind: 'ignored' })
    expect(await tallyStorage().readEntries('game', 122, 122)).toEqual(left)
  })

  it('is found broken at its first fault, where opening found a later one', async () => {
    await storeJournal(tallyStorage(), longJournal(120))
    await spoil(110, altered)
    await spoil(20, altered)
    const session = await checked()
    expect(session.readOnly.value).toBe('broken')
    expect(session.state.value.count).toBe(109)
    await vi.waitFor(() => expect(session.fault.value).toEqual({ problem: 'altered', index: 20 }))
  })

  it('[fault: rebuilt-chain] does not fit a head of another journal', async () => {
    await storeJournal(tallyStorage(), longJournal(120))
    const rebuilt = new TallyJournal()
    rebuilt.command({ type: 'set', value: 9 })
    for (let value = 2; value <= 60; value += 1) rebuilt.command({ type: 'set', value })
    await withDatabase(async (database) => {
      for (const { entry, text } of rebuilt.sealed) {
        await database.put('entries', { game: 'game', index: entry.index, text, hash: entry.hash })
      }
    })
    const session = await checked()
    await vi.waitFor(() => expect(session.fault.value).toEqual({ problem: 'altered', index: 61 }))
  })

  it('is followed in small steps, so that the screen answers meanwhile', async () => {
    await storeAtOnce(tallyStorage(), longJournal(400))
    const session = sessionOn(tallyStorage(), { idle: atOnce })
    await session.open('game')
    expect(await session.resolve(set(5))).toMatchObject({ kind: 'recorded' })
    expect(session.chain.value.isWhole).toBe(false)
    await vi.waitFor(() => expect(session.chain.value.isWhole).toBe(true), 5_000)
  })

  it('is read only as far as it is new when the game goes on', async () => {
    await storeJournal(tallyStorage(), longJournal(120))
    const storage = tallyStorage()
    const session = await checked(storage)
    const read = vi.spyOn(storage, 'readEntries')
    await session.resolve(set(5))
    await vi.waitFor(() => expect(read).toHaveBeenCalledWith('game', 122, 1))
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('leaves a command that waits for a die alone, and stored', async () => {
    const session = await played(tallyStorage(), { idle: atOnce, faces: faces(3) })
    await session.setOwnDice('b', true)
    await session.resolve(rollTwo)
    expect(session.pending.value).not.toBeNull()
    const id = idOf(session)
    await withDatabase((database) => database.delete('entries', [id, 0]))
    const again = sessionOn(tallyStorage(), { idle: atOnce })
    await again.open(id)
    expect(again.status.value).toBe('unreadable')
    expect(await tallyStorage().readStand(id)).toMatchObject({ draft: { command: rollTwo } })
  })
})

describe('what is kept beside the journal', () => {
  it('is put right from it: a snapshot that says something else', async () => {
    await storeJournal(tallyStorage(), longJournal(120))
    const wrong = { game: 'game', node: 99, stateVersion: 1, state: { name: 'Ligny', count: 9_999 } }
    await withDatabase((database) => database.put('snapshots', wrong))
    const session = await checked()
    expect(session.chain.value.isMended).toBe(true)
    expect(await withDatabase((database) => database.get('snapshots', ['game', 99]))).toMatchObject({
      state: { name: 'Ligny', count: 99 },
    })
    expect(session.readOnly.value).toBeNull()
  })

  it('is put right on the screen, too, where it was shown', async () => {
    const journal = longJournal(99)
    await storeJournal(tallyStorage(), journal)
    const wrong = { game: 'game', node: 99, stateVersion: 1, state: { name: 'Ligny', count: 9_999 } }
    await withDatabase((database) => database.put('snapshots', wrong))
    const session = sessionOn(tallyStorage(), { idle: atOnce })
    await session.open('game')
    expect(session.state.value.count).toBe(9_999)
    await vi.waitFor(() => expect(session.state.value.count).toBe(99))
    await vi.waitFor(() => expect(session.chain.value).toMatchObject({ isWhole: true, isMended: true }))
  })

  it('is thrown away where the journal has no such place', async () => {
    const journal = longJournal(60)
    journal.undo()
    await storeJournal(tallyStorage(), journal)
    const stray = { game: 'game', node: 61, stateVersion: 1, state: { name: 'Ligny', count: 1 } }
    await withDatabase((database) => database.put('snapshots', stray))
    const session = await checked()
    expect(session.chain.value.isMended).toBe(true)
    expect(await tallyStorage().snapshotNodes('game')).toEqual([49])
  })

  it('is left as it is where another version made it', async () => {
    await storeJournal(tallyStorage(), longJournal(60))
    const older = { game: 'game', node: 49, stateVersion: 0, state: { old: true } }
    await withDatabase((database) => database.put('snapshots', older))
    const session = await checked()
    expect(session.chain.value.isMended).toBe(false)
    expect(await withDatabase((database) => database.get('snapshots', ['game', 49]))).toEqual(older)
  })

  it('makes the game read-only where its head points elsewhere', async () => {
    const journal = longJournal(10)
    await storeJournal(tallyStorage(), journal)
    await withDatabase(async (database) => {
      const record: unknown = await database.get('games', 'game')
      if (typeof record !== 'object') throw new Error('no record')
      await database.put('games', { ...record, head: { ...journal.head, position: 3 } })
    })
    const session = await checked()
    await vi.waitFor(() => expect(session.fault.value).toEqual({ problem: 'malformed', index: null }))
  })
})

describe('a seal that was written down', () => {
  it('is found again, with what was played since', async () => {
    const session = await played(tallyStorage(), { idle: atOnce })
    await session.resolve(set(5))
    const seal = writtenSeal(session.head.value.lastHash)
    expect(await session.writeSealDown()).toBe(true)
    await session.resolve(set(6))
    await session.undo()
    const typed = typedSeal(seal)
    const answer = await session.findSeal('seal' in typed ? typed.seal : '')
    expect(answer).toMatchObject({ kind: 'stands', place: { index: 1 }, since: 2 })
    expect(await session.findSeal('00000000')).toEqual({ kind: 'unknown' })
  })

  it('is remembered once for each place', async () => {
    const session = await played(tallyStorage(), { idle: atOnce })
    await session.writeSealDown()
    await session.writeSealDown()
    await session.resolve(set(5))
    await session.writeSealDown()
    const again = await checked(tallyStorage(), idOf(session))
    await vi.waitFor(() =>
      expect(again.chain.value.seals).toMatchObject([
        { nextIndex: 1, stands: true },
        { nextIndex: 2, stands: true },
      ]),
    )
  })

  it('[fault: rebuilt-chain] is missed on opening by the phone that remembers it', async () => {
    await storeJournal(tallyStorage(), longJournal(10))
    const session = await checked()
    await session.writeSealDown()
    const rebuilt = longJournal(9)
    rebuilt.command({ type: 'set', value: 99 })
    rebuilt.command({ type: 'set', value: 11 })
    await storeAtOnce(tallyStorage(), rebuilt)
    const again = await checked()
    expect(again.readOnly.value).toBeNull()
    await vi.waitFor(() => expect(again.chain.value.seals).toMatchObject([{ nextIndex: 11, stands: false }]))
    expect(await again.findSeal(session.head.value.lastHash.slice(0, 8))).toEqual({ kind: 'unknown' })
  })

  it('is found in a broken journal as far as that fits', async () => {
    await storeJournal(tallyStorage(), longJournal(120))
    const rows = await tallyStorage().readEntries('game', 121, 121)
    await spoil(20, altered)
    const session = await checked()
    const sealAt = (index: number): string => rows[120 - index]?.hash.slice(0, 8) ?? ''
    expect(await session.findSeal(sealAt(19))).toMatchObject({ kind: 'stands', place: { index: 19 } })
    expect(await session.findSeal(sealAt(30))).toEqual({ kind: 'unknown' })
  })

  it('says so where it cannot be stored or looked for', async () => {
    const { storage, ...spoiled } = fragile()
    await storeJournal(storage, longJournal(3))
    const session = sessionOn({ ...storage, noteSeal: () => storage.readStand('game').then(() => undefined) })
    await session.open('game')
    spoiled.break('lost')
    expect(await session.writeSealDown()).toBe(false)
    expect(session.problem.value).toBe('lost')
    expect(await session.findSeal('00000000')).toEqual({ kind: 'failed' })
    spoiled.mend()
    expect(await session.findSeal('00000000')).toEqual({ kind: 'unknown' })
  })
})

describe('rolls taken back and rolled again', () => {
  it('are counted for each side as the game goes on', async () => {
    const session = await played(tallyStorage(), { idle: atOnce, faces: faces(1, 9, 9) })
    await session.resolve(rollOne)
    await session.undo()
    await session.resolve(rollOne)
    await vi.waitFor(() => expect(session.chain.value.rolledAgain).toEqual([{ side: 'a', count: 1 }]))
  })
})

describe('a copy of a broken game', () => {
  it('[fault: altered-journal] goes on as a new one, says so for ever, and leaves the broken one as it is', async () => {
    await storeJournal(tallyStorage(), longJournal(120))
    await spoil(20, altered)
    const left = await withDatabase((database) => database.getAll('entries'))
    const session = await checked()
    expect(await session.viewCopy()).toEqual({ entries: 121, copied: 121, fault: 20 })
    const copied = await session.copyAsNew()
    if (copied.kind !== 'created') throw new Error(copied.kind)
    const copy = await checked(tallyStorage(), copied.id)
    expect(copy).toMatchObject({ fault: { value: null }, readOnly: { value: null } })
    expect(copy.state.value.count).toBe(120)
    const seal = session.head.value.lastHash
    expect(copy.lastEntry.value).toMatchObject({
      version: 2,
      command: { type: 'copied', seal, entries: 121, copied: 121, fault: 20 },
    })
    expect(await copy.undo()).toMatchObject({ kind: 'recorded' })
    expect(await copy.redo()).toMatchObject({ kind: 'recorded' })
    expect(copy.state.value.count).toBe(120)
    expect(await withDatabase((database) => database.getAll('entries'))).toEqual(expect.arrayContaining(left))
    expect(await tallyStorage().listGames()).toHaveLength(2)
  })

  it('[fault: entry-left-out] ends where an entry is missing', async () => {
    await storeJournal(tallyStorage(), longJournal(120))
    await spoil(20, () => null)
    const session = await checked()
    expect(await session.viewCopy()).toEqual({ entries: 121, copied: 20, fault: 20 })
    const copied = await session.copyAsNew()
    if (copied.kind !== 'created') throw new Error(copied.kind)
    const copy = await checked(tallyStorage(), copied.id)
    expect(copy.state.value.count).toBe(19)
  })

  it('is not made of a game that is whole, or of nothing', async () => {
    await storeJournal(tallyStorage(), longJournal(60))
    expect(await (await checked()).copyAsNew()).toEqual({ kind: 'ignored' })
    await spoil(0, () => null)
    const session = await checked()
    expect(await session.viewCopy()).toEqual({ entries: 61, copied: 0, fault: 0 })
    expect(await session.copyAsNew()).toEqual({ kind: 'ignored' })
    expect(await tallyStorage().listGames()).toHaveLength(1)
  })
})

describe('a game whose journal is broken', () => {
  it('is not written to by a waiting command, a choice of dice or a face', async () => {
    const session = await played(tallyStorage(), { faces: faces(3) })
    await session.setOwnDice('b', true)
    await session.resolve(set(1))
    await session.resolve(rollTwo)
    const id = idOf(session)
    await withDatabase((database) => database.delete('entries', [id, 1]))
    const again = sessionOn(tallyStorage(), { idle: atOnce })
    await again.open(id)
    expect(again.fault.value).toEqual({ problem: 'malformed', index: 1 })
    expect(again.pending.value).toBeNull()
    expect(await again.typeFace(4)).toEqual({ kind: 'ignored' })
    expect(await again.saveAgain()).toEqual({ kind: 'nothing' })
    await again.setOwnDice('b', false)
    expect(await tallyStorage().readStand(id)).toMatchObject({ draft: { command: rollTwo } })
    expect(again.ownDice.value).toEqual({ b: true })
  })
})
