import { facesAlike } from '@/dice/index.ts'
import { cellIn, cellOf, numberIn, type Row } from '../chart.ts'
import type { Ledger } from '../reason.ts'
import type { Table } from '../rulebook.ts'
import { dieSides, type FireResult } from './charts/index.ts'
import { house, rule } from '../chart-building.ts'
import { requireLegalFire } from './fire-check.ts'
import type { FireInput } from './fire-input.ts'
import { fireDieModifier, firePoints } from './fire-sum.ts'
import { fallenLeader } from './leader.ts'
import type { Losses } from './losses.ts'
import { orderer, orderLosses } from './orders.ts'
import type { MiniaturesRules } from './rules.ts'
import type { UnitDescription } from './units.ts'

export interface FireOutcome {
  readonly result: FireResult | 'none'
  /** Whole points on the effect chart. */
  readonly points: number
  readonly target: Losses
}

/** From the worst to the mildest, so that the first whose number is reached is the result. */
const resultsFromWorst: readonly FireResult[] = ['withering', 'deadly', 'telling', 'lively']

/**
 * One infantry unit, or several guns together, against one target: the points, the die with its
 * modifiers, the result and what it does. (Sheet: Volley and cannonade, Fire combat effects chart;
 * M2–M9.)
 *
 * @throws Refused when the fire is not allowed or a unit is impossible
 */
export function fire(input: FireInput, rules: MiniaturesRules, table: Table): FireOutcome {
  const { dice, ledger } = table
  requireLegalFire(input, rules)
  const { points, row } = firePoints(input, rules, ledger)
  const modifier = fireDieModifier(input, rules, ledger)
  const alike = facesAlike(dieSides, (face) => resultOf(rules, row, face + modifier))
  const face = dice.roll({ sides: dieSides, label: 'fire', side: 'firer', alike })
  const result = resultOf(rules, row, face + modifier)
  writeResult(result, face + modifier, row, rules, ledger)
  return { result, points, target: sufferFire(result, input.target, rules, table) }
}

/** The worst result whose number the modified die reaches. */
function resultOf(rules: MiniaturesRules, row: Row<string, FireResult>, total: number): FireResult | 'none' {
  return resultsFromWorst.find((result) => reaches(total, neededFor(rules, row, result))) ?? 'none'
}

function reaches(total: number, needed: number | null): boolean {
  return needed !== null && total >= needed
}

function neededFor(rules: MiniaturesRules, row: Row<string, FireResult>, result: FireResult): number | null {
  const cell = cellIn(rules.charts.fireEffect, row, result)
  return cell.value === null ? null : numberIn(cell)
}

function writeResult(
  result: FireResult | 'none',
  total: number,
  row: Row<string, FireResult>,
  rules: MiniaturesRules,
  ledger: Ledger,
): void {
  const band = { from: row.from ?? 0, to: row.to ?? 'more' }
  const cell = cellIn(rules.charts.fireEffect, row, result === 'none' ? 'lively' : result)
  const least = result === 'none' ? '' : numberIn(cell)
  const next = nextWorse(result).map((worse) => neededFor(rules, row, worse))
  const beyond = next.find((needed) => needed !== null)
  ledger.fromCell(cell, {
    key: `fire.outcome.${result}`,
    parameters: { ...band, least, below: beyond ?? '' },
    value: total,
    operation: 'outcome',
    sum: 'die',
  })
}

/** The results worse than this one, from the mildest: all of them where there is none. */
function nextWorse(result: FireResult | 'none'): readonly FireResult[] {
  const mildestFirst = resultsFromWorst.toReversed()
  return mildestFirst.slice(mildestFirst.findIndex((each) => each === result) + 1)
}

function sufferFire(
  result: FireResult | 'none',
  target: UnitDescription,
  rules: MiniaturesRules,
  table: Table,
): Losses {
  const hit = result === 'none' ? noHit : hitOn(target, result, rules)
  const removed = hit.basesLost >= target.bases ? 'fire' : null
  orderLosses({ unit: target, ...hit, removed, source: rule('Fire combat effects chart') }, table.ledger)
  if (result !== 'none' && target.marker && removed === null) {
    orderer(target, house('M8'), table.ledger)('order.keepMarker', 1)
  }
  const officer = fallenLeader(
    { officer: target.officer, basesRemoved: hit.basesLost, danger: 'fire', side: 'target' },
    rules,
    table,
  )
  return { ...hit, marker: hit.marker && removed === null, removed, officer }
}

type Hit = Pick<Losses, 'basesLost' | 'marker' | 'damaged'>

const noHit: Hit = { basesLost: 0, marker: false, damaged: false }

function hitOn(target: UnitDescription, result: FireResult, rules: MiniaturesRules): Hit {
  const chart = rules.charts.fireResults
  const marker = numberIn(cellOf(chart, result, 'marker')) > 0 && !target.marker
  if (target.arm === 'artillery') return { ...gunHit(target, cellOf(chart, result, 'gun').value), marker }
  const basesLost = Math.min(numberIn(cellOf(chart, result, 'bases')), target.bases)
  return { basesLost, marker, damaged: false }
}

/** A gun that is damaged a second time is removed. */
function gunHit(gun: UnitDescription, word: unknown): Omit<Hit, 'marker'> {
  const removed = word === 'removed' || (word === 'damaged' && gun.damaged)
  return { basesLost: removed ? gun.bases : 0, damaged: word === 'damaged' && !removed }
}
