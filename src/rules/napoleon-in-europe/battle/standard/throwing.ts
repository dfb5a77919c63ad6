import { facesAlike, type Dice } from '@/dice/index.ts'
import { dieSides } from '../../charts/index.ts'
import type { StandardBattle } from '../battle.ts'
import { seatOf } from '../seat.ts'
import type { Side } from '../sides.ts'

/** What two dice of a side add up to; the odds take them as a whole. */
export function twoDiceOf(battle: StandardBattle, side: Side, label: string, dice: Dice): number {
  const count = 2
  const counts = dice.throws({
    sides: dieSides,
    label,
    side: seatOf(battle, side),
    count: 1,
    dice: count,
    results: count * dieSides + 1,
    resultOf: (sum) => sum,
  })
  return counts.indexOf(1)
}

/** One die of a side, of which only matters whether it is this or less. */
export function dieUpTo(
  battle: StandardBattle,
  side: Side,
  { label, most }: { readonly label: string; readonly most: number },
  dice: Dice,
): number {
  const alike = facesAlike(dieSides, (face) => String(face <= most))
  return dice.roll({ sides: dieSides, label, side: seatOf(battle, side), alike })
}
