import type { GameWriters, Hold } from './game-writers.ts'
import { createLater } from './later.ts'

/** What is asked of the platform's locks. */
export interface Locks {
  request(name: string, options: LockOptions, whileHeld: (lock: unknown) => Promise<void>): Promise<unknown>
}

/** One writer for each game by the platform's locks, which end with their window, however it ends. */
export function createLockWriters(locks: Locks): GameWriters {
  /** Null only where it was asked to be had at once or not at all. */
  function request(game: string, options: LockOptions): Promise<Hold | null> {
    return new Promise((resolve, reject) => {
      const release = createLater()
      const ended = createLater()
      const lost = createLater()
      const hold: Hold = {
        lost: lost.happened,
        letGo() {
          release.happen()
          return ended.happened
        },
      }
      // A lock that is taken away ends in an error; so does one that is never had.
      locks
        .request(`game:${game}`, options, async (lock) => {
          resolve(lock === null ? null : hold)
          if (lock !== null) await release.happened
        })
        .catch((error: unknown) => {
          lost.happen()
          reject(error)
        })
        .finally(ended.happen)
    })
  }

  async function had(game: string, options: LockOptions): Promise<Hold> {
    const hold = await request(game, options)
    if (hold === null) throw new TypeError('a lock that was waited for is had')
    return hold
  }

  return {
    mayOutlive: false,
    take: (game) => request(game, { ifAvailable: true }),
    wait: (game, signal) => had(game, { signal }),
    seize: (game) => had(game, { steal: true }),
  }
}
