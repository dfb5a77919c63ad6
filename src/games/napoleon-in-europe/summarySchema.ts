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
  /** The battle on the board, in games that were played since there are any. */
  battle: v.exactOptional(
    v.object({
      /** Where it stands, in words: the first load has no room for them. */
      line: v.string(),
      /** Whose battle it is now; null for a minor nation's own army. */
      acting: v.nullable(v.picklist(nationIds)),
      /** The game is nothing but this battle. */
      isLone: v.boolean(),
    }),
  ),
})

export type BattleSummary = NonNullable<NapoleonSummary['battle']>
export type NapoleonSummary = v.InferOutput<typeof summarySchema>
