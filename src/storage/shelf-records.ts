import * as v from 'valibot'
import { momentSchema } from '@/rules/moment.ts'

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
