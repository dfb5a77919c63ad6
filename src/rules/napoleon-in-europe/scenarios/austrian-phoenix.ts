import { house } from '../../chart-building.ts'
import { monthAt } from '../calendar.ts'
import { aHistorical, amongThemselves, between, chartsOf, either, historical } from './building.ts'
import type { Hold, Scenario } from './scenario.ts'

const start = monthAt(1809, 4)
const spainWithBritain: readonly Hold[] = [{ nation: 'spain', by: 'britain' }]

/** Scenario VI. */
export const austrianPhoenix: Scenario = {
  id: 'austrianPhoenix',
  numeral: 'VI',
  start,
  first: 'austria',
  wars: [...between(['france'], ['austria', 'britain', 'spain']), ['russia', 'ottoman']],
  alliances: amongThemselves('austria', 'britain', 'spain'),
  active: ['russia', 'ottoman'],
  charts: chartsOf('VI', {
    commitment: [9, 8, 6, 6, 5, 7, 5],
    ratings: [
      [null, 2, 5, 5, 5, 3, 2],
      [2, null, 4, 4, 4, 5, 7],
      [3, 4, null, 3, 3, 4, 3],
      [5, 4, 4, null, 3, 3, 3],
      [4, 4, 3, 3, null, 3, 2],
      [3, 5, 3, 3, 3, null, 5],
      [2, 5, 3, 3, 2, 4, null],
    ],
    units: {
      eliteInfantry: [3, 1, 0, 1, 0, 1, 0],
      lightInfantry: [3, 1, 0, 0, 0, 0, 0],
      horseArtillery: [1, 0, 0, 0, 0, 0, 0],
      heavyCavalry: [3, 1, 1, 1, 0, 1, 0],
    },
    points: [1, 1, 1, 1, 1, 1, 1],
    pointsFrom: house('N19'),
  }),
  casts: [
    historical(['france', 'britain']),
    historical(['france', 'austria']),
    either(['france', 'britain', 'austria']),
    historical(['france', 'britain', 'austria', 'spain']),
    aHistorical(['france', 'britain', 'austria', 'russia'], spainWithBritain),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia'], spainWithBritain),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'ottoman'], spainWithBritain),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain', 'ottoman']),
  ],
  fewPlayers: [],
  specials: {
    opposed: ['russia', 'ottoman'],
    minorWars: [{ nation: 'russia', minor: 'sweden', movedWith: 'ottoman' }],
    uprisings: { homeland: 'spain', owner: 'france', regions: ['tyrol'] },
    heldCards: [{ title: 'Attrition in Spain', oneOf: ['spain', 'britain'] }],
  },
  reminders: [
    { id: 'uprisingsWithTyrol', to: start },
    { id: 'attritionInSpain', to: start, cards: true },
    { id: 'swedishWar' },
    { id: 'opposed' },
  ],
}
