import { armOf, arms, type Arm } from '../../pieces.ts'
import type { NapoleonRules } from '../../rules.ts'
import { basicPlaces, type BasicBattle, type BasicPlace, type BasicStep } from '../battle.ts'
import { bySide, type BySide, type Side } from '../sides.ts'

export const leaderPolicies = ['rally', 'fire'] as const
export const gunPolicies = ['front', 'rear'] as const
export const aimPolicies = ['dearest', 'cheapest'] as const

/**
 * How a side is taken to fight to the end. It never gives up a battle that it may win; of its own lost pieces, the
 * last in the order of its losses comes back first, and joins the front in its next move.
 */
export interface BasicPolicy {
  /** Where its leaders stand: behind, where they rally, or in front, where they fire. */
  readonly leaders: (typeof leaderPolicies)[number]
  /** Where its artillery stands, as long as anybody else holds the front. */
  readonly guns: (typeof gunPolicies)[number]
  /** Which of the enemy's pieces its hits remove first: those with the most dice in front, or with the fewest. */
  readonly aims: (typeof aimPolicies)[number]
}

export const usualPolicy: BasicPolicy = { leaders: 'rally', guns: 'front', aims: 'dearest' }

/** How many pieces of each arm. */
export type ArmCounts = Readonly<Record<Arm, number>>

/** A side's pieces by where they stand. */
export type Standing = Readonly<Record<BasicPlace, ArmCounts>>

export const noPieces: ArmCounts = { infantry: 0, cavalry: 0, artillery: 0, leader: 0 }

/** A Basic battle of which is asked how it ends, from a step of a side's turn. */
export interface BasicQuestion {
  readonly rules: NapoleonRules
  readonly landed: Side | null
  /** The side that acts first; the other stands as it stands until its own turn. */
  readonly acting: Side
  /** What it does next; where that is to fire, it fires as it stands. */
  readonly step: BasicStep
  readonly standing: BySide<Standing>
  readonly policies: BySide<BasicPolicy>
}

/** A battle as it stands, with who acts next. Pieces that are owed must have been named. */
export function questionOf(
  rules: NapoleonRules,
  { pieces, landed, course }: Pick<BasicBattle, 'pieces' | 'landed' | 'course'>,
  policies: BySide<BasicPolicy>,
): BasicQuestion {
  const standing = bySide((side): Standing => {
    const count = (place: BasicPlace, arm: Arm) =>
      pieces.filter((piece) => piece.side === side && piece.at === place && armOf[piece.unit] === arm).length
    const [front, rear, lost] = basicPlaces
    return {
      front: countsBy((arm) => count(front, arm)),
      rear: countsBy((arm) => count(rear, arm)),
      lost: countsBy((arm) => count(lost, arm)),
    }
  })
  return { rules, landed, acting: course.acting, step: course.step, standing, policies }
}

/** A battle between two armies that has not begun: each stands as it means to fight, and the defender begins. */
export function questionOfArmies(
  rules: NapoleonRules,
  landed: Side | null,
  armies: BySide<ArmCounts>,
  policies: BySide<BasicPolicy>,
): BasicQuestion {
  const standing = bySide((side): Standing => arranged(armies[side], noPieces, policies[side]))
  return { rules, landed, acting: 'defender', step: 'move', standing, policies }
}

/** How a side stands after its move, by its policy. */
export function arranged(alive: ArmCounts, lost: ArmCounts, { leaders, guns }: BasicPolicy): Standing {
  const others = alive.infantry + alive.cavalry
  const isBehind = (arm: Arm) =>
    (arm === 'leader' && leaders === 'rally') || (arm === 'artillery' && guns === 'rear' && others > 0)
  return {
    front: countsBy((arm) => (isBehind(arm) ? 0 : alive[arm])),
    rear: countsBy((arm) => (isBehind(arm) ? alive[arm] : 0)),
    lost,
  }
}

export function countsBy(count: (arm: Arm) => number): ArmCounts {
  const [infantry, cavalry, artillery, leader] = arms
  return {
    infantry: count(infantry),
    cavalry: count(cavalry),
    artillery: count(artillery),
    leader: count(leader),
  }
}
