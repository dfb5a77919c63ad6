import type { Connection } from './database.ts'
import { changeGameNotes, parseGameNotes, type Mark } from './game-notes.ts'
import { parseGameRecord, type GameRecord } from './record.ts'

/** A game, with how much of it the player has in a file. */
export interface GameStanding extends Pick<GameRecord, 'id' | 'name' | 'playedAt'> {
  /** How many entries its journal has, and the hash of the last. */
  readonly nextIndex: number
  readonly lastHash: string
  /** Where it stood when it was last saved to a file. */
  readonly saved: Mark | null
  /** Where it stood when the reminder was last put off. */
  readonly putOff: Mark | null
}

/** Where a game stood. */
export interface GameMark extends Mark {
  readonly game: string
}

/** Every game that can be read, the one played last first. @throws StorageProblem */
export function listStandings(connection: Connection): Promise<GameStanding[]> {
  return connection.use(async (database) => {
    const reading = database.transaction(['games', 'gameNotes'])
    const notes = reading.objectStore('gameNotes')
    const stored = await reading.objectStore('games').getAll()
    const standings: GameStanding[] = []
    for (const each of stored) {
      const parsed = parseGameRecord(each)
      if ('problem' in parsed) continue
      const { id, name, playedAt, head } = parsed.record
      const { saved, putOff } = parseGameNotes(await notes.get(id))
      standings.push({
        id,
        name,
        playedAt,
        nextIndex: head.nextIndex,
        lastHash: head.lastHash,
        saved,
        putOff,
      })
    }
    return standings.sort((one, other) => other.playedAt - one.playedAt)
  })
}

/** Remembers where games stood when they were saved to a file. @throws StorageProblem */
export async function noteSaved(connection: Connection, marks: readonly GameMark[]): Promise<void> {
  for (const { game, ...saved } of marks) {
    await changeGameNotes(connection, game, (notes) => ({ ...notes, saved }))
  }
}

/** Remembers where a game stood when its reminder was put off. @throws StorageProblem */
export function notePutOff(connection: Connection, { game, ...putOff }: GameMark): Promise<void> {
  return changeGameNotes(connection, game, (notes) => ({ ...notes, putOff }))
}
