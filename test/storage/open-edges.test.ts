// @vitest-environment node
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { moveContent, nextEntry, type EntryContent, type Head, type SealedEntry } from '@/journal/index.ts'
import type { TallyJournal } from '../support/journals.ts'
import {
  emptyBrowser,
  longJournal,
  storeJournal,
  tallyStorage,
  withDatabase,
} from '../support/stored-games.ts'
import { tally, type TallyCommand, type TallyEffect } from '../support/tally.ts'

beforeEach(emptyBrowser)

/** The rules once states are kept in another form: no snapshot can be used. */
const nextForm = { ...tally, stateVersion: 2 }

async function opened(rulebook = tally) {
  const game = await tallyStorage().openGame('game', rulebook)
  if ('problem' in game) throw new Error(`${game.problem} at ${game.index}`)
  return { ...game, state: game.steps.at(-1)?.state, shown: game.steps.at(-1)?.entry.index }
}

/** Puts another text in the place of one that is stored, under the hash that it had. */
function spoil(index: number, text = '{}'): Promise<unknown> {
  return withDatabase(async (database) => {
    const row: unknown = await database.get('entries', ['game', index])
    await database.put('entries', Object.assign({}, row, { text }))
  })
}

const ofNewerProgram = '{"version":3}'

function changeRecord(changes: object): Promise<unknown> {
  return withDatabase(async (database) => {
    const record: unknown = await database.get('games', 'game')
    await database.put('games', Object.assign({}, record, changes))
  })
}

/** Stores one entry more, as if it had been written so, and the head that ends with it. */
async function putNewest({ text, entry: { hash } }: SealedEntry, head: Head): Promise<void> {
  const index = head.nextIndex
  await withDatabase((database) => database.put('entries', { game: 'game', index, text, hash }))
  await changeRecord({ head: { ...head, nextIndex: index + 1, lastHash: hash } })
}

function contentOf(journal: TallyJournal): EntryContent<TallyCommand, TallyEffect> {
  const { at, side, command, rolls, reasons, effects, chartSet } = journal.entries.at(-1) ?? {}
  if (at === undefined || side === undefined || command === undefined || chartSet === undefined)
    throw new Error('no entry')
  return { at, side, command, rolls: rolls ?? [], reasons: reasons ?? [], effects: effects ?? [], chartSet }
}

describe('an entry that is sealed and still cannot stand where it stands', () => {
  const journal = longJournal(4)
  const { head } = journal

  test.each([
    ['says that it stands elsewhere', { ...head, nextIndex: 7 }, 4],
    ['builds on itself', head, 5],
    ['builds on one that is to come', head, 9],
  ])('[fault: rebuilt-chain] %s: the game is shown up to it', async (_how, sealedOn, parent) => {
    await storeJournal(tallyStorage(), journal)
    await putNewest(nextEntry(sealedOn, parent, contentOf(journal)), { ...head, position: 5 })
    expect(await opened()).toMatchObject({
      fault: { problem: 'malformed', index: 5 },
      shown: 4,
      newest: null,
    })
  })

  test('[fault: rebuilt-chain] takes back what nothing stood before: the game is shown up to it', async () => {
    await storeJournal(tallyStorage(), journal)
    const undo = nextEntry(head, null, moveContent({ type: 'undo' }, 5_000, 'standard'))
    await putNewest(undo, { ...head, position: null })
    expect(await opened()).toMatchObject({ fault: { problem: 'malformed', index: 5 }, shown: 4 })
  })
})

describe('a game that is opened', () => {
  it('says what redo brings back, however much was undone', async () => {
    const journal = longJournal(5)
    for (let turn = 0; turn < 3; turn += 1) journal.undo()
    await storeJournal(tallyStorage(), journal)
    expect((await opened()).redoTarget).toMatchObject({ index: 3 })
  })

  it('says which copy of a game it is, and nothing where it is none', async () => {
    await storeJournal(tallyStorage(), longJournal(2))
    expect((await opened()).game).not.toHaveProperty('copy')
    await changeRecord({ name: 'Ligny (2)', copy: 2 })
    expect((await opened()).game).toMatchObject({ name: 'Ligny (2)', copy: 2 })
  })

  it('does not say what redo brings back where that cannot be read', async () => {
    const journal = longJournal(3)
    journal.undo()
    await storeJournal(tallyStorage(), journal)
    await spoil(3)
    expect(await opened()).toMatchObject({ redoTarget: null, newest: { index: 4 }, fault: { index: 3 } })
  })

  it('trusts no state that is kept in another form, however well it reads', async () => {
    await storeJournal(tallyStorage(), longJournal(120))
    const state = { name: 'Wavre', count: 7 }
    await withDatabase((database) =>
      database.put('snapshots', { game: 'game', node: 99, stateVersion: 2, state }),
    )
    expect((await opened()).state).toEqual({ name: 'Ligny', count: 120 })
  })

  it('is looked through also where another game has gone on for longer', async () => {
    await storeJournal(tallyStorage(), longJournal(60), 'aspern')
    const journal = longJournal(5)
    journal.undo()
    journal.command({ type: 'set', value: 7 })
    await storeJournal(tallyStorage(), journal)
    await spoil(5)
    expect(await opened()).toMatchObject({ fault: { index: 5 }, state: { count: 7 } })
  })

  it('says that storage failed, and not that it is broken, where it cannot be read now', async () => {
    await storeJournal(tallyStorage(), longJournal(5))
    const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new TypeError('odd')
    })
    await expect(tallyStorage().openGame('game', tally)).rejects.toMatchObject({ code: 'failed' })
    getAll.mockRestore()
  })
})

describe('a broken game', () => {
  it.each([11, 40])('is shown where its head says %i, behind its last entry', async (position) => {
    await storeJournal(tallyStorage(), longJournal(10))
    await changeRecord({ head: { ...longJournal(10).head, position } })
    expect(await opened()).toMatchObject({ fault: { problem: 'malformed', index: null }, shown: 10 })
  })

  it('is shown up to its first fault, though a later one is found first', async () => {
    await storeJournal(tallyStorage(), longJournal(120))
    for (const index of [10, 110]) await spoil(index)
    expect(await opened(nextForm)).toMatchObject({ fault: { problem: 'altered', index: 10 }, shown: 9 })
  })

  test.each([
    ['was undone', 5, tally],
    ['lies before the last state that was kept', 5, nextForm],
  ])(
    '[fault: version-from-the-future] is not shown where an entry of a newer program %s',
    async (_where, index, rulebook) => {
      const journal = longJournal(5)
      if (rulebook === tally) journal.undo()
      for (let value = 10; value < (rulebook === tally ? 12 : 80); value += 1) {
        journal.command({ type: 'set', value })
      }
      await storeJournal(tallyStorage(), journal)
      await spoil(index, ofNewerProgram)
      expect(await tallyStorage().openGame('game', rulebook)).toEqual({ problem: 'unsupported', index })
    },
  )
})
