import { cell, house, modifierChart, rule } from '../../chart-building.ts'
import type { Cell, Chart, Row } from '../../chart.ts'
import type { CapitalId } from '../board.ts'

const points = rule('Production Points')
const ottoman = rule('The Ottoman Government')
const n11 = house('N11')

/** What a region gives its owner each production round, in production points. */
const regionValues = modifierChart('regionValues', { unit: 'points', minimum: 0, maximum: 99 }, [
  ['region', 2, points],
  ['northAfrica', 1, points],
  ['ottoman', 1, ottoman],
])

type CapitalColumn = 'value' | 'ottoman'

function capital(id: CapitalId, value: number, inOttomanHands: Cell): Row<CapitalId, CapitalColumn> {
  return { id, cells: { value: cell(value, points), ottoman: inOttomanHands } }
}

/** What a capital's region gives, in production points: to any owner, and to the Ottoman Empire. (N11.) */
const capitals: Chart<CapitalId, CapitalColumn> = {
  id: 'capitals',
  kind: 'named',
  columns: [
    { id: 'value', unit: 'points', minimum: 0, maximum: 99, blank: false },
    { id: 'ottoman', unit: 'points', minimum: 0, maximum: 99, blank: false },
  ],
  rows: [
    capital('paris', 10, cell(1, n11)),
    capital('london', 10, cell(1, n11)),
    capital('berlin', 10, cell(1, n11)),
    capital('saintPetersburg', 2, cell(1, n11)),
    capital('moscow', 2, cell(1, n11)),
    capital('constantinople', 2, cell(2, ottoman)),
    capital('vienna', 8, cell(1, n11)),
    capital('madrid', 2, cell(1, n11)),
  ],
}

const purchasing = rule('Purchasing')

/** What a piece or a point costs, in production points. */
const costs = modifierChart('costs', { unit: 'points', minimum: 1, maximum: 99 }, [
  ['militia', 4, purchasing],
  ['infantry', 6, purchasing],
  ['eliteInfantry', 9, purchasing],
  ['lightInfantry', 7, rule('Light Infantry')],
  ['cavalry', 10, purchasing],
  ['heavyCavalry', 13, purchasing],
  ['irregularCavalry', 7, purchasing],
  ['artillery', 12, purchasing],
  ['horseArtillery', 14, rule('Horse Artillery')],
  ['leader', 12, purchasing],
  ['squadron', 15, purchasing],
  ['politicalActionPoint', 10, purchasing],
  ['innovation', 10, rule('Innovations Cards')],
])

/** Limits on what may be built in a production turn, and from when Prussia raises militia. */
const buildingLimits = modifierChart('buildingLimits', { unit: 'count', minimum: 0, maximum: 9999 }, [
  ['britishLandUnits', 2, rule('The British Army')],
  ['infantryForElite', 2, rule('Elite Infantry')],
  ['lastYearWithoutPrussianMilitia', 1809, rule('Militia')],
])

export const productionCharts = { regionValues, capitals, costs, buildingLimits }
