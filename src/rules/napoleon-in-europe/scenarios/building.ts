import { rule } from '../../chart-building.ts'
import type { Provenance } from '../../chart.ts'
import {
  commitmentChart,
  ratingsChart,
  scenarioNumbersChart,
  specialUnitsChart,
  startingPointsChart,
  type NationRow,
  type Ratings,
  type ScenarioCharts,
  type ScenarioNumbers,
  type SpecialUnitRows,
} from '../charts/scenario.ts'
import type { NationId } from '../nations.ts'
import type { Cast, Hold, Pair, ScenarioVictory } from './scenario.ts'

/** The section of the rulebook that gives a scenario. */
function sectionOf(numeral: string): Provenance {
  return rule(`Scenario ${numeral}`)
}

/** A scenario's tables. */
export interface ScenarioTables {
  readonly commitment: NationRow
  readonly ratings: Ratings
  readonly units: SpecialUnitRows
  readonly points: NationRow
  /** Where the starting points come from, where it is not the scenario. */
  readonly pointsFrom?: Provenance
  readonly numbers?: ScenarioNumbers
}

export function chartsOf(numeral: string, tables: ScenarioTables): ScenarioCharts {
  const section = sectionOf(numeral)
  return {
    diplomaticRatings: ratingsChart(tables.ratings, section),
    commitmentRatings: commitmentChart(tables.commitment, section),
    specialUnits: specialUnitsChart(tables.units, section),
    startingPoints: startingPointsChart(tables.points, tables.pointsFrom ?? section),
    scenarioNumbers: scenarioNumbersChart(tables.numbers ?? {}, section),
  }
}

/** Every one of some nations with every other. */
export function amongThemselves(...nations: readonly NationId[]): readonly Pair[] {
  return nations.flatMap((one, index) => nations.slice(index + 1).map((other): Pair => [one, other]))
}

/** Each of one side with each of the other. */
export function between(side: readonly NationId[], others: readonly NationId[]): readonly Pair[] {
  return side.flatMap((one) => others.map((other): Pair => [one, other]))
}

const onlyHistorical: readonly ScenarioVictory[] = ['historical']
const onlyAHistorical: readonly ScenarioVictory[] = ['aHistorical']
const eitherWay: readonly ScenarioVictory[] = ['historical', 'aHistorical']

function given(
  victories: readonly ScenarioVictory[],
): (nations: readonly NationId[], holds?: readonly Hold[]) => Cast {
  return (nations, holds = []) => ({
    players: nations.length,
    nations: { kind: 'given', nations },
    victories,
    holds,
  })
}

/** A nation for each player, in a historical game. */
export const historical = given(onlyHistorical)
/** A nation for each player, in an a-historical game. */
export const aHistorical = given(onlyAHistorical)
/** A nation for each player, in a game of either kind. */
export const either = given(eitherWay)

/** Players choose among some nations. */
export function chosen(players: number, from: readonly NationId[], should: NationId): Cast {
  return { players, nations: { kind: 'chosen', from, should }, victories: onlyAHistorical, holds: [] }
}

/** Players choose any nation, and an ally. */
export function anyWithAlly(players: number): Cast {
  return { players, nations: { kind: 'anyWithAlly' }, victories: onlyAHistorical, holds: [] }
}
