import type { MiniaturesRules } from './rules.ts'
import type { Nation, Officer, UnitDescription } from './units.ts'

export const sideIds = ['a', 'b'] as const
export type SideId = (typeof sideIds)[number]

export type UnitId = string

export interface Side {
  readonly id: SideId
  readonly name: string
  /** The nation that its units have unless they say otherwise. */
  readonly nation: Nation
  /** Whose colour and pattern it is drawn in. */
  readonly colour: Nation
  readonly players: readonly string[]
}

/** Why a unit is no longer on the table; `players` took it off themselves. */
export const removalCauses = ['fire', 'melee', 'morale', 'players'] as const
export type RemovalCause = (typeof removalCauses)[number]

export interface Unit extends UnitDescription {
  readonly id: UnitId
  readonly side: SideId
  /** Units it is locked in melee with. */
  readonly lockedWith: readonly UnitId[]
  /** Null while it stands on the table. */
  readonly removed: RemovalCause | null
}

/** An officer whose unit is gone. */
export interface OfficerAlone {
  readonly side: SideId
  readonly officer: Officer
}

export interface MiniaturesState {
  readonly name: string
  /** Both sides in the order a, b; empty before the game is set up. */
  readonly sides: readonly Side[]
  /** In the order of the roster. */
  readonly units: readonly Unit[]
  readonly officersAlone: readonly OfficerAlone[]
  readonly rules: MiniaturesRules
  /** Number of the next unit to be added. */
  readonly nextUnit: number
}
