import { monthAt } from '../calendar.ts'
import { aHistorical, chartsOf, chosen } from './building.ts'
import type { Scenario } from './scenario.ts'

const fourPowers = ['france', 'britain', 'austria', 'russia'] as const

/** Scenario III. */
export const peaceAndOptions: Scenario = {
  id: 'peaceAndOptions',
  numeral: 'III',
  start: monthAt(1802, 4),
  first: 'france',
  wars: [],
  alliances: [],
  active: [],
  charts: chartsOf('III', {
    commitment: [9, 8, 6, 6, 5, 7, 5],
    ratings: [
      [null, 3, 4, 4, 5, 3, 6],
      [3, null, 4, 4, 4, 6, 3],
      [4, 4, null, 4, 4, 4, 4],
      [4, 4, 4, null, 3, 4, 4],
      [3, 3, 3, 3, null, 3, 2],
      [4, 4, 5, 4, 3, null, 4],
      [4, 4, 3, 3, 2, 4, null],
    ],
    units: {
      eliteInfantry: [1, 1, 1, 1, 0, 1, 0],
      heavyCavalry: [1, 1, 1, 1, 0, 1, 0],
    },
    points: [2, 1, 1, 1, 1, 1, 1],
  }),
  casts: [
    chosen(2, fourPowers, 'france'),
    chosen(3, fourPowers, 'france'),
    aHistorical(fourPowers),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain', 'ottoman']),
  ],
  fewPlayers: [],
  specials: {},
  reminders: [],
}
