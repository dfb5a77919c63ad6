import { modifierChart, rule } from '../../chart-building.ts'

const production = rule('Production')
const ending = rule('Ending the Game')

const months = { unit: 'count', minimum: 1, maximum: 12 } as const

/** The months after which production comes, 1 for January to 12 for December. */
const productionMonths = modifierChart('productionMonths', months, [
  ['first', 3, production],
  ['second', 6, production],
  ['third', 9, production],
  ['fourth', 12, production],
])

/** Sudden death: the number that two dice must reach at the first roll, and what it falls by at each. */
const suddenDeath = modifierChart('suddenDeath', { unit: 'count', minimum: 0, maximum: 13 }, [
  ['endNumber', 12, ending],
  ['fall', 1, ending],
])

/** How many months the usual games last. */
const gameLengths = modifierChart('gameLengths', { unit: 'count', minimum: 1, maximum: 240 }, [
  ['short', 12, ending],
  ['medium', 18, ending],
  ['long', 24, ending],
  ['veryLong', 36, ending],
  ['longest', 60, ending],
])

/** The month after which a whole campaign ends: its year, and 1 for January to 12 for December. */
const campaignEnd = modifierChart('campaignEnd', { unit: 'count', minimum: 1, maximum: 1899 }, [
  ['year', 1815, ending],
  ['month', 7, ending],
])

export const calendarCharts = { productionMonths, suddenDeath, gameLengths, campaignEnd }
