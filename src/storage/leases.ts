import * as v from 'valibot'
import { writeStrictly, type Connection } from './database.ts'

const leaseSchema = v.object({
  game: v.string(),
  /** The window that plays the game. */
  holder: v.string(),
  /** Until when, unless it is renewed, in milliseconds since 1970. */
  until: v.number(),
})

/** Who plays a game, where the browser has no locks. */
export type Lease = v.InferOutput<typeof leaseSchema>

/** Which lease may be replaced: none but an ended or an own one, none but an own one, or anybody's. */
export type Claim = 'free' | 'own' | 'any'

/**
 * What leases need of storage. Every function rejects with a StorageProblem.
 *
 * `claim` puts a lease in place of the one there is, if that may be replaced at `now`, and tells whether it is
 * there now; `read` gives the one there is, null where there is none; `end` removes the one of a holder.
 */
export function createLeaseStorage(connection: Connection) {
  return {
    claim: (lease: Lease, claim: Claim, now: number): Promise<boolean> =>
      connection.use((database) =>
        writeStrictly(database, ['leases'], async (transaction) => {
          const store = transaction.objectStore('leases')
          const mayTake = mayReplace[claim](parseLease(await store.get(lease.game)), lease.holder, now)
          if (mayTake) await store.put(lease)
          return mayTake
        }),
      ),

    read: (game: string): Promise<Lease | null> =>
      connection.use(async (database) => parseLease(await database.get('leases', game))),

    end: (game: string, holder: string): Promise<void> =>
      connection.use((database) =>
        writeStrictly(database, ['leases'], async (transaction) => {
          const store = transaction.objectStore('leases')
          if (parseLease(await store.get(game))?.holder === holder) await store.delete(game)
        }),
      ),
  }
}

export type LeaseStorage = ReturnType<typeof createLeaseStorage>

const mayReplace: Readonly<Record<Claim, (there: Lease | null, holder: string, now: number) => boolean>> = {
  free: (there, holder, now) => there === null || there.holder === holder || there.until <= now,
  own: (there, holder) => there?.holder === holder,
  any: () => true,
}

/** What is no lease holds nobody back. */
function parseLease(stored: unknown): Lease | null {
  const parsed = v.safeParse(leaseSchema, stored)
  return parsed.success ? parsed.output : null
}
