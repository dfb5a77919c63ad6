import { standardBoard } from '@/messages/en/napoleon-in-europe/battle/standard.ts'
import type { StandardBattle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { titleOfSide } from '@/rules/napoleon-in-europe/battle/seat.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'

/** Who a side is: the nation that leads it, the minor nation that defends itself, or just the side. */
export function sideName(battle: StandardBattle, side: Side): string {
  const title = titleOfSide(battle, side)
  const [nation] = battle.nations[side]
  return nation === undefined && title !== side ? title : standardBoard.sideName(side, nation)
}
