import * as v from 'valibot'
import { farthestMoment } from '../moment.ts'
import { seenText } from '../plain-text.ts'
import { groundSchema } from './ground.ts'
import { leaderDangers } from './leader-input.ts'
import { optionChoices } from './options.ts'
import { namedChartsSchema } from './rules-schema.ts'
import { limits } from './limits.ts'
import {
  aspectSchema,
  completeUnit,
  coverSchema,
  distanceSchema,
  flag,
  nameSchema,
  officerSchema,
  rosterUnitFields,
  rosterUnitSchema,
} from './schemas.ts'
import { scenarioChangesSchema, scenarioSchema } from './scenario-schema.ts'
import { sideIds } from './sides.ts'
import { chargeAnswers, halves, stepIds } from './turn.ts'
import { arms, formations, kinds, nations, unitClasses } from './units.ts'

const sideId = v.picklist(sideIds)
const unitId = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.nameLength))
const shortName = v.pipe(nameSchema, v.minLength(1))
const place = v.pipe(v.number(), v.integer(), v.minValue(0))
const note = v.pipe(
  v.string(),
  v.transform(seenText),
  v.trim(),
  v.minLength(1),
  v.maxLength(limits.noteLength),
)
const basesNow = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.bases))
const basesAtStart = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.bases))

const optionsSchema = v.strictObject({
  exposedTarget: v.exactOptional(v.picklist(optionChoices.exposedTarget)),
  movedGuns: v.exactOptional(v.picklist(optionChoices.movedGuns)),
  squareBonus: v.exactOptional(v.picklist(optionChoices.squareBonus)),
  firstMover: v.exactOptional(v.picklist(optionChoices.firstMover)),
  squaresHold: v.exactOptional(v.picklist(optionChoices.squaresHold)),
})

const sideSetup = v.strictObject({
  name: shortName,
  nation: v.pipe(v.picklist(nations), v.description('The nation of its units unless they say otherwise')),
  colour: v.pipe(v.optional(v.picklist(nations)), v.description('Left out: the colour of its nation')),
  players: v.optional(v.pipe(v.array(shortName), v.maxLength(limits.players)), []),
})

const setupUnit = v.pipe(v.strictObject({ ...rosterUnitFields, side: sideId }), v.transform(completeUnit))

const officerAlone = v.strictObject({ side: sideId, officer: officerSchema })

const moment = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(farthestMoment),
  v.description('Milliseconds since 1970, where a clock is to run from then'),
)

/** The first command of every game. */
export const beginSchema = v.strictObject({
  type: v.literal('begin'),
  name: shortName,
  sides: v.pipe(v.strictTuple([sideSetup, sideSetup]), v.description('Side a, then side b')),
  units: v.optional(v.array(setupUnit), []),
  officers: v.pipe(
    v.optional(v.pipe(v.array(officerAlone), v.maxLength(limits.officersAlone)), []),
    v.description('Officers who are with no unit'),
  ),
  scenario: v.optional(scenarioSchema, {}),
  options: v.optional(optionsSchema, {}),
  chartSet: v.pipe(
    v.exactOptional(namedChartsSchema),
    v.description("The table's own charts; left out: the charts as they come"),
  ),
})

const changeableFields = v.strictObject({
  name: v.exactOptional(shortName),
  nation: v.exactOptional(v.picklist(nations)),
  arm: v.exactOptional(v.picklist(arms)),
  kind: v.exactOptional(v.picklist(kinds)),
  class: v.exactOptional(v.picklist(unitClasses)),
  formation: v.exactOptional(v.picklist(formations)),
  cover: v.exactOptional(coverSchema),
  startingBases: v.exactOptional(basesAtStart),
  bases: v.exactOptional(basesNow),
  officer: v.exactOptional(v.nullable(officerSchema)),
})

