// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import {
  emptyBrowser,
  longJournal,
  storeJournal,
  tallyStorage,
  withDatabase,
} from '../support/stored-games.ts'

beforeEach(emptyBrowser)

async function threeGames() {
  const storage = tallyStorage()
  for (const id of ['aspern', 'ligny', 'wavre']) await storeJournal(storage, longJournal(110), id)
  return storage
}

const right = { stateVersion: 1, state: { name: 'Ligny', count: 99 } }

describe('the snapshots of a game', () => {
  it('are told of no other game', async () => {
    const storage = await threeGames()
    await storage.mendSnapshot('aspern', 99, null)
    await storage.mendSnapshot('wavre', 49, null)
    expect(await storage.snapshotNodes('ligny')).toEqual([49, 99])
    expect(await storage.snapshotNodes('aspern')).toEqual([49])
    expect(await storage.snapshotNodes('wavre')).toEqual([99])
  })

  it('are read, and are none where there is none or none that can be read', async () => {
    const storage = await threeGames()
    expect(await storage.readSnapshot('ligny', 99)).toEqual({ game: 'ligny', node: 99, ...right })
    expect(await storage.readSnapshot('ligny', 98)).toBeNull()
    await withDatabase((database) => database.put('snapshots', { game: 'ligny', node: 99 }))
    expect(await storage.readSnapshot('ligny', 99)).toBeNull()
  })

  it('give way to what the journal comes to', async () => {
    const storage = await threeGames()
    await withDatabase((database) =>
      database.put('snapshots', { game: 'ligny', node: 99, stateVersion: 1, state: { count: 1_000 } }),
    )
    await storage.mendSnapshot('ligny', 99, right)
    expect(await storage.readSnapshot('ligny', 99)).toEqual({ game: 'ligny', node: 99, ...right })
    expect(await storage.snapshotNodes('ligny')).toEqual([49, 99])
  })

  it('are not mended into a game that was deleted meanwhile', async () => {
    const storage = await threeGames()
    await storage.removeGame('ligny')
    await storage.mendSnapshot('ligny', 99, right)
    expect(await storage.snapshotNodes('ligny')).toEqual([])
    expect(await storage.snapshotNodes('wavre')).toEqual([49, 99])
  })
})
