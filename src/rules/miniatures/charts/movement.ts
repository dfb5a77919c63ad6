import type { Cell, Chart, Column, Row } from '../../chart.ts'
import { cell, house, modifierChart, rule } from '../../chart-building.ts'

const m1 = house('M1')
const sheet = rule('Movement')

/** Who moves: one row of the movement chart. */
export type Mover =
  | 'lineInfantry'
  | 'columnInfantry'
  | 'lightInfantry'
  | 'lightCavalry'
  | 'heavyCavalry'
  | 'footArtillery'
  | 'horseArtillery'
  | 'officer'

export type Pace = 'basic' | 'road' | 'charge' | 'rough'

function inches(value: number | null): Cell {
  return cell(value, m1)
}

function moverRow(
  id: Mover,
  basic: number,
  road: number | null,
  charge: number | null,
  rough: number,
): Row<Mover, Pace> {
  return {
    id,
    cells: { basic: inches(basic), road: inches(road), charge: inches(charge), rough: inches(rough) },
  }
}

function paceColumn(id: Pace, blank: boolean): Column<Pace> {
  return { id, unit: 'inches', minimum: 0, maximum: 48, blank }
}

/** How far each sort of unit moves, in inches. Blank: it has no such move. */
export const movement: Chart<Mover, Pace> = {
  id: 'movement',
  kind: 'named',
  columns: [
    paceColumn('basic', false),
    paceColumn('road', true),
    paceColumn('charge', true),
    paceColumn('rough', false),
  ],
  rows: [
    moverRow('lineInfantry', 6, null, 9, 3),
    moverRow('columnInfantry', 8, 12, 12, 3),
    moverRow('lightInfantry', 6, 12, 9, 6),
    moverRow('lightCavalry', 12, 24, 18, 6),
    moverRow('heavyCavalry', 12, 24, 18, 4),
    moverRow('footArtillery', 6, 12, null, 2),
    moverRow('horseArtillery', 9, 18, null, 3),
    moverRow('officer', 18, 24, 18, 9),
  ],
}

/** What ground takes from a move, in inches. */
export const movementCosts = modifierChart('movementCosts', { unit: 'inches', minimum: 0, maximum: 12 }, [
  ['hillLevel', 1, sheet],
  ['fence', 1, sheet],
])

/** Distances that a move keeps to, in inches. */
export const movementLimits = modifierChart('movementLimits', { unit: 'inches', minimum: 0, maximum: 12 }, [
  ['fromEnemy', 2, rule('Sequence of play')],
])
