import { writeStrictly, type Connection } from './database.ts'
import { parseGameRecord, type GameProblem, type GameRecord } from './record.ts'
import { rangeOfGame } from './schema.ts'

/** A game as the home screen lists it. `unfinished` where a roll waits for its next die. */
export interface GameSummary extends Pick<
  GameRecord,
  'id' | 'rulebook' | 'name' | 'summary' | 'createdAt' | 'playedAt'
> {
  readonly unfinished: boolean
  readonly problem: null
}

/** A game that this program cannot read. It is left as it is. */
export interface UnreadableGame {
  readonly id: string
  readonly name: string | null
  readonly problem: GameProblem
}

export type ListedGame = GameSummary | UnreadableGame

/**
 * Every stored game, the one played last first, then those that cannot be read.
 *
 * @param rulebooks the rulebooks that this program knows
 * @throws StorageProblem
 */
export function listGames(connection: Connection, rulebooks: readonly string[]): Promise<ListedGame[]> {
  return connection.use(async (database) => {
    const { store } = database.transaction('games')
    const [ids, stored] = await Promise.all([store.getAllKeys(), store.getAll()])
    return ids.map((id, place) => listed(id, stored[place], rulebooks)).sort(lastPlayedFirst)
  })
}

function listed(id: string, stored: unknown, rulebooks: readonly string[]): ListedGame {
  const parsed = parseGameRecord(stored)
  if ('problem' in parsed) return { id, ...parsed }
  const { rulebook, name, summary, createdAt, playedAt, draft } = parsed.record
  if (!rulebooks.includes(rulebook)) return { id, name, problem: 'unknownRulebook' }
  return { id, rulebook, name, summary, createdAt, playedAt, unfinished: draft !== null, problem: null }
}

function lastPlayedFirst(one: ListedGame, other: ListedGame): number {
  return playedAt(other) - playedAt(one)
}

function playedAt(game: ListedGame): number {
  return game.problem === null ? game.playedAt : 0
}

/** Removes a game with all that belongs to it, in one strict transaction. @throws StorageProblem */
export function removeGame(connection: Connection, game: string): Promise<void> {
  return connection.use((database) =>
    writeStrictly(database, ['games', 'entries', 'snapshots', 'gameNotes', 'leases'], async (transaction) => {
      await Promise.all([
        transaction.objectStore('games').delete(game),
        transaction.objectStore('gameNotes').delete(game),
        transaction.objectStore('leases').delete(game),
        transaction.objectStore('entries').delete(rangeOfGame(game)),
        transaction.objectStore('snapshots').delete(rangeOfGame(game)),
      ])
    }),
  )
}
