import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { hashOf } from '../../src/journal/index.ts'
import { putInStore, readStore } from './stored.ts'

/** Hands that reach into a stored game past the app. There is one game. */

const rowSchema = v.object({ game: v.string(), index: v.number(), text: v.string(), hash: v.string() })
export type Row = v.InferOutput<typeof rowSchema>

/** The entries of the game, oldest first. */
export async function rowsOf(page: Page): Promise<readonly Row[]> {
  const rows = v.parse(v.array(rowSchema), await readStore(page, 'entries'))
  return rows.toSorted((one, other) => one.index - other.index)
}

/** Changes an entry's text, and nothing else. */
export async function alter(page: Page, index: number, change: (text: string) => string): Promise<void> {
  const row = (await rowsOf(page))[index]
  if (row === undefined) throw new Error(`there is no entry ${index}`)
  const text = change(row.text)
  if (text === row.text) throw new Error(`nothing to change in ${row.text}`)
  await putInStore(page, 'entries', { ...row, text })
}

/** Leaves an entry out: those after it move up, as they are. */
export async function leaveOut(page: Page, index: number): Promise<void> {
  const rows = await rowsOf(page)
  for (const { index: place } of rows.slice(index, -1)) {
    const next = rows[place + 1]
    if (next !== undefined) await putInStore(page, 'entries', { ...next, index: place })
  }
  const last = rows.at(-1)
  // What is no entry counts as none.
  await putInStore(page, 'entries', { game: last?.game, index: last?.index })
}

const headSchema = v.looseObject({ head: v.looseObject({ lastHash: v.string() }) })

/** Rewrites the whole game as a careful cheat would: every entry from one on sealed anew, and the head with them. */
export async function rebuild(page: Page, from: number, change: (text: string) => string): Promise<void> {
  const rows = await rowsOf(page)
  let sealed = rows[from - 1]?.hash ?? ''
  for (const row of rows.slice(from)) {
    const before = rows[row.index - 1]?.hash ?? ''
    const text = change(row.text).replace(`"previousHash":"${before}"`, `"previousHash":"${sealed}"`)
    sealed = hashOf(text)
    await putInStore(page, 'entries', { ...row, text, hash: sealed })
  }
  const [game] = v.parse(v.tuple([headSchema]), await readStore(page, 'games'))
  await putInStore(page, 'games', { ...game, head: { ...game.head, lastHash: sealed } })
}
