import { writeStrictly, type Connection } from './database.ts'
import { plain } from './record.ts'
import { parseSnapshotRow } from './rows.ts'
import { rangeOfGame, type SnapshotRow } from './schema.ts'

/** The nodes of a game that have a snapshot. @throws StorageProblem */
export function snapshotNodes(connection: Connection, game: string): Promise<number[]> {
  return connection.use(async (database) => {
    const keys = await database.transaction('snapshots').store.getAllKeys(rangeOfGame(game))
    return keys.map(([, node]) => node)
  })
}

/** The snapshot at a node; null where there is none that can be read. @throws StorageProblem */
export function readSnapshot(
  connection: Connection,
  game: string,
  node: number,
): Promise<SnapshotRow | null> {
  return connection.use(async (database) => parseSnapshotRow(await database.get('snapshots', [game, node])))
}

/**
 * Puts the state that the journal comes to in the place of a snapshot that says otherwise; null removes it.
 *
 * @throws StorageProblem
 */
export function mendSnapshot<State>(
  connection: Connection,
  game: string,
  node: number,
  mended: { readonly stateVersion: number; readonly state: State } | null,
): Promise<void> {
  return connection.use((database) =>
    writeStrictly(database, ['games', 'snapshots'], async (transaction) => {
      const snapshots = transaction.objectStore('snapshots')
      const isThere = (await transaction.objectStore('games').get(game)) !== undefined
      if (mended === null || !isThere) return snapshots.delete([game, node])
      const { stateVersion, state } = mended
      await snapshots.put({ game, node, stateVersion, state: plain(state) })
    }),
  )
}
