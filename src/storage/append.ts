import { isSameHead, type Entry, type Head } from '@/journal/index.ts'
import { nameOfRecord } from './copy-name.ts'
import { writeStrictly, type Connection } from './database.ts'
import { StorageProblem } from './problem.ts'
import { parseGameRecord, plain, type Draft, type GameRecord } from './record.ts'
import { snapshotsToPrune } from './pruning.ts'
import { rangeOfGame, type KeyOf, type StoreWriter } from './schema.ts'
import { isSameStand, type Stand } from './stand.ts'

/** How many entries lie between two snapshots. */
const snapshotInterval = 50

/** A decided entry, with all that is stored along with it. */
export interface Append<State> {
  readonly game: string
  /** Where the game stood when the entry was decided. */
  readonly expected: Stand
  readonly entry: Entry
  readonly text: string
  /** The head once the entry is written. */
  readonly head: Head
  /** The state at the new head. */
  readonly state: State
  readonly stateVersion: number
  /** The game's name and the home card's data in that state. */
  readonly name: string
  readonly summary: unknown
}

/**
 * Writes an entry, the game's new head and, every fifty entries, a snapshot in the place of older ones, in one
 * strict transaction; ends the draft. Written twice it comes to the same, so a write whose end was never heard can be tried again.
 *
 * @throws StorageProblem `conflict` when the game does not stand where the entry was decided
 */
export function appendEntry<State>(connection: Connection, append: Append<State>): Promise<void> {
  const { game, entry, text, head } = append
  return connection.use((database) =>
    writeStrictly(database, ['games', 'entries', 'snapshots'], async (transaction) => {
      const games = transaction.objectStore('games')
      const record = readableRecord(await games.get(game))
      if (isSameHead(record.head, head)) return
      if (!isSameStand(record, append.expected)) throw new StorageProblem('conflict')
      const writes = [
        () => games.put(plain(recordAfter(record, append))),
        () => transaction.objectStore('entries').add({ game, index: entry.index, text, hash: entry.hash }),
        async () => isSnapshotDue(head) && keepSnapshot(transaction.objectStore('snapshots'), append),
      ]
      // One that fails at once leaves none of the others unheard.
      await Promise.all(writes.map(async (write) => write()))
    }),
  )
}

function recordAfter<State>(record: GameRecord, { name, summary, head, entry }: Append<State>): GameRecord {
  const shownName = nameOfRecord(name, record)
  return { ...record, name: shownName, summary, head, playedAt: entry.at, draft: null }
}

function isSnapshotDue({ nextIndex }: Head): boolean {
  return nextIndex % snapshotInterval === 0
}

async function keepSnapshot<State>(
  snapshots: StoreWriter<KeyOf<'snapshots'>>,
  append: Append<State>,
): Promise<void> {
  const { game } = append
  await snapshots.put(snapshotOf(append))
  const nodes = (await snapshots.getAllKeys(rangeOfGame(game))).map(([, node]) => node)
  await Promise.all(snapshotsToPrune(nodes).map(async (node) => snapshots.delete([game, node])))
}

function snapshotOf<State>({ game, head, stateVersion, state }: Append<State>): unknown {
  return { game, node: head.position, stateVersion, state: plain(state) }
}

/**
 * Stores the faces of a command that is not finished; null where none is left of it.
 *
 * @throws StorageProblem `conflict` when the game does not stand where the command is being decided
 */
export function saveDraft(
  connection: Connection,
  game: string,
  expected: Stand,
  draft: Draft | null,
): Promise<void> {
  return changeRecord(connection, game, (record) => {
    // The second case is a second try after a write whose end was never heard.
    if (!isSameStand(record, expected) && !isSameStand(record, { head: expected.head, draft })) {
      throw new StorageProblem('conflict')
    }
    return { ...record, draft }
  })
}

/** Remembers whether a side of a game rolls its own dice. @throws StorageProblem */
export function saveOwnDice(
  connection: Connection,
  game: string,
  side: string,
  usesOwnDice: boolean,
): Promise<void> {
  return changeRecord(connection, game, (record) => ({
    ...record,
    ownDice: { ...record.ownDice, [side]: usesOwnDice },
  }))
}

/** Where a game stands in storage. @throws StorageProblem */
export async function readStand(connection: Connection, game: string): Promise<Stand> {
  const { head, draft } = await connection.use(async (database) =>
    readableRecord(await database.get('games', game)),
  )
  return { head, draft }
}

function changeRecord(
  connection: Connection,
  game: string,
  change: (record: GameRecord) => GameRecord,
): Promise<void> {
  return connection.use((database) =>
    writeStrictly(database, ['games'], async (transaction) => {
      const games = transaction.objectStore('games')
      await games.put(plain(change(readableRecord(await games.get(game)))))
    }),
  )
}

function readableRecord(stored: unknown): GameRecord {
  if (stored === undefined) throw new StorageProblem('missing')
  const parsed = parseGameRecord(stored)
  if ('problem' in parsed) throw new StorageProblem('failed')
  return parsed.record
}
