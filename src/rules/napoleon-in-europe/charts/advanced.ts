import { cell, house, modifierChart, rule } from '../../chart-building.ts'
import type { Chart } from '../../chart.ts'

const attritionRule = rule('Attrition in Spain and Russia')
const marching = rule('Forced March')
const cards = rule('Card Play')

/** A die of at most this removes an invading army before production. */
const attrition = modifierChart('attrition', { unit: 'die', minimum: 0, maximum: 6 }, [
  ['usual', 1, attritionRule],
  ['russiaAfterDecember', 2, attritionRule],
])

export const marchResults = ['lost', 'stays', 'marches'] as const
export type MarchResult = (typeof marchResults)[number]

/** What two dice of a forced march come to. */
const forcedMarch: Chart<MarchResult, 'result'> = {
  id: 'forcedMarch',
  kind: 'bands',
  columns: [{ id: 'result', unit: 'word', choices: marchResults, blank: false }],
  rows: [
    { id: 'lost', from: null, to: 5, provenance: marching, cells: { result: cell('lost', marching) } },
    { id: 'stays', from: 6, to: 8, provenance: marching, cells: { result: cell('stays', marching) } },
    { id: 'marches', from: 9, to: null, provenance: marching, cells: { result: cell('marches', marching) } },
  ],
}

const marchModifiers = modifierChart('marchModifiers', { unit: 'modifier', minimum: -9, maximum: 9 }, [
  ['mobilityAndForaging', 2, marching],
])

/** Cards drawn, and how many a hand holds. */
const cardDraws = modifierChart('cardDraws', { unit: 'count', minimum: 0, maximum: 90 }, [
  ['production', 1, cards],
  ['wonMajorBattle', 2, cards],
  ['lostMajorBattle', 1, cards],
  ['hand', 4, cards],
])

/** What the cards give that the rules themselves name. */
const cardEffects = modifierChart('cardEffects', { unit: 'count', minimum: -9, maximum: 20 }, [
  ['royalMarriage', 2, rule('Cards')],
  ['superiorLightCavalry', 2, house('N16')],
  ['corpsDArmee', 1, rule('Reinforcement')],
])

/** Squadrons that come with a minor nation that has a navy. */
const minorNavies = modifierChart('minorNavies', { unit: 'count', minimum: 0, maximum: 20 }, [
  ['squadrons', 1, rule('Minor Navies')],
])

export const advancedCharts = { attrition, forcedMarch, marchModifiers, cardDraws, cardEffects, minorNavies }
