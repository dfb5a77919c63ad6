// @vitest-environment node
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EntryRow } from '@/storage/schema.ts'
import { effortSince } from '../support/effort.ts'
import { TallyJournal, type Tap } from '../support/journals.ts'
import {
  emptyBrowser,
  longJournal,
  storeAtOnce,
  storeJournal,
  tallyStorage,
  withDatabase,
} from '../support/stored-games.ts'
import { tally } from '../support/tally.ts'

beforeEach(emptyBrowser)

async function opened(id = 'game', rulebook = tally) {
  const game = await tallyStorage().openGame(id, rulebook)
  if ('problem' in game) throw new Error(`${game.problem} at ${game.index}`)
  return { ...game, state: game.steps.at(-1)?.state, shown: game.steps.at(-1)?.entry.index }
}

function spoilEntry(index: number, change: (row: EntryRow) => object | null): Promise<unknown> {
  return withDatabase(async (database) => {
    const [row] = await tallyStorage().readEntries('game', index + 1, 1)
    if (row === undefined) throw new Error('no such entry')
    const changed = change(row)
    await (changed === null ? database.delete('entries', ['game', index]) : database.put('entries', changed))
  })
}

function spoilHead(changes: object): Promise<unknown> {
  return withDatabase(async (database) => {
    const record: unknown = await database.get('games', 'game')
    if (typeof record !== 'object') throw new Error('no record')
    await database.put('games', { ...record, head: { ...longJournal(10).head, ...changes } })
  })
}

describe('opening a game', () => {
  it('brings back the state, the head and what redo brings back', async () => {
    const storage = tallyStorage()
    const journal = longJournal(4)
    journal.undo()
    journal.undo()
    await storeJournal(storage, journal)
    const game = await opened()
    expect(game.state).toEqual({ name: 'Ligny', count: 2 })
    expect(game.head).toEqual(journal.head)
    expect(game.newest).toMatchObject({ index: 6, command: { type: 'undo' } })
    expect(game.redoTarget).toMatchObject({ index: 3, command: { value: 3 } })
    expect(game.game).toEqual({
      id: 'game',
      name: 'Ligny',
      rulebook: 'miniatures',
      createdAt: 1_000,
      playedAt: 1_006,
    })
  })

  it('comes to the state that was shown, after any taps', async () => {
    const taps = fc.array(
      fc.oneof<fc.Arbitrary<Tap>[]>(
        fc.nat(99),
        fc.nat(99),
        fc.constantFrom<Tap[]>('undo', 'undo', 'redo', 'abandon'),
      ),
      { minLength: 90, maxLength: 130 },
    )
    await fc.assert(
      fc.asyncProperty(taps, async (script) => {
        emptyBrowser()
        const journal = new TallyJournal()
        for (const tap of script) journal.tap(tap)
        await storeJournal(tallyStorage(), journal)
        const game = await opened()
        expect(game.state).toEqual(journal.state)
        expect(game.head).toEqual(journal.head)
      }),
      { numRuns: 15 },
    )
  })

  it('reads few of ten thousand entries', async () => {
    const journal = longJournal(10_000)
    await storeAtOnce(tallyStorage(), journal)
    const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll')
    const game = await opened()
    expect(game.state).toEqual({ name: 'Ligny', count: 10_000 })
    expect(game.rows.length).toBeLessThanOrEqual(64)
    expect(getAll).toHaveBeenCalledTimes(1)
  })

  it('rebuilds ten thousand entries in a moment when the snapshots are of another version', async () => {
    const journal = longJournal(10_000)
    await storeAtOnce(tallyStorage(), journal)
    const before = process.cpuUsage()
    const game = await opened('game', { ...tally, stateVersion: 2 })
    expect(effortSince(before)).toBeLessThan(5_000)
    expect(game.state).toEqual({ name: 'Ligny', count: 10_000 })
    expect(game.rows).toHaveLength(10_001)
  })

  it('does not trust a snapshot that is damaged', async () => {
    await storeJournal(tallyStorage(), longJournal(120))
    await withDatabase((database) =>
      database.put('snapshots', { game: 'game', node: 99, stateVersion: 1, state: { count: 'many' } }),
    )
    expect((await opened()).state).toEqual({ name: 'Ligny', count: 120 })
  })

  it('finds the path to any node', async () => {
    await storeJournal(tallyStorage(), longJournal(120))
    const stretch = await tallyStorage().openStretch('game', 75, tally)
    expect(stretch).toMatchObject({ steps: expect.any(Array) })
    if ('problem' in stretch) return
    expect(stretch.steps.at(-1)).toMatchObject({ entry: { index: 75 }, state: { count: 75 } })
    expect(stretch.steps[0]).toMatchObject({ entry: { index: 49 }, state: { count: 49 } })
  })
})

