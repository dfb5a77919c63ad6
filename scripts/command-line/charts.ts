import * as v from 'valibot'
import type { Cell, CellValue, Chart, Column, OptionDefinition, Row, Unit } from '@/rules/index.ts'
import { Failure } from './failure.ts'

/** Numbers that a table changed: by chart, row and column. */
export type ChartChanges = v.InferOutput<typeof chartChangesSchema>

const byId = <Value extends v.GenericSchema>(value: Value) => v.record(v.string(), value)

export const chartChangesSchema = byId(byId(byId(v.nullable(v.union([v.number(), v.string()])))))

type Charts = Readonly<Record<string, Chart>>

/**
 * A rulebook's charts with some cells changed.
 *
 * @throws Failure when a chart, row or column is not known, or does not take the value; its path names it
 */
export function changedCharts(charts: Charts, changes: ChartChanges, place: string): Charts {
  const changed = Object.entries(changes).map(([id, rows]): [string, Chart] => {
    const path = `${place}.${id}`
    return [id, changedChart(known(charts, id, path, 'chart'), rows, path)]
  })
  return { ...charts, ...Object.fromEntries(changed) }
}

function changedChart(chart: Chart, changes: ChartChanges[string], place: string): Chart {
  const rows = byIdOf(chart.rows)
  for (const id of Object.keys(changes)) known(rows, id, `${place}.${id}`, 'row')
  return {
    ...chart,
    rows: chart.rows.map((row) => changedRow(chart, row, changes[row.id] ?? {}, `${place}.${row.id}`)),
  }
}

function changedRow(
  chart: Chart,
  row: Row,
  changes: Readonly<Record<string, CellValue>>,
  place: string,
): Row {
  const columns = byIdOf(chart.columns)
  const cells = Object.entries(changes).map(([id, value]): [string, Cell] => {
    const path = `${place}.${id}`
    const column = known(columns, id, path, 'column')
    return [id, changedCell(known(row.cells, id, path, 'cell'), column, value, path)]
  })
  return { ...row, cells: { ...row.cells, ...Object.fromEntries(cells) } }
}

function changedCell(cell: Cell, column: Column, value: CellValue, path: string): Cell {
  if (value === cell.value) return cell
  const complaint = complaintAbout(column, value)
  if (complaint !== null) throw new Failure('invalidChart', `${path}: ${complaint}`, path)
  return { value, provenance: { kind: 'changed', section: cell.provenance.section } }
}

/** Steps of the units that are counted in whole or half ones; a multiplier may be any number. */
const stepOfUnit: Readonly<Partial<Record<Unit, number>>> = {
  inches: 0.5,
  bases: 1,
  points: 1,
  die: 1,
  modifier: 1,
  count: 1,
}

/** Why a column does not take a value; null where it does. */
function complaintAbout(column: Column, value: CellValue): string | null {
  if (value === null) return column.blank ? null : 'may not be blank'
  if (column.choices !== undefined) {
    return column.choices.some((choice) => choice === value) ? null : `must be ${listed(column.choices)}`
  }
  if (typeof value !== 'number') return `must be a number of ${column.unit}, not "${value}"`
  const { minimum = -Infinity, maximum = Infinity } = column
  if (value < minimum || value > maximum) return `must be from ${minimum} to ${maximum}, not ${value}`
  const step = stepOfUnit[column.unit]
  return step === undefined || Number.isInteger(value / step) ? null : `must be in steps of ${step}`
}

/**
 * A rulebook's options: those chosen, and the default of every other.
 *
 * @throws Failure when an option is not known or does not have the choice
 */
export function chosenOptions(
  definitions: readonly OptionDefinition[],
  choices: Readonly<Record<string, string>>,
  place: string,
): Readonly<Record<string, string>> {
  const byDefinition = byIdOf(definitions)
  for (const [id, choice] of Object.entries(choices)) {
    const path = `${place}.${id}`
    const definition = known(byDefinition, id, path, 'option')
    if (!definition.choices.includes(choice)) {
      throw new Failure('invalidOption', `${path}: must be ${listed(definition.choices)}`, path)
    }
  }
  const defaults = definitions.map((definition) => [definition.id, definition.default])
  return { ...Object.fromEntries(defaults), ...choices }
}

function byIdOf<Named extends { readonly id: string }>(
  all: readonly Named[],
): Readonly<Record<string, Named>> {
  return Object.fromEntries(all.map((each) => [each.id, each]))
}

/**
 * What a table has under an id.
 *
 * @throws Failure when it has nothing there, naming the ids that it has
 */
export function known<Value>(
  table: Readonly<Record<string, Value>>,
  id: string,
  path: string,
  what: string,
): Value {
  const found = Object.hasOwn(table, id) ? table[id] : undefined
  if (found !== undefined) return found
  const message = `${path}: there is no ${what} "${id}"; known are ${listed(Object.keys(table), 'and')}`
  throw new Failure(`unknown${what.charAt(0).toUpperCase()}${what.slice(1)}`, message, path)
}

function listed(words: readonly string[], last: 'and' | 'or' = 'or'): string {
  const quoted = words.map((word) => `"${word}"`)
  return new Intl.ListFormat('en-GB', {
    type: last === 'and' ? 'conjunction' : 'disjunction',
  }).format(quoted)
}
