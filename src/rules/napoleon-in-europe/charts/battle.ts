import { cell, dieModifier, house, modifierChart, rule } from '../../chart-building.ts'
import type { Chart, Column } from '../../chart.ts'
import type { FeatureId } from '../battle/battle.ts'
import type { Arm, LandUnit } from '../pieces.ts'

const fireRule = rule('Fire Attack')
const fireModifiersRule = rule('Fire Modifiers')
const chargeRule = rule('Charge Attack')
const chargeModifiersRule = rule('Charge Combat Chart')
const leading = rule('Leaders and Rallying')
const pursuitRule = rule('Pursuit')
const elite = rule('Elite Infantry')
const militia = rule('Militia')
const irregular = rule('Irregular Cavalry')
const heavy = rule('Heavy Cavalry')
const light = rule('Light Infantry')
const horse = rule('Horse Artillery')
const napoleon = rule('Napoleon Rule')
const initiativeRule = rule('Initiative')
const reinforcing = rule('Reinforcement')
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
  ['natural', 11, leading],
])

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

const pursuitModifiers = modifierChart('pursuitModifiers', dieModifier, [['riverBehind', 2, terrainRule]])

/** Battle actions of a unit in a turn, and further ones. */
const battleActions = modifierChart('battleActions', { unit: 'count', minimum: 0, maximum: 9 }, [
  ['infantry', 1, rule('Battle Actions')],
  ['eliteInfantry', 1, elite],
  ['lightInfantry', 1, light],
  ['militia', 1, militia],
  ['cavalry', 2, rule('Battle Actions')],
  ['heavyCavalry', 2, heavy],
  ['irregularCavalry', 2, irregular],
  ['artillery', 1, rule('Battle Actions')],
  ['horseArtillery', 2, horse],
  ['leader', 2, rule('Battle Actions')],
  ['surprise', 1, initiativeRule],
])

/** Sizes, ranges and turns of a battle. */
const battleLimits = modifierChart('battleLimits', { unit: 'count', minimum: 0, maximum: 99 }, [
  ['major', 6, rule('Deployment')],
  ['idleTurns', 2, rule('Winning the Battle')],
  ['artilleryReach', 2, fireRule],
  ['retreatTurn', 2, rule('Retreat')],
])

/** What each side adds to two dice for the initiative. */
const initiativeModifiers = modifierChart('initiativeModifiers', dieModifier, [
  ['cavalry', 1, initiativeRule],
  ['irregularCavalry', 1, initiativeRule],
  ['leader', 2, initiativeRule],
  ['lightInfantry', 1, initiativeRule],
])

export const initiativeResults = ['divider', 'openly', 'surprise'] as const
/** What a lead in initiative gives. */
export type InitiativeResult = (typeof initiativeResults)[number]

const initiativeOutcomes: Chart<InitiativeResult, 'result'> = {
  id: 'initiativeOutcomes',
  kind: 'bands',
  columns: [{ id: 'result', unit: 'word', choices: initiativeResults, blank: false }],
  rows: [
    {
      id: 'divider',
      from: 0,
      to: 1,
      provenance: initiativeRule,
      cells: { result: cell('divider', initiativeRule) },
    },
    {
      id: 'openly',
      from: 2,
      to: 7,
      provenance: initiativeRule,
      cells: { result: cell('openly', initiativeRule) },
    },
    {
      id: 'surprise',
      from: 8,
      to: null,
      provenance: initiativeRule,
      cells: { result: cell('surprise', initiativeRule) },
    },
  ],
}

/** The turn in which a group arrives, by one die; 0 with the main group. */
const arrivals: Chart<'third' | 'second' | 'first' | 'together', 'turn'> = {
  id: 'arrivals',
  kind: 'bands',
  columns: [{ id: 'turn', unit: 'count', minimum: 0, maximum: 20, blank: false }],
  rows: [
    { id: 'third', from: null, to: 1, provenance: reinforcing, cells: { turn: cell(3, reinforcing) } },
    { id: 'second', from: 2, to: 2, provenance: reinforcing, cells: { turn: cell(2, reinforcing) } },
    { id: 'first', from: 3, to: 3, provenance: reinforcing, cells: { turn: cell(1, reinforcing) } },
    { id: 'together', from: 4, to: null, provenance: reinforcing, cells: { turn: cell(0, reinforcing) } },
  ],
}

