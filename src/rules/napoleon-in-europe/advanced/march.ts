import { rule } from '../../chart-building.ts'
import { bandOf, cellIn, cellOf, ChartFault, type FoundCell } from '../../chart.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { marchResults, type MarchResult } from '../charts/advanced.ts'
import { dieSides, type NapoleonCharts } from '../charts/index.ts'
import type { Deciders } from '../decider.ts'
import type { Region } from '../board.ts'
import { arrived, left, requireEntry, requireMilitiaStays } from '../map/entering.ts'
import type { NationId } from '../nations.ts'
import { noteMovesOutOfTurn } from '../naval/guide.ts'
import { armOf } from '../pieces.ts'
import type { NapoleonState } from '../state.ts'
import { requireRegion } from '../territory.ts'
import { armiesAmong, changeTroops, piecesAmong, sourceOf, type Troop } from '../troops.ts'
import type { advancedCommands } from './commands.ts'
import { requireInForce } from './in-force.ts'
import { hasInnovation } from './known-cards.ts'

const marching = rule('Forced March')

/** How many of a troop came to each result. */
type Marched = Readonly<Record<MarchResult, readonly Troop[]>>

/**
 * Each infantry and artillery unit throws two dice: it marches a second region, stays, or is lost.
 * (Advanced Rules: Forced March.)
 */
export const marchDeciders: Deciders<Pick<typeof advancedCommands, 'forcedMarch'>> = {
  forcedMarch(state, { nation, from, to, troops }, table) {
    const { ledger } = table
    const start = from === null ? null : requireRegion(state, from, 'from')
    const goal = to === null ? null : requireRegion(state, to, 'to')
    const names = { from: start?.name ?? '', to: goal?.name ?? '' }
    writeHeading(ledger, 'forcedMarch', { nation, units: armiesAmong(troops), ...names })
    requireInForce(state, 'forcedMarch')
    noteMovesOutOfTurn(state, nation, ledger)
    requireFoot(troops)
    if (goal !== null) requireWay(state, nation, troops, { start, goal })
    const source = sourceOf(state, nation, from, troops, 'troops')
    const { lost, marches } = march(state, nation, troops, table)
    writeOutcome({ nation, troops, lost, marches, ...names }, ledger)
    const isPlaced = source !== null && source.region !== null && goal !== null
    const isGone = isPlaced ? [...lost, ...marches] : lost
    const gone = source === null ? [] : changeTroops(nation, source.region, isGone, -1)
    const come = isPlaced ? changeTroops(nation, goal.id, marches, 1) : []
    const marched = { nation, armies: armiesAmong(marches) }
    const leaving = { nation, armies: armiesAmong(isGone) }
    return [
      ...gone,
      ...come,
      ...(isPlaced && source.region === from ? left(state, leaving, start) : []),
      ...(goal === null || marched.armies === 0 ? [] : arrived(state, marched, goal, ledger)),
    ]
  },
}

/** @throws Refused where militia would leave its homeland, or the region is not to be entered. (Land Movement.) */
function requireWay(
  state: NapoleonState,
  nation: NationId,
  troops: readonly Troop[],
  { start, goal }: { readonly start: Region | null; readonly goal: Region },
): void {
  const path = `troops.${troops.findIndex(({ unit }) => unit === 'militia')}`
  requireMilitiaStays(state, nation, piecesAmong(troops), { from: start, to: goal.homeland, path })
  requireEntry(state, nation, goal)
}

function requireFoot(troops: readonly Troop[]): void {
  const onFoot = ['infantry', 'artillery']
  const place = troops.findIndex(({ unit }) => unit !== null && !onFoot.includes(armOf[unit]))
  const unit = troops[place]?.unit
  if (unit !== undefined && unit !== null) refuse('marchesNot', `troops.${place}.unit`, marching, { unit })
}

function march(
  state: NapoleonState,
  nation: NationId,
  troops: readonly Troop[],
  { dice, ledger }: Table,
): Marched {
  const { charts } = state.rules
  const modifier = hasInnovation(state, nation, 'mobilityAndForaging')
    ? ledger.read(cellOf(charts.marchModifiers, 'mobilityAndForaging', 'value'), {
        key: 'march.mobilityAndForaging',
        operation: 'add',
        sum: 'march',
      })
    : 0
  writeBands(charts, modifier, ledger)
  const thrown = troops.map(({ unit, count }) => {
    const subject = unit === null ? {} : { subject: unit }
    const counts = dice.throws({
      sides: dieSides,
      label: 'march',
      side: nation,
      count,
      dice: 2,
      results: marchResults.length,
      resultOf: (sum) =>
        marchResults.findIndex((result) => resultCell(charts, sum + modifier).value === result),
      ...subject,
    })
    return { unit, counts }
  })
  const cameTo = (result: MarchResult) =>
    thrown.map(({ unit, counts }) => ({ unit, count: counts[marchResults.indexOf(result)] ?? 0 }))
  return { lost: cameTo('lost'), stays: cameTo('stays'), marches: cameTo('marches') }
}

function resultCell({ forcedMarch }: NapoleonCharts, total: number): FoundCell {
  const band = bandOf(forcedMarch, total)
  if (band === undefined) throw new ChartFault(forcedMarch.id, String(total), 'result')
  return cellIn(forcedMarch, band, 'result')
}

/** Says what two dice come to, as they are read with the modifier. */
function writeBands({ forcedMarch }: NapoleonCharts, modifier: number, ledger: Ledger): void {
  for (const row of forcedMarch.rows) {
    const cell = cellIn(forcedMarch, row, 'result')
    const end = (bound: number | null | undefined) =>
      bound === null || bound === undefined ? '' : bound - modifier
    ledger.fromCell(cell, {
      key: `march.${String(cell.value)}`,
      operation: 'note',
      sum: 'march',
      value: 0,
      parameters: { from: end(row.from), to: end(row.to) },
    })
  }
}

interface March {
  readonly nation: NationId
  readonly from: string
  readonly to: string
  readonly troops: readonly Troop[]
  readonly lost: readonly Troop[]
  readonly marches: readonly Troop[]
}

function writeOutcome({ nation, from, to, troops, lost, marches }: March, ledger: Ledger): void {
  const write = (
    operation: 'outcome' | 'order',
    key: string,
    about: Readonly<Record<string, string | number>>,
  ) =>
    ledger.write({
      key,
      parameters: { nation, place: from, to, ...about },
      value: operation === 'outcome' ? armiesAmong(lost) - armiesAmong(marches) : 0,
      operation,
      sum: 'march',
      provenance: marching,
    })
  const counts = { units: armiesAmong(troops), lost: armiesAmong(lost), marched: armiesAmong(marches) }
  write('outcome', 'march.outcome', counts)
  for (const { unit, count } of lost) {
    if (count > 0) write('order', 'order.removeTroops', { unit: unit ?? 'army', count })
  }
  for (const { unit, count } of marches) {
    if (count > 0) write('order', 'order.marchOn', { unit: unit ?? 'army', count })
  }
}
