import { sideOfStep, type MiniaturesState } from '@/rules/miniatures/index.ts'
import type { MiniaturesSummary } from './summarySchema.ts'

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
