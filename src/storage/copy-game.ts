import type { JournalOfCopy } from '@/journal/index.ts'
import { writeStrictly, type Connection } from './database.ts'
import { gameFormatVersion, plain, type GameRecord } from './record.ts'

/** A journal that was sealed anew, with all that is stored along with it. */
export interface GameCopy<State> extends Pick<
  GameRecord,
  'id' | 'rulebook' | 'name' | 'summary' | 'createdAt' | 'playedAt' | 'ownDice'
> {
  readonly journal: JournalOfCopy<State>
  readonly stateVersion: number
}

/** Stores the copy of a broken game as a new one, in one strict transaction. @throws StorageProblem */
export function keepCopy<State>(connection: Connection, copy: GameCopy<State>): Promise<void> {
  const { journal, stateVersion, ...about } = copy
  const { head, state, sealed } = journal
  const record: GameRecord = { ...about, formatVersion: gameFormatVersion, head, draft: null }
  const game = record.id
  return connection.use((database) =>
    writeStrictly(database, ['games', 'entries', 'snapshots'], async (transaction) => {
      const entries = transaction.objectStore('entries')
      // `put`, not `add`: a second try after a write whose end was never heard comes to the same.
      await Promise.all([
        transaction.objectStore('games').put(plain(record)),
        transaction
          .objectStore('snapshots')
          .put({ game, node: head.position, stateVersion, state: plain(state) }),
        ...sealed.map(({ text, entry: { index, hash } }) => entries.put({ game, index, text, hash })),
      ])
    }),
  )
}
