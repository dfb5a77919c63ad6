import * as v from 'valibot'
import { momentSchema } from '@/rules/moment.ts'
import { StorageProblem } from './problem.ts'

/** The newest form that this program writes of what is stored one by one, and belongs to no game. */
export const shelfFormatVersion = 1

const record = { id: v.string(), formatVersion: v.literal(shelfFormatVersion) }

/** An army list as it is stored. What is in it, its rulebook knows. */
export const armyRecordSchema = v.object({ ...record, changedAt: momentSchema, army: v.unknown() })

/** A kept board as it is stored. What is in it, its rulebook knows. */
export const setupRecordSchema = v.object({ ...record, changedAt: momentSchema, board: v.unknown() })

/** A set of rules as it is stored; whether its charts are sound is for its rulebook to say. */
export const chartSetRecordSchema = v.object({
  ...record,
  rulebook: v.literal('miniatures'),
  savedAt: momentSchema,
  chartSet: v.unknown(),
})

/** What a newer program stored. */
export const ofNewerShelf = v.object({
  formatVersion: v.pipe(v.number(), v.minValue(shelfFormatVersion + 1)),
})

/**
 * Whether a record may be written over by what was made from it.
 *
 * @param there what is stored, and `at` when that was changed; null where nothing is
 * @param own the moments of what this one was made from, and of its own writes, also of those whose end was never
 *   heard: a second try that finds its own record is no conflict
 * @throws StorageProblem `conflict` where it was changed since, also by a newer program, `missing` where it is gone
 */
export function requireOwn(there: unknown, at: number | null, own: readonly (number | null)[]): void {
  if (v.is(ofNewerShelf, there)) throw new StorageProblem('conflict')
  if (!own.includes(at)) throw new StorageProblem(at === null ? 'missing' : 'conflict')
}
