// @vitest-environment node
import { beforeEach, describe, expect, it, test } from 'vitest'
import { hashOf, JournalCopy } from '@/journal/index.ts'
import { emptyBrowser, longJournal, storeJournal, tallyStorage } from '../support/stored-games.ts'
import { tally } from '../support/tally.ts'
import { everythingStored } from '../support/backups.ts'

beforeEach(emptyBrowser)

/** A copy of a game of which only the first entries hold. */
function copyOf(entries: number) {
  const original = longJournal(60)
  const copy = new JournalCopy(tally)
  for (const { text, entry } of original.sealed.slice(0, entries)) copy.take({ text, hash: entry.hash })
  copy.take({ text: '{}', hash: hashOf('{}') })
  const journal = copy.result(original.head, 5_000)
  if (journal === null) throw new Error('nothing was copied')
  const about = { id: 'copy', rulebook: tally.id, name: 'Ligny', summary: { count: entries - 1 } }
  return { ...about, createdAt: 1_000, playedAt: 5_000, ownDice: { a: true }, journal, stateVersion: 1 }
}

describe('the copy of a broken game', () => {
  it('is a game of its own, with what is kept of its journal, and opens where that ends', async () => {
    const storage = tallyStorage()
    await storeJournal(storage, longJournal(60))
    const before = await everythingStored()
    const copy = copyOf(5)
    await storage.keepCopy(copy)
    expect(await storage.openGame('copy', tally)).toMatchObject({
      game: { id: 'copy', name: 'Ligny', rulebook: tally.id, createdAt: 1_000, playedAt: 5_000 },
      head: copy.journal.head,
      draft: null,
      ownDice: { a: true },
      newest: { command: { type: 'copied', copied: 5, fault: 5 } },
      fault: null,
    })
    expect(await storage.readSnapshot('copy', 4)).toEqual({
      game: 'copy',
      node: 4,
      stateVersion: 1,
      state: { name: 'Ligny', count: 4 },
    })
    const rows = await storage.readEntries('copy', 99, 99)
    expect(rows.map(({ text }) => text).toReversed()).toEqual(copy.journal.sealed.map(({ text }) => text))
    expect(await storage.listGames()).toMatchObject([{ id: 'copy', summary: { count: 4 } }, { id: 'game' }])
    const after = await everythingStored()
    for (const [store, there] of Object.entries(before)) {
      expect(after[store]).toEqual(expect.arrayContaining([...there]))
    }
  })

  test('[fault: connection-lost] comes to the same where its writing is tried again', async () => {
    const storage = tallyStorage()
    await storage.keepCopy(copyOf(5))
    const once = await everythingStored()
    await storage.keepCopy(copyOf(5))
    expect(await everythingStored()).toEqual(once)
  })
})
