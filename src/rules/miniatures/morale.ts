import { facesAlike } from '@/dice/index.ts'
import { bandOf, cellIn, cellOf, ChartFault, numberIn, type Row } from '../chart.ts'
import type { Ledger } from '../reason.ts'
import type { Table } from '../rulebook.ts'
import { dieSides, type ContactWord, type RallyWord } from './charts/index.ts'
import { rule } from '../chart-building.ts'
import { isHeavyCavalry, requirePossibleUnit, requireStanding } from './check.ts'
import type { MoraleInput, Occasion } from './morale-input.ts'
import { orderer, orderRemoval } from './orders.ts'
import { lossesValue, officerValue } from './own-value.ts'
import type { MiniaturesRules } from './rules.ts'
import type { UnitDescription } from './units.ts'

const chart = rule('Morale chart')

export interface MoraleOutcome {
  readonly result: RallyWord | ContactWord
  /** How far it moves back, in inches; 0 when it does not. */
  readonly inches: number
}

/** A morale roll within a larger resolution: which unit, when, and under which names. */
export interface MoraleCase {
  readonly unit: UnitDescription
  readonly occasion: Occasion
  /** Who throws the die. */
  readonly side: string
  /** The sum that its reasons belong to. */
  readonly sum: string
}

/**
 * A morale die with its modifiers, read on the morale chart for a rally or for the check before contact.
 * (Sheet: Morale chart; M11, M14.)
 */
export function morale(
  { unit, occasion, side, sum }: MoraleCase,
  rules: MiniaturesRules,
  { dice, ledger }: Table,
): MoraleOutcome {
  const modifier = moraleModifier(unit, sum, rules, ledger)
  const alike = facesAlike(dieSides, (face) => wordOf(face + modifier, occasion, rules))
  const face = dice.roll({ sides: dieSides, label: `morale.${occasion}`, side, alike })
  const total = face + modifier
  const row = moraleRow(total, rules)
  const cell = cellIn(rules.charts.moraleResult, row, occasion)
  const result = wordOf(total, occasion, rules)
  ledger.fromCell(cell, {
    key: `morale.${occasion}.${result}`,
    parameters: { unit: unit.name, from: row.from ?? 'less', to: row.to ?? 'more' },
    value: total,
    operation: 'result',
    sum,
  })
  return { result, inches: orderMorale(result, unit, rules, ledger) }
}

/** Class or heavy cavalry, officer, bases lost and nation, with their reasons. (M14.) */
function moraleModifier(unit: UnitDescription, sum: string, rules: MiniaturesRules, ledger: Ledger): number {
  const rating = moraleRating(unit, sum, rules, ledger)
  const officer = officerValue(unit, sum, chart, ledger)
  const losses = lossesValue(unit, sum, cellOf(rules.charts.moraleModifiers, 'baseLost', 'value'), ledger)
  const value = rating + officer + losses
  const parameters = { unit: unit.name }
  ledger.write({
    key: 'morale.onTheDie',
    parameters,
    value,
    operation: 'total',
    sum,
    provenance: chart,
  })
  return value
}

/** What class and nation are worth: the morale rating. Heavy cavalry counts where its class is no higher. (M10, M14.) */
export function moraleRating(
  unit: UnitDescription,
  sum: string,
  rules: MiniaturesRules,
  ledger: Ledger,
): number {
  return classRating(unit, sum, rules, ledger) + nationRating(unit, sum, rules, ledger)
}

function classRating(unit: UnitDescription, sum: string, rules: MiniaturesRules, ledger: Ledger): number {
  const byClass = cellOf(rules.charts.classValues, unit.class, 'morale')
  const byKind = cellOf(rules.charts.moraleModifiers, 'heavyCavalry', 'value')
  if (isHeavyCavalry(unit) && numberIn(byKind) >= numberIn(byClass)) {
    return ledger.read(byKind, { key: 'morale.heavyCavalry', operation: 'add', sum })
  }
  return ledger.read(byClass, { key: `class.${unit.class}`, operation: 'add', sum })
}

function nationRating(
  { nation }: UnitDescription,
  sum: string,
  rules: MiniaturesRules,
  ledger: Ledger,
): number {
  if (nation !== 'france') return 0
  const cell = cellOf(rules.charts.moraleModifiers, 'french', 'value')
  return ledger.read(cell, { key: 'morale.french', operation: 'add', sum })
}

function moraleRow(total: number, rules: MiniaturesRules): Row<string, Occasion> {
  const results = rules.charts.moraleResult
  const row = bandOf(results, total)
  if (row === undefined) throw new ChartFault(results.id, String(total), 'rally')
  return row
}

const words: readonly MoraleOutcome['result'][] = ['removed', 'movesBack', 'stays', 'markerOff', 'fights']

function wordOf(total: number, occasion: Occasion, rules: MiniaturesRules): MoraleOutcome['result'] {
  const { value, place } = cellIn(rules.charts.moraleResult, moraleRow(total, rules), occasion)
  const word = words.find((known) => known === value)
  if (word === undefined) throw new ChartFault(place.chart, place.row, occasion)
  return word
}

/** Tells the hand what the result asks of the unit. Gives the inches of a move back, 0 for none. */
function orderMorale(
  result: MoraleOutcome['result'],
  unit: UnitDescription,
  rules: MiniaturesRules,
  ledger: Ledger,
): number {
  const order = orderer(unit, chart, ledger)
  if (result === 'removed') orderRemoval(unit, 0, chart, ledger)
  if (result === 'markerOff' && unit.marker) order('order.removeMarker', 1)
  if (result === 'stays') order('order.keepMarker', 1)
  return result === 'movesBack' ? moveBack(unit, rules, ledger) : 0
}

/** Orders a full move back and gives its length in inches. */
export function moveBack(unit: UnitDescription, rules: MiniaturesRules, ledger: Ledger): number {
  const cell = cellOf(rules.charts.fullMoveBack, unit.arm, 'value')
  const inches = numberIn(cell)
  orderer(unit, cell.provenance, ledger)('order.moveBack', inches, { inches })
  return inches
}

/** A morale roll on its own. @throws Refused for a unit that cannot be, or has no base left */
export function moraleRoll(
  { unit, occasion }: MoraleInput,
  rules: MiniaturesRules,
  table: Table,
): MoraleOutcome {
  requirePossibleUnit(unit, 'unit')
  requireStanding(unit, 'unit')
  const outcome = morale({ unit, occasion, side: 'unit', sum: 'morale' }, rules, table)
  table.ledger.write({
    key: `morale.outcome.${outcome.result}`,
    parameters: { unit: unit.name },
    value: 0,
    operation: 'outcome',
    sum: 'morale',
    provenance: chart,
  })
  return outcome
}