const correctableFields = v.strictObject({
  bases: v.exactOptional(basesNow),
  startingBases: v.exactOptional(basesAtStart),
  marker: v.exactOptional(v.boolean()),
  damaged: v.exactOptional(v.boolean()),
  officer: v.exactOptional(v.nullable(officerSchema)),
  onTable: v.pipe(v.exactOptional(v.boolean()), v.description('Whether the unit still stands on the table')),
  locked: v.exactOptional(v.pipe(v.literal(false), v.description('False frees it from melee'))),
})

const checkableFields = v.strictObject({
  ...correctableFields.entries,
  formation: v.exactOptional(v.picklist(formations)),
})

/** What players may do, by type. */
export const commandSchemas = {
  begin: beginSchema,
  renameGame: v.strictObject({ type: v.literal('renameGame'), name: shortName }),
  changeOptions: v.strictObject({ type: v.literal('changeOptions'), options: optionsSchema }),
  changeCharts: v.strictObject({
    type: v.literal('changeCharts'),
    chartSet: v.pipe(v.nullable(namedChartsSchema), v.description('Null: the charts as they come')),
    options: v.optional(optionsSchema, {}),
  }),
  changeSide: v.strictObject({
    type: v.literal('changeSide'),
    side: sideId,
    changes: v.strictObject({
      name: v.exactOptional(shortName),
      nation: v.exactOptional(v.picklist(nations)),
      colour: v.exactOptional(v.picklist(nations)),
      players: v.exactOptional(v.pipe(v.array(shortName), v.maxLength(limits.players))),
    }),
  }),
  addUnits: v.strictObject({
    type: v.literal('addUnits'),
    side: sideId,
    unit: rosterUnitSchema,
    copies: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.copies)), 1),
  }),
  duplicateUnit: v.strictObject({ type: v.literal('duplicateUnit'), unit: unitId }),
  changeUnit: v.strictObject({ type: v.literal('changeUnit'), unit: unitId, changes: changeableFields }),
  deleteUnit: v.strictObject({ type: v.literal('deleteUnit'), unit: unitId }),
  placeUnit: v.strictObject({
    type: v.literal('placeUnit'),
    unit: unitId,
    at: v.pipe(place, v.description('Place within its side, from 0')),
  }),
  correct: v.strictObject({
    type: v.literal('correct'),
    unit: unitId,
    changes: correctableFields,
    note: v.pipe(note, v.description('Why, for the log')),
  }),
  tableCheck: v.strictObject({
    type: v.literal('tableCheck'),
    changes: v.pipe(v.array(v.strictObject({ unit: unitId, changes: checkableFields })), v.minLength(1)),
    note: v.pipe(note, v.description('Why, for the log')),
  }),
  fire: v.strictObject({
    type: v.literal('fire'),
    firers: v.pipe(
      v.array(v.strictObject({ unit: unitId, moved: flag('A gun that moved this turn') })),
      v.minLength(1),
      v.maxLength(limits.firers),
    ),
    target: unitId,
    distance: distanceSchema,
    aspect: aspectSchema,
    atCharger: flag('The firer is being charged by the target'),
  }),
  melee: v.strictObject({
    type: v.literal('melee'),
    attacker: unitId,
    defender: unitId,
    aspect: aspectSchema,
    attackerCharging: flag('The attacker charges', true),
    defenderCharging: flag('The defender is cavalry that counter-charges'),
    attackerSupported: flag('A second line supports the attacker'),
    defenderSupported: flag('A second line supports the defender'),
    attackerOthers: v.optional(v.array(unitId), []),
    defenderOthers: v.optional(v.array(unitId), []),
  }),
  changeScenario: v.strictObject({ type: v.literal('changeScenario'), changes: scenarioChangesSchema }),
  beginTurn: v.strictObject({ type: v.literal('beginTurn') }),
  rollFirst: v.strictObject({ type: v.literal('rollFirst'), at: v.exactOptional(moment) }),
  chooseFirst: v.strictObject({
    type: v.literal('chooseFirst'),
    side: v.pipe(sideId, v.description('Who moves first, without a die')),
    at: v.exactOptional(moment),
  }),
  goToStep: v.strictObject({ type: v.literal('goToStep'), step: v.picklist(stepIds) }),
  endHalfTurn: v.strictObject({ type: v.literal('endHalfTurn'), at: v.exactOptional(moment) }),
  correctTurn: v.strictObject({
    type: v.literal('correctTurn'),
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.turns)),
    half: v.picklist(halves),
    attacker: v.pipe(sideId, v.description('Whose half-turn it is')),
    step: v.picklist(stepIds),
    note: v.pipe(note, v.description('Why, for the log')),
  }),
  declareCharge: v.strictObject({ type: v.literal('declareCharge'), charger: unitId, target: unitId }),
  answerCharge: v.strictObject({
    type: v.literal('answerCharge'),
    charger: unitId,
    target: unitId,
    answer: v.picklist(chargeAnswers),
    by: v.pipe(
      v.exactOptional(unitId),
      v.description('Other cavalry that rides out to meet the charge; left out: the target answers'),
    ),
  }),
  callOffCharge: v.strictObject({ type: v.literal('callOffCharge'), charger: unitId }),
  moveCharger: v.strictObject({
    type: v.literal('moveCharger'),
    charger: unitId,
    reaches: v.pipe(v.boolean(), v.description('Whether it comes into contact')),
    aspect: aspectSchema,
  }),
  moveUnit: v.strictObject({
    type: v.literal('moveUnit'),
    unit: unitId,
    moves: flag('Leaves its place; false: only changes formation', true),
    ground: groundSchema,
    formation: v.pipe(v.exactOptional(v.picklist(formations)), v.description('The formation it takes up')),
    changes: v.pipe(
      v.optional(v.picklist(['before', 'after']), 'before'),
      v.description('Whether it changes formation before the move or after it'),
    ),
    cover: v.exactOptional(coverSchema),
  }),
  leaveTable: v.strictObject({
    type: v.literal('leaveTable'),
    unit: unitId,
    leaves: flag('False: it is still on the table after all', true),
  }),
  rally: v.strictObject({ type: v.literal('rally'), unit: unitId }),
  fallenLeader: v.strictObject({
    type: v.literal('fallenLeader'),
    unit: unitId,
    basesRemoved: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.bases)),
    danger: v.picklist(leaderDangers),
  }),
} as const

