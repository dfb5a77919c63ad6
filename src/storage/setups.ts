import * as v from 'valibot'
import { writeStrictly, type Connection } from './database.ts'
import { plain } from './record.ts'
import { setupRecordSchema, ofNewerShelf, shelfFormatVersion } from './shelf-records.ts'

/** A board that is kept for other games, as it lies in storage. What `board` is, its rulebook knows. */
export interface StoredSetup {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly changedAt: number
  readonly board: unknown
}

/** A kept board that this program cannot read. It is left as it is. */
export interface UnreadableSetup {
  readonly id: string
  readonly problem: 'unsupported' | 'malformed'
}

function listed(id: string, stored: unknown): StoredSetup | UnreadableSetup {
  const parsed = v.safeParse(setupRecordSchema, stored)
  if (!parsed.success) return { id, problem: v.is(ofNewerShelf, stored) ? 'unsupported' : 'malformed' }
  const { changedAt, board } = parsed.output
  return { id, changedAt, board }
}

/**
 * What kept boards need of storage. Every function rejects with a StorageProblem.
 *
 * `listSetups` gives every stored one, in no order; `saveSetup` stores one, in place of the one of its id;
 * `removeSetup` removes one.
 */
export function createSetupStorage(connection: Connection) {
  return {
    listSetups: (): Promise<readonly (StoredSetup | UnreadableSetup)[]> =>
      connection.use(async (database) => {
        const { store } = database.transaction('setups')
        const [ids, stored] = await Promise.all([store.getAllKeys(), store.getAll()])
        return ids.map((id, place) => listed(id, stored[place]))
      }),

    saveSetup: (setup: StoredSetup): Promise<void> =>
      connection.use((database) =>
        writeStrictly(database, ['setups'], async (transaction) => {
          const record = { ...setup, formatVersion: shelfFormatVersion }
          await transaction.objectStore('setups').put(plain(record))
        }),
      ),

    removeSetup: (id: string): Promise<void> =>
      connection.use((database) =>
        writeStrictly(database, ['setups'], async (transaction) => {
          await transaction.objectStore('setups').delete(id)
        }),
      ),
  }
}

export type SetupStorage = ReturnType<typeof createSetupStorage>
