import type { SideId } from './sides.ts'
import type { Cover } from './units.ts'

/** A piece of the table, and the cover that it gives. */
export interface Terrain {
  readonly name: string
  /** Null where it gives none. */
  readonly cover: Cover | null
  readonly note: string
}

export interface Objective {
  readonly name: string
  readonly heldBy: SideId | null
}

/** What players agree on before a battle, besides their forces. */
export interface Scenario {
  /** Turns, 1 to 99; null without a limit. */
  readonly turnLimit: number | null
  /** Minutes that a half-turn may take, 1 to 240; null without a clock. */
  readonly minutesPerHalfTurn: number | null
  readonly terrain: readonly Terrain[]
  readonly objectives: readonly Objective[]
  readonly notes: string
}

/** Nothing agreed. */
export const emptyScenario: Scenario = {
  turnLimit: null,
  minutesPerHalfTurn: null,
  terrain: [],
  objectives: [],
  notes: '',
}
