import { cellOf, numberIn, type CellPlace, type FoundCell, type Provenance } from '../../chart.ts'
import { rule } from '../../chart-building.ts'
import type { Table } from '../../rulebook.ts'
import { dieSides, type NapoleonCharts } from '../charts/index.ts'
import type { Effects } from '../effects.ts'
import { nationIds, turnOrder, type NationId } from '../nations.ts'
import { specialsOf } from '../scenarios/specials.ts'
import { isPlayerNation } from '../standing.ts'
import type { IncomeLine, IncomeSource, NapoleonState } from '../state.ts'
import { duesOfProduction } from './dues.ts'
import { capitalColumn, earns, incomeOf, pointsOf } from './income.ts'
import { earn } from './political.ts'

const production = rule('Production Points')

/**
 * Production begins: every player nation gets political action points, every nation that earns adds its income
 * to what it has saved, and attrition and card draws are owed where they are played. (Production; Political
 * Action Points.)
 */
export function openProduction(state: NapoleonState, table: Table): Effects {
  const received = turnOrder(state.calendar.first).flatMap((nation) => [
    ...politicalIncome(state, nation, table),
    ...receive(state, nation, table),
  ])
  return [...received, ...duesOfProduction(state)]
}

/** Production is over: what was received and built in it is no longer kept. */
export function closeProduction({ nations }: NapoleonState): Effects {
  return nationIds
    .filter((nation) => nations[nation].productionTurn !== null)
    .map((nation) => ({ type: 'productionTurnSet', nation, turn: null }))
}

function politicalIncome(state: NapoleonState, nation: NationId, { ledger }: Table): Effects {
  if (!isPlayerNation(state, nation)) return []
  const points = ledger.read(cellOf(state.rules.charts.politicalIncome, 'production', 'value'), {
    key: 'income.politicalActionPoint',
    operation: 'note',
    sum: nation,
    parameters: { nation },
  })
  return points === 0 ? [] : earn(state, nation, points, ledger)
}

function receive(state: NapoleonState, nation: NationId, table: Table): Effects {
  if (!earns(state, nation)) return []
  const saved = state.nations[nation].productionPoints
  const regular = incomeOf(state, nation)
  writeSaved(nation, saved, table)
  for (const line of regular) writeLine(state, nation, line, table)
  const lost = rollLoss(state, nation, saved + pointsOf(regular), table)
  const income = [...regular, ...lost]
  writeTotal(nation, saved + pointsOf(income), table)
  return [
    { type: 'productionTurnSet', nation, turn: { saved, income, built: {} } },
    ...pointsChanged(nation, pointsOf(income)),
  ]
}

function pointsChanged(nation: NationId, by: number): Effects {
  return by === 0 ? [] : [{ type: 'productionPointsChanged', nation, by }]
}

/** What a scenario's special rule takes by dice; never more than there is. (Scenario VIII.) */
function rollLoss(state: NapoleonState, nation: NationId, has: number, table: Table): readonly IncomeLine[] {
  const { productionLoss } = specialsOf(state)
  if (productionLoss?.nation !== nation) return []
  const dice = Array.from({ length: numberIn(productionLoss.dice) }, () =>
    table.dice.roll({ sides: dieSides, label: 'income.loss', side: nation }),
  )
  const thrown = dice.reduce((sum, face) => sum + face, 0)
  const loss: IncomeLine = { source: 'loss', capital: null, count: dice.length, points: -thrown }
  const { provenance, place } = productionLoss.dice
  write(nation, loss, provenance, place, table)
  if (thrown <= has) return [loss]
  const spared: IncomeLine = { source: 'notBelowZero', capital: null, count: 0, points: thrown - has }
  write(nation, spared, production, undefined, table)
  return [loss, spared]
}

function writeSaved(nation: NationId, value: number, { ledger }: Table): void {
  const line = { key: 'income.saved', parameters: { nation }, operation: 'set', sum: nation } as const
  ledger.write({ ...line, value, provenance: production })
}

function writeTotal(nation: NationId, value: number, { ledger }: Table): void {
  const line = { key: 'income.total', parameters: { nation }, operation: 'total', sum: nation } as const
  ledger.write({ ...line, value, provenance: production })
}

/** The rows of the chart of regions that lines of income are read from. */
const rowOf: Readonly<Partial<Record<IncomeSource, 'region' | 'northAfrica' | 'ottoman'>>> = {
  regions: 'region',
  northAfrica: 'northAfrica',
  ottoman: 'ottoman',
}

/** The cell that says how much each of a line's regions gives; null where the line is of no one cell. */
function cellOfLine(
  { capitals, regionValues }: NapoleonCharts,
  nation: NationId,
  { source, capital }: IncomeLine,
): FoundCell | null {
  if (capital !== null) return cellOf(capitals, capital, capitalColumn(nation))
  const row = rowOf[source]
  return row === undefined ? null : cellOf(regionValues, row, 'value')
}

function writeLine({ rules }: NapoleonState, nation: NationId, line: IncomeLine, table: Table): void {
  const cell = cellOfLine(rules.charts, nation, line)
  write(nation, line, cell?.provenance ?? production, cell?.place, table)
}

function write(
  nation: NationId,
  { source, capital, count, points }: IncomeLine,
  provenance: Provenance,
  place: CellPlace | undefined,
  { ledger }: Table,
): void {
  ledger.write({
    key: `income.${source}`,
    parameters: { nation, count, ...(capital === null ? {} : { capital }) },
    value: points,
    operation: 'add',
    sum: nation,
    provenance,
    ...(place === undefined ? {} : { place }),
  })
}