describe('a broken journal', () => {
  beforeEach(() => storeJournal(tallyStorage(), longJournal(10)))

  /** What is shown is what stood before the entry at fault. */
  it.each<[string, number, (row: EntryRow) => object | null, 'altered' | 'malformed']>([
    [
      '[fault: altered-journal] a changed text',
      5,
      (row) => ({ ...row, text: row.text.replace('"value":5', '"value":50') }),
      'altered',
    ],
    ['[fault: altered-journal] a changed hash', 5, (row) => ({ ...row, hash: 'f'.repeat(64) }), 'altered'],
    ['a text that is no entry', 5, (row) => ({ ...row, text: '{}' }), 'altered'],
    ['[fault: entry-left-out] an entry that is gone', 5, () => null, 'malformed'],
    ['a row that is none', 5, (row) => ({ game: row.game, index: row.index }), 'malformed'],
    ['[fault: entry-left-out] a newest entry that is gone', 10, () => null, 'malformed'],
    ['a first entry but one that is gone', 1, () => null, 'malformed'],
  ])('is shown up to its first fault: %s', async (_name, index, change, problem) => {
    await spoilEntry(index, change)
    expect(await opened()).toMatchObject({
      fault: { problem, index },
      head: { nextIndex: 11 },
      shown: index - 1,
      state: { count: index - 1 },
    })
  })

  it('is shown up to the first of several faults', async () => {
    for (const index of [3, 6, 9]) await spoilEntry(index, (row) => ({ ...row, text: '{}' }))
    expect(await opened()).toMatchObject({ fault: { problem: 'altered', index: 3 }, shown: 2 })
  })

  it('notices when an entry was put in the place of another', async () => {
    const other = new TallyJournal()
    for (let value = 20; value <= 29; value += 1) other.command({ type: 'set', value })
    const sealed = other.sealed[5]
    await spoilEntry(5, (row) => ({ ...row, text: sealed?.text, hash: sealed?.entry.hash }))
    expect(await opened()).toMatchObject({ fault: { problem: 'altered', index: 5 } })
  })

  it('[fault: altered-journal] notices when two entries changed places', async () => {
    const rows = await tallyStorage().readEntries('game', 7, 2)
    const [later, earlier] = rows
    await spoilEntry(5, (row) => ({ ...later, index: row.index }))
    await spoilEntry(6, (row) => ({ ...earlier, index: row.index }))
    expect(await opened()).toMatchObject({ fault: { problem: 'altered', index: 5 }, shown: 4 })
  })

  it('notices when an entry was put in behind the last', async () => {
    const [row] = await tallyStorage().readEntries('game', 11, 1)
    await withDatabase((database) => database.put('entries', { ...row, index: 11 }))
    expect(await opened()).toMatchObject({ fault: { problem: 'altered', index: 11 }, state: { count: 10 } })
  })

  it('[fault: rebuilt-chain] notices when the last entry was sealed anew without its head', async () => {
    const other = longJournal(9)
    other.command({ type: 'set', value: 99 })
    const sealed = other.sealed[10]
    await spoilEntry(10, (row) => ({ ...row, text: sealed?.text, hash: sealed?.entry.hash }))
    expect(await opened()).toMatchObject({ fault: { problem: 'altered', index: 10 } })
  })

  it('is looked through in what was undone, too, and shown whole where only that is broken', async () => {
    emptyBrowser()
    const journal = longJournal(5)
    journal.undo()
    journal.command({ type: 'set', value: 7 })
    await storeJournal(tallyStorage(), journal)
    await spoilEntry(5, (row) => ({ ...row, text: row.text.replaceAll('"value":5', '"value":6') }))
    expect(await opened()).toMatchObject({
      fault: { problem: 'altered', index: 5 },
      state: { count: 7 },
    })
  })

  it('is shown up to where the rulebook can carry it out', async () => {
    const failing: typeof tally = {
      ...tally,
      apply(state, effect) {
        if (effect.type === 'setTo' && effect.value === 6) throw new Error('no such unit')
        return tally.apply(state, effect)
      },
    }
    expect(await opened('game', failing)).toMatchObject({ fault: { problem: 'malformed' }, shown: 5 })
  })

  it('is shown where its head points nowhere', async () => {
    await spoilHead({ position: 40 })
    expect(await opened()).toMatchObject({ fault: { problem: 'malformed', index: null }, shown: 10 })
  })

  it('is shown in a moment where its head says that it is endless', async () => {
    await spoilHead({ nextIndex: 1e9, position: 1e9 - 1 })
    expect(await opened()).toMatchObject({ fault: { problem: 'malformed', index: 11 }, shown: 10 })
  })

  it('is shown from a snapshot where its beginning is gone', async () => {
    emptyBrowser()
    await storeJournal(tallyStorage(), longJournal(60))
    await spoilEntry(0, () => null)
    expect(await opened()).toMatchObject({ fault: null, state: { count: 60 } })
    await spoilEntry(55, () => null)
    expect(await opened()).toMatchObject({ fault: { problem: 'malformed', index: 55 }, shown: 54 })
  })
})

describe('a game that cannot be shown', () => {
  beforeEach(() => storeJournal(tallyStorage(), longJournal(10)))

  it.each<[string, number, (row: EntryRow) => object | null, string]>([
    ['an entry of a newer program', 5, (row) => ({ ...row, text: '{"version":3}' }), 'unsupported'],
    ['a first entry that was changed', 0, (row) => ({ ...row, text: '{}' }), 'altered'],
    ['a first entry that is gone', 0, () => null, 'malformed'],
  ])('says so: %s', async (_name, index, change, problem) => {
    await spoilEntry(index, change)
    expect(await tallyStorage().openGame('game', tally)).toEqual({ problem, index })
  })

  it('says so when the rulebook can carry nothing out', async () => {
    const failing = {
      ...tally,
      apply: () => {
        throw new Error('no such unit')
      },
    }
    expect(await tallyStorage().openGame('game', failing)).toMatchObject({ problem: 'malformed' })
  })
})

describe('reading entries for the log', () => {
  it('gives pages, newest first', async () => {
    const storage = tallyStorage()
    await storeJournal(storage, longJournal(10))
    await storeJournal(storage, longJournal(2), 'another')
    async function page(before: number, count: number): Promise<number[]> {
      return (await storage.readEntries('game', before, count)).map(({ index }) => index)
    }
    expect(await page(11, 4)).toEqual([10, 9, 8, 7])
    expect(await page(7, 4)).toEqual([6, 5, 4, 3])
    expect(await page(3, 4)).toEqual([2, 1, 0])
    expect(await page(0, 4)).toEqual([])
  })
})
