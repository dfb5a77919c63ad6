import { modifierChart, rule } from '../../chart-building.ts'

const pieces = rule('Pieces')

/** How many regions a unit moves on land in a turn. */
const landMovement = modifierChart('landMovement', { unit: 'count', minimum: 0, maximum: 9 }, [
  ['infantry', 1, pieces],
  ['eliteInfantry', 1, pieces],
  ['lightInfantry', 1, rule('Light Infantry')],
  ['militia', 1, pieces],
  ['cavalry', 2, pieces],
  ['heavyCavalry', 2, pieces],
  ['irregularCavalry', 2, pieces],
  ['artillery', 1, pieces],
  ['horseArtillery', 2, rule('Horse Artillery')],
  ['leader', 2, pieces],
])

export const mapCharts = { landMovement }
