import type { RemovalCause } from './state.ts'

/** What became of the officer: none there, not at risk from this, unhurt, or fallen. */
export type OfficerFate = 'none' | 'notAtRisk' | 'unhurt' | 'falls'

/** What a resolution does to one unit. */
export interface Losses {
  readonly basesLost: number
  /** Whether it takes a morale marker that it did not carry. */
  readonly marker: boolean
  /** Whether it takes a damage marker. */
  readonly damaged: boolean
  readonly removed: RemovalCause | null
  readonly officer: OfficerFate
}
