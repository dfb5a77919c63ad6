import { parseGameRecord, type GameRecord } from '../record.ts'
import { isEntryRow } from '../rows.ts'
import { rangeOfGame, type EntryRow, type KeyOf, type StoreReader } from '../schema.ts'
import type { Connection } from '../database.ts'
import type { CheckedBackup } from './check.ts'
import type { BackupGame } from './format.ts'
import { keptStores, readRecords, type StoredRows } from './rows.ts'

/** A stored game that a game of a file may be, with all of its entries. */
export interface GameHere {
  readonly record: GameRecord
  readonly rows: readonly EntryRow[]
}

/** What is stored that a file may meet. */
export interface Here extends Omit<StoredRows, 'entries'> {
  /** The ids of all games, also of those that cannot be read. */
  readonly gameIds: ReadonlySet<string>
  readonly gameNames: ReadonlySet<string>
  /** The games that have an entry in common with a game of the file, or its id. */
  readonly related: readonly GameHere[]
}

type EntryStore = StoreReader<KeyOf<'entries'>>

/** Reads, at one moment, what a backup has to be compared with. @throws StorageProblem */
export function readHere(connection: Connection, { games }: CheckedBackup): Promise<Here> {
  return connection.use(async (database) => {
    const reading = database.transaction([...keptStores])
    const [ids, stored] = await Promise.all([reading.objectStore('games').getAllKeys(), readRecords(reading)])
    const records = stored.games.map(parseGameRecord).flatMap((one) => ('record' in one ? [one.record] : []))
    const entries = reading.objectStore('entries')
    const wanted = games.map(({ game }) => game)
    const related: GameHere[] = []
    for (const record of records) {
      if (!(await isRelated(entries, record, wanted))) continue
      const rows = await entries.getAll(rangeOfGame(record.id))
      related.push({ record, rows: rows.filter(isEntryRow) })
    }
    return {
      gameIds: new Set(ids),
      gameNames: new Set(records.map(({ name }) => name)),
      related,
      ...stored,
    }
  })
}

async function isRelated(
  entries: EntryStore,
  { id }: GameRecord,
  games: readonly BackupGame[],
): Promise<boolean> {
  const places = new Set(games.map(({ from }) => Math.max(0, from - 1)))
  const hashes = new Map<number, string>()
  for (const index of places) {
    const row = await entries.get([id, index])
    if (isEntryRow(row)) hashes.set(index, row.hash)
  }
  return games.some((game) => game.id === id || hashes.get(Math.max(0, game.from - 1)) === firstHash(game))
}

/** The hash by which a journal is told from all others: of its first entry, or of the one before its end. */
function firstHash({ from, previousHash, entries }: BackupGame): string | undefined {
  return from === 0 ? entries[0]?.hash : previousHash
}
