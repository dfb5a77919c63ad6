import { house } from '../../chart-building.ts'
import { monthAt } from '../calendar.ts'
import { aHistorical, amongThemselves, between, chartsOf, either, historical } from './building.ts'
import type { Scenario } from './scenario.ts'

/** Scenario VIII. */
export const defendingTheEmpire: Scenario = {
  id: 'defendingTheEmpire',
  numeral: 'VIII',
  start: monthAt(1813, 3),
  first: 'france',
  wars: between(['france'], ['britain', 'russia', 'spain', 'prussia']),
  alliances: amongThemselves('britain', 'russia', 'spain', 'prussia'),
  active: [],
  charts: chartsOf('VIII', {
    commitment: [9, 8, 6, 6, 5, 7, 5],
    ratings: [
      [null, 3, 2, 3, 5, 5, 2],
      [3, null, 6, 5, 4, 5, 5],
      [3, 5, null, 5, 3, 4, 3],
      [3, 4, 6, null, 3, 5, 3],
      [4, 4, 3, 3, null, 3, 2],
      [4, 5, 5, 5, 3, null, 4],
      [3, 5, 3, 3, 2, 4, null],
    ],
    units: {
      eliteInfantry: [2, 1, 1, 0, 0, 1, 0],
      lightInfantry: [1, 1, 1, 0, 0, 0, 0],
      horseArtillery: [0, 0, 0, 0, 0, 0, 0],
      heavyCavalry: [1, 1, 1, 1, 0, 1, 0],
    },
    points: [1, 1, 1, 1, 1, 1, 1],
    pointsFrom: house('N19'),
    numbers: { productionLossDice: 2 },
  }),
  casts: [
    historical(['france', 'britain']),
    historical(['france', 'russia']),
    either(['france', 'britain', 'russia']),
    either(['france', 'britain', 'russia', 'prussia']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain', 'ottoman']),
  ],
  fewPlayers: [
    { nation: 'spain', by: 'britain', fewerThan: 6 },
    { nation: 'prussia', by: 'russia', fewerThan: 4 },
  ],
  specials: { productionLoss: 'britain' },
  reminders: [
    { id: 'americanWar', number: 'productionLossDice' },
    { id: 'spainWithBritain', fewerThan: 6 },
    { id: 'prussiaWithRussia', fewerThan: 4 },
  ],
}
