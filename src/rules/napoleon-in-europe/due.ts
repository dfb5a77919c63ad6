import type { FleetPlace, RegionId } from './board.ts'
import type { NationId } from './nations.ts'
import type { Pieces } from './pieces.ts'

export const commitmentCauses = ['battle', 'capital'] as const
export type CommitmentCause = (typeof commitmentCauses)[number]

export const peaceCauses = ['commitment', 'napoleon'] as const
export const battleCauses = ['move', 'annexation', 'landing'] as const
export const drawCauses = ['production', 'won', 'lost', 'turn'] as const

/** Something that a player owes the game before it is in order; the screen shows it until it is done. */
export type Due =
  /** A nation must roll whether it fights on. (Commitment Ratings.) */
  | {
      readonly kind: 'commitment'
      readonly nation: NationId
      readonly cause: CommitmentCause
      /** Where, for the heading. */
      readonly place: string
    }
  /** A nation that gave up must sue for peace. */
  | {
      readonly kind: 'peace'
      readonly nation: NationId
      readonly cause: (typeof peaceCauses)[number]
    }
  /** A battle is to be fought, and its result entered. */
  | {
      readonly kind: 'battle'
      readonly cause: (typeof battleCauses)[number]
      readonly region: RegionId | null
      readonly place: string
      readonly attackers: readonly NationId[]
      /** Empty where a minor nation defends itself. */
      readonly defenders: readonly NationId[]
      /** The minor nation's army, or the militia that turned out. */
      readonly garrison: Pieces
      /** Who moves a minor nation's army; null where nobody does. */
      readonly garrisonPlayedBy: NationId | null
    }
  /** One side of a naval battle chooses its losses. (N15.) */
  | {
      readonly kind: 'navalLosses'
      readonly nations: readonly NationId[]
      readonly squadrons: number
      readonly at: FleetPlace
    }
  /** Squadrons must leave a port that an enemy army has taken. (Ports.) */
  | {
      readonly kind: 'leavePort'
      readonly nation: NationId
      readonly region: RegionId
      readonly squadrons: number
    }
  /** Invaders roll for attrition before production. (Advanced: Attrition in Spain and Russia.) */
  | { readonly kind: 'attrition'; readonly nation: NationId; readonly homeland: NationId }
  /** Cards are to be drawn. */
  | {
      readonly kind: 'drawCards'
      readonly nation: NationId
      readonly cards: number
      readonly cause: (typeof drawCauses)[number]
    }

/** What is owed, with the number that settles it. */
export type Owed = Due & { readonly id: number }
