import { cellOf, numberIn, type FoundCell } from '../../../chart.ts'
import { rule } from '../../../chart-building.ts'
import type { Ledger } from '../../../reason.ts'
import { sayTotal } from '../../basic/lines.ts'
import { armOf, arms, type Arm } from '../../pieces.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { BasicBattle, BasicPiece } from '../battle.ts'
import { enemyOf, type Side } from '../sides.ts'
import { armCounts, inRank, isLeader } from './ranks.ts'

const firing = rule('Firing')

/** What fire needs to know of a battle. */
export type Firing = Pick<BasicBattle, 'pieces' | 'landed'>

export const ranks = ['front', 'rear'] as const
type Rank = (typeof ranks)[number]

/** Pieces of one arm that fire from one rank. */
interface Firers {
  readonly arm: Arm
  readonly at: Rank
  readonly count: number
  /** Dice of each. */
  readonly cell: FoundCell
}

/** The dice of a side's fire: how many, and the face that hits, or more. */
export interface FireDice {
  readonly dice: number
  readonly hitsOn: number
}

/**
 * How many dice a side throws when it fires all that can, and what hits. It is the same in pursuit. (Firing;
 * Artillery Fire; Optional Leader Rule; Amphibious Movement.)
 */
export function diceOf(rules: NapoleonRules, battle: Firing, side: Side): FireDice {
  const all = firersOf(rules, battle, side)
  const own = all.reduce((sum, { count, cell }) => sum + count * numberIn(cell), 0)
  const led = isLed(rules, battle, side) ? ledPieces(all) * numberIn(bonusCell(rules)) : 0
  return { dice: own + led, hitsOn: numberIn(hitCell(rules, battle, side)) }
}

/** Writes how a side's dice of fire are counted, and gives them. */
export function writeFireDice(
  rules: NapoleonRules,
  battle: Firing,
  side: Side,
  ledger: Ledger,
  sum: string,
): FireDice {
  const all = firersOf(rules, battle, side)
  all.forEach(({ arm, at, count, cell }, place) => {
    const each = numberIn(cell)
    ledger.fromCell(cell, {
      key: `basicFire.${at}`,
      parameters: { unit: arm, count, each },
      value: count * each,
      operation: place === 0 ? 'set' : 'add',
      sum,
    })
  })
  if (isLed(rules, battle, side)) writeBonus(rules, ledPieces(all), ledger, sum)
  const dice = diceOf(rules, battle, side)
  sayTotal(ledger, 'basicFire.dice', firing, dice.dice, {}, sum)
  const cell = hitCell(rules, battle, side)
  const key = battle.landed === enemyOf(side) ? 'basicFire.hitsLanded' : 'basicFire.hitsOn'
  ledger.fromCell(cell, { key, parameters: { face: dice.hitsOn }, value: 0, operation: 'note', sum })
  return dice
}

function writeBonus(rules: NapoleonRules, count: number, ledger: Ledger, sum: string): void {
  const cell = bonusCell(rules)
  const each = numberIn(cell)
  ledger.fromCell(cell, {
    key: 'basicFire.led',
    parameters: { count, each },
    value: count * each,
    operation: 'add',
    sum,
  })
}

/** A side's pieces that fire, by rank and arm; those without dice are left out. */
function firersOf(rules: NapoleonRules, battle: Firing, side: Side): readonly Firers[] {
  return ranks
    .flatMap((at) => {
      const counts = armCounts(inRank(battle, side, at))
      return arms.map((arm) => ({ arm, at, count: counts[arm], cell: diceCell(rules, arm, at) }))
    })
    .filter(({ count, cell }) => count > 0 && numberIn(cell) > 0)
}

/** Dice that a piece of an arm throws from a rank. */
function diceCell({ charts, options }: NapoleonRules, arm: Arm, at: Rank): FoundCell {
  const leads = arm === 'leader' && at === 'front' && options.basicLeaders === 'on'
  return leads ? cellOf(charts.basicLeaders, 'own', 'value') : cellOf(charts.basicFire, arm, at)
}

/** Dice that a piece throws from the front rank, where nobody leads it. */
export function frontDiceOf(rules: NapoleonRules, { unit }: Pick<BasicPiece, 'unit'>): number {
  return numberIn(diceCell(rules, armOf[unit], 'front'))
}

/** Whether the optional rule gives a side's pieces a die more. (Optional Leader Rule.) */
function isLed({ options }: NapoleonRules, battle: Firing, side: Side): boolean {
  return options.basicLeaders === 'on' && inRank(battle, side, 'front').some(isLeader)
}

function ledPieces(all: readonly Firers[]): number {
  return all.reduce((sum, { arm, count }) => (arm === 'leader' ? sum : sum + count), 0)
}

function bonusCell({ charts }: NapoleonRules): FoundCell {
  return cellOf(charts.basicLeaders, 'bonus', 'value')
}

/** The face that hits, or more: it is easier against a side that came by sea. (Amphibious Movement.) */
function hitCell({ charts }: NapoleonRules, { landed }: Firing, side: Side): FoundCell {
  return landed === enemyOf(side)
    ? cellOf(charts.basicSea, 'enemyHits', 'value')
    : cellOf(charts.basicBattleDice, 'hits', 'value')
}
