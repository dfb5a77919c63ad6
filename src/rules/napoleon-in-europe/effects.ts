import * as v from 'valibot'
import { seenTextSchema as text } from '../plain-text.ts'
import { battleEffectSchemas } from './battle/effects.ts'
import { battleSchema } from './battle/schemas.ts'
import { limits } from './limits.ts'
import { owedSchema } from './due-schema.ts'
import { rulesSchema } from './rules-schema.ts'
import * as s from './schemas.ts'
import { levels, turnMarkIds, victories, type NapoleonState } from './state.ts'

const whole = v.pipe(v.number(), v.integer())

const stateFields = {
  name: text,
  rules: rulesSchema,
  level: v.picklist(levels),
  scenario: text,
  victory: v.picklist(victories),
  ending: s.endingSchema,
  suddenDeath: v.nullable(s.suddenDeathSchema),
  ended: v.nullable(s.endCauseSchema),
  players: v.array(s.playerSchema),
  nations: s.byNationSchema(s.nationStateSchema),
  relations: v.array(s.relationSchema),
  truces: v.array(s.truceSchema),
  passages: v.array(s.passageSchema),
  regions: v.array(s.regionSchema),
  unnamed: s.byNationSchema(s.unnamedSchema),
  seas: v.array(s.seaAreaSchema),
  fleets: v.array(s.fleetSchema),
  stacks: v.array(s.stackSchema),
  calendar: s.calendarSchema,
  pending: v.array(owedSchema),
  nextDue: whole,
  chronicle: v.array(s.roundRecordSchema),
  /** Games that were saved before battles were fought on the phone have none. */
  battle: v.optional(v.nullable(battleSchema), null),
}

export const stateSchema: v.GenericSchema<unknown, NapoleonState> = v.strictObject(stateFields)

const nation = { nation: s.nationSchema }
/** How much a count changes by; less than nothing takes away. */
const by = v.pipe(whole, v.minValue(-limits.counted), v.maxValue(limits.counted))

/** The primitive facts that a game's state is made of, by type. */
export const effectSchemas = {
  /** The game as it stands when it begins. */
  begun: v.strictObject({ type: v.literal('begun'), state: stateSchema }),
  gameRenamed: v.strictObject({ type: v.literal('gameRenamed'), name: text }),
  rulesChanged: v.strictObject({ type: v.literal('rulesChanged'), rules: rulesSchema }),
  playersChanged: v.strictObject({ type: v.literal('playersChanged'), players: v.array(s.playerSchema) }),
  endingChanged: v.strictObject({
    type: v.literal('endingChanged'),
    ending: s.endingSchema,
    suddenDeath: v.nullable(s.suddenDeathSchema),
  }),
  /** The game is over, or goes on after all. */
  gameEnded: v.strictObject({ type: v.literal('gameEnded'), cause: v.nullable(s.endCauseSchema) }),
  calendarSet: v.strictObject({ type: v.literal('calendarSet'), calendar: s.calendarSchema }),
  roundRecorded: v.strictObject({ type: v.literal('roundRecorded'), record: s.roundRecordSchema }),
  productionPointsChanged: v.strictObject({ type: v.literal('productionPointsChanged'), ...nation, by }),
  politicalActionPointsChanged: v.strictObject({
    type: v.literal('politicalActionPointsChanged'),
    ...nation,
    by,
  }),
  /** What a nation received and built in a production round; null: the round is over. */
  productionTurnSet: v.strictObject({
    type: v.literal('productionTurnSet'),
    ...nation,
    turn: v.nullable(s.productionTurnSchema),
  }),
  politicalDebtChanged: v.strictObject({ type: v.literal('politicalDebtChanged'), ...nation, by }),
  commitmentChanged: v.strictObject({ type: v.literal('commitmentChanged'), ...nation, by }),
  /** Who plays a nation, or controls it, and whether it is active. */
  nationHeld: v.strictObject({
    type: v.literal('nationHeld'),
    ...nation,
    player: v.nullable(text),
    control: v.nullable(v.strictObject({ by: s.nationSchema, until: v.picklist(['overture', 'war']) })),
    hasBeenActive: v.boolean(),
  }),
  nationDefeated: v.strictObject({ type: v.literal('nationDefeated'), ...nation }),
  answersFor: v.strictObject({ type: v.literal('answersFor'), ...nation, gained: s.nationSchema }),
  /** Two nations stand to each other so from now on; null: they are neutral. */
  relationSet: v.strictObject({
    type: v.literal('relationSet'),
    nations: s.pairSchema,
    relation: v.nullable(s.relationSchema),
  }),
  truceSet: v.strictObject({ type: v.literal('truceSet'), nations: s.pairSchema, until: v.nullable(whole) }),
  passageSet: v.strictObject({
    type: v.literal('passageSet'),
    passage: s.passageSchema,
    granted: v.boolean(),
  }),
  /** A region is added to the map, or stands as given from now on. */
  regionSet: v.strictObject({ type: v.literal('regionSet'), region: s.regionSchema }),
  regionRemoved: v.strictObject({ type: v.literal('regionRemoved'), region: text }),
  unnamedSet: v.strictObject({ type: v.literal('unnamedSet'), ...nation, regions: s.unnamedSchema }),
  seaSet: v.strictObject({ type: v.literal('seaSet'), sea: s.seaAreaSchema }),
  seaRemoved: v.strictObject({ type: v.literal('seaRemoved'), sea: text }),
  squadronsChanged: v.strictObject({
    type: v.literal('squadronsChanged'),
    ...nation,
    at: s.fleetPlaceSchema,
    by,
  }),
  piecesChanged: v.strictObject({
    type: v.literal('piecesChanged'),
    ...nation,
    region: v.nullable(text),
    unit: s.landUnitSchema,
    by,
  }),
  dueAdded: v.strictObject({ type: v.literal('dueAdded'), due: owedSchema }),
  dueSettled: v.strictObject({ type: v.literal('dueSettled'), due: whole }),
  handSet: v.strictObject({ type: v.literal('handSet'), ...nation, hand: v.array(text) }),
  innovationsSet: v.strictObject({
    type: v.literal('innovationsSet'),
    ...nation,
    innovations: v.array(text),
  }),
  symbolCardsSet: v.strictObject({
    type: v.literal('symbolCardsSet'),
    ...nation,
    cards: v.array(s.symbolCardSchema),
  }),
  /** A nation has done something of its turn in a round of the Basic Rules. */
  turnMarked: v.strictObject({
    type: v.literal('turnMarked'),
    ...nation,
    mark: v.picklist(turnMarkIds),
    round: whole,
  }),
  ...battleEffectSchemas,
} as const

export type EffectType = keyof typeof effectSchemas
export type EffectOf<Type extends EffectType> = v.InferOutput<(typeof effectSchemas)[Type]>
export type NapoleonEffect = { [Type in EffectType]: EffectOf<Type> }[EffectType]
export type Effects = readonly NapoleonEffect[]

export const effectSchema: v.GenericSchema<unknown, NapoleonEffect> = v.variant(
  'type',
  Object.values(effectSchemas),
)
