import { rangeOfGame, type Reading } from '../schema.ts'
import type { Connection } from '../database.ts'

/** Everything that is stored and worth keeping, as it lies there. */
export interface StoredRows {
  readonly games: readonly unknown[]
  /** The entries of all games, in the order of their keys. */
  readonly entries: readonly unknown[]
  readonly armies: readonly unknown[]
  readonly customCharts: readonly unknown[]
  readonly setups: readonly unknown[]
  readonly settings: readonly unknown[]
}

/** The stores of what is worth keeping. */
export const keptStores = ['games', 'entries', 'armies', 'customCharts', 'setups', 'settings'] as const

/** All but the entries, as it lies there at one moment. */
export async function readRecords(
  reading: Reading<Exclude<(typeof keptStores)[number], 'entries'>>,
): Promise<Omit<StoredRows, 'entries'>> {
  const [games, armies, customCharts, setups, settings] = await Promise.all([
    reading.objectStore('games').getAll(),
    reading.objectStore('armies').getAll(),
    reading.objectStore('customCharts').getAll(),
    reading.objectStore('setups').getAll(),
    reading.objectStore('settings').getAll(),
  ])
  return { games, armies, customCharts, setups, settings }
}

/** Everything that is stored and worth keeping, at one moment. @throws StorageProblem */
export function readAllRows(connection: Connection): Promise<StoredRows> {
  return connection.use(async (database) => {
    const reading = database.transaction([...keptStores])
    const [records, entries] = await Promise.all([
      readRecords(reading),
      reading.objectStore('entries').getAll(),
    ])
    return { ...records, entries }
  })
}

/** A game and its entries, as they lie in storage, at one moment. @throws StorageProblem */
export function readGameRows(
  connection: Connection,
  game: string,
): Promise<Pick<StoredRows, 'games' | 'entries'>> {
  return connection.use(async (database) => {
    const reading = database.transaction(['games', 'entries'])
    const [record, entries] = await Promise.all([
      reading.objectStore('games').get(game),
      reading.objectStore('entries').getAll(rangeOfGame(game)),
    ])
    return { games: record === undefined ? [] : [record], entries }
  })
}
