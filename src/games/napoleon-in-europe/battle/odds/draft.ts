import { armCounts, inRank, inRanks, isLeader } from '@/rules/napoleon-in-europe/battle/basic/ranks.ts'
import type { BasicBattle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import {
  questionOf,
  questionOfArmies,
  usualPolicy,
  type ArmCounts,
  type BasicPolicy,
  type BasicQuestion,
} from '@/rules/napoleon-in-europe/battle/odds/question.ts'
import { bySide, sides, type BySide, type Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { NapoleonRules } from '@/rules/napoleon-in-europe/rules.ts'

/** What is asked of a battle that need not be fought. */
export interface OddsDraft {
  readonly armies: BySide<ArmCounts>
  readonly policies: BySide<BasicPolicy>
  readonly landed: Side | null
}

/** The most of one arm that can be entered. */
export const mostOfArm = 30

const someArmy: ArmCounts = { infantry: 6, cavalry: 2, artillery: 2, leader: 1 }

/** What stands on the board, and how each side seems to fight; without a battle, two armies to begin with. */
export function draftOf(battle: BasicBattle | null): OddsDraft {
  if (battle === null) {
    return {
      armies: bySide(() => someArmy),
      policies: bySide(() => usualPolicy),
      landed: null,
    }
  }
  return {
    armies: bySide((side) => armCounts(inRanks(battle, side))),
    policies: bySide((side) => (battle.course.stage === 'fight' ? seenPolicy(battle, side) : usualPolicy)),
    landed: battle.landed,
  }
}

/** How a side stands says how it means to fight. */
function seenPolicy(battle: BasicBattle, side: Side): BasicPolicy {
  const front = inRank(battle, side, 'front')
  const guns = inRanks(battle, side).filter(({ unit }) => unit === 'artillery')
  return {
    ...usualPolicy,
    leaders: front.some(isLeader) ? 'fire' : 'rally',
    guns: guns.length > 0 && guns.every(({ at }) => at === 'rear') ? 'rear' : 'front',
  }
}

/** Whether a side has anybody who can be beaten. */
export function hasArmies({ armies }: OddsDraft): boolean {
  return sides.every((side) => {
    const { infantry, cavalry, artillery } = armies[side]
    return infantry + cavalry + artillery > 0
  })
}

/**
 * The question of a battle that is fought, from where it stands; of one that has not begun, or of other armies, from
 * its beginning: who stands where behind the divider is not told.
 */
export function asked(rules: NapoleonRules, draft: OddsDraft, battle: BasicBattle | null): BasicQuestion {
  const { armies, policies, landed } = draft
  return battle?.course.stage === 'fight'
    ? questionOf(rules, battle, policies)
    : questionOfArmies(rules, landed, armies, policies)
}

/** What a side of the battle or the draft has of leaders and guns, lost ones that may come back among them. */
export function armyOf(draft: OddsDraft, battle: BasicBattle | null, side: Side): ArmCounts {
  if (battle === null) return draft.armies[side]
  return armCounts(battle.pieces.filter((piece) => piece.side === side))
}
