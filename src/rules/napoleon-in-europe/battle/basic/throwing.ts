import type { Dice } from '@/dice/index.ts'
import { cellOf, numberIn } from '../../../chart.ts'
import { rule } from '../../../chart-building.ts'
import { writeHeading } from '../../../heading.ts'
import type { Table } from '../../../rulebook.ts'
import { sayTotal } from '../../basic/lines.ts'
import { dieSides } from '../../charts/index.ts'
import type { Deciders } from '../../decider.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { BasicBattle } from '../battle.ts'
import { seatOf } from '../seat.ts'
import type { Side } from '../sides.ts'
import type { basicBattleCommands } from './commands.ts'
import { changesTo } from './course.ts'
import { facesFrom, rallyDiceOf } from './dice.ts'
import { writeFireDice } from './fire.ts'
import { named } from './naming.ts'
import { firedAt, inRank, pursued, rallyingLeaders } from './ranks.ts'
import { requirePursuit, requireStep } from './requiring.ts'

const firing = rule('Firing')
const rallying = rule('Eliminating Pieces and Rallying')
const ending = rule('Ending the battle and Pursuit')

export const throwingDeciders: Deciders<
  Pick<typeof basicBattleCommands, 'fireRanks' | 'rallyRanks' | 'pursueRanks'>
> = {
  /** All that can fire must. (Firing.) */
  fireRanks(state, { side }, table) {
    const battle = requireStep(state, side, 'fire')
    const { ledger } = table
    writeHeading(ledger, 'fireRanks', { nation: seatOf(battle, side) })
    const count = hitsOf(state.rules, battle, side, 'basicFire', table, firedAt(battle, side).length)
    return changesTo(
      battle,
      named(battle, { kind: 'casualties', side, count }, { rules: state.rules, ledger }),
    )
  },

  /** The leaders in the rear rank bring back what was lost in this battle. (Eliminating Pieces and Rallying.) */
  rallyRanks(state, { side }, table) {
    const battle = requireStep(state, side, 'rally')
    const { ledger } = table
    writeHeading(ledger, 'rallyRanks', { nation: seatOf(battle, side) })
    const count = ralliedBy(state.rules, battle, side, table)
    return changesTo(battle, named(battle, { kind: 'rallied', side, count }, { rules: state.rules, ledger }))
  },

  /** The victor fires once more, at anything that is left. (Ending the Battle and Pursuit.) */
  pursueRanks(state, { side }, table) {
    const battle = requirePursuit(state, side)
    const { ledger } = table
    writeHeading(ledger, 'pursueRanks', { nation: seatOf(battle, side) })
    const count = hitsOf(state.rules, battle, side, 'basicPursuit', table, pursued(battle, side).length)
    return changesTo(battle, named(battle, { kind: 'pursued', side, count }, { rules: state.rules, ledger }))
  },
}

/** How many pieces a side's fire removes: a hit one, and no more than there are. */
function hitsOf(
  rules: NapoleonRules,
  battle: BasicBattle,
  side: Side,
  sum: 'basicFire' | 'basicPursuit',
  { dice, ledger }: Table,
  targets: number,
): number {
  const { dice: count, hitsOn } = writeFireDice(rules, battle, side, ledger, sum)
  const hits = poolOf(dice, 'basicBattle.fire', seatOf(battle, side), {
    count,
    least: hitsOn,
    enough: targets,
  })
  const removed = Math.min(hits, targets)
  const provenance = sum === 'basicFire' ? firing : ending
  const line = { sum: 'hits', provenance } as const
  ledger.write({
    ...line,
    key: 'basicFire.hits',
    parameters: { hits, dice: count },
    value: hits,
    operation: 'result',
  })
  ledger.write({
    ...line,
    key: `${sum}.outcome`,
    parameters: { hits: removed, targets },
    value: removed,
    operation: 'outcome',
  })
  return removed
}

/** How many pieces a side's leaders bring back: a die that is high enough one, and no more than are lost. */
function ralliedBy(rules: NapoleonRules, battle: BasicBattle, side: Side, { dice, ledger }: Table): number {
  const { charts } = rules
  const { dice: count, ralliesOn } = rallyDiceOf(rules, battle, side)
  const leaders = rallyingLeaders(battle, side).length
  const each = numberIn(cellOf(charts.basicBattleDice, 'rallyDice', 'value'))
  const sum = 'basicRally'
  ledger.fromCell(cellOf(charts.basicBattleDice, 'rallyDice', 'value'), {
    key: 'basicRally.leaders',
    parameters: { leaders, each },
    value: count,
    operation: 'set',
    sum,
  })
  sayTotal(ledger, 'basicFire.dice', rallying, count, {}, sum)
  const cell = cellOf(charts.basicBattleDice, 'rallies', 'value')
  ledger.fromCell(cell, {
    key: 'basicRally.on',
    parameters: { face: ralliesOn },
    value: 0,
    operation: 'note',
    sum,
  })
  const lost = inRank(battle, side, 'lost').length
  const successes = poolOf(dice, 'basicBattle.rally', seatOf(battle, side), {
    count,
    least: ralliesOn,
    enough: lost,
  })
  const back = Math.min(successes, lost)
  ledger.write({
    key: 'basicRally.outcome',
    parameters: { nation: seatOf(battle, side), count: back },
    value: back,
    operation: 'outcome',
    sum: 'rallied',
    provenance: rallying,
  })
  return back
}

/** Some dice, the least face that succeeds, and how many successes can be used. */
interface SomeDice {
  readonly count: number
  readonly least: number
  readonly enough: number
}

/** How many of some dice show at least a face. */
function poolOf(dice: Dice, label: string, side: string, { count, least, enough }: SomeDice): number {
  return dice.pool({ sides: dieSides, label, side, count, successes: facesFrom(least), enough })
}
