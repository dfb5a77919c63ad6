import { cell, dieModifier, modifierChart, rule } from '../../chart-building.ts'
import type { Chart } from '../../chart.ts'
import type { FeatureId } from '../battle/battle.ts'

const initiativeRule = rule('Initiative')
const reinforcing = rule('Reinforcement')
const terrainRule = rule('Terrain')

/** What each side adds to two dice for the initiative. */
const initiativeModifiers = modifierChart('initiativeModifiers', dieModifier, [
  ['cavalry', 1, initiativeRule],
  ['irregularCavalry', 1, initiativeRule],
  ['leader', 2, initiativeRule],
  ['lightInfantry', 1, initiativeRule],
])

export const initiativeResults = ['divider', 'openly', 'surprise'] as const
/** What a lead in initiative gives. */
export type InitiativeResult = (typeof initiativeResults)[number]

const initiativeOutcomes: Chart<InitiativeResult, 'result'> = {
  id: 'initiativeOutcomes',
  kind: 'bands',
  columns: [{ id: 'result', unit: 'word', choices: initiativeResults, blank: false }],
  rows: [
    {
      id: 'divider',
      from: 0,
      to: 1,
      provenance: initiativeRule,
      cells: { result: cell('divider', initiativeRule) },
    },
    {
      id: 'openly',
      from: 2,
      to: 7,
      provenance: initiativeRule,
      cells: { result: cell('openly', initiativeRule) },
    },
    {
      id: 'surprise',
      from: 8,
      to: null,
      provenance: initiativeRule,
      cells: { result: cell('surprise', initiativeRule) },
    },
  ],
}

/** The turn in which a group arrives, by one die; 0 with the main group. */
const arrivals: Chart<'third' | 'second' | 'first' | 'together', 'turn'> = {
  id: 'arrivals',
  kind: 'bands',
  columns: [{ id: 'turn', unit: 'count', minimum: 0, maximum: 20, blank: false }],
  rows: [
    { id: 'third', from: null, to: 1, provenance: reinforcing, cells: { turn: cell(3, reinforcing) } },
    { id: 'second', from: 2, to: 2, provenance: reinforcing, cells: { turn: cell(2, reinforcing) } },
    { id: 'first', from: 3, to: 3, provenance: reinforcing, cells: { turn: cell(1, reinforcing) } },
    { id: 'together', from: 4, to: null, provenance: reinforcing, cells: { turn: cell(0, reinforcing) } },
  ],
}

/** How many terrain features two dice give. */
const terrainCounts: Chart<'none' | 'one' | 'two' | 'three', 'features'> = {
  id: 'terrainCounts',
  kind: 'bands',
  columns: [{ id: 'features', unit: 'count', minimum: 0, maximum: 3, blank: false }],
  rows: [
    { id: 'none', from: null, to: 5, provenance: terrainRule, cells: { features: cell(0, terrainRule) } },
    { id: 'one', from: 6, to: 8, provenance: terrainRule, cells: { features: cell(1, terrainRule) } },
    { id: 'two', from: 9, to: 10, provenance: terrainRule, cells: { features: cell(2, terrainRule) } },
    { id: 'three', from: 11, to: null, provenance: terrainRule, cells: { features: cell(3, terrainRule) } },
  ],
}

export const terrainTypes = ['riverBehind', 'stream', 'woods', 'hill', 'village', 'riverInFront'] as const
export type TerrainType = FeatureId | 'riverBehind' | 'riverInFront'

/** Which terrain two dice give. */
const terrain: Chart<TerrainType, 'type'> = {
  id: 'terrain',
  kind: 'bands',
  columns: [{ id: 'type', unit: 'word', choices: terrainTypes, blank: false }],
  rows: [
    {
      id: 'riverBehind',
      from: null,
      to: 2,
      provenance: terrainRule,
      cells: { type: cell('riverBehind', terrainRule) },
    },
    { id: 'stream', from: 3, to: 4, provenance: terrainRule, cells: { type: cell('stream', terrainRule) } },
    { id: 'woods', from: 5, to: 6, provenance: terrainRule, cells: { type: cell('woods', terrainRule) } },
    { id: 'hill', from: 7, to: 8, provenance: terrainRule, cells: { type: cell('hill', terrainRule) } },
    {
      id: 'village',
      from: 9,
      to: 11,
      provenance: terrainRule,
      cells: { type: cell('village', terrainRule) },
    },
    {
      id: 'riverInFront',
      from: 12,
      to: null,
      provenance: terrainRule,
      cells: { type: cell('riverInFront', terrainRule) },
    },
  ],
}

/** What is thrown for before the first turn. */
export const battleOpeningCharts = {
  initiativeModifiers,
  initiativeOutcomes,
  arrivals,
  terrainCounts,
  terrain,
}
