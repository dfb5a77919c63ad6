import * as v from 'valibot'
import { rulesSchema } from './rules-schema.ts'
import { removalCauses, sideIds, type MiniaturesState } from './state.ts'
import { arms, covers, formations, kinds, nations, unitClasses } from './units.ts'

const text = v.string()
const whole = v.pipe(v.number(), v.integer())
const removal = v.picklist(removalCauses)

const officer = v.strictObject({ name: text, value: whole, onlyFallsInMelee: v.boolean() })

const side = v.strictObject({
  id: v.picklist(sideIds),
  name: text,
  nation: v.picklist(nations),
  colour: v.picklist(nations),
  players: v.array(text),
})

const unit = v.strictObject({
  id: text,
  side: v.picklist(sideIds),
  name: text,
  nation: v.picklist(nations),
  arm: v.picklist(arms),
  kind: v.picklist(kinds),
  class: v.picklist(unitClasses),
  startingBases: whole,
  bases: whole,
  formation: v.picklist(formations),
  cover: v.array(v.picklist(covers)),
  marker: v.boolean(),
  damaged: v.boolean(),
  officer: v.nullable(officer),
  lockedWith: v.array(text),
  removed: v.nullable(removal),
})

export const stateSchema: v.GenericSchema<unknown, MiniaturesState> = v.strictObject({
  name: text,
  sides: v.array(side),
  units: v.array(unit),
  officersAlone: v.array(v.strictObject({ side: v.picklist(sideIds), officer })),
  rules: rulesSchema,
  nextUnit: whole,
})

const aboutUnit = { unit: text }

/** The primitive facts that a game's state is made of, by type. */
export const effectSchemas = {
  begun: v.strictObject({ type: v.literal('begun'), name: text, sides: v.array(side), rules: rulesSchema }),
  gameRenamed: v.strictObject({ type: v.literal('gameRenamed'), name: text }),
  rulesChanged: v.strictObject({ type: v.literal('rulesChanged'), rules: rulesSchema }),
  sideChanged: v.strictObject({ type: v.literal('sideChanged'), side }),
  unitAdded: v.strictObject({ type: v.literal('unitAdded'), unit, after: v.nullable(text) }),
  unitChanged: v.strictObject({ type: v.literal('unitChanged'), unit }),
  unitDeleted: v.strictObject({ type: v.literal('unitDeleted'), ...aboutUnit }),
  unitPlaced: v.strictObject({ type: v.literal('unitPlaced'), ...aboutUnit, at: whole }),
  basesLost: v.strictObject({ type: v.literal('basesLost'), ...aboutUnit, count: whole }),
  markerPlaced: v.strictObject({ type: v.literal('markerPlaced'), ...aboutUnit }),
  markerRemoved: v.strictObject({ type: v.literal('markerRemoved'), ...aboutUnit }),
  gunDamaged: v.strictObject({ type: v.literal('gunDamaged'), ...aboutUnit }),
  unitRemoved: v.strictObject({ type: v.literal('unitRemoved'), ...aboutUnit, cause: removal }),
  unitReturned: v.strictObject({ type: v.literal('unitReturned'), ...aboutUnit }),
  officerFell: v.strictObject({ type: v.literal('officerFell'), ...aboutUnit }),
  officerLeft: v.strictObject({ type: v.literal('officerLeft'), ...aboutUnit }),
  officerTaken: v.strictObject({ type: v.literal('officerTaken'), side: v.picklist(sideIds), officer }),
  movedBack: v.strictObject({ type: v.literal('movedBack'), ...aboutUnit, inches: v.number() }),
  unitsLocked: v.strictObject({ type: v.literal('unitsLocked'), units: v.tuple([text, text]) }),
  unitsFreed: v.strictObject({ type: v.literal('unitsFreed'), units: v.tuple([text, text]) }),
} as const

export type EffectType = keyof typeof effectSchemas
export type EffectOf<Type extends EffectType> = v.InferOutput<(typeof effectSchemas)[Type]>
export type MiniaturesEffect = { [Type in EffectType]: EffectOf<Type> }[EffectType]

export const effectSchema = v.variant('type', [
  effectSchemas.begun,
  effectSchemas.gameRenamed,
  effectSchemas.rulesChanged,
  effectSchemas.sideChanged,
  effectSchemas.unitAdded,
  effectSchemas.unitChanged,
  effectSchemas.unitDeleted,
  effectSchemas.unitPlaced,
  effectSchemas.basesLost,
  effectSchemas.markerPlaced,
  effectSchemas.markerRemoved,
  effectSchemas.gunDamaged,
  effectSchemas.unitRemoved,
  effectSchemas.unitReturned,
  effectSchemas.officerFell,
  effectSchemas.officerLeft,
  effectSchemas.officerTaken,
  effectSchemas.movedBack,
  effectSchemas.unitsLocked,
  effectSchemas.unitsFreed,
])
