import { backupText, type CheckedGame } from './backup-file.ts'
import { writeStrictly, type Connection } from './database.ts'
import { StorageProblem } from './problem.ts'
import { gameFormatVersion, parseGameRecord, plain, type GameRecord } from './record.ts'
import { readRows } from './rows.ts'

/** What a rulebook makes of an imported game: how it is listed, and its state at the head. */
export interface ImportedAs<State> {
  readonly id: string
  readonly name: string
  readonly summary: unknown
  readonly state: State
  readonly stateVersion: number
}

/**
 * A stored game as the text of a backup file.
 *
 * @param savedAt milliseconds since 1970
 * @throws StorageProblem
 */
export function exportGame(connection: Connection, game: string, savedAt: number): Promise<string> {
  return connection.use(async (database) => {
    const transaction = database.transaction(['games', 'entries'])
    const stored = await transaction.objectStore('games').get(game)
    if (stored === undefined) throw new StorageProblem('missing')
    const parsed = parseGameRecord(stored)
    if ('problem' in parsed) throw new StorageProblem('failed')
    const { id, rulebook, name, createdAt, head } = parsed.record
    const rows = await readRows(transaction.objectStore('entries'), game, 0, head.nextIndex - 1)
    const entries = rows.map(({ text, hash }) => ({ text, hash }))
    return backupText([{ id, rulebook, name, createdAt, entries }], savedAt)
  })
}

/**
 * Stores a checked game of a backup as a new game, in one strict transaction. Nothing that is stored is
 * touched.
 *
 * @throws StorageProblem
 */
export function importGame<State>(
  connection: Connection,
  game: CheckedGame,
  { id, name, summary, state, stateVersion }: ImportedAs<State>,
): Promise<void> {
  const { rulebook, createdAt, head, journal } = game
  const record: GameRecord = {
    id,
    formatVersion: gameFormatVersion,
    rulebook,
    name,
    summary,
    createdAt,
    playedAt: journal.at(-1)?.at ?? createdAt,
    head,
    draft: null,
    ownDice: {},
  }
  return connection.use((database) =>
    writeStrictly(database, ['games', 'entries', 'snapshots'], async (transaction) => {
      const entries = transaction.objectStore('entries')
      await Promise.all([
        transaction.objectStore('games').put(plain(record)),
        transaction
          .objectStore('snapshots')
          .put({ game: id, node: head.position, stateVersion, state: plain(state) }),
        ...game.entries.map(({ text, hash }, index) => entries.put({ game: id, index, text, hash })),
      ])
    }),
  )
}
