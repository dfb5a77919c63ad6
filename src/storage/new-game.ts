import type { Entry, Head } from '@/journal/index.ts'
import { writeStrictly, type Connection } from './database.ts'
import { gameFormatVersion, plain, type GameRecord } from './record.ts'

/** A game's first entry, with all that is stored along with it. */
export interface NewGame extends Pick<GameRecord, 'id' | 'rulebook' | 'name' | 'summary'> {
  readonly entry: Entry
  readonly text: string
  readonly head: Head
}

/** Stores a new game with its first entry, in one strict transaction. @throws StorageProblem */
export function createGame(connection: Connection, game: NewGame): Promise<void> {
  const { id, rulebook, name, summary, entry, text, head } = game
  const record: GameRecord = {
    id,
    formatVersion: gameFormatVersion,
    rulebook,
    name,
    summary,
    createdAt: entry.at,
    playedAt: entry.at,
    head,
    draft: null,
    ownDice: {},
  }
  return connection.use((database) =>
    writeStrictly(database, ['games', 'entries'], async (transaction) => {
      // `put`, not `add`: a second try after a write whose end was never heard comes to the same.
      await Promise.all([
        transaction.objectStore('games').put(plain(record)),
        transaction.objectStore('entries').put({ game: id, index: entry.index, text, hash: entry.hash }),
      ])
    }),
  )
}

/** 128 bits from the platform's secure generator, in hexadecimal. */
export function newGameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
