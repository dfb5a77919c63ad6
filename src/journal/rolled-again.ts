import { moveOf, type Entry } from './entry.ts'

/** How often a side took a roll back, or gave it up, and then rolled it again. */
export interface RolledAgain {
  /** Null where the dice belonged to no side. */
  readonly side: string | null
  readonly count: number
}

/** How many throws of each side stand on the path to a node. */
type Throws = ReadonlyMap<string | null, number>

const noThrows: Throws = new Map()

/**
 * Counts the rolls that were taken back and rolled again, entry by entry, oldest first.
 *
 * A roll is rolled again when a side throws dice for a command of some type as its n-th throw, and has thrown
 * dice for a command of that type as its n-th throw before. The throws of a side are counted along the commands
 * that stand, so the one before must have been taken back, or given up with its first dice seen. Whoever takes a
 * fire back, moves, and fires again has rolled again, also at another target; who plays on without that fire,
 * and fires some throws later, has not. A roll that is given up counts like one that stood: its dice were seen.
 * A redo throws nothing.
 */
export class RolledAgainCount {
  readonly #throwsAt = new Map<number | null, Throws>()
  readonly #seen = new Set<string>()
  readonly #counts = new Map<string | null, number>()

  /** Takes the next entry. */
  take(entry: Entry): void {
    const before = this.#throwsAt.get(entry.parent) ?? noThrows
    if (entry.rolls.length > 0) this.#note(entry, before)
    this.#throwsAt.set(entry.index, throwsAfter(entry, before))
  }

  /** By side, in the order in which they first rolled again. */
  result(): readonly RolledAgain[] {
    return [...this.#counts].map(([side, count]) => ({ side, count }))
  }

  #note(entry: Entry, before: Throws): void {
    const { side } = entry
    const key = JSON.stringify([side, before.get(side) ?? 0, thrownFor(entry)])
    if (this.#seen.has(key)) this.#counts.set(side, (this.#counts.get(side) ?? 0) + 1)
    this.#seen.add(key)
  }
}

function throwsAfter({ side, rolls }: Entry, before: Throws): Throws {
  return rolls.length === 0 ? before : new Map(before).set(side, (before.get(side) ?? 0) + 1)
}

/** The type of the command that dice were thrown for, also where it was given up. */
function thrownFor({ command }: Entry): string {
  return moveOf(command) === 'abandon' && 'command' in command ? command.command.type : command.type
}

/** `RolledAgainCount` of a whole journal, oldest entry first. */
export function rolledAgain(entries: readonly Entry[]): readonly RolledAgain[] {
  const count = new RolledAgainCount()
  for (const entry of entries) count.take(entry)
  return count.result()
}
