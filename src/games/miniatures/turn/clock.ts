import type { MiniaturesState } from '@/rules/miniatures/index.ts'

/** When a half-turn begins, where the players agreed on a clock. */
export function clockStart({ scenario }: MiniaturesState): { at?: number } {
  return scenario.minutesPerHalfTurn === null ? {} : { at: Date.now() }
}