/** How many terrain features two dice give. */
const terrainCounts: Chart<'none' | 'one' | 'two' | 'three', 'features'> = {
  id: 'terrainCounts',
  kind: 'bands',
  columns: [{ id: 'features', unit: 'count', minimum: 0, maximum: 3, blank: false }],
  rows: [
    { id: 'none', from: null, to: 5, provenance: terrainRule, cells: { features: cell(0, terrainRule) } },
    { id: 'one', from: 6, to: 8, provenance: terrainRule, cells: { features: cell(1, terrainRule) } },
    { id: 'two', from: 9, to: 10, provenance: terrainRule, cells: { features: cell(2, terrainRule) } },
    { id: 'three', from: 11, to: null, provenance: terrainRule, cells: { features: cell(3, terrainRule) } },
  ],
}

export const terrainTypes = ['riverBehind', 'stream', 'woods', 'hill', 'village', 'riverInFront'] as const
export type TerrainType = FeatureId | 'riverBehind' | 'riverInFront'

/** Which terrain two dice give. */
const terrain: Chart<TerrainType, 'type'> = {
  id: 'terrain',
  kind: 'bands',
  columns: [{ id: 'type', unit: 'word', choices: terrainTypes, blank: false }],
  rows: [
    {
      id: 'riverBehind',
      from: null,
      to: 2,
      provenance: terrainRule,
      cells: { type: cell('riverBehind', terrainRule) },
    },
    { id: 'stream', from: 3, to: 4, provenance: terrainRule, cells: { type: cell('stream', terrainRule) } },
    { id: 'woods', from: 5, to: 6, provenance: terrainRule, cells: { type: cell('woods', terrainRule) } },
    { id: 'hill', from: 7, to: 8, provenance: terrainRule, cells: { type: cell('hill', terrainRule) } },
    {
      id: 'village',
      from: 9,
      to: 11,
      provenance: terrainRule,
      cells: { type: cell('village', terrainRule) },
    },
    {
      id: 'riverInFront',
      from: 12,
      to: null,
      provenance: terrainRule,
      cells: { type: cell('riverInFront', terrainRule) },
    },
  ],
}

const firing = rule('Firing')

/** Dice that a piece of the Basic Rules throws from each rank. */
const basicFire: Chart<Arm, 'front' | 'rear'> = {
  id: 'basicFire',
  kind: 'named',
  columns: (['front', 'rear'] as const).map((id) => ({
    id,
    unit: 'count',
    minimum: 0,
    maximum: 20,
    blank: false,
  })),
  rows: [
    { id: 'infantry', cells: { front: cell(1, firing), rear: cell(0, firing) } },
    { id: 'cavalry', cells: { front: cell(3, firing), rear: cell(0, firing) } },
    { id: 'artillery', cells: { front: cell(4, firing), rear: cell(2, rule('Artillery Fire')) } },
    { id: 'leader', cells: { front: cell(3, firing), rear: cell(0, rule('Leaders')) } },
  ],
}

const rallying = rule('Eliminating Pieces and Rallying')
const optionalLeader = rule('Optional Leader Rule')

/** The die that hits and the die that rallies, or more; dice of each leader who rallies. */
const basicBattleDice = modifierChart('basicBattleDice', { unit: 'count', minimum: 0, maximum: 20 }, [
  ['hits', 6, firing],
  ['rallies', 5, rallying],
  ['rallyDice', 2, rallying],
])

/** By the optional rule: a die more for each piece that fires, and the dice of the leader himself. */
const basicLeaders = modifierChart('basicLeaders', { unit: 'count', minimum: 0, maximum: 20 }, [
  ['bonus', 1, optionalLeader],
  ['own', 0, optionalLeader],
])

export const battleCharts = {
  battleFire,
  battleFireModifiers,
  elimination,
  eliminationModifiers,
  battleCharge,
  battleChargeModifiers,
  chargeResults,
  squareFailure,
  leaderLoss,
  battleRally,
  rallyModifiers,
  battlePursuit,
  pursuitModifiers,
  battleActions,
  battleLimits,
  initiativeModifiers,
  initiativeOutcomes,
  arrivals,
  terrainCounts,
  terrain,
}

/** The Basic Rules' own numbers of a battle, besides the size of a major one. */
export const basicBattleCharts = { basicFire, basicBattleDice, basicLeaders }
