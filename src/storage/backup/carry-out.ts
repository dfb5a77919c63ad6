import { canonicalText } from '@/journal/index.ts'
import { writeStrictly, type Connection } from '../database.ts'
import { StorageProblem } from '../problem.ts'
import { parseGameRecord, plain, type GameRecord } from '../record.ts'
import type { Writing } from '../schema.ts'
import { isSameStand, type Stand } from '../stand.ts'
import type { CarriedSettings } from './settings.ts'
import type { GameWrite, ImportPlan, RecordWrite } from './steps.ts'

const stores = ['games', 'entries', 'snapshots', 'armies', 'customCharts', 'setups', 'settings'] as const
type ImportWriting = Writing<(typeof stores)[number]>

/**
 * Does what a plan says, in one strict transaction: all of it or nothing. Nothing that is here is replaced or
 * removed. Carried out twice it comes to the same, so a write whose end was never heard can be tried again.
 *
 * @param takesSettings whether the settings of the file are wanted
 * @throws StorageProblem `conflict` when something that the plan was made on has moved since
 */
export function carryOut(
  connection: Connection,
  { games, items, unread, settings }: ImportPlan,
  takesSettings = false,
): Promise<void> {
  const gameWrites = games.flatMap(({ write }) => write ?? [])
  /** Where each game stands at the end: a file may bring one on more than once. */
  const ends = new Map(gameWrites.map(({ record }) => [record.id, record]))
  const recordWrites = [...items, ...unread].flatMap(({ write }) => write ?? [])
  return connection.use((database) =>
    writeStrictly(database, [...stores], async (transaction) => {
      for (const write of gameWrites)
        await writeGame(transaction, write, ends.get(write.record.id) ?? write.record)
      for (const write of recordWrites) await writeRecord(transaction, write)
      if (takesSettings) await writeSettings(transaction, settings?.settings ?? {})
    }),
  )
}

/** @param end the game's record once the whole plan is carried out: where that stands, nothing is left to do */
async function writeGame(transaction: ImportWriting, write: GameWrite, end: Stand): Promise<void> {
  const { record, before, beside, entries, snapshot } = write
  const games = transaction.objectStore('games')
  const there = readable(await games.get(record.id))
  if (there !== null && isSameStand(there, end)) return
  if (!stands(there, before)) throw new StorageProblem('conflict')
  if (beside !== null && !stands(readable(await games.get(beside.id)), beside)) {
    throw new StorageProblem('conflict')
  }
  // Who throws their own dice is no part of a stand, and may have been chosen since.
  const ownDice = there?.ownDice ?? record.ownDice
  const rows = transaction.objectStore('entries')
  await Promise.all([
    games.put(plain({ ...record, ownDice })),
    transaction.objectStore('snapshots').put({ ...snapshot, state: plain(snapshot.state) }),
    ...entries.map((entry) => rows.add(entry)),
  ])
}

/** @throws StorageProblem `conflict` where a record is there that cannot be read: it would be replaced */
function readable(stored: unknown): GameRecord | null {
  if (stored === undefined) return null
  const parsed = parseGameRecord(stored)
  if ('problem' in parsed) throw new StorageProblem('conflict')
  return parsed.record
}

function stands(there: GameRecord | null, expected: Stand | null): boolean {
  if (there === null || expected === null) return there === expected
  return isSameStand(there, expected)
}

async function writeRecord(
  transaction: ImportWriting,
  { store, record, entries }: RecordWrite,
): Promise<void> {
  const there = await transaction.objectStore(store).get(record.id)
  if (there !== undefined) {
    if (canonicalText(there) === canonicalText(record)) return
    throw new StorageProblem('conflict')
  }
  const rows = transaction.objectStore('entries')
  await Promise.all([
    transaction.objectStore(store).add(plain(record)),
    ...entries.map((entry) => rows.add(entry)),
  ])
}

async function writeSettings(transaction: ImportWriting, settings: Partial<CarriedSettings>): Promise<void> {
  const rows = transaction.objectStore('settings')
  await Promise.all(Object.entries(settings).map(([key, value]) => rows.put({ key, value: plain(value) })))
}
