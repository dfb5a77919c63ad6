import { house } from '../../chart-building.ts'
import { monthAt } from '../calendar.ts'
import { aHistorical, anyWithAlly, chartsOf } from './building.ts'
import type { Scenario } from './scenario.ts'

/** Scenario X. */
export const everyManForHimself: Scenario = {
  id: 'everyManForHimself',
  numeral: 'X',
  start: monthAt(1820, 4),
  first: 'france',
  wars: [],
  alliances: [],
  active: [],
  charts: chartsOf('X', {
    commitment: [9, 8, 6, 6, 5, 7, 5],
    ratings: [
      [null, 5, 5, 5, 5, 5, 5],
      [5, null, 5, 5, 5, 5, 5],
      [5, 5, null, 5, 5, 5, 5],
      [5, 5, 5, null, 5, 5, 5],
      [5, 5, 5, 5, null, 5, 5],
      [5, 5, 5, 5, 5, null, 5],
      [5, 5, 5, 5, 5, 5, null],
    ],
    units: {
      eliteInfantry: [1, 1, 1, 1, 0, 1, 0],
      lightInfantry: [0, 0, 0, 0, 0, 0, 0],
      horseArtillery: [0, 0, 0, 0, 0, 0, 0],
      heavyCavalry: [1, 1, 1, 1, 0, 1, 0],
    },
    points: [1, 1, 1, 1, 1, 1, 1],
    pointsFrom: house('N19'),
  }),
  casts: [
    anyWithAlly(2),
    anyWithAlly(3),
    aHistorical(['france', 'britain', 'austria', 'russia']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain']),
    aHistorical(['france', 'britain', 'austria', 'russia', 'prussia', 'spain', 'ottoman']),
  ],
  fewPlayers: [],
  specials: {},
  reminders: [{ id: 'yearsOnTheTrack' }],
}
