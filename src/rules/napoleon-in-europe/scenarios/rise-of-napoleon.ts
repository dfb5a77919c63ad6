import { monthAt } from '../calendar.ts'
import { aHistorical, amongThemselves, between, chartsOf, either, historical } from './building.ts'
import type { Scenario } from './scenario.ts'

const start = monthAt(1796, 4)

/** Scenario I. */
export const riseOfNapoleon: Scenario = {
  id: 'riseOfNapoleon',
  numeral: 'I',
  start,
  first: 'britain',
  wars: between(['france'], ['britain', 'austria']),
  alliances: amongThemselves('britain', 'austria'),
  active: [],
  charts: chartsOf('I', {
    commitment: [9, 8, 6, 6, 5, 7, 5],
    ratings: [
      [null, 3, 3, 3, 5, 3, 4],
      [3, null, 5, 5, 4, 6, 4],
      [3, 4, null, 4, 3, 4, 3],
      [3, 4, 4, null, 3, 5, 3],
      [4, 4, 3, 3, null, 3, 2],
      [4, 5, 5, 5, 3, null, 4],
      [4, 4, 3, 3, 2, 4, null],
    ],
    units: {
      eliteInfantry: [1, 1, 1, 1, 0, 1, 0],
      lightInfantry: [3, 0, 0, 0, 0, 0, 0],
      heavyCavalry: [1, 0, 1, 1, 0, 1, 0],
    },
    points: [1, 1, 1, 1, 1, 1, 1],
  }),
  casts: [
    historical(['france', 'britain']),
    historical(['france', 'austria']),
    either(['france', 'britain', 'austria']),
    aHistorical(['france', 'britain', 'austria', 'russia']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain', 'ottoman']),
  ],
  fewPlayers: [],
  specials: { halted: ['britain', 'austria'] },
  reminders: [{ id: 'halted', to: start }],
}
