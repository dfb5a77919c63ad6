import { modifierChart, rule } from '../../chart-building.ts'

const winning = rule('How to Win')

/** The numbers that levels of victory ask for. */
const victoryLimits = modifierChart('victoryLimits', { unit: 'count', minimum: 0, maximum: 99 }, [
  ['largestCombined', 2, winning],
  ['lowestPlace', 3, winning],
  ['othersAbroad', 8, winning],
])

export const victoryCharts = { victoryLimits }
