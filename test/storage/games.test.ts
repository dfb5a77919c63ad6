// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { reactive } from 'vue'
import { newGameId } from '@/storage/new-game.ts'
import { parseGameRecord } from '@/storage/record.ts'
import { TallyJournal } from '../support/journals.ts'
import {
  emptyBrowser,
  longJournal,
  storeJournal,
  tallyStorage,
  withDatabase,
} from '../support/stored-games.ts'
import { tally } from '../support/tally.ts'

beforeEach(emptyBrowser)

async function spoil(id: string, changes: object): Promise<void> {
  await withDatabase(async (database) => {
    const parsed = parseGameRecord(await database.get('games', id))
    if ('problem' in parsed) throw new Error('already spoilt')
    await database.put('games', { ...parsed.record, ...changes })
  })
}

describe('the list of games', () => {
  it('has the game played last at the top', async () => {
    const storage = tallyStorage()
    await storeJournal(storage, longJournal(1), 'short')
    await storeJournal(storage, longJournal(9), 'long')
    await storeJournal(storage, longJournal(4), 'middling')
    expect((await storage.listGames()).map(({ id }) => id)).toEqual(['long', 'middling', 'short'])
  })

  it('says what the home screen shows', async () => {
    const storage = tallyStorage()
    await storeJournal(storage, longJournal(3))
    expect(await storage.listGames()).toEqual([
      {
        id: 'game',
        rulebook: 'miniatures',
        name: 'Ligny',
        summary: { count: 3 },
        createdAt: 1_000,
        playedAt: 1_003,
        unfinished: false,
        problem: null,
      },
    ])
  })

  it.each([
    ['of a newer program', { formatVersion: 2, head: 'elsewhere' }, 'unsupported'],
    ['of an unknown rulebook', { rulebook: 'hexes' }, 'unknownRulebook'],
    ['that is damaged', { head: null }, 'malformed'],
  ])('names a game %s, and leaves it untouched', async (_name, changes, problem) => {
    const storage = tallyStorage()
    await storeJournal(storage, longJournal(2))
    await spoil('game', changes)
    const before = await withDatabase((database) => database.get('games', 'game'))
    expect(await storage.listGames()).toEqual([{ id: 'game', name: 'Ligny', problem }])
    expect(await storage.openGame('game', tally)).toMatchObject({ problem, index: null })
    expect(await withDatabase((database) => database.get('games', 'game'))).toEqual(before)
  })

  it('lists a record of which nothing can be read', async () => {
    const storage = tallyStorage()
    await storage.listGames()
    await withDatabase((database) => database.put('games', { id: 'odd' }))
    expect(await storage.listGames()).toEqual([{ id: 'odd', name: null, problem: 'malformed' }])
  })
})

describe('a game', () => {
  it('[fault: vue-proxy] can be made with data that Vue watches', async () => {
    const storage = tallyStorage()
    const [first] = new TallyJournal().sealed
    if (first === undefined) throw new Error('no entry')
    const head = { nextIndex: 1, position: 0, redo: [], lastHash: first.entry.hash }
    const summary = reactive({ sides: [{ name: 'French' }] })
    await storage.createGame({ id: 'game', rulebook: tally.id, name: 'Ligny', summary, ...first, head })
    expect(await storage.listGames()).toMatchObject([{ summary: { sides: [{ name: 'French' }] } }])
  })

  it('is removed with all that belongs to it, and nothing else', async () => {
    const storage = tallyStorage()
    await storeJournal(storage, longJournal(60), 'gone')
    await storeJournal(storage, longJournal(60), 'kept')
    await storage.removeGame('gone')
    expect((await storage.listGames()).map(({ id }) => id)).toEqual(['kept'])
    await withDatabase(async (database) => {
      expect(await database.count('entries')).toBe(61)
      expect(await database.count('snapshots')).toBe(1)
    })
    expect(await storage.openGame('gone', tally)).toEqual({ problem: 'missing', index: null })
  })

  it('has an id that nothing else has', () => {
    const ids = Array.from({ length: 100 }, newGameId)
    expect(new Set(ids).size).toBe(100)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  })
})
