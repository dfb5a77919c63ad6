// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import {
  emptyBrowser,
  longJournal,
  storeJournal,
  tallyStorage,
  withDatabase,
} from '../support/stored-games.ts'
import { everythingStored } from '../support/backups.ts'

beforeEach(emptyBrowser)

describe('the games', () => {
  it('are listed by when they were played, whatever their ids, and what cannot be read last', async () => {
    const storage = tallyStorage()
    await storeJournal(storage, longJournal(4), 'b')
    await storeJournal(storage, longJournal(1), 'c')
    await storeJournal(storage, longJournal(9), 'd')
    await withDatabase((database) => database.put('games', { id: 'a', playedAt: 9_999_999 }))
    expect((await storage.listGames()).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a'])
  })

  it.each(['aspern', 'ligny', 'wavre'])('go one by one, with all of theirs: %s', async (gone) => {
    const storage = tallyStorage()
    const ids = ['aspern', 'ligny', 'wavre']
    for (const id of ids) await storeJournal(storage, longJournal(50), id)
    const mark = { at: 1, nextIndex: 2, lastHash: 'a' }
    for (const id of ids) await storage.noteSeal(id, mark)
    const before = await everythingStored()
    await storage.removeGame(gone)
    for (const [store, rows] of Object.entries(before)) {
      const others = rows.filter((row) => !JSON.stringify(row).includes(`"${gone}"`))
      expect((await everythingStored())[store]).toEqual(others)
    }
  })

  it('that are damaged are not played on, and stay as they are', async () => {
    const storage = tallyStorage()
    const journal = longJournal(3)
    await storeJournal(storage, journal)
    await withDatabase((database) => database.put('games', { id: 'game', name: 'Ligny' }))
    const before = await everythingStored()
    const expected = { head: journal.head, draft: null }
    await expect(storage.readStand('game')).rejects.toMatchObject({ code: 'failed' })
    await expect(storage.saveDraft('game', expected, null)).rejects.toMatchObject({ code: 'failed' })
    await expect(storage.saveOwnDice('game', 'a', true)).rejects.toMatchObject({ code: 'failed' })
    expect(await everythingStored()).toEqual(before)
  })
})
