import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { canonicalText, entryReader, stateAfter } from '../../src/journal/index.ts'
import { miniatures } from '../../src/rules/miniatures/index.ts'
import { databaseName } from '../../src/storage/schema.ts'

/** What lies in one of the stores of the app's database, read past the app. */
export function readStore(page: Page, store: 'games' | 'entries' | 'armies'): Promise<unknown[]> {
  return page.evaluate(
    async ([name, from]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const rows = await new Promise<unknown[]>((resolve, reject) => {
        const request = database.transaction(from).objectStore(from).getAll()
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      database.close()
      return rows
    },
    [databaseName, store] as const,
  )
}

/** Puts a row into one of the stores of the app's database past the app. */
export async function putInStore(page: Page, store: 'games' | 'entries', row: unknown): Promise<void> {
  await page.evaluate(
    async ([name, into, value]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction(into, 'readwrite')
        transaction.objectStore(into).put(value)
        transaction.oncomplete = () => resolve()
        transaction.onerror = () => reject(transaction.error)
      })
      database.close()
    },
    [databaseName, store, row] as const,
  )
}

/** Deletes the app's database under it. */
export async function deleteDatabase(page: Page): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      }),
    databaseName,
  )
}

const storedEntries = v.array(v.object({ index: v.number(), text: v.string(), hash: v.string() }))

/** The state that the stored entries of the only game come to, folded anew from its first entry. */
export async function storedState(page: Page): Promise<string> {
  const read = entryReader(miniatures)
  const rows = v.parse(storedEntries, await readStore(page, 'entries'))
  const entries = rows
    .toSorted((one, other) => one.index - other.index)
    .map(({ text, hash }) => {
      const opened = read(text, hash)
      if ('problem' in opened) throw new Error(`a stored entry is ${opened.problem}`)
      return opened.entry
    })
  return canonicalText(stateAfter(miniatures, entries))
}
