import { monthAt } from '../calendar.ts'
import { aHistorical, amongThemselves, between, chartsOf, either, historical } from './building.ts'
import type { Scenario } from './scenario.ts'

/** Scenario V. */
export const whosNext: Scenario = {
  id: 'whosNext',
  numeral: 'V',
  start: monthAt(1806, 9),
  first: 'france',
  wars: between(['france', 'spain'], ['prussia', 'russia', 'britain']),
  alliances: [...amongThemselves('france', 'spain'), ...amongThemselves('prussia', 'russia', 'britain')],
  active: [],
  charts: chartsOf('V', {
    commitment: [9, 8, 6, 6, 5, 7, 5],
    ratings: [
      [null, 2, 3, 3, 5, 4, 6],
      [2, null, 5, 5, 4, 4, 3],
      [3, 5, null, 6, 3, 3, 3],
      [3, 5, 5, null, 3, 3, 3],
      [4, 4, 3, 3, null, 3, 2],
      [4, 5, 5, 5, 3, null, 4],
      [4, 4, 3, 3, 2, 4, null],
    ],
    units: {
      eliteInfantry: [3, 1, 1, 1, 0, 1, 0],
      lightInfantry: [4, 0, 0, 0, 0, 0, 0],
      horseArtillery: [1, 0, 0, 0, 0, 0, 0],
      heavyCavalry: [2, 0, 1, 1, 0, 1, 0],
    },
    points: [2, 1, 1, 1, 1, 1, 1],
  }),
  casts: [
    historical(['france', 'britain']),
    historical(['france', 'russia']),
    either(['france', 'britain', 'russia']),
    either(['france', 'britain', 'prussia']),
    either(['france', 'britain', 'prussia', 'russia']),
    either(['france', 'spain', 'britain', 'russia']),
    either(['france', 'britain', 'spain', 'russia', 'prussia']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain', 'ottoman']),
  ],
  fewPlayers: [],
  specials: {},
  reminders: [],
}
