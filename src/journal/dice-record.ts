import type { Roll, SeenOrigin } from '@/dice/index.ts'
import type { Entry } from './entry.ts'

/** How often each face fell, of the dice that one side threw with one kind of die in one way. */
export interface DiceTally {
  /** Null where a die belonged to no side. */
  readonly side: string | null
  /** How many sides the die has. */
  readonly sides: number
  readonly origin: SeenOrigin
  /** By face, from face 1. */
  readonly counts: readonly number[]
}

/**
 * Counts every die of a journal. What was undone or given up counts as well: the die was thrown and seen,
 * and leaving it out would make dice look fairer, or less fair, than they were. A redo throws nothing, so
 * each die counts once. Of dice whose successes were only counted nobody knows the faces: they are left out.
 */
export function diceRecord(entries: readonly Pick<Entry, 'rolls'>[]): readonly DiceTally[] {
  const tallies = new Map<string, Omit<DiceTally, 'counts'> & { readonly counts: number[] }>()
  for (const { side = null, sides, origin, face } of entries.flatMap(({ rolls }) => rolls.filter(isSeen))) {
    const key = keyOf(side, sides, origin)
    const tally = tallies.get(key) ?? { side, sides, origin, counts: Array.from({ length: sides }, () => 0) }
    tally.counts[face - 1] = (tally.counts[face - 1] ?? 0) + 1
    tallies.set(key, tally)
  }
  return [...tallies.values()]
}

type SeenRoll = Roll & { readonly origin: SeenOrigin }

function isSeen(roll: Roll): roll is SeenRoll {
  return roll.origin !== 'counted'
}

function keyOf(side: string | null, sides: Roll['sides'], origin: SeenOrigin): string {
  return JSON.stringify([side, sides, origin])
}

/** Adds tallies up, face by face; all of them are of dice with `sides` sides. */
export function addedCounts(tallies: readonly DiceTally[], sides: number): readonly number[] {
  return Array.from({ length: sides }, (_, index) =>
    tallies.reduce((total, { counts }) => total + (counts[index] ?? 0), 0),
  )
}
