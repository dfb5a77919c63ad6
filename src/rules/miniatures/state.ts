import type { MiniaturesRules } from './rules.ts'
import type { Scenario } from './scenario.ts'
import type { SideId, UnitId } from './sides.ts'
import type { Charge, Deed, Turn } from './turn.ts'
import type { Nation, Officer, UnitDescription } from './units.ts'

export interface Side {
  readonly id: SideId
  readonly name: string
  /** The nation that its units have unless they say otherwise. */
  readonly nation: Nation
  /** Whose colour and pattern it is drawn in. */
  readonly colour: Nation
  readonly players: readonly string[]
}

/**
 * Why a unit is no longer on the table: `riddenDown` skirmishers were caught by cavalry, `drivenOff` units
 * went over the table's edge, `players` took theirs off themselves.
 */
export const removalCauses = ['fire', 'melee', 'riddenDown', 'morale', 'drivenOff', 'players'] as const
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
  readonly scenario: Scenario
  /** Null until the players begin the first turn. */
  readonly turn: Turn | null
  /** The charges of this half-turn, in the order of their declaration. */
  readonly charges: readonly Charge[]
  /** What units did in this half-turn, the latest last; kept once a turn has begun. */
  readonly deeds: readonly Deed[]
  /** Who moved in this turn. */
  readonly moved: readonly UnitId[]
  /** Units that fell back over the table's edge; they are removed as the rally step ends. */
  readonly leaving: readonly UnitId[]
  /** Number of the next unit to be added. */
  readonly nextUnit: number
}
