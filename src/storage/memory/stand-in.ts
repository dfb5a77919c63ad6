import type { Connection } from '../database.ts'
import { asStorageProblem } from '../problem.ts'

/**
 * A connection for which memory stands in where the browser gives no storage: from the first refusal on, and
 * only where nothing was kept on this page before, so that no game is ever in two places.
 *
 * @param loadMemory gives a database in memory
 * @param standingIn called when memory stands in: the player must know that nothing is kept
 */
export function withStandIn(
  connection: Connection,
  loadMemory: () => Promise<Connection>,
  standingIn: () => void,
): Connection {
  let memory: Promise<Connection> | null = null
  let wasKept = false
  return {
    async use(work) {
      try {
        if (memory === null) {
          const result = await connection.use(work)
          wasKept = true
          return result
        }
      } catch (error) {
        if (wasKept || asStorageProblem(error).code !== 'unavailable') throw error
        standingIn()
      }
      return (await (memory ??= loadMemory())).use(work)
    },
    close: () => connection.close(),
  }
}
