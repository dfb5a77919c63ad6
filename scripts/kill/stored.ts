import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { followJournal, openEntry, type Entry } from '@/journal/index.ts'
import { databaseName } from '@/storage/schema.ts'

const draftSchema = v.object({ faces: v.array(v.object({ face: v.number() })) })

const storedSchema = v.object({
  games: v.tuple([v.object({ draft: v.nullable(draftSchema) })]),
  entries: v.array(v.object({ text: v.string(), hash: v.string() })),
})

/** What lies in the browser's storage of the one game that is there. */
export interface StoredGame {
  readonly entries: readonly Entry[]
  /** The faces of the unfinished command; empty where there is none. */
  readonly draftFaces: readonly number[]
}

/**
 * Reads the stored game past the app, and checks every entry and the chain that they make.
 *
 * @throws when an entry cannot be read, or was changed, or does not follow the one before it
 */
export async function readStoredGame(page: Page): Promise<StoredGame> {
  const { games, entries: rows } = v.parse(storedSchema, await page.evaluate(readDatabase, databaseName))
  const [{ draft }] = games
  const entries = rows.map(({ text, hash }, index) => {
    const opened = openEntry(text, hash)
    if ('problem' in opened) throw new Error(`entry ${index} is ${opened.problem}`)
    return opened.entry
  })
  const followed = followJournal(entries)
  if ('problem' in followed) throw new Error(`entry ${followed.index} is ${followed.problem}`)
  return { entries, draftFaces: draft?.faces.map(({ face }) => face) ?? [] }
}

/** Runs in the page, so it is one function without helpers: theirs would not come along. */
async function readDatabase(name: string): Promise<unknown> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const stores = ['games', 'entries']
  const transaction = database.transaction(stores)
  const [games, entries] = await Promise.all(
    stores.map(
      (store) =>
        new Promise<unknown[]>((resolve, reject) => {
          const request = transaction.objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        }),
    ),
  )
  database.close()
  return { games, entries }
}
