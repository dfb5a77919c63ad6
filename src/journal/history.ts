import type { Typed } from '@/rules/index.ts'
import { moveOf, type Entry, type JournalCommand } from './entry.ts'

/**
 * Where a game stands in its journal. Entries of game commands are nodes of a tree: each is its parent's
 * state plus its effects. Undo, redo and abandon are moves on that tree.
 */
export interface Head {
  /** Index that the next entry gets. */
  readonly nextIndex: number
  /** The node whose state is shown; null before the first entry. */
  readonly position: number | null
  /** Nodes that redo brings back, the next one last. */
  readonly redo: readonly number[]
  /** Hash of the newest entry; empty before the first. */
  readonly lastHash: string
}

export const emptyHead: Head = { nextIndex: 0, position: null, redo: [], lastHash: '' }

type Place = Pick<Head, 'position' | 'redo'>

const placeAfter: Readonly<Record<'command' | JournalCommand['type'], (head: Head, entry: Entry) => Place>> =
  {
    command: (_head, { index }) => ({ position: index, redo: [] }),
    undo: ({ position, redo }, { parent }) => ({
      position: parent,
      redo: position === null ? redo : [...redo, position],
    }),
    redo: ({ redo }, { parent }) => ({ position: parent, redo: redo.slice(0, -1) }),
    abandon: staying,
    copied: staying,
  }

function staying({ position, redo }: Head): Place {
  return { position, redo }
}

/** The head once an entry that was decided on `head` is written. */
export function headAfter(head: Head, entry: Entry): Head {
  const place = placeAfter[moveOf(entry.command) ?? 'command'](head, entry)
  return { ...place, nextIndex: entry.index + 1, lastHash: entry.hash }
}

/** Whether two heads stand at the same entry of the same journal. */
export function isSameHead(one: Head, other: Head): boolean {
  return one.nextIndex === other.nextIndex && one.lastHash === other.lastHash
}

/** The node whose state holds after an entry was written. */
export function positionAfter(entry: Entry): number | null {
  return moveOf(entry.command) === null ? entry.index : entry.parent
}

/** A line of the log. Moves always live: nothing takes back an undo, a redo brings a command back. */
export interface LogLine<Command extends Typed = Typed, Effect extends Typed = Typed> {
  readonly entry: Entry<Command, Effect>
  /** False where the command was undone. */
  readonly live: boolean
  /** When it was undone, in milliseconds since 1970; absent while it lives. */
  readonly undoneAt?: number
}

/**
 * Which entries live and which were undone, and when. Before a gap it is as it was when the newest entry
 * before it had been written.
 *
 * @param newestFirst the newest entries of a journal, as many as were read
 */
export function logLines<Command extends Typed, Effect extends Typed>(
  newestFirst: readonly Entry<Command, Effect>[],
): LogLine<Command, Effect>[] {
  const undoneAt = undoTimes(newestFirst)
  let expected: number | null = null
  return newestFirst.map((entry, place) => {
    if (newestFirst[place - 1]?.index !== entry.index + 1) expected = positionAfter(entry)
    if (moveOf(entry.command) !== null) return { entry, live: true }
    if (entry.index === expected) {
      expected = entry.parent
      return { entry, live: true }
    }
    const at = undoneAt.get(entry.index)
    return at === undefined ? { entry, live: false } : { entry, live: false, undoneAt: at }
  })
}

/** When each node was last undone. What an undo took back is the position that the entry before it left. */
function undoTimes(newestFirst: readonly Entry[]): ReadonlyMap<number | null, number> {
  const times = new Map<number | null, number>()
  newestFirst.forEach((entry, place) => {
    const before = newestFirst[place + 1]
    if (moveOf(entry.command) !== 'undo' || before?.index !== entry.index - 1) return
    const undone = positionAfter(before)
    if (!times.has(undone)) times.set(undone, entry.at)
  })
  return times
}
