import * as v from 'valibot'
import { seenTextSchema as text } from '../plain-text.ts'
import { rulesSchema } from './rules-schema.ts'
import { removalCauses, type MiniaturesState } from './state.ts'
import { sideIds } from './sides.ts'
import { chargeAnswers, chargeStages, deedKinds, halves, stepIds } from './turn.ts'
import { arms, aspects, covers, formations, kinds, nations, unitClasses } from './units.ts'

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

const scenario = v.strictObject({
  turnLimit: v.nullable(whole),
  minutesPerHalfTurn: v.nullable(whole),
  terrain: v.array(v.strictObject({ name: text, cover: v.nullable(v.picklist(covers)), note: text })),
  objectives: v.array(v.strictObject({ name: text, heldBy: v.nullable(v.picklist(sideIds)) })),
  notes: text,
})

const turn = v.strictObject({
  number: whole,
  half: v.picklist(halves),
  step: v.picklist(stepIds),
  attacker: v.nullable(v.picklist(sideIds)),
  first: v.nullable(v.picklist(sideIds)),
  since: v.nullable(v.number()),
})

const charge = v.strictObject({
  charger: text,
  target: text,
  answer: v.nullable(v.picklist(chargeAnswers)),
  answerHolds: v.boolean(),
  stage: v.picklist(chargeStages),
  aspect: v.picklist(aspects),
  goesOn: v.boolean(),
})

const deed = v.strictObject({
  kind: v.picklist(deedKinds),
  unit: text,
  other: v.nullable(text),
  outcome: text,
  basesLost: whole,
  marker: v.boolean(),
  removed: v.boolean(),
})

export const stateSchema: v.GenericSchema<unknown, MiniaturesState> = v.strictObject({
  name: text,
  sides: v.array(side),
  units: v.array(unit),
  officersAlone: v.array(v.strictObject({ side: v.picklist(sideIds), officer })),
  rules: rulesSchema,
  scenario,
  turn: v.nullable(turn),
  charges: v.array(charge),
  deeds: v.array(deed),
  moved: v.array(text),
  leaving: v.array(text),
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
  officerAdded: v.strictObject({ type: v.literal('officerAdded'), side: v.picklist(sideIds), officer }),
  scenarioChanged: v.strictObject({ type: v.literal('scenarioChanged'), scenario }),
  stepReached: v.strictObject({ type: v.literal('stepReached'), turn }),
  halfTurnEnded: v.strictObject({ type: v.literal('halfTurnEnded') }),
  turnEnded: v.strictObject({ type: v.literal('turnEnded') }),
  chargeSet: v.strictObject({ type: v.literal('chargeSet'), charge }),
  chargeDropped: v.strictObject({ type: v.literal('chargeDropped'), charger: text }),
  unitActed: v.strictObject({ type: v.literal('unitActed'), deed }),
  unitMoved: v.strictObject({ type: v.literal('unitMoved'), ...aboutUnit }),
  unitLeaving: v.strictObject({ type: v.literal('unitLeaving'), ...aboutUnit, leaves: v.boolean() }),
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
  effectSchemas.officerAdded,
  effectSchemas.scenarioChanged,
  effectSchemas.stepReached,
  effectSchemas.halfTurnEnded,
  effectSchemas.turnEnded,
  effectSchemas.chargeSet,
  effectSchemas.chargeDropped,
  effectSchemas.unitActed,
  effectSchemas.unitMoved,
  effectSchemas.unitLeaving,
])
