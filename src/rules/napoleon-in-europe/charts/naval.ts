import { cell, modifierChart, rule } from '../../chart-building.ts'
import type { Chart } from '../../chart.ts'

const battles = rule('Naval Battles')
const interception = rule('Interception')
const amphibious = rule('Amphibious Movement')
const ports = rule('Ports')

/** Squadrons that the lower side of a naval battle loses, by the difference of the totals. */
const navalLosses: Chart<'none' | 'one' | 'two' | 'three', 'squadrons'> = {
  id: 'navalLosses',
  kind: 'bands',
  columns: [{ id: 'squadrons', unit: 'count', minimum: 0, maximum: 99, blank: false }],
  rows: [
    { id: 'none', from: 0, to: 0, provenance: battles, cells: { squadrons: cell(0, battles) } },
    { id: 'one', from: 1, to: 2, provenance: battles, cells: { squadrons: cell(1, battles) } },
    { id: 'two', from: 3, to: 4, provenance: battles, cells: { squadrons: cell(2, battles) } },
    { id: 'three', from: 5, to: null, provenance: battles, cells: { squadrons: cell(3, battles) } },
  ],
}

/** What is added to a side's total in a naval battle. */
const navalModifiers = modifierChart('navalModifiers', { unit: 'modifier', minimum: -9, maximum: 9 }, [
  ['british', 1, rule('The British Fleet')],
  ['ottoman', -1, rule('The Ottoman Navy')],
  ['port', 2, ports],
])

/** One die of at least this catches squadrons that avoid battle. */
const navalInterception = modifierChart('navalInterception', { unit: 'die', minimum: 1, maximum: 7 }, [
  ['openSea', 5, interception],
  ['leavingPort', 3, interception],
  ['straits', 3, interception],
])

const navalLimits = modifierChart('navalLimits', { unit: 'count', minimum: 0, maximum: 99 }, [
  ['attackersOnPort', 2, ports],
  ['leastInterceptionRating', 1, interception],
])

/** What a landing in an enemy homeland meets. */
const landing = modifierChart('landing', { unit: 'count', minimum: 0, maximum: 20 }, [
  ['militia', 3, amphibious],
  ['defenders', 2, amphibious],
])

export const navalCharts = { navalLosses, navalModifiers, navalInterception, navalLimits, landing }
