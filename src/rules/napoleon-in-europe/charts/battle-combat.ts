import { cell, dieModifier, house, modifierChart, rule } from '../../chart-building.ts'
import type { Chart, Column } from '../../chart.ts'
import type { Arm } from '../pieces.ts'

const fireRule = rule('Fire Attack')
const fireModifiersRule = rule('Fire Modifiers')
const chargeRule = rule('Charge Attack')
const chargeModifiersRule = rule('Charge Combat Chart')
const elite = rule('Elite Infantry')
const militia = rule('Militia')
const light = rule('Light Infantry')
const horse = rule('Horse Artillery')
const napoleon = rule('Napoleon Rule')
const terrainRule = rule('Terrain')

type Target = Exclude<Arm, 'leader'>

const needed = { unit: 'die', minimum: 2, maximum: 99, blank: false } as const

function against(column: Omit<Column<Target>, 'id'>): readonly Column<Target>[] {
  return (['infantry', 'cavalry', 'artillery'] as const).map((id) => ({ ...column, id }))
}

/** Two dice needed to hit, by who fires and at how many areas, and by what is fired at. */
const battleFire: Chart<'infantry' | 'artillery' | 'artilleryFar', Target> = {
  id: 'battleFire',
  kind: 'named',
  columns: against(needed),
  rows: [
    {
      id: 'infantry',
      cells: { infantry: cell(9, fireRule), cavalry: cell(8, fireRule), artillery: cell(10, fireRule) },
    },
    {
      id: 'artillery',
      cells: { infantry: cell(7, fireRule), cavalry: cell(6, fireRule), artillery: cell(8, fireRule) },
    },
    {
      id: 'artilleryFar',
      cells: { infantry: cell(9, fireRule), cavalry: cell(8, fireRule), artillery: cell(10, fireRule) },
    },
  ],
}

/** What is added to two dice of fire. */
const battleFireModifiers = modifierChart('battleFireModifiers', dieModifier, [
  ['eliteInfantry', 1, fireModifiersRule],
  ['lightInfantry', 1, fireModifiersRule],
  ['militia', -1, militia],
  ['horseArtillery', -1, horse],
  ['firerInSquare', -1, fireModifiersRule],
  ['infantryAtSquare', 1, fireModifiersRule],
  ['artilleryAtSquare', 2, fireModifiersRule],
  ['hill', 1, terrainRule],
  ['intoWoods', -1, terrainRule],
  ['fromWoods', -1, terrainRule],
  ['intoVillage', -1, terrainRule],
  ['fromVillage', -1, terrainRule],
])

/** One die of at most this removes a unit that was hit; above it, the unit falls back. */
const elimination = modifierChart('elimination', { unit: 'die', minimum: 0, maximum: 6 }, [
  ['infantry', 3, fireRule],
  ['eliteInfantry', 2, fireRule],
  ['lightInfantry', 2, light],
  ['militia', 4, fireRule],
  ['cavalry', 3, fireRule],
  ['heavyCavalry', 3, fireRule],
  ['irregularCavalry', 3, fireRule],
  ['artillery', 3, fireRule],
  ['horseArtillery', 3, fireRule],
])

/** What is added to the number of the chart of elimination. */
const eliminationModifiers = modifierChart('eliminationModifiers', dieModifier, [
  ['byLightInfantry', -1, light],
])

const chargeAdds = { ...dieModifier, blank: false } as const

/** What is added to two dice of who charges, by what is charged. */
const battleCharge: Chart<'infantry' | 'cavalry', Target> = {
  id: 'battleCharge',
  kind: 'named',
  columns: against(chargeAdds),
  rows: [
    {
      id: 'infantry',
      cells: {
        infantry: cell(0, chargeModifiersRule),
        cavalry: cell(-2, chargeModifiersRule),
        artillery: cell(3, chargeModifiersRule),
      },
    },
    {
      id: 'cavalry',
      cells: {
        infantry: cell(2, chargeModifiersRule),
        cavalry: cell(0, chargeModifiersRule),
        artillery: cell(3, chargeModifiersRule),
      },
    },
  ],
}

/** What is added to two dice of a side of a charge. */
const battleChargeModifiers = modifierChart('battleChargeModifiers', dieModifier, [
  ['leader', 1, chargeModifiersRule],
  ['napoleon', 2, napoleon],
  ['combinedArms', 1, chargeModifiersRule],
  ['eliteInfantry', 1, chargeModifiersRule],
  ['heavyCavalry', 1, chargeModifiersRule],
  ['militia', -1, chargeModifiersRule],
  ['irregularCavalry', -1, chargeModifiersRule],
  ['lightInfantry', -1, chargeModifiersRule],
  ['lightInfantryInCover', 1, light],
  ['square', -3, chargeModifiersRule],
  ['countercharge', 1, rule('Countercharges')],
  ['streamCavalry', -1, terrainRule],
  ['woodsCavalryInto', -2, terrainRule],
  ['woodsCavalryFrom', -2, terrainRule],
  ['hill', -1, terrainRule],
  ['village', -1, terrainRule],
])

export const chargeMargins = ['level', 'fallsBack', 'destroyed'] as const
/** What losing a charge by so much means for the loser. */
export type ChargeMargin = (typeof chargeMargins)[number]

/** What losing a charge by so much means, for most units and for elite infantry. */
const chargeResults: Chart<ChargeMargin | 'far', 'loser' | 'elite'> = {
  id: 'chargeResults',
  kind: 'bands',
  columns: [
    { id: 'loser', unit: 'word', choices: chargeMargins, blank: false },
    { id: 'elite', unit: 'word', choices: chargeMargins, blank: false },
  ],
  rows: [
    {
      id: 'level',
      from: 0,
      to: 0,
      provenance: house('N8'),
      cells: { loser: cell('level', house('N8')), elite: cell('level', house('N8')) },
    },
    {
      id: 'fallsBack',
      from: 1,
      to: 2,
      provenance: chargeRule,
      cells: { loser: cell('fallsBack', chargeRule), elite: cell('fallsBack', house('N8')) },
    },
    {
      id: 'destroyed',
      from: 3,
      to: 3,
      provenance: chargeRule,
      cells: { loser: cell('destroyed', chargeRule), elite: cell('fallsBack', house('N8')) },
    },
    {
      id: 'far',
      from: 4,
      to: null,
      provenance: elite,
      cells: { loser: cell('destroyed', chargeRule), elite: cell('destroyed', elite) },
    },
  ],
}

/** One die of at most this, and a unit fails to form square. (N17.) */
const squareFailure = modifierChart('squareFailure', { unit: 'die', minimum: 0, maximum: 6 }, [
  ['militia', 3, militia],
])

/** Two dice of at least this, as they lie, fell a leader beside who was attacked. */
const leaderLoss = modifierChart('leaderLoss', { unit: 'die', minimum: 2, maximum: 13 }, [
  ['natural', 11, rule('Leaders and Rallying')],
])

/** Fire and charges, and what becomes of who is beaten in them. */
export const combatCharts = {
  battleFire,
  battleFireModifiers,
  elimination,
  eliminationModifiers,
  battleCharge,
  battleChargeModifiers,
  chargeResults,
  squareFailure,
  leaderLoss,
}
