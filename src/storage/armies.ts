import * as v from 'valibot'
import { momentSchema } from '@/rules/moment.ts'
import { writeStrictly, type Connection } from './database.ts'
import { plain } from './record.ts'
import { armyRecordSchema, ofNewerShelf, requireOwn, shelfFormatVersion } from './shelf-records.ts'

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

const changed = v.object({ changedAt: momentSchema })

/**
 * What army lists need of storage. Every function rejects with a StorageProblem.
 *
 * `listArmies` gives every stored list, in no order; `saveArmy` stores one in one strict transaction; `removeArmy`
 * removes one. What `saveArmy` is given besides is when the list was changed that this one was made from, null for
 * a new one, and when it was changed by writes since whose end was never heard: it rejects with `conflict` where
 * another window has changed it, also by a newer program, with `missing` where it is not there any more.
 */
export function createArmyStorage(connection: Connection) {
  return {
    listArmies: (): Promise<readonly (StoredArmy | UnreadableArmy)[]> =>
      connection.use(async (database) => {
        const { store } = database.transaction('armies')
        const [ids, stored] = await Promise.all([store.getAllKeys(), store.getAll()])
        return ids.map((id, place) => listed(id, stored[place]))
      }),

    saveArmy: (army: StoredArmy, before: number | null, unheard: readonly number[] = []): Promise<void> =>
      connection.use((database) =>
        writeStrictly(database, ['armies'], async (transaction) => {
          const store = transaction.objectStore('armies')
          const there = await store.get(army.id)
          const at = v.is(changed, there) ? there.changedAt : null
          requireOwn(there, at, [before, army.changedAt, ...unheard])
          await store.put(plain({ ...army, formatVersion: shelfFormatVersion }))
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
