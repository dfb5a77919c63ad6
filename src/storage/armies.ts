import * as v from 'valibot'
import { writeStrictly, type Connection } from './database.ts'
import { plain } from './record.ts'
import { armyRecordSchema, ofNewerShelf, shelfFormatVersion } from './shelf-records.ts'

/** An army list as it lies in storage. What `army` is, its rulebook knows. */
export interface StoredArmy {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly changedAt: number
  readonly army: unknown
}

/** An army list that this program cannot read. It is left as it is. */
export interface UnreadableArmy {
  readonly id: string
  readonly problem: 'unsupported' | 'malformed'
}

function listed(id: string, stored: unknown): StoredArmy | UnreadableArmy {
  const parsed = v.safeParse(armyRecordSchema, stored)
  if (!parsed.success) return { id, problem: v.is(ofNewerShelf, stored) ? 'unsupported' : 'malformed' }
  const { changedAt, army } = parsed.output
  return { id, changedAt, army }
}

/**
 * What army lists need of storage. Every function rejects with a StorageProblem.
 *
 * `listArmies` gives every stored list, in no order; `saveArmy` stores one, in place of the one of its id;
 * `removeArmy` removes one.
 */
export function createArmyStorage(connection: Connection) {
  return {
    listArmies: (): Promise<readonly (StoredArmy | UnreadableArmy)[]> =>
      connection.use(async (database) => {
        const { store } = database.transaction('armies')
        const [ids, stored] = await Promise.all([store.getAllKeys(), store.getAll()])
        return ids.map((id, place) => listed(id, stored[place]))
      }),

    saveArmy: (army: StoredArmy): Promise<void> =>
      connection.use((database) =>
        writeStrictly(database, ['armies'], async (transaction) => {
          const record = { ...army, formatVersion: shelfFormatVersion }
          await transaction.objectStore('armies').put(plain(record))
        }),
      ),

    removeArmy: (id: string): Promise<void> =>
      connection.use((database) =>
        writeStrictly(database, ['armies'], async (transaction) => {
          await transaction.objectStore('armies').delete(id)
        }),
      ),
  }
}

export type ArmyStorage = ReturnType<typeof createArmyStorage>
