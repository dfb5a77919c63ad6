import type { Chart, Column, Row } from '../../chart.ts'
import { cell, dieModifier, family, house, modifierChart, rule } from '../../chart-building.ts'

const bands = rule('Volley and cannonade')
const m2 = house('M2')
const m3 = family('M3')

export type GunColumn = 'heavyGun' | 'otherGun'
export type PointsColumn = 'infantry' | GunColumn
export type FireResult = 'lively' | 'telling' | 'deadly' | 'withering'

function rangeBand(
  from: number,
  to: number,
  infantry: number | null,
  heavyGun: number,
  otherGun: number,
): Row<string, PointsColumn> {
  const values = { infantry: cell(infantry, m2), heavyGun: cell(heavyGun, m2), otherGun: cell(otherGun, m2) }
  return { id: `to${to}`, from, to, provenance: bands, cells: values }
}

function pointsColumn<ColumnId extends string>(id: ColumnId): Column<ColumnId> {
  return { id, unit: 'points', minimum: 0, maximum: 20, blank: true }
}

/** Fire points that each base gives, by distance in inches. An edge belongs to the nearer band. */
export const firePoints: Chart<string, PointsColumn> = {
  id: 'firePoints',
  kind: 'bands',
  columns: [pointsColumn('infantry'), pointsColumn('heavyGun'), pointsColumn('otherGun')],
  rows: [
    rangeBand(0, 4, 2, 8, 6),
    rangeBand(4.5, 8, 1, 6, 4),
    rangeBand(8.5, 16, null, 4, 3),
    rangeBand(16.5, 24, null, 3, 2),
    rangeBand(24.5, 36, null, 2, 1),
  ],
}

/** What the summed points are multiplied by. */
export const fireMultipliers = modifierChart(
  'fireMultipliers',
  { unit: 'multiplier', minimum: 0, maximum: 4 },
  [
    ['exposedTarget', 2, rule('Volley and cannonade')],
    ['skirmishingFirer', 0.5, rule('Volley and cannonade')],
    ['skirmishingTarget', 0.5, rule('Volley and cannonade')],
    ['markedFirer', 0.5, rule('Volley and cannonade')],
    ['damagedGun', 0.5, rule('Volley and cannonade')],
    ['movedGun', 0.5, house('M6')],
  ],
)

/** What is added to the fire die. */
export const fireDie = modifierChart('fireDie', dieModifier, [
  ['exposedTarget', 1, rule('Fire combat effects chart')],
  ['hill', -1, house('M5')],
  ['lightCover', -1, house('M5')],
  ['woods', -2, house('M5')],
  ['house', -3, house('M5')],
])

function effectRow(
  from: number,
  to: number | null,
  lively: number,
  telling: number | null = null,
  deadly: number | null = null,
  withering: number | null = null,
): Row<string, FireResult> {
  return {
    id: `from${from}`,
    from,
    to,
    cells: {
      lively: cell(lively, m3),
      telling: cell(telling, m3),
      deadly: cell(deadly, m3),
      withering: cell(withering, m3),
    },
  }
}

function effectColumn<ColumnId extends string>(id: ColumnId): Column<ColumnId> {
  return { id, unit: 'die', minimum: -9, maximum: 20, blank: true }
}

/** The modified die that each result needs, by fire points. */
export const fireEffect: Chart<string, FireResult> = {
  id: 'fireEffect',
  kind: 'bands',
  columns: [
    effectColumn('lively'),
    effectColumn('telling'),
    effectColumn('deadly'),
    effectColumn('withering'),
  ],
  rows: [
    effectRow(1, 1, 10),
    effectRow(2, 2, 9),
    effectRow(3, 3, 8, 11),
    effectRow(4, 4, 8, 10),
    effectRow(5, 5, 7, 10),
    effectRow(6, 7, 6, 9),
    effectRow(8, 9, 5, 8, 11),
    effectRow(10, 11, 5, 8, 10),
    effectRow(12, 14, 4, 7, 10),
    effectRow(15, 19, 3, 6, 9),
    effectRow(20, 24, 2, 5, 8, 11),
    effectRow(25, 29, 1, 4, 7, 10),
    effectRow(30, 34, 0, 3, 6, 9),
    effectRow(35, 39, -1, 2, 5, 8),
    effectRow(40, 44, -1, 1, 4, 7),
    effectRow(45, 49, -1, 0, 3, 6),
    effectRow(50, null, -1, 0, 2, 4),
  ],
}

const results = rule('Fire combat effects chart')

function resultRow(
  id: FireResult,
  bases: number,
  marker: number,
  gun: string,
): Row<FireResult, 'bases' | 'marker' | 'gun'> {
  return {
    id,
    cells: { bases: cell(bases, results), marker: cell(marker, results), gun: cell(gun, results) },
  }
}

/** What each result does: bases and markers to infantry and cavalry, the word to a gun. */
export const fireResults: Chart<FireResult, 'bases' | 'marker' | 'gun'> = {
  id: 'fireResults',
  kind: 'named',
  columns: [
    { id: 'bases', unit: 'bases', minimum: 0, maximum: 12, blank: false },
    { id: 'marker', unit: 'count', minimum: 0, maximum: 1, blank: false },
    { id: 'gun', unit: 'word', choices: ['unharmed', 'damaged', 'removed'], blank: false },
  ],
  rows: [
    resultRow('lively', 0, 1, 'unharmed'),
    resultRow('telling', 1, 1, 'damaged'),
    resultRow('deadly', 2, 1, 'removed'),
    resultRow('withering', 3, 1, 'removed'),
  ],
}

/** The bounds of fire. */
export const fireLimits = modifierChart('fireLimits', { unit: 'count', minimum: 0, maximum: 36 }, [
  ['leastPoints', 1, house('M6')],
  ['inchesAtCharger', 4, house('M7')],
  ['inchesClearAtGun', 4, rule('Volley and cannonade')],
  ['inchesClearAtTarget', 4, rule('Volley and cannonade')],
])
