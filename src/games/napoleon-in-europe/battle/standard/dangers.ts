import type { StandardBattle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { Lane } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { piecesIn } from '@/rules/napoleon-in-europe/battle/standard/board.ts'
import type { NapoleonRules } from '@/rules/napoleon-in-europe/rules.ts'

/** Why a part of a battle line is near to being lost. */
export type Danger = 'onePiece' | 'leaderOnly'

/** Whether a side is about to lose its hold on a part of its battle line; null where more than one piece holds it. */
export function dangerOf(
  { options }: NapoleonRules,
  battle: StandardBattle,
  side: Side,
  lane: Lane,
): Danger | null {
  if (battle.course.stage !== 'fight') return null
  const there = [...piecesIn(battle, `${side}.${lane}`, side), ...piecesIn(battle, `middle.${lane}`, side)]
  const armies = there.filter(({ unit }) => unit !== 'leader')
  if (armies.length === 0) return 'leaderOnly'
  const holders = options.leaderHoldsLine === 'on' ? there : armies
  return holders.length === 1 ? 'onePiece' : null
}
