import { faq, house, modifierChart, rule } from '../../chart-building.ts'

const n1 = house('N1')
const earned = rule('Political Action Points')
const overture = rule('Diplomatic Overture')
const commitment = rule('Commitment Ratings')

/** What a political action costs, in political action points. */
const politicalActions = modifierChart('politicalActions', { unit: 'points', minimum: 0, maximum: 20 }, [
  ['overture', 2, overture],
  ['sueForPeace', 2, faq('N1')],
  ['declareWar', 1, n1],
  ['annexation', 2, n1],
  ['uprising', 2, n1],
  ['putDownUprising', 1, n1],
  ['rightOfPassage', 1, n1],
])

/** What earns political action points. */
const politicalIncome = modifierChart('politicalIncome', { unit: 'points', minimum: 0, maximum: 20 }, [
  ['production', 1, earned],
  ['majorBattle', 1, earned],
  ['firstAtWar', 2, earned],
  ['secondAtWar', 1, earned],
])

/** Two dice of at least this draw a minor nation into an alliance. */
const minorOverture = modifierChart('minorOverture', { unit: 'die', minimum: 2, maximum: 13 }, [
  ['usual', 9, overture],
  ['withLeader', 8, overture],
])

/** One die of at most this lets a minor nation accept its annexation. */
const annexation = modifierChart('annexation', { unit: 'die', minimum: 0, maximum: 6 }, [['accepts', 3, n1]])

/**
 * A minor nation's army: infantry is the die, unless it is above the most, when it is thrown again; cavalry is
 * two, artillery one, from the die given, and less below it.
 */
const minorArmy = modifierChart('minorArmy', { unit: 'count', minimum: 0, maximum: 6 }, [
  ['mostInfantry', 4, overture],
  ['fewestCavalry', 1, overture],
  ['mostCavalry', 2, overture],
  ['mostCavalryFrom', 4, house('N14')],
  ['artillery', 1, overture],
  ['artilleryFrom', 4, overture],
  ['timesForTwoRegions', 2, rule('Multi-Regional Minor Nations')],
])

/** When a nation must roll whether it fights on: units lost in one lost battle. */
const commitmentRolls = modifierChart('commitmentRolls', { unit: 'count', minimum: 1, maximum: 99 }, [
  ['unitsLost', 6, commitment],
])

/** How many months of peace follow a war that a nation lost. */
const peace = modifierChart('peace', { unit: 'count', minimum: 0, maximum: 120 }, [['months', 12, n1]])

export const politicsCharts = {
  politicalActions,
  politicalIncome,
  minorOverture,
  annexation,
  minorArmy,
  commitmentRolls,
  peace,
}
