import type { StandardBattle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { Lane } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { holdersOf } from '@/rules/napoleon-in-europe/battle/standard/board.ts'
import type { NapoleonRules } from '@/rules/napoleon-in-europe/rules.ts'

/** Why a part of a battle line is near to being lost. */
export type Danger = 'onePiece' | 'leaderOnly'

/** Whether a side is about to lose its hold on a part of its battle line; null where more than one piece holds it. */
export function dangerOf(
  rules: NapoleonRules,
  battle: StandardBattle,
  side: Side,
  lane: Lane,
): Danger | null {
  if (battle.course.stage !== 'fight') return null
  const holders = holdersOf(rules, battle, side, lane)
  if (holders.every(({ unit }) => unit === 'leader')) return 'leaderOnly'
  return holders.length === 1 ? 'onePiece' : null
}
