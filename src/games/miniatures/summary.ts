import * as v from 'valibot'
import { nations, sideOfStep, stepIds, type MiniaturesState } from '@/rules/miniatures/index.ts'

/** What the card of a game on the home screen shows. */
export const summarySchema = v.object({
  sides: v.array(v.object({ name: v.string(), colour: v.picklist(nations) })),
  /** Bases still on the table and at the start, by side. */
  /** The turn and the step that is played; null before the first turn. `acting` is a place among the sides. */
  turn: v.optional(
    v.nullable(v.object({ number: v.number(), step: v.picklist(stepIds), acting: v.nullable(v.number()) })),
    null,
  ),
  strength: v.array(v.object({ present: v.number(), started: v.number() })),
})

export type MiniaturesSummary = v.InferOutput<typeof summarySchema>

/** Both sides with their colours, what is left of them, and where the battle stands. */
export function summarise({ sides, units, turn }: MiniaturesState): MiniaturesSummary {
  return {
    turn: turn === null ? null : { number: turn.number, step: turn.step, acting: actingIn(sides, turn) },
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

/** The place of the side whose hands the step keeps busy; null where it is both. */
function actingIn(
  sides: MiniaturesState['sides'],
  { attacker, step }: NonNullable<MiniaturesState['turn']>,
): number | null {
  const acting = attacker === null ? null : sideOfStep(attacker, step)
  const place = sides.findIndex(({ id }) => id === acting)
  return place < 0 ? null : place
}
