import { cellOf, numberIn } from '../../../chart.ts'
import { dieSides } from '../../charts/index.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { Side } from '../sides.ts'
import type { Firing } from './fire.ts'
import { rallyingLeaders } from './ranks.ts'

/** The dice of a side's rally: how many, and the face that brings a piece back, or more. */
export interface RallyDice {
  readonly dice: number
  readonly ralliesOn: number
}

/** How many dice a side's leaders throw in the rear rank, and what rallies. (Eliminating Pieces and Rallying.) */
export function rallyDiceOf({ charts }: NapoleonRules, battle: Firing, side: Side): RallyDice {
  const each = numberIn(cellOf(charts.basicBattleDice, 'rallyDice', 'value'))
  const ralliesOn = numberIn(cellOf(charts.basicBattleDice, 'rallies', 'value'))
  return { dice: rallyingLeaders(battle, side).length * each, ralliesOn }
}

/** The faces of a die that show so much, or more. */
export function facesFrom(least: number): readonly number[] {
  return Array.from({ length: dieSides }, (_, index) => index + 1).filter((face) => face >= least)
}
