import type { Battle } from './battle.ts'
import type { Side } from './sides.ts'

/** Who throws a side's dice, and under whose name it stands in the log: the nation that leads, or just the side. */
export function seatOf({ nations }: Battle, side: Side): string {
  return nations[side][0] ?? side
}

/** What a side is called on a screen: the nation that leads it; a minor nation's own army by its region. */
export function titleOfSide(battle: Battle, side: Side): string {
  const { nations, region, place } = battle
  const isMinor = nations[side].length === 0 && region !== null && place !== ''
  return isMinor ? place : seatOf(battle, side)
}
