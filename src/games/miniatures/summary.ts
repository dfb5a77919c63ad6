import * as v from 'valibot'
import { nations, type MiniaturesState } from '@/rules/miniatures/index.ts'

/** What the card of a game on the home screen shows. */
export const summarySchema = v.object({
  sides: v.array(v.object({ name: v.string(), colour: v.picklist(nations) })),
  /** Bases still on the table and at the start, by side. */
  strength: v.array(v.object({ present: v.number(), started: v.number() })),
})

export type MiniaturesSummary = v.InferOutput<typeof summarySchema>

/** Both sides with their colours and what is left of them. */
export function summarise({ sides, units }: MiniaturesState): MiniaturesSummary {
  return {
    sides: sides.map(({ name, colour }) => ({ name, colour })),
    strength: sides.map(({ id }) => {
      const own = units.filter(({ side }) => side === id)
      return {
        present: own.reduce((sum, { bases, removed }) => sum + (removed === null ? bases : 0), 0),
        started: own.reduce((sum, { startingBases }) => sum + startingBases, 0),
      }
    }),
  }
}
