// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reactive } from 'vue'
import { emptyHead } from '@/journal/index.ts'
import type { Append } from '@/storage/index.ts'
import type { TallyJournal } from '../support/journals.ts'
import {
  emptyBrowser,
  longJournal,
  storeAtOnce,
  storeJournal,
  tallyStorage,
  withDatabase,
} from '../support/stored-games.ts'
import { tally, type TallyState } from '../support/tally.ts'

beforeEach(emptyBrowser)

/** The next entry of a stored game, ready to be appended. */
function nextAppend(journal: TallyJournal, value: number): Append<TallyState> {
  const expected = { head: journal.head, draft: null }
  journal.command({ type: 'set', value })
  const sealed = journal.sealed.at(-1)
  if (sealed === undefined) throw new Error('no entry')
  const { state, head } = journal
  const about = { name: state.name, summary: { count: state.count } }
  return { game: 'game', expected, ...sealed, head, state, stateVersion: 1, ...about }
}

async function stored(): Promise<{ storage: ReturnType<typeof tallyStorage>; journal: TallyJournal }> {
  const storage = tallyStorage()
  const journal = longJournal(3)
  await storeJournal(storage, journal)
  return { storage, journal }
}

/** Ends an append at one of its writes, as a process that is killed does. Whether it was ended. */
async function endedAt(write: number, append: Append<TallyState>): Promise<boolean> {
  let writes = 0
  const spies = (['put', 'add', 'delete'] as const).map((method) => {
    const go: unknown = Reflect.get(IDBObjectStore.prototype, method)
    if (typeof go !== 'function') throw new TypeError(method)
    return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...given: unknown[]
    ) {
      writes += 1
      if (writes !== write) return Reflect.apply(go, this, given)
      this.transaction.abort()
      throw new Error('the process was ended')
    })
  })
  const isEnded = await tallyStorage()
    .appendEntry(append)
    .then(
      () => false,
      () => true,
    )
  for (const spy of spies) spy.mockRestore()
  return isEnded
}

describe('an append', () => {
  it('writes the entry as it was hashed, the head and the summary, and ends the draft', async () => {
    const { storage, journal } = await stored()
    const draft = { command: { type: 'rollTwo' }, faces: [] }
    await storage.saveDraft('game', { head: journal.head, draft: null }, draft)
    const expected = { head: journal.head, draft }
    const append = { ...nextAppend(journal, 7), expected }
    await storage.appendEntry(append)
    await withDatabase(async (database) => {
      const { text, entry } = append
      expect(await database.get('entries', ['game', 4])).toEqual({
        game: 'game',
        index: 4,
        text,
        hash: entry.hash,
      })
      expect(await database.get('games', 'game')).toMatchObject({
        head: journal.head,
        summary: { count: 7 },
        playedAt: entry.at,
        draft: null,
      })
    })
  })

  it('is one strict transaction', async () => {
    const { storage, journal } = await stored()
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await storage.appendEntry(nextAppend(journal, 7))
    expect(transaction.mock.calls).toEqual([
      [['games', 'entries', 'snapshots'], 'readwrite', { durability: 'strict' }],
    ])
  })

  it('is refused when the head has moved', async () => {
    const { storage, journal } = await stored()
    const here = nextAppend(journal, 7)
    const elsewhere = longJournal(3)
    await storage.appendEntry(nextAppend(elsewhere, 8))
    await expect(storage.appendEntry(here)).rejects.toMatchObject({ code: 'conflict' })
    expect(await storage.openGame('game', tally)).toMatchObject({ head: elsewhere.head })
  })

  it('[fault: two-tabs] is refused when faces were seen elsewhere meanwhile', async () => {
    const { storage, journal } = await stored()
    const stand = { head: journal.head, draft: null }
    await storage.saveDraft('game', stand, {
      command: { type: 'rollTwo' },
      faces: [{ face: 1, origin: 'rolled' }],
    })
    await expect(storage.appendEntry(nextAppend(journal, 7))).rejects.toMatchObject({ code: 'conflict' })
  })

  it('comes to the same when it is tried again after an end that was not heard', async () => {
    const { storage, journal } = await stored()
    const append = nextAppend(journal, 7)
    await storage.appendEntry(append)
    await storage.appendEntry(append)
    expect(await storage.openGame('game', tally)).toMatchObject({ head: journal.head })
    expect(await withDatabase((database) => database.count('entries'))).toBe(5)
  })

  it('[fault: kill-mid-append] leaves everything as it was when one write fails', async () => {
    const { storage, journal } = await stored()
    const before = journal.head
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expect(storage.appendEntry(nextAppend(journal, 7))).rejects.toMatchObject({ code: 'quota' })
    put.mockRestore()
    expect(await storage.openGame('game', tally)).toMatchObject({ head: before })
    expect(await withDatabase((database) => database.count('entries'))).toBe(4)
  })

  it('[fault: kill-mid-append] leaves the game as it was, and whole, whichever of its writes it was ended at', async () => {
    const journal = longJournal(398)
    await storeAtOnce(tallyStorage(), journal)
    const before = journal.head
    const append = nextAppend(journal, 7)
    let writes = 1
    for (; writes < 50 && (await endedAt(writes, append)); writes += 1) {
      const opened = await tallyStorage().openGame('game', tally)
      if ('problem' in opened) throw new Error(opened.problem)
      expect(opened.head).toEqual(before)
      expect(opened.steps.at(-1)?.state).toEqual(journal.stateAt(before.position))
      expect(await withDatabase((database) => database.count('entries'))).toBe(399)
      expect(await withDatabase((database) => database.count('snapshots'))).toBe(7)
    }
    // The head, the entry, the snapshot and three older ones: then nothing was left to be ended at.
    expect(writes).toBe(7)
    expect(await tallyStorage().openGame('game', tally)).toMatchObject({ head: journal.head })
    expect(await withDatabase((database) => database.count('snapshots'))).toBe(5)
  })

  it('says when the game is gone', async () => {
    const { storage, journal } = await stored()
    await storage.removeGame('game')
    await expect(storage.appendEntry(nextAppend(journal, 7))).rejects.toMatchObject({ code: 'missing' })
  })

  it('writes a snapshot at every fiftieth entry', async () => {
    const storage = tallyStorage()
    const journal = longJournal(120)
    await storeJournal(storage, journal)
    const snapshots = await withDatabase((database) => database.getAll('snapshots'))
    expect(snapshots).toEqual([
      { game: 'game', node: 49, stateVersion: 1, state: { name: 'Ligny', count: 49 } },
      { game: 'game', node: 99, stateVersion: 1, state: { name: 'Ligny', count: 99 } },
    ])
  })

  it('snapshots the position when the fiftieth entry is a move', async () => {
    const storage = tallyStorage()
    const journal = longJournal(48)
    journal.undo()
    await storeJournal(storage, journal)
    const snapshots = await withDatabase((database) => database.getAll('snapshots'))
    expect(snapshots).toMatchObject([{ node: 47, state: { count: 47 } }])
  })
})

