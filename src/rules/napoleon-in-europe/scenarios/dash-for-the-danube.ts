import { monthAt } from '../calendar.ts'
import { aHistorical, amongThemselves, between, chartsOf, either, historical } from './building.ts'
import type { Scenario } from './scenario.ts'

/** Scenario IV. */
export const dashForTheDanube: Scenario = {
  id: 'dashForTheDanube',
  numeral: 'IV',
  start: monthAt(1805, 9),
  first: 'france',
  wars: between(['france', 'spain'], ['britain', 'austria', 'russia']),
  alliances: [...amongThemselves('britain', 'austria', 'russia'), ...amongThemselves('france', 'spain')],
  active: [],
  charts: chartsOf('IV', {
    commitment: [9, 8, 6, 6, 5, 7, 5],
    ratings: [
      [null, 2, 4, 3, 5, 3, 6],
      [2, null, 5, 5, 4, 5, 4],
      [4, 4, null, 4, 3, 4, 3],
      [3, 4, 4, null, 3, 5, 3],
      [4, 4, 3, 3, null, 3, 2],
      [3, 5, 5, 5, 3, null, 3],
      [4, 4, 3, 3, 2, 3, null],
    ],
    units: {
      eliteInfantry: [2, 1, 1, 1, 0, 1, 0],
      lightInfantry: [4, 0, 0, 0, 0, 0, 0],
      horseArtillery: [1, 0, 0, 0, 0, 0, 0],
      heavyCavalry: [2, 1, 1, 1, 0, 2, 0],
    },
    points: [2, 1, 1, 1, 1, 1, 1],
  }),
  casts: [
    historical(['france', 'britain']),
    historical(['france', 'austria']),
    either(['france', 'britain', 'austria']),
    either(['france', 'britain', 'austria', 'russia']),
    either(['france', 'britain', 'austria', 'russia', 'spain']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain', 'ottoman']),
  ],
  fewPlayers: [],
  specials: {},
  reminders: [],
}
