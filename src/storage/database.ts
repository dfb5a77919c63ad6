import { openDB } from 'idb'
import { patiently } from './patience.ts'
import { asStorageProblem, isPassing, problemOfOpening, StorageProblem } from './problem.ts'
import {
  databaseName,
  migrations,
  type BrowserDatabase,
  type Database,
  type Migration,
  type Reading,
  type StoreName,
  type Stores,
  type Writing,
} from './schema.ts'

const mostTries = 3

/** How long to wait, in milliseconds, and which migrations to run; tests give their own. */
export interface ConnectionOptions {
  readonly migrations?: readonly Migration[]
  /** How long another tab may block an upgrade before that is a problem. */
  readonly blockedWait?: number
  /** How long an operation may take before its connection counts as dead. */
  readonly patience?: number
  /**
   * Runs once before a database that a version before this one left is upgraded, with that version; nothing
   * holds the database open meanwhile. The upgrade goes on when it is done, whatever became of it.
   */
  readonly beforeUpgrade?: (version: number) => Promise<void>
}

/** The one connection to the database, which heals itself. */
export interface Connection {
  /**
   * Runs work on the kept connection. When the connection dies the work is run again on a new one, at most
   * three times in all, so it must come to the same when it runs twice.
   *
   * @throws StorageProblem
   */
  use<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
  /** Closes the connection; the next use opens it again. */
  close(): Promise<void>
}

/** An opening that is under way or done. A second one would only queue behind the first. */
interface Opening {
  readonly database: Promise<BrowserDatabase>
  /** Rejects once the opening has been blocked for too long. */
  readonly blocked: Promise<never>
}

/** A connection that is opened at first use. */
export function createConnection(options: ConnectionOptions = {}): Connection {
  const steps = options.migrations ?? migrations
  const blockedWait = options.blockedWait ?? 1_500
  const patience = options.patience ?? 15_000
  let kept: Opening | null = null
  let beforeUpgrade = options.beforeUpgrade ?? null
  /** A browser that opened the database once does not withhold it. */
  let wasOpen = false

  function drop(opening: Opening): void {
    if (kept === opening) kept = null
    opening.database.then(
      (database) => database.close(),
      () => undefined,
    )
  }

  function open(): Opening {
    let refuse: (problem: StorageProblem) => void = () => undefined
    const blocked = new Promise<never>((_resolve, reject) => {
      refuse = reject
    })
    blocked.catch(() => undefined)
    let heldAt = 0
    /** An opening says only that its upgrade was ended; the upgrade knows why. */
    let upgradeFault: DOMException | null = null
    const ask = () =>
      openDB<Stores>(databaseName, steps.length, {
        upgrade(upgraded, oldVersion, _newVersion, transaction) {
          transaction.done.catch(() => (upgradeFault = transaction.error))
          if (oldVersion > 0 && beforeUpgrade !== null) {
            heldAt = oldVersion
            return transaction.abort()
          }
          for (const migrate of steps.slice(oldVersion)) migrate(upgraded, transaction)
        },
        blocked() {
          setTimeout(() => refuse(new StorageProblem('blocked')), blockedWait)
        },
        // Another tab wants to upgrade or delete the database: never stand in its way.
        blocking() {
          drop(opening)
        },
        terminated() {
          drop(opening)
        },
      })
    // Some browsers throw here and now where storage is forbidden.
    const database = Promise.resolve()
      .then(ask)
      .catch(async (error: unknown) => {
        if (heldAt === 0 || beforeUpgrade === null) throw error
        const prepare = beforeUpgrade
        beforeUpgrade = null
        await patiently(prepare(heldAt), patience / 2).catch(() => undefined)
        return ask()
      })
      .catch((error: unknown) => {
        throw upgradeFault ?? error
      })
    const opening: Opening = { database, blocked }
    database.catch(() => drop(opening))
    return opening
  }

  async function attempt<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    if (!isThere()) throw new StorageProblem('unavailable')
    const opening = (kept ??= open())
    try {
      const database = await patiently(Promise.race([opening.database, opening.blocked]), patience)
      wasOpen = true
      return await patiently(work(database), patience)
    } catch (error) {
      if (!isPassing(error)) throw asStorageProblem(error)
      drop(opening)
      throw new PassingFault(error)
    }
  }

  return {
    async use(work) {
      let cause: unknown
      for (let tries = 0; tries < mostTries; tries += 1) {
        try {
          return await attempt(work)
        } catch (error) {
          if (!(error instanceof PassingFault)) throw error
          cause = error.cause
        }
      }
      throw new StorageProblem(wasOpen ? 'lost' : problemOfOpening(cause), cause)
    },

    async close() {
      const opening = kept
      kept = null
      const database = await opening?.database
      database?.close()
    },
  }
}

/** A fault of the connection, not of the work. */
class PassingFault extends Error {
  constructor(cause: unknown) {
    super('the connection failed', { cause })
  }
}

/** Some browsers have none in private browsing, and some forbid to look. */
function isThere(): boolean {
  try {
    return Boolean(Reflect.get(globalThis, 'indexedDB'))
  } catch {
    return false
  }
}

/**
 * Writes in one strict transaction: all of it or nothing, and done only when it is on the disk. An error
 * inside takes everything back.
 */
export async function writeStrictly<Names extends StoreName, Result>(
  database: Database,
  stores: Names[],
  work: (transaction: Writing<Names>) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  if (!isWriting(transaction)) throw new TypeError('a transaction that only reads')
  // Its end is awaited below; without this a failing request would also be reported as unhandled.
  transaction.done.catch(() => undefined)
  try {
    const result = await work(transaction)
    await transaction.done
    return result
  } catch (error) {
    // Requests of a failed transaction say only that they were aborted; the transaction knows why.
    if (transaction.error !== null) throw transaction.error
    abort(transaction)
    throw error
  }
}

function isWriting<Names extends StoreName>(transaction: Reading<Names>): transaction is Writing<Names> {
  return transaction.mode === 'readwrite'
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort()
  } catch {
    // It had ended by itself.
  }
}
