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
  /** Where a battle on the board stands, in words: the first load has no room for them. `acting` is then its own. */
  line: v.exactOptional(v.string()),
  /** The game is nothing but a battle. */
  isLone: v.exactOptional(v.boolean()),
})

export type NapoleonSummary = v.InferOutput<typeof summarySchema>
