import { monthAt } from '../calendar.ts'
import { aHistorical, amongThemselves, between, chartsOf, either, historical } from './building.ts'
import type { Scenario } from './scenario.ts'

/** Scenario II. */
export const secondCoalition: Scenario = {
  id: 'secondCoalition',
  numeral: 'II',
  start: monthAt(1800, 4),
  first: 'france',
  wars: between(['france'], ['britain', 'austria', 'ottoman']),
  alliances: amongThemselves('britain', 'austria', 'ottoman'),
  active: [],
  charts: chartsOf('II', {
    commitment: [9, 8, 6, 6, 5, 7, 5],
    ratings: [
      [null, 3, 4, 4, 3, 3, 7],
      [3, null, 5, 4, 4, 5, 3],
      [3, 4, null, 4, 3, 4, 3],
      [3, 4, 4, null, 3, 4, 3],
      [3, 4, 3, 3, null, 3, 2],
      [3, 5, 5, 4, 3, null, 3],
      [5, 4, 3, 3, 2, 3, null],
    ],
    units: {
      eliteInfantry: [1, 1, 1, 1, 0, 1, 0],
      lightInfantry: [3, 0, 0, 0, 0, 0, 0],
      heavyCavalry: [1, 0, 1, 1, 0, 1, 0],
    },
    points: [1, 1, 1, 1, 1, 1, 1],
    numbers: { commitmentLosses: 3 },
  }),
  casts: [
    historical(['france', 'britain']),
    historical(['france', 'austria']),
    either(['france', 'britain', 'austria']),
    either(['france', 'britain', 'austria', 'ottoman']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'ottoman']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'ottoman', 'prussia']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain', 'ottoman']),
  ],
  fewPlayers: [],
  specials: { commitmentLosses: 'russia' },
  reminders: [{ id: 'russianCommitment', number: 'commitmentLosses' }],
}
