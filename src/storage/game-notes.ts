import * as v from 'valibot'
import { momentSchema } from '@/rules/moment.ts'
import { writeStrictly, type Connection } from './database.ts'
import { plain } from './record.ts'

const gameNotesFormatVersion = 1

/** A place in a journal: the entry that was the newest one then. */
const markSchema = v.object({
  at: momentSchema,
  nextIndex: v.number(),
  lastHash: v.string(),
})

const handedOverSchema = v.object({
  ...markSchema.entries,
  /** Whether the other phone plays on since then, as far as this one was told. */
  isAway: v.exactOptional(v.boolean()),
})

const gameNotesSchema = v.object({
  game: v.string(),
  formatVersion: v.literal(gameNotesFormatVersion),
  /** Where the game stood when it was last saved to a file. */
  saved: v.nullable(markSchema),
  /** Where it stood when the player last put the reminder to save it off. */
  putOff: v.optional(v.nullable(markSchema), null),
  /** Where it stood when another phone last had it. */
  handedOver: v.nullable(handedOverSchema),
  /** Where it stood when the opponent wrote its seal down, the oldest first. */
  sealed: v.array(markSchema),
})

export type Mark = v.InferOutput<typeof markSchema>

/** What this phone remembers of a game besides the game: it belongs to the phone, and travels nowhere. */
export type GameNotes = Pick<
  v.InferOutput<typeof gameNotesSchema>,
  'saved' | 'putOff' | 'handedOver' | 'sealed'
>

const noNotes: GameNotes = { saved: null, putOff: null, handedOver: null, sealed: [] }

const ofNewerNotes = v.object({
  formatVersion: v.pipe(v.number(), v.minValue(gameNotesFormatVersion + 1)),
})

/** Notes that cannot be read are worth nothing without their game, and are begun anew. */
export function parseGameNotes(stored: unknown): GameNotes {
  const parsed = v.safeParse(gameNotesSchema, stored)
  return parsed.success ? parsed.output : noNotes
}

/** What is remembered of a game. @throws StorageProblem */
export function readGameNotes(connection: Connection, game: string): Promise<GameNotes> {
  return connection.use(async (database) => parseGameNotes(await database.get('gameNotes', game)))
}

/**
 * Changes what is remembered of a game; the change may run twice. What a newer program remembers is left as it is.
 *
 * @throws StorageProblem
 */
export function changeGameNotes(
  connection: Connection,
  game: string,
  change: (notes: GameNotes) => GameNotes,
): Promise<void> {
  return connection.use((database) =>
    writeStrictly(database, ['gameNotes'], async (transaction) => {
      const store = transaction.objectStore('gameNotes')
      const stored = await store.get(game)
      if (v.is(ofNewerNotes, stored)) return
      const { saved, putOff, handedOver, sealed } = change(parseGameNotes(stored))
      await store.put(
        plain({ game, formatVersion: gameNotesFormatVersion, saved, putOff, handedOver, sealed }),
      )
    }),
  )
}

/** Remembers that the seal of a game was written down where it stands now; once is enough. @throws StorageProblem */
export function noteSeal(connection: Connection, game: string, mark: Mark): Promise<void> {
  return changeGameNotes(connection, game, (notes) => {
    const others = notes.sealed.filter(({ lastHash }) => lastHash !== mark.lastHash)
    return { ...notes, sealed: [...others, mark] }
  })
}