describe('a draft', () => {
  it('[fault: vue-proxy] is stored strictly, as plain data', async () => {
    const { storage, journal } = await stored()
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const draft = reactive({ command: { type: 'rollTwo' }, faces: [{ face: 3, origin: 'rolled' as const }] })
    await storage.saveDraft('game', { head: journal.head, draft: null }, draft)
    expect(transaction).toHaveBeenCalledWith(['games'], 'readwrite', { durability: 'strict' })
    expect(await storage.openGame('game', tally)).toMatchObject({
      draft: { command: { type: 'rollTwo' }, faces: [{ face: 3, origin: 'rolled' }] },
    })
  })

  it('is refused when the head has moved', async () => {
    const { storage } = await stored()
    const draft = { command: { type: 'rollTwo' }, faces: [] }
    await expect(storage.saveDraft('game', { head: emptyHead, draft: null }, draft)).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('never takes the place of another, but may be saved twice', async () => {
    const { storage, journal } = await stored()
    const stand = { head: journal.head, draft: null }
    const draft = { command: { type: 'rollTwo' }, faces: [{ face: 1, origin: 'rolled' as const }] }
    await storage.saveDraft('game', stand, draft)
    await storage.saveDraft('game', stand, draft)
    const reroll = { ...draft, faces: [{ face: 10, origin: 'rolled' as const }] }
    await expect(storage.saveDraft('game', stand, reroll)).rejects.toMatchObject({ code: 'conflict' })
    expect(await storage.readStand('game')).toEqual({ head: journal.head, draft })
  })

  it('shows in the list as an unfinished roll', async () => {
    const { storage, journal } = await stored()
    await storage.saveDraft(
      'game',
      { head: journal.head, draft: null },
      { command: { type: 'rollTwo' }, faces: [] },
    )
    expect(await storage.listGames()).toMatchObject([{ unfinished: true }])
  })
})

describe('own dice', () => {
  it('are remembered for each side', async () => {
    const { storage } = await stored()
    await storage.saveOwnDice('game', 'a', true)
    await storage.saveOwnDice('game', 'b', true)
    await storage.saveOwnDice('game', 'a', false)
    expect(await storage.openGame('game', tally)).toMatchObject({ ownDice: { a: false, b: true } })
  })
})
