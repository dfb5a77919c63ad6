import * as v from 'valibot'
import type { EntryRow, KeyOf, SnapshotRow, StoreReader } from './schema.ts'

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

/**
 * The entries of a game from one index to another, both included, oldest first. Rows that are no entries
 * are left out.
 */
export async function readRows(
  entries: StoreReader<KeyOf<'entries'>>,
  game: string,
  from: number,
  to: number,
): Promise<EntryRow[]> {
  const stored = await entries.getAll(IDBKeyRange.bound([game, from], [game, to]))
  return stored.filter(isEntryRow)
}

/** Whether what lay in storage is an entry. */
export function isEntryRow(row: unknown): row is EntryRow {
  return v.is(entryRowSchema, row)
}

const withId = v.looseObject({ id: v.string() })

/** A record that is stored under its id, whatever else is in it. */
export type RecordWithId = v.InferOutput<typeof withId>

/** Whether what lay in storage is stored under an id of its own. */
export function hasId(record: unknown): record is RecordWithId {
  return v.is(withId, record)
}

/** A snapshot as it lay in storage; null when it is none. */
export function parseSnapshotRow(stored: unknown): SnapshotRow | null {
  const parsed = v.safeParse(snapshotRowSchema, stored)
  return parsed.success ? parsed.output : null
}
