import * as v from 'valibot'
import { nationIds } from '@/rules/napoleon-in-europe/nations.ts'

/** What the card of a game on the home screen shows. */
export const summarySchema = v.object({
  /** Counted from January of the year 0; null in the Basic Rules, which count rounds alone. */
  month: v.nullable(v.number()),
  round: v.number(),
  phase: v.string(),
  /** Whose turn it is; null between two rounds. */
  acting: v.nullable(v.picklist(nationIds)),
  isOver: v.boolean(),
})

export type NapoleonSummary = v.InferOutput<typeof summarySchema>
