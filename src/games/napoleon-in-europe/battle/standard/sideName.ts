import { standardBoard } from '@/messages/en/napoleon-in-europe/battle/standard.ts'
import type { StandardBattle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'

/** Who a side is: the nation that leads it, or just the side. */
export function sideName({ nations }: StandardBattle, side: Side): string {
  return standardBoard.sideName(side, nations[side][0])
}
