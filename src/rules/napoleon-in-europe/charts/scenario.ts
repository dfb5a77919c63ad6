import { cell, house } from '../../chart-building.ts'
import type { Chart, Provenance, Row } from '../../chart.ts'
import { nationIds, type NationId } from '../nations.ts'

/** A number for each nation. */
export type NationRow = readonly [number, number, number, number, number, number, number]
/** A row for each nation; the diagonal is null. */
type RatingRow = readonly [
  number | null,
  number | null,
  number | null,
  number | null,
  number | null,
  number | null,
  number | null,
]
export type Ratings = readonly [RatingRow, RatingRow, RatingRow, RatingRow, RatingRow, RatingRow, RatingRow]

/** The charts that each scenario has of its own. */
export interface ScenarioCharts {
  readonly diplomaticRatings: Chart<NationId, NationId>
  readonly commitmentRatings: Chart<NationId, 'value'>
  readonly specialUnits: Chart<NationId, SpecialUnit>
  readonly startingPoints: Chart<NationId, 'value'>
  readonly scenarioNumbers: Chart<ScenarioNumber, 'value'>
}

/** Numbers of a scenario's special rules. */
export const scenarioNumberIds = [
  'commitmentLosses',
  'productionLossDice',
  'commitmentRise',
  'attitudeRise',
] as const
export type ScenarioNumber = (typeof scenarioNumberIds)[number]

/** The numbers that a scenario has; absent ones are of rules that it has not. */
export type ScenarioNumbers = Readonly<Partial<Record<ScenarioNumber, number>>>

/** Units that replace ordinary ones of their arm when a scenario is set up. */
export const specialUnitIds = ['eliteInfantry', 'lightInfantry', 'horseArtillery', 'heavyCavalry'] as const
export type SpecialUnit = (typeof specialUnitIds)[number]

/** How many special units each nation starts with, nation by nation; absent rows have none. */
export type SpecialUnitRows = Readonly<Partial<Record<SpecialUnit, NationRow>>>

function cellsOf(row: RatingRow, provenance: Provenance): Row<NationId, NationId>['cells'] {
  const [france, britain, prussia, russia, ottoman, austria, spain] = row
  return {
    france: cell(france, provenance),
    britain: cell(britain, provenance),
    prussia: cell(prussia, provenance),
    russia: cell(russia, provenance),
    ottoman: cell(ottoman, provenance),
    austria: cell(austria, provenance),
    spain: cell(spain, provenance),
  }
}

/** Two dice of this or less win a neutral major nation over: the asking nation's row, the asked one's column. (N2.) */
export function ratingsChart(ratings: Ratings, provenance: Provenance): Chart<NationId, NationId> {
  const [france, britain, prussia, russia, ottoman, austria, spain] = ratings
  const rows = { france, britain, prussia, russia, ottoman, austria, spain }
  return {
    id: 'diplomaticRatings',
    kind: 'named',
    columns: nationIds.map((id) => ({ id, unit: 'die', minimum: 0, maximum: 12, blank: true })),
    rows: nationIds.map((id) => ({ id, cells: cellsOf(rows[id], provenance) })),
  }
}

/** Two dice above this end a nation's war. */
export function commitmentChart(ratings: NationRow, provenance: Provenance): Chart<NationId, 'value'> {
  return {
    id: 'commitmentRatings',
    kind: 'named',
    columns: [{ id: 'value', unit: 'die', minimum: 0, maximum: 20, blank: false }],
    rows: nationIds.map((id, index) => ({ id, cells: { value: cell(ratings[index] ?? 0, provenance) } })),
  }
}

/** How many units of each special kind replace ordinary ones in a nation's set-up. */
export function specialUnitsChart(
  rows: SpecialUnitRows,
  provenance: Provenance,
): Chart<NationId, SpecialUnit> {
  return {
    id: 'specialUnits',
    kind: 'named',
    columns: specialUnitIds.map((id) => ({ id, unit: 'count', minimum: 0, maximum: 20, blank: false })),
    rows: nationIds.map((id, index) => {
      const count = (unit: SpecialUnit) => cell(rows[unit]?.[index] ?? 0, provenance)
      return {
        id,
        cells: {
          eliteInfantry: count('eliteInfantry'),
          lightInfantry: count('lightInfantry'),
          horseArtillery: count('horseArtillery'),
          heavyCavalry: count('heavyCavalry'),
        },
      }
    }),
  }
}

/** Political action points that each nation begins with where it is a player nation. */
export function startingPointsChart(points: NationRow, provenance: Provenance): Chart<NationId, 'value'> {
  return {
    id: 'startingPoints',
    kind: 'named',
    columns: [{ id: 'value', unit: 'points', minimum: 0, maximum: 20, blank: false }],
    rows: nationIds.map((id, index) => ({ id, cells: { value: cell(points[index] ?? 0, provenance) } })),
  }
}

/** Numbers of a scenario's special rules; blank where it has no such rule. */
export function scenarioNumbersChart(
  numbers: ScenarioNumbers,
  provenance: Provenance,
): Chart<ScenarioNumber, 'value'> {
  return {
    id: 'scenarioNumbers',
    kind: 'named',
    columns: [{ id: 'value', unit: 'count', minimum: 0, maximum: 20, blank: true }],
    rows: scenarioNumberIds.map((id) => ({ id, cells: { value: cell(numbers[id] ?? null, provenance) } })),
  }
}

const none = house('N3')
const blankRow: RatingRow = [null, null, null, null, null, null, null]

export const scenarioCharts: ScenarioCharts = {
  diplomaticRatings: ratingsChart(
    [blankRow, blankRow, blankRow, blankRow, blankRow, blankRow, blankRow],
    none,
  ),
  commitmentRatings: commitmentChart([0, 0, 0, 0, 0, 0, 0], none),
  specialUnits: specialUnitsChart({}, none),
  startingPoints: startingPointsChart([0, 0, 0, 0, 0, 0, 0], none),
  scenarioNumbers: scenarioNumbersChart({}, none),
}
