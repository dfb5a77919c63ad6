import { positionAfter, type Entry, type Head, type Step } from '@/journal/index.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import type { Connection } from './database.ts'
import { answeringFaults, Faulty, JournalReader, type GameFault } from './journal-reader.ts'
import { parseGameRecord, type Draft, type GameRecord } from './record.ts'
import { readRows } from './rows.ts'
import type { EntryRow, Reading } from './schema.ts'

export type { GameFault } from './journal-reader.ts'

/** A game as it is opened, at its head. */
export interface OpenedGame<State, Command extends Typed, Effect extends Typed> {
  readonly game: Pick<GameRecord, 'id' | 'name' | 'copy' | 'rulebook' | 'createdAt' | 'playedAt'>
  readonly head: Head
  /** As it was stored: whether the rulebook still knows its command is for the reader to see. */
  readonly draft: Draft | null
  readonly ownDice: Readonly<Record<string, boolean>>
  /**
   * The newest entries on the path to the position, oldest first; the last one is the position's. Where that
   * path is broken, to the newest entry before which it is not.
   */
  readonly steps: readonly Step<State, Command, Effect>[]
  /** The newest entry, and the one that redo brings back; null where they cannot be read. */
  readonly newest: Entry<Command, Effect> | null
  readonly redoTarget: Entry<Command, Effect> | null
  /** Every entry that was read on the way, as stored. */
  readonly rows: readonly EntryRow[]
  /** The first entry, of those that were looked at, that does not fit: the game can be read, and not be played on. */
  readonly fault: GameFault | null
}

/** Steps to a node, oldest first; the last one is the node's. */
export interface Stretch<State, Command extends Typed, Effect extends Typed> {
  readonly steps: readonly Step<State, Command, Effect>[]
  readonly rows: readonly EntryRow[]
}

/**
 * Opens a game from its last usable snapshot, reading only the entries after it, and checks every one of them.
 * Bad data is answered, not thrown: what lies in storage is left as it is. A broken journal is opened as far
 * as it can be shown.
 *
 * @throws StorageProblem
 */
export function openGame<State, Command extends Typed, Effect extends Typed>(
  connection: Connection,
  game: string,
  rulebook: Rulebook<State, Command, Effect>,
): Promise<OpenedGame<State, Command, Effect> | GameFault> {
  return connection.use((database) =>
    answeringFaults(async () => {
      const reading = database.transaction(['games', 'entries', 'snapshots'])
      const record = await readRecord(reading, game, rulebook.id)
      const { id, name, createdAt, playedAt, head, draft, ownDice } = record
      const reader = new JournalReader(reading, game, rulebook)
      const misfit = faultIn(await answeringFaults(() => reader.checkNewest(head)))
      const path = await newestPath(reader, head)
      const newest = await readable(() => reader.entry(head.nextIndex - 1))
      const next = head.redo.at(-1)
      const redoTarget = next === undefined ? null : await readable(() => reader.entry(next))
      const copy = record.copy === undefined ? {} : { copy: record.copy }
      const about = { id, name, ...copy, rulebook: record.rulebook, createdAt, playedAt }
      const { steps } = path
      const fault = earlier(misfit, path.fault)
      return { game: about, head, draft, ownDice, steps, newest, redoTarget, rows: reader.rows, fault }
    }),
  )
}

/**
 * The path to any node of a game, from the last usable snapshot before it.
 *
 * @throws StorageProblem
 */
export function openStretch<State, Command extends Typed, Effect extends Typed>(
  connection: Connection,
  game: string,
  node: number,
  rulebook: Rulebook<State, Command, Effect>,
): Promise<Stretch<State, Command, Effect> | GameFault> {
  return connection.use((database) =>
    answeringFaults(async () => {
      const reading = database.transaction(['games', 'entries', 'snapshots'])
      const reader = new JournalReader(reading, game, rulebook)
      return { steps: await reader.stepsTo(node), rows: reader.rows }
    }),
  )
}

/**
 * Entries as they are stored, newest first.
 *
 * @param beforeIndex only entries older than this one
 * @param count how many at most
 * @throws StorageProblem
 */
export function readEntries(
  connection: Connection,
  game: string,
  beforeIndex: number,
  count: number,
): Promise<EntryRow[]> {
  if (beforeIndex <= 0) return Promise.resolve([])
  return connection.use(async (database) => {
    const { store } = database.transaction('entries')
    const rows = await readRows(store, game, Math.max(0, beforeIndex - count), beforeIndex - 1)
    return rows.reverse()
  })
}

interface NewestPath<State, Command extends Typed, Effect extends Typed> {
  readonly steps: readonly Step<State, Command, Effect>[]
  readonly fault: GameFault | null
}

/** The path to the head or, where that is broken, to what stood before the entry that breaks it. @throws Faulty */
async function newestPath<State, Command extends Typed, Effect extends Typed>(
  reader: JournalReader<State, Command, Effect>,
  { position, nextIndex }: Head,
): Promise<NewestPath<State, Command, Effect>> {
  const whole = await answeringFaults(async () => {
    if ((position ?? nextIndex) >= nextIndex) throw new Faulty('malformed', null)
    return reader.stepsTo(position)
  })
  if (!('problem' in whole)) return { steps: whole, fault: null }
  let fault = whole
  for (const node of (await reader.indexes()).toReversed()) {
    if (fault.problem === 'unsupported') break
    if (node >= Math.min(nextIndex, fault.index ?? nextIndex)) continue
    const steps = await answeringFaults(async () => reader.stepsTo(positionAfter(await reader.entry(node))))
    if (!('problem' in steps)) return { steps, fault }
    fault = { ...steps, index: Math.min(node, steps.index ?? node) }
  }
  throw new Faulty(whole.problem, whole.index)
}

function earlier(one: GameFault | null, other: GameFault | null): GameFault | null {
  if (one === null || other === null) return one ?? other
  return (other.index ?? Infinity) < (one.index ?? Infinity) ? other : one
}

/** Of a newer program nothing is shown: what it means is not known here. @throws Faulty */
function faultIn(checked: void | GameFault): GameFault | null {
  if (checked === undefined) return null
  if (checked.problem === 'unsupported') throw new Faulty(checked.problem, checked.index)
  return checked
}

async function readable<Answer>(read: () => Promise<Answer>): Promise<Answer | null> {
  const answer = await answeringFaults(async () => ({ found: await read() }))
  return 'problem' in answer ? null : answer.found
}

async function readRecord(reading: Reading, game: string, rulebook: string): Promise<GameRecord> {
  const stored = await reading.objectStore('games').get(game)
  if (stored === undefined) throw new Faulty('missing', null)
  const parsed = parseGameRecord(stored)
  if ('problem' in parsed) throw new Faulty(parsed.problem, null)
  if (parsed.record.rulebook !== rulebook) throw new Faulty('unknownRulebook', null)
  return parsed.record
}
