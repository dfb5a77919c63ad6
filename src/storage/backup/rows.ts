import { rangeOfGame } from '../schema.ts'
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

/** Everything that is stored and worth keeping, at one moment. @throws StorageProblem */
export function readAllRows(connection: Connection): Promise<StoredRows> {
  return connection.use(async (database) => {
    const reading = database.transaction(['games', 'entries', 'armies', 'customCharts', 'setups', 'settings'])
    const [games, entries, armies, customCharts, setups, settings] = await Promise.all([
      reading.objectStore('games').getAll(),
      reading.objectStore('entries').getAll(),
      reading.objectStore('armies').getAll(),
      reading.objectStore('customCharts').getAll(),
      reading.objectStore('setups').getAll(),
      reading.objectStore('settings').getAll(),
    ])
    return { games, entries, armies, customCharts, setups, settings }
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
