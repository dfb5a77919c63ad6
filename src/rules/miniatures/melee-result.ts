import { bandOf, cellIn, cellOf, ChartFault, numberIn, type FoundCell, type Row } from '../chart.ts'
import type { Parameters } from '../reason.ts'
import type { LoserFate, MiniaturesCharts, WinnerFate } from './charts/index.ts'
import type { Combatant, MeleeFate, MeleeInput, Role } from './melee-input.ts'
import type { MiniaturesRules } from './rules.ts'

/** What a verdict does to one side, before anyone looks at who is left. */
export interface Damage {
  readonly basesLost: number
  readonly marker: boolean
  readonly fate: MeleeFate
}

/** What a difference comes to. */
export interface Verdict extends Readonly<Record<Role, Damage>> {
  readonly result: string
  /** The cell that decided it. */
  readonly cell: FoundCell
  /** The band of differences that it stands for. */
  readonly band: Parameters
}

type ResultRow = Row<string, MiniaturesCharts['meleeResult']['columns'][number]['id']>

/** Whether the melee is cavalry against a formed square under the ruling that squares hold. */
function isSquareMelee({ attacker, defender }: MeleeInput, rules: MiniaturesRules): boolean {
  return defender.formation === 'square' && attacker.arm === 'cavalry' && rules.options.squaresHold === 'yes'
}

/**
 * What the attacker's total less the defender's does to both. (M12.)
 *
 * @param difference any whole number; positive when the attacker is ahead
 */
export function meleeVerdict(difference: number, input: MeleeInput, rules: MiniaturesRules): Verdict {
  const breaks = numberIn(cellOf(rules.charts.meleeLimits, 'squareBrokenBy', 'value'))
  if (isSquareMelee(input, rules) && difference < breaks) return squareVerdict(difference, input, rules)
  return openVerdict(difference, input, rules)
}

function openVerdict(difference: number, input: MeleeInput, rules: MiniaturesRules): Verdict {
  const row = rowOf(difference, rules)
  const common = { cell: cellIn(rules.charts.meleeResult, row, 'loser'), band: bandParameters(row) }
  const losing = (role: Role): Damage => loserDamage(input[role], row, rules)
  const winning = (role: Role): Damage => winnerDamage(input[role], row, rules)
  if (difference === 0) {
    return { ...common, result: 'level', attacker: losing('attacker'), defender: losing('defender') }
  }
  if (difference > 0) {
    const attacker = winning('attacker')
    const result = attacker.fate === 'breaksThrough' ? 'attackerBreaksThrough' : 'attackerWins'
    return { ...common, result, attacker, defender: losing('defender') }
  }
  const defender = winning('defender')
  const result = defender.fate === 'breaksThrough' ? 'defenderBreaksThrough' : 'defenderWins'
  return { ...common, result, attacker: losing('attacker'), defender }
}

function rowOf(difference: number, rules: MiniaturesRules): ResultRow {
  const chart = rules.charts.meleeResult
  const row = bandOf(chart, Math.abs(difference))
  if (row === undefined) throw new ChartFault(chart.id, String(difference), 'loser')
  return row
}

function bandParameters({ from, to }: ResultRow): Parameters {
  return { from: from ?? 0, to: to ?? 'more' }
}

/** A gun whose side loses is removed; a destroyed unit loses every base. */
function loserDamage(unit: Combatant, row: ResultRow, rules: MiniaturesRules): Damage {
  const fate = word(loserFates, row, 'loser', rules)
  const bases = cellIn(rules.charts.meleeResult, row, 'loserBases')
  const all = fate === 'destroyed' || (unit.arm === 'artillery' && fate !== 'locked')
  const basesLost = all ? unit.bases : Math.min(unit.bases, numberIn(bases))
  return { basesLost, marker: true, fate: fate === 'destroyed' ? 'removed' : fate }
}

/** A winner never loses its last base. */
function winnerDamage(unit: Combatant, row: ResultRow, rules: MiniaturesRules): Damage {
  const fate = word(winnerFates, row, 'winner', rules)
  const bases = numberIn(cellIn(rules.charts.meleeResult, row, 'winnerBases'))
  return { basesLost: Math.min(unit.bases - 1, bases), marker: false, fate }
}

const loserFates: readonly LoserFate[] = ['locked', 'fallsBack', 'destroyed']
const winnerFates: readonly WinnerFate[] = ['locked', 'holds', 'mayOccupy', 'breaksThrough']

function word<Fate extends string>(
  known: readonly Fate[],
  row: ResultRow,
  column: 'loser' | 'winner',
  rules: MiniaturesRules,
): Fate {
  const chart = rules.charts.meleeResult
  const { value } = cellIn(chart, row, column)
  const found = known.find((fate) => fate === value)
  if (found === undefined) throw new ChartFault(chart.id, row.id, column)
  return found
}

/**
 * Cavalry that does not break a square recoils with a marker; the square holds, and neither is locked. What
 * the ruling does not name stays as the chart has it.
 */
function squareVerdict(difference: number, input: MeleeInput, rules: MiniaturesRules): Verdict {
  const open = openVerdict(difference, input, rules)
  const attacker: Damage = { ...open.attacker, marker: true, fate: 'fallsBack' }
  const defender: Damage = { ...open.defender, fate: 'holds' }
  const base = { ...open, result: 'squareHolds', attacker }
  if (difference === 0) return { ...base, defender }
  const cell = cellOf(rules.charts.meleeSquare, difference > 0 ? 'cavalryAhead' : 'squareAhead', 'value')
  const basesLost = Math.min(input.defender.bases, numberIn(cell))
  return { ...base, cell, defender: { ...defender, basesLost, marker: false } }
}