export type CommandType = keyof typeof commandSchemas
export type CommandOf<Type extends CommandType> = v.InferOutput<(typeof commandSchemas)[Type]>
export type MiniaturesCommand = { [Type in CommandType]: CommandOf<Type> }[CommandType]

/** Commands that ask dice: what the resolve sheet puts together. */
export type CombatCommandType = 'fire' | 'melee' | 'rally' | 'fallenLeader' | 'answerCharge' | 'rollFirst'
export type CombatCommand = CommandOf<CombatCommandType>

export const commandSchema = v.variant('type', [
  commandSchemas.begin,
  commandSchemas.renameGame,
  commandSchemas.changeOptions,
  commandSchemas.changeCharts,
  commandSchemas.changeSide,
  commandSchemas.addUnits,
  commandSchemas.duplicateUnit,
  commandSchemas.changeUnit,
  commandSchemas.deleteUnit,
  commandSchemas.placeUnit,
  commandSchemas.correct,
  commandSchemas.tableCheck,
  commandSchemas.fire,
  commandSchemas.melee,
  commandSchemas.rally,
  commandSchemas.changeScenario,
  commandSchemas.beginTurn,
  commandSchemas.rollFirst,
  commandSchemas.chooseFirst,
  commandSchemas.goToStep,
  commandSchemas.endHalfTurn,
  commandSchemas.correctTurn,
  commandSchemas.declareCharge,
  commandSchemas.answerCharge,
  commandSchemas.callOffCharge,
  commandSchemas.moveCharger,
  commandSchemas.moveUnit,
  commandSchemas.leaveTable,
  commandSchemas.fallenLeader,
])
