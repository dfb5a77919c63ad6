import type { Difference } from './standard.ts'

/** A volley as the command line takes it. */
export interface FireInput {
  readonly firers: readonly Difference[]
  readonly target: Difference
  readonly distance: number
  readonly aspect?: string
  readonly atCharger?: boolean
}

/** A melee as the command line takes it. */
export interface MeleeInput {
  readonly attacker: Difference
  readonly defender: Difference
  readonly aspect?: string
  readonly locked?: boolean
}
