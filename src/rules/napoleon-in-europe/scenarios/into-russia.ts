import { house } from '../../chart-building.ts'
import { monthAt } from '../calendar.ts'
import { aHistorical, amongThemselves, between, chartsOf, either, historical } from './building.ts'
import type { Scenario } from './scenario.ts'

const start = monthAt(1812, 6)
const november = monthAt(1812, 11)
const december = monthAt(1812, 12)
const january = monthAt(1813, 1)

/** Scenario VII. */
export const intoRussia: Scenario = {
  id: 'intoRussia',
  numeral: 'VII',
  start,
  first: 'france',
  wars: between(['france', 'austria', 'prussia'], ['britain', 'russia', 'spain']),
  alliances: [
    ...amongThemselves('britain', 'russia', 'spain'),
    ...amongThemselves('france', 'austria', 'prussia'),
  ],
  active: [],
  charts: chartsOf('VII', {
    commitment: [9, 8, 6, 9, 5, 7, 5],
    ratings: [
      [null, 3, 3, 3, 5, 5, 2],
      [3, null, 3, 6, 4, 3, 6],
      [3, 4, null, 4, 3, 4, 3],
      [3, 5, 3, null, 4, 3, 3],
      [4, 4, 3, 3, null, 3, 2],
      [4, 4, 4, 5, 3, null, 4],
      [2, 5, 3, 3, 2, 4, null],
    ],
    units: {
      eliteInfantry: [5, 1, 1, 2, 0, 1, 0],
      lightInfantry: [3, 1, 0, 0, 0, 0, 0],
      horseArtillery: [1, 0, 0, 0, 0, 0, 0],
      heavyCavalry: [3, 1, 1, 2, 0, 1, 0],
    },
    points: [1, 1, 1, 1, 1, 1, 1],
    pointsFrom: house('N19'),
    numbers: { commitmentRise: 4, attitudeRise: 1 },
  }),
  casts: [
    historical(['france', 'britain']),
    historical(['france', 'russia']),
    either(['france', 'britain', 'russia']),
    either(['france', 'britain', 'russia', 'austria']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain', 'ottoman']),
  ],
  fewPlayers: [{ nation: 'spain', by: 'britain', fewerThan: 6 }],
  specials: {
    uprisings: { homeland: 'spain', owner: 'france', regions: [] },
    heldCards: [
      { title: 'Attrition in Spain', oneOf: ['spain', 'britain'] },
      { title: 'Attrition in Russia', oneOf: ['russia'] },
    ],
    divided: { by: 'france', of: ['austria', 'prussia'], joinsAfter: { austria: 'prussia' } },
    attitudes: {
      of: ['britain', 'russia'],
      towards: ['austria', 'prussia'],
      unitsOf: 'russia',
      homeland: 'prussia',
      after: november,
    },
    unbreakable: {
      pairs: [
        ['france', 'austria'],
        ['france', 'prussia'],
      ],
      before: january,
    },
  },
  reminders: [
    { id: 'uprisings', to: start },
    { id: 'attritionInSpain', to: start, cards: true },
    { id: 'attritionInRussia', to: start, cards: true },
    { id: 'divided', number: 'commitmentRise', victory: 'historical' },
    { id: 'risingAttitudes', number: 'attitudeRise', victory: 'historical', from: december },
    { id: 'unbreakable', victory: 'aHistorical', to: december },
    { id: 'spainWithBritain', fewerThan: 6 },
  ],
}
