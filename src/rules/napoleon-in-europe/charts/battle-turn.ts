import { cell, dieModifier, modifierChart, rule } from '../../chart-building.ts'
import type { Chart } from '../../chart.ts'
import type { Arm, LandUnit } from '../pieces.ts'

const leading = rule('Leaders and Rallying')
const pursuitRule = rule('Pursuit')
const actions = rule('Battle Actions')
const napoleon = rule('Napoleon Rule')

/** Two dice of at least this rally a unit. */
const battleRally = modifierChart<Exclude<LandUnit, 'leader'>>(
  'battleRally',
  { unit: 'die', minimum: 2, maximum: 13 },
  [
    ['infantry', 8, leading],
    ['eliteInfantry', 7, leading],
    ['lightInfantry', 8, leading],
    ['militia', 9, leading],
    ['cavalry', 8, leading],
    ['heavyCavalry', 8, leading],
    ['irregularCavalry', 9, leading],
    ['artillery', 8, leading],
    ['horseArtillery', 8, leading],
  ],
)

const rallyModifiers = modifierChart('rallyModifiers', dieModifier, [['napoleon', 1, napoleon]])

const pursuers = { unit: 'die', minimum: 1, maximum: 9, blank: true } as const

/** One die of at least this removes a unit that retreats; blank: it is not caught. */
const battlePursuit: Chart<'infantry' | 'cavalry', Arm> = {
  id: 'battlePursuit',
  kind: 'named',
  columns: (['infantry', 'cavalry', 'artillery', 'leader'] as const).map((id) => ({ ...pursuers, id })),
  rows: [
    {
      id: 'infantry',
      cells: {
        infantry: cell(6, pursuitRule),
        cavalry: cell(null, pursuitRule),
        artillery: cell(5, pursuitRule),
        leader: cell(6, pursuitRule),
      },
    },
    {
      id: 'cavalry',
      cells: {
        infantry: cell(5, pursuitRule),
        cavalry: cell(6, pursuitRule),
        artillery: cell(3, pursuitRule),
        leader: cell(5, pursuitRule),
      },
    },
  ],
}

const pursuitModifiers = modifierChart('pursuitModifiers', dieModifier, [['riverBehind', 2, rule('Terrain')]])

/** Battle actions of a unit in a turn, and further ones. */
const battleActions = modifierChart('battleActions', { unit: 'count', minimum: 0, maximum: 9 }, [
  ['infantry', 1, actions],
  ['eliteInfantry', 1, rule('Elite Infantry')],
  ['lightInfantry', 1, rule('Light Infantry')],
  ['militia', 1, rule('Militia')],
  ['cavalry', 2, actions],
  ['heavyCavalry', 2, rule('Heavy Cavalry')],
  ['irregularCavalry', 2, rule('Irregular Cavalry')],
  ['artillery', 1, actions],
  ['horseArtillery', 2, rule('Horse Artillery')],
  ['leader', 2, actions],
  ['surprise', 1, rule('Initiative')],
])

/** Sizes, ranges and turns of a battle. */
const battleLimits = modifierChart('battleLimits', { unit: 'count', minimum: 0, maximum: 99 }, [
  ['major', 6, rule('Deployment')],
  ['idleTurns', 2, rule('Winning the Battle')],
  ['artilleryReach', 2, rule('Fire Attack')],
  ['retreatTurn', 2, rule('Retreat')],
])

/** What a unit may do in a turn, who comes back, and who is caught when the battle is over. */
export const battleTurnCharts = {
  battleRally,
  rallyModifiers,
  battlePursuit,
  pursuitModifiers,
  battleActions,
  battleLimits,
}
