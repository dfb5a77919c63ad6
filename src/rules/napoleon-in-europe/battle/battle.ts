import type { RegionId } from '../board.ts'
import type { NationId } from '../nations.ts'
import type { LandUnit } from '../pieces.ts'
import type { BySide, Side } from './sides.ts'
import type { Area, Lane, Size } from './standard/areas.ts'

/** A piece on the battle board. */
export interface AnyPiece {
  /** Tells it from every other: `britain.infantry.2`. */
  readonly id: string
  readonly side: Side
  /** Null in a minor nation's own army. */
  readonly nation: NationId | null
  readonly unit: LandUnit
}

/** What every battle has, by whatever rules it is fought. */
interface AboutBattle {
  /** Number of what is owed in the campaign that this battle settles; null where nothing is. */
  readonly due: number | null
  readonly region: RegionId | null
  /** Where, for headings. */
  readonly place: string
  /** Who fights on each side, the one that leads first; empty for a minor nation's own army. */
  readonly nations: BySide<readonly NationId[]>
  /** Both sides had enough pieces as it began; it stays what it began as. (N7.) */
  readonly size: Size
  /** The side that came by sea, against which it is easier to hit; null where neither did. (Amphibious Movement.) */
  readonly landed: Side | null
}

export const basicPlaces = ['front', 'rear', 'lost'] as const
/** A rank of the Basic Rules, or beside the battle. */
export type BasicPlace = (typeof basicPlaces)[number]

export interface BasicPiece extends AnyPiece {
  readonly at: BasicPlace
}

export const basicSteps = ['move', 'fire', 'rally'] as const
export type BasicStep = (typeof basicSteps)[number]

export const battleStages = [
  'initiative',
  'reinforcement',
  'terrain',
  'deployment',
  'fight',
  'pursuit',
  'over',
] as const
/** How far a battle is; the Basic Rules have no more than the last four. */
export type BattleStage = (typeof battleStages)[number]

/** Why a battle is lost. */
export const lossCauses = ['lineBroken', 'noFront', 'retreat', 'idle'] as const
export type LossCause = (typeof lossCauses)[number]

/** How a battle ended. */
export interface BattleResult {
  readonly winner: Side
  readonly cause: LossCause
}

/** Pieces that must be named before the battle goes on: hits scored in fire or pursuit, or pieces rallied. */
export interface BasicOwed {
  readonly kind: 'casualties' | 'rallied' | 'pursued'
  /** Who names them. */
  readonly side: Side
  readonly count: number
}

export interface BasicCourse {
  readonly stage: BattleStage
  /** Who has set up. */
  readonly deployed: readonly Side[]
  readonly turn: number
  readonly acting: Side
  readonly step: BasicStep
  readonly owed: BasicOwed | null
  readonly result: BattleResult | null
}

/** A battle of the Basic Rules: two ranks a side. */
export interface BasicBattle extends AboutBattle {
  readonly kind: 'basic'
  readonly pieces: readonly BasicPiece[]
  readonly course: BasicCourse
}

export interface StandardPiece extends AnyPiece {
  /** `coming`: a reinforcement that has not arrived. `lost`: eliminated. */
  readonly at: Area | 'coming' | 'lost'
  /** Napoleon and his staff. (Advanced: Napoleon Rule.) */
  readonly isNapoleon: boolean
  /** Place of its group among the battle's groups; 0 is the main group, and the whole of the defender's army. */
  readonly group: number
  /** Battle actions that it has used this turn. */
  readonly spent: number
  readonly inSquare: boolean
  /** Whether it has fired this turn: horse artillery fires but once. */
  readonly hasFired: boolean
  /** Whether a charge of its own has come home this turn: only the first can be countercharged. */
  readonly hasCharged: boolean
  readonly hasCountercharged: boolean
  /** Whether it has had its shot in pursuit. */
  readonly hasPursued: boolean
}

export const battlePhases = ['cavalry', 'artillery', 'infantry', 'leader'] as const
export type BattlePhase = (typeof battlePhases)[number]

/** A group of the attacker that came from a region of its own. (Advanced: Reinforcement.) */
export interface Group {
  /** Where it came from, as the table says it; may be empty. */
  readonly from: string
  /** The turn that it arrives in; 0 with the main group; null before it has rolled. */
  readonly arrives: number | null
}

export const featureIds = ['stream', 'woods', 'hill', 'village'] as const
/** A terrain feature that lies in a battle area. (Advanced: Terrain.) */
export type FeatureId = (typeof featureIds)[number]

/** A side's ground. */
export interface Ground {
  /** Its battle areas' features, by the attacker's lanes. */
  readonly features: Readonly<Partial<Record<Lane, FeatureId>>>
  /** Rolled, and not placed yet. */
  readonly toPlace: readonly FeatureId[]
  readonly riverBehind: boolean
  readonly riverInFront: boolean
  readonly hasRolled: boolean
}

/** A choice that is owed before the battle goes on; the first of several comes first. */
export type StandardOwed =
  | {
      /** Square, avoid, or stand. */
      readonly kind: 'answer'
      readonly charger: string
      readonly target: string
    }
  | {
      /** The target has formed square: charge home, or cancel. */
      readonly kind: 'chargeHome'
      readonly charger: string
      readonly target: string
    }
  | {
      /** The charge is over; cavalry beside its target may countercharge. (Advanced: Countercharges.) */
      readonly kind: 'countercharge'
      readonly charger: string
      /** Whom it charged, who does not countercharge itself. */
      readonly target: string
      readonly side: Side
      readonly area: Area
    }
  | {
      /** One of several leaders in an area has fallen: which, their owner says. (N13.) */
      readonly kind: 'leaderFalls'
      readonly side: Side
      readonly area: Area
    }

export interface StandardCourse {
  readonly stage: BattleStage
  /** Who acts first in each phase: the attacker, or whoever has the initiative. */
  readonly first: Side
  /** Who must set up first and in full view; null: behind a divider. (Advanced: Initiative.) */
  readonly openly: Side | null
  /** Whose units have an action more in the first turn; null: nobody's. */
  readonly surprised: Side | null
  readonly deployed: readonly Side[]
  readonly turn: number
  readonly phase: BattlePhase
  readonly acting: Side
  /** Whether the acting side has used an action in this part: it may no longer retreat. */
  readonly hasActed: boolean
  /** Whether anybody has fired or entered the middle this turn. */
  readonly isLively: boolean
  /** Whole turns in which nobody has. */
  readonly idleTurns: number
  readonly owed: readonly StandardOwed[]
  readonly result: BattleResult | null
  /** Whether the beaten side's cavalry covers its retreat, as it stood when the battle was lost. (Pursuit.) */
  readonly isCovered: boolean
}

/** A battle of the Standard and Advanced Rules. */
export interface StandardBattle extends AboutBattle {
  readonly kind: 'standard'
  readonly groups: readonly Group[]
  readonly ground: BySide<Ground>
  /** Innovations that the rules name and a side has as the battle begins. */
  readonly innovations: BySide<readonly BattleInnovation[]>
  readonly pieces: readonly StandardPiece[]
  readonly course: StandardCourse
}

export const battleInnovations = ['superiorLightCavalry', 'corpsDArmee'] as const
/** The innovations whose effect on a battle the rules give. (Advanced: Initiative, Reinforcement.) */
export type BattleInnovation = (typeof battleInnovations)[number]

export type Battle = BasicBattle | StandardBattle
