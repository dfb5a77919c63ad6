import { facesAlike, type Dice } from '@/dice/index.ts'
import { dieSides } from '../../charts/index.ts'
import type { StandardBattle } from '../battle.ts'
import { seatOf } from '../seat.ts'
import type { Side } from '../sides.ts'

/** How many dice are thrown for nearly everything in a battle. */
export const twoDice = 2

/** What two dice of a side add up to; the odds take them as a whole. */
export function twoDiceOf(battle: StandardBattle, side: Side, label: string, dice: Dice): number {
  const counts = dice.throws({
    sides: dieSides,
    label,
    side: seatOf(battle, side),
    count: 1,
    dice: twoDice,
    results: twoDice * dieSides + 1,
    resultOf: (sum) => sum,
  })
  return counts.indexOf(1)
}

/** One who throws two dice against the other's. */
interface Thrower {
  readonly side: Side
  readonly label: string
}

/**
 * What two dice of each of two add up to.
 *
 * @param meaningOf what two sums come to; the odds take those that come to the same as one
 */
export function twoDiceEach(
  battle: StandardBattle,
  [one, other]: readonly [Thrower, Thrower],
  meaningOf: (one: number, other: number) => string,
  dice: Dice,
): readonly [number, number] {
  const seated = ({ side, label }: Thrower) => ({ label, side: seatOf(battle, side) })
  return dice.clash({ sides: dieSides, dice: twoDice, first: seated(one), second: seated(other), meaningOf })
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
