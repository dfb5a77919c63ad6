import { changedCells, originalCell, withCell } from '../../chart-changes.ts'
import { house } from '../../chart-building.ts'
import type { Cell, CellPlace, CellValue, Chart, Column, Row } from '../../chart.ts'
import { writeHeading } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { defaultCharts } from '../charts/index.ts'
import type { CommandOf } from '../commands.ts'
import type { Effects } from '../effects.ts'
import { rulesWith, type NamedCharts } from '../rules.ts'
import { scenarioById } from '../scenarios/index.ts'
import { holdsEveryChart } from '../rules-schema.ts'
import type { NapoleonState } from '../state.ts'

type Charts = Readonly<Record<string, Chart>>

const tablesOwn = house('charts')

/** The charts as a game of this scenario comes with them. */
export function modelCharts(scenario: string): Charts {
  return { ...defaultCharts, ...scenarioById(scenario)?.charts }
}

/**
 * One number of the charts is another from now on, by the table's wish.
 *
 * @throws Refused where there is no such number, or the column does not take the value
 */
export function changeNumber(
  state: NapoleonState,
  { place, value }: CommandOf<'changeNumber'>,
  { ledger }: Pick<Table, 'ledger'>,
): Effects {
  const { chart, column, row, cell } = found(state.rules.charts, place)
  requireTaken(column, value)
  if (cell.value === value) refuse('nothingChanged', 'value', tablesOwn)
  const models = modelCharts(state.scenario)
  const model = models[chart.id] ?? chart
  writeHeading(ledger, 'changeNumber', {
    ...place,
    was: cell.value ?? '',
    now: value ?? '',
    usual: originalCell(model, row, column.id)?.value ?? '',
  })
  const charts = { ...state.rules.charts, [chart.id]: withCell(chart, model, place, value) }
  if (!holdsEveryChart(charts)) throw new TypeError('a changed number leaves every chart whole')
  const { name, options } = state.rules
  return [
    { type: 'rulesChanged', rules: rulesWith(options, { id: idOf(state, charts, models), name, charts }) },
  ]
}

interface Found {
  readonly chart: Chart
  readonly column: Column
  readonly row: Row
  readonly cell: Cell
}

function found(charts: Charts, place: CellPlace): Found {
  const chart = charts[place.chart]
  const row = chart?.rows.find(({ id }) => id === place.row)
  const column = chart?.columns.find(({ id }) => id === place.column)
  const cell = row?.cells[place.column]
  if (chart === undefined || row === undefined || column === undefined || cell === undefined) {
    return refuse('noSuchNumber', 'place', tablesOwn)
  }
  return { chart, row, column, cell }
}

/** @throws Refused where the column takes no such value */
function requireTaken({ blank, choices, minimum, maximum, unit }: Column, value: CellValue): void {
  if (value === null) {
    if (!blank) refuse('numberMayNotBeBlank', 'value', tablesOwn)
  } else if (unit === 'word') {
    if (!(choices ?? []).some((choice) => choice === value)) refuse('noSuchWord', 'value', tablesOwn)
  } else if (typeof value !== 'number' || value < (minimum ?? -Infinity) || value > (maximum ?? Infinity)) {
    refuse('numberOutOfRange', 'value', tablesOwn, { from: minimum ?? '', to: maximum ?? '' })
  }
}

/** What tells the charts from all others: those that the game began with, and every number that differs. */
function idOf({ rules }: NapoleonState, charts: NamedCharts['charts'], models: Charts): string {
  const [usual = rules.id] = rules.id.split(/[*+]/u)
  const all: Charts = charts
  const changes = changedCells(charts, models).map(({ chart, row, column }) => {
    const value = all[chart]?.rows.find(({ id }) => id === row)?.cells[column]?.value
    return `*${chart}.${row}.${column}=${value ?? ''}`
  })
  return usual + changes.join('')
}
