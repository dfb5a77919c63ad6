import * as v from 'valibot'
import type { IDBPObjectStore, StoreNames } from 'idb'
import type { EntryRow, SnapshotRow, Stores } from './schema.ts'

const entryRowSchema = v.object({
  game: v.string(),
  index: v.number(),
  text: v.string(),
  hash: v.string(),
})

const snapshotRowSchema = v.object({
  game: v.string(),
  node: v.number(),
  stateVersion: v.number(),
  state: v.unknown(),
})

type EntryStore<Names extends StoreNames<Stores>[]> = IDBPObjectStore<Stores, Names, 'entries', 'readonly'>

/**
 * The entries of a game from one index to another, both included, oldest first. Rows that are no entries
 * are left out.
 */
export async function readRows<Names extends StoreNames<Stores>[]>(
  entries: EntryStore<Names>,
  game: string,
  from: number,
  to: number,
): Promise<EntryRow[]> {
  const stored = await entries.getAll(IDBKeyRange.bound([game, from], [game, to]))
  return stored.filter((row): row is EntryRow => v.is(entryRowSchema, row))
}

/** A snapshot as it lay in storage; null when it is none. */
export function parseSnapshotRow(stored: unknown): SnapshotRow | null {
  const parsed = v.safeParse(snapshotRowSchema, stored)
  return parsed.success ? parsed.output : null
}
