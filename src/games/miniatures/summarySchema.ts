import * as v from 'valibot'
import { nations, stepIds } from '@/rules/miniatures/index.ts'

/** What the card of a game on the home screen shows. */
export const summarySchema = v.object({
  sides: v.array(v.object({ name: v.string(), colour: v.picklist(nations) })),
  /** The turn and the step that is played; null before the first turn. `acting` is a place among the sides. */
  turn: v.optional(
    v.nullable(v.object({ number: v.number(), step: v.picklist(stepIds), acting: v.nullable(v.number()) })),
    null,
  ),
  /** Bases still on the table and at the start, by side. */
  strength: v.array(v.object({ present: v.number(), started: v.number() })),
})

export type MiniaturesSummary = v.InferOutput<typeof summarySchema>
