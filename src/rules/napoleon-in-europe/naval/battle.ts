import type { Dice } from '@/dice/index.ts'
import { house, rule } from '../../chart-building.ts'
import { bandOf, cellIn, cellOf, ChartFault, numberIn, type FoundCell } from '../../chart.ts'
import type { Ledger } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { dieSides, type NapoleonCharts } from '../charts/index.ts'
import type { NationId } from '../nations.ts'
import type { Force } from './fleets.ts'

const battles = rule('Naval Battles')
const n15 = house('N15')

export interface NavalBattle {
  readonly attackers: readonly Force[]
  readonly defenders: readonly Force[]
  readonly inPort: boolean
}

export type Side = 'attackers' | 'defenders'

/** Who loses how many squadrons; null where the totals are level. */
export interface NavalOutcome {
  readonly loser: Side | null
  readonly lost: number
}

type Charts = Pick<NapoleonCharts, 'navalLosses' | 'navalModifiers'>

/**
 * A naval battle: each side throws two dice and adds its squadrons, Britain's and the Ottomans' modifiers, and
 * the defenders the port's; the lower total loses squadrons by the difference, never more than it has.
 * (Standard Rules: Naval Battles; N15.)
 */
export function fightAtSea(battle: NavalBattle, charts: Charts, { dice, ledger }: Table): NavalOutcome {
  const bases = {
    attackers: baseOf('attackers', battle, charts, ledger),
    defenders: baseOf('defenders', battle, charts, ledger),
  }
  const totalOf = (side: Side) => bases[side] + twoDice(side, battle, dice)
  const difference = totalOf('attackers') - totalOf('defenders')
  writeDifference(difference, battle, charts, ledger)
  return outcomeOf(difference, battle, charts)
}

/** What a side's two dice add up to; the odds take it as a whole. */
function twoDice(side: Side, battle: NavalBattle, dice: Dice): number {
  const count = 2
  const counts = dice.throws({
    sides: dieSides,
    label: `naval.${side}`,
    side: leaderOf(battle[side]),
    count: 1,
    dice: count,
    results: count * dieSides + 1,
    resultOf: (sum) => sum,
  })
  return counts.indexOf(1)
}

/** The nation that a side of a battle is named by: the first of it. */
function leaderOf(side: readonly Force[]): NationId {
  const [first] = side
  if (first === undefined) throw new RangeError('a side of a naval battle has squadrons')
  return first.nation
}

/** How many squadrons a side has. */
export function strengthOf(side: readonly Force[]): number {
  return side.reduce((sum, { squadrons }) => sum + squadrons, 0)
}

/** What a side adds to its dice. */
function baseOf(side: Side, battle: NavalBattle, charts: Charts, ledger: Ledger): number {
  const forces = battle[side]
  const sum = leaderOf(forces)
  forces.forEach(({ nation, squadrons }, place) => {
    ledger.write({
      key: 'naval.squadrons',
      parameters: { nation, squadrons },
      value: squadrons,
      operation: place === 0 ? 'set' : 'add',
      sum,
      provenance: battles,
    })
  })
  const modifiers = modifiersOf(side, battle).map((id) =>
    ledger.read(cellOf(charts.navalModifiers, id, 'value'), { key: `naval.${id}`, operation: 'add', sum }),
  )
  const value = modifiers.reduce((total, modifier) => total + modifier, strengthOf(forces))
  ledger.write({
    key: 'naval.onTheDice',
    parameters: { nation: sum },
    value,
    operation: 'total',
    sum,
    provenance: battles,
  })
  return value
}

type ModifierId = 'british' | 'ottoman' | 'port'

function modifiersOf(side: Side, { inPort, [side]: forces }: NavalBattle): readonly ModifierId[] {
  const applies: Readonly<Record<ModifierId, boolean>> = {
    british: isHalfOf(forces, 'britain'),
    ottoman: isHalfOf(forces, 'ottoman'),
    port: inPort && side === 'defenders',
  }
  const ids: readonly ModifierId[] = ['british', 'ottoman', 'port']
  return ids.filter((id) => applies[id])
}

/** Whether at least half of a side's squadrons are one nation's: as many as all others together. */
function isHalfOf(forces: readonly Force[], nation: NationId): boolean {
  const own = strengthOf(forces.filter((force) => force.nation === nation))
  return own > 0 && own >= strengthOf(forces) - own
}

/** What the difference of the totals comes to. @param difference the attackers' total less the defenders' */
function outcomeOf(difference: number, battle: NavalBattle, charts: Charts): NavalOutcome {
  const loser = loserAt(difference)
  if (loser === null) return { loser, lost: 0 }
  const lost = Math.min(numberIn(lossCell(difference, charts)), strengthOf(battle[loser]))
  return { loser, lost }
}

function loserAt(difference: number): Side | null {
  if (difference === 0) return null
  return difference < 0 ? 'attackers' : 'defenders'
}

function lossCell(difference: number, { navalLosses }: Charts): FoundCell {
  const size = Math.abs(difference)
  const band = bandOf(navalLosses, size)
  if (band === undefined) throw new ChartFault(navalLosses.id, String(size), 'squadrons')
  return cellIn(navalLosses, band, 'squadrons')
}

function writeDifference(difference: number, battle: NavalBattle, charts: Charts, ledger: Ledger): void {
  const loser = loserAt(difference)
  const winner = loser === 'attackers' ? 'defenders' : 'attackers'
  const cell = lossCell(difference, charts)
  ledger.fromCell(cell, {
    key: loser === null ? 'naval.level' : 'naval.difference',
    parameters: { nation: leaderOf(battle[winner]), squadrons: numberIn(cell) },
    value: Math.abs(difference),
    operation: 'result',
    sum: 'naval',
  })
  if (loser !== null && numberIn(cell) > strengthOf(battle[loser])) {
    ledger.write({
      key: 'naval.noMoreToLose',
      parameters: { nation: leaderOf(battle[loser]), squadrons: strengthOf(battle[loser]) },
      value: strengthOf(battle[loser]),
      operation: 'note',
      sum: 'naval',
      provenance: n15,
    })
  }
}
