import { house } from '../../chart-building.ts'
import { monthAt } from '../calendar.ts'
import { aHistorical, amongThemselves, between, chartsOf, either, historical } from './building.ts'
import type { Scenario } from './scenario.ts'

/** Scenario IX. */
export const notAgain: Scenario = {
  id: 'notAgain',
  numeral: 'IX',
  start: monthAt(1815, 6),
  first: 'france',
  wars: between(['france'], ['britain', 'prussia', 'russia', 'austria', 'spain']),
  alliances: amongThemselves('britain', 'prussia', 'russia', 'austria', 'spain'),
  active: [],
  charts: chartsOf('IX', {
    commitment: [9, 8, 6, 6, 5, 7, 5],
    ratings: [
      [null, 3, 3, 3, 4, 4, 3],
      [3, null, 4, 4, 3, 4, 5],
      [3, 4, null, 3, 3, 3, 3],
      [3, 3, 3, null, 3, 3, 3],
      [4, 4, 3, 3, null, 3, 2],
      [4, 4, 3, 3, 3, null, 3],
      [3, 4, 3, 3, 2, 3, null],
    ],
    units: {
      eliteInfantry: [2, 1, 1, 1, 0, 1, 0],
      lightInfantry: [2, 1, 1, 0, 0, 0, 0],
      horseArtillery: [1, 0, 0, 0, 0, 0, 0],
      heavyCavalry: [2, 1, 1, 2, 0, 1, 0],
    },
    points: [1, 1, 1, 1, 1, 1, 1],
    pointsFrom: house('N19'),
  }),
  casts: [
    historical(['france', 'britain']),
    historical(['france', 'austria']),
    either(['france', 'britain', 'austria']),
    either(['france', 'britain', 'austria', 'russia']),
    either(['france', 'britain', 'austria', 'russia', 'prussia']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain', 'ottoman']),
  ],
  fewPlayers: [
    { nation: 'russia', by: 'austria', fewerThan: 4 },
    { nation: 'prussia', by: 'britain', fewerThan: 5 },
    { nation: 'spain', by: 'britain', fewerThan: 6 },
  ],
  specials: {},
  reminders: [
    { id: 'russiaWithAustria', fewerThan: 4 },
    { id: 'prussiaWithBritain', fewerThan: 5 },
    { id: 'spainWithBritain', fewerThan: 6 },
  ],
}
