import type { Battle } from './battle.ts'
import type { Side } from './sides.ts'

/** Who throws a side's dice, and under whose name it stands in the log: the nation that leads, or just the side. */
export function seatOf({ nations }: Battle, side: Side): string {
  return nations[side][0] ?? side
}
