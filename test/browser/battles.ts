import type { Page } from '@playwright/test'
import { summarise } from '../../src/games/miniatures/summary.ts'
import { foldPath, pathTo } from '../../src/journal/index.ts'
import { miniatures } from '../../src/rules/miniatures/index.ts'
import { databaseName } from '../../src/storage/schema.ts'
import { playBattle, storedText, type BattleSize } from '../games/battle.ts'

const snapshotEvery = 50

/**
 * Stores a whole battle past the app, as the app would have: a long one cannot be played by hand in a test.
 * The app has been opened before. Gives the number of its entries.
 */
export async function storeBattle(page: Page, id: string, size: BattleSize): Promise<number> {
  const { entries, head, state } = playBattle(size)
  const steps = foldPath(miniatures, miniatures.nothing, pathTo(entries, head.position))
  const [createdAt, playedAt] = [entries[0]?.at, entries.at(-1)?.at]
  const about = { id, formatVersion: 1, rulebook: 'miniatures', name: state.name, createdAt, playedAt }
  const rows = {
    games: [{ ...about, summary: summarise(state), head, draft: null, ownDice: {} }],
    entries: entries.map((entry) => ({
      game: id,
      index: entry.index,
      text: storedText(entry),
      hash: entry.hash,
    })),
    snapshots: steps
      .filter(({ entry }) => (entry.index + 1) % snapshotEvery === 0)
      .map((step) => ({
        game: id,
        node: step.entry.index,
        stateVersion: miniatures.stateVersion,
        state: step.state,
      })),
  }
  await putRows(page, rows)
  return entries.length
}

function putRows(page: Page, rows: Readonly<Record<string, readonly unknown[]>>): Promise<void> {
  return page.evaluate(
    async ([name, stores]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction(Object.keys(stores), 'readwrite')
        for (const [store, values] of Object.entries(stores)) {
          for (const value of values) transaction.objectStore(store).put(value)
        }
        transaction.oncomplete = () => resolve()
        transaction.onerror = () => reject(transaction.error)
      })
      database.close()
    },
    [databaseName, rows] as const,
  )
}
