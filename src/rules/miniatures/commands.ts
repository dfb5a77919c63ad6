import * as v from 'valibot'
import { leaderDangers } from './leader.ts'
import { optionChoices } from './options.ts'
import {
  aspectSchema,
  completeUnit,
  coverSchema,
  distanceSchema,
  flag,
  limits,
  nameSchema,
  officerSchema,
  rosterUnitFields,
  rosterUnitSchema,
} from './schemas.ts'
import { sideIds } from './state.ts'
import { arms, formations, kinds, nations, unitClasses } from './units.ts'

const sideId = v.picklist(sideIds)
const unitId = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.nameLength))
const shortName = v.pipe(nameSchema, v.minLength(1))
const place = v.pipe(v.number(), v.integer(), v.minValue(0))
const note = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.noteLength))
const basesNow = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.bases))
const basesAtStart = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.bases))

const optionsSchema = v.strictObject({
  exposedTarget: v.exactOptional(v.picklist(optionChoices.exposedTarget)),
  movedGuns: v.exactOptional(v.picklist(optionChoices.movedGuns)),
  squareBonus: v.exactOptional(v.picklist(optionChoices.squareBonus)),
  squaresHold: v.exactOptional(v.picklist(optionChoices.squaresHold)),
})

const sideSetup = v.strictObject({
  name: shortName,
  nation: v.pipe(v.picklist(nations), v.description('The nation of its units unless they say otherwise')),
  colour: v.pipe(v.optional(v.picklist(nations)), v.description('Left out: the colour of its nation')),
  players: v.optional(v.pipe(v.array(shortName), v.maxLength(limits.players)), []),
})

const setupUnit = v.pipe(v.strictObject({ ...rosterUnitFields, side: sideId }), v.transform(completeUnit))

/** The first command of every game. */
export const beginSchema = v.strictObject({
  type: v.literal('begin'),
  name: shortName,
  sides: v.pipe(v.strictTuple([sideSetup, sideSetup]), v.description('Side a, then side b')),
  units: v.optional(v.array(setupUnit), []),
  options: v.optional(optionsSchema, {}),
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
export type CombatCommand = CommandOf<'fire' | 'melee' | 'rally' | 'fallenLeader'>

export const commandSchema = v.variant('type', [
  commandSchemas.begin,
  commandSchemas.renameGame,
  commandSchemas.changeOptions,
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
  commandSchemas.fallenLeader,
])
