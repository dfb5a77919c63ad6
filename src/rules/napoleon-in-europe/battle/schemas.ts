import * as v from 'valibot'
import { limits } from '../limits.ts'
import { landUnits } from '../pieces.ts'
import { nationSchema } from '../schemas.ts'
import {
  basicPlaces,
  basicSteps,
  battleInnovations,
  battlePhases,
  battleStages,
  featureIds,
  lossCauses,
  type BasicBattle,
  type BasicCourse,
  type BasicPiece,
  type Battle,
  type Ground,
  type StandardBattle,
  type StandardCourse,
  type StandardPiece,
} from './battle.ts'
import { sides, type BySide } from './sides.ts'
import { areas, lanes, sizes } from './standard/areas.ts'

type Schema<Value> = v.GenericSchema<unknown, Value>

const text = v.string()
const whole = v.pipe(v.number(), v.integer())
const flag = v.boolean()

export const sideSchema = v.picklist(sides)
export const areaSchema = v.picklist(areas)
export const laneSchema = v.picklist(lanes)
export const featureSchema = v.picklist(featureIds)
export const innovationSchema = v.picklist(battleInnovations)
/** The name of a piece on the battle board. */
export const pieceIdSchema = v.pipe(text, v.minLength(1), v.maxLength(limits.nameLength))

export function bySideSchema<Value>(schema: Schema<Value>): Schema<BySide<Value>> {
  return v.strictObject({ attacker: schema, defender: schema })
}

const anyPiece = {
  id: text,
  side: sideSchema,
  nation: v.nullable(nationSchema),
  unit: v.picklist(landUnits),
}

export const basicPieceSchema: Schema<BasicPiece> = v.strictObject({
  ...anyPiece,
  at: v.picklist(basicPlaces),
})

export const standardPieceSchema: Schema<StandardPiece> = v.strictObject({
  ...anyPiece,
  at: v.picklist([...areas, 'coming', 'lost']),
  isNapoleon: flag,
  group: whole,
  spent: whole,
  inSquare: flag,
  hasFired: flag,
  hasCharged: flag,
  hasCountercharged: flag,
  hasPursued: flag,
})

const stage = v.picklist(battleStages)
const result = v.nullable(v.strictObject({ winner: sideSchema, cause: v.picklist(lossCauses) }))

export const basicCourseSchema: Schema<BasicCourse> = v.strictObject({
  stage,
  deployed: v.array(sideSchema),
  turn: whole,
  acting: sideSchema,
  step: v.picklist(basicSteps),
  owed: v.nullable(
    v.strictObject({
      kind: v.picklist(['casualties', 'rallied', 'pursued']),
      side: sideSchema,
      count: whole,
    }),
  ),
  result,
})

export const groundSchema: Schema<Ground> = v.strictObject({
  features: v.strictObject({
    left: v.exactOptional(featureSchema),
    centre: v.exactOptional(featureSchema),
    right: v.exactOptional(featureSchema),
  }),
  toPlace: v.array(featureSchema),
  riverBehind: flag,
  riverInFront: flag,
  hasRolled: flag,
})

export const groupSchema = v.strictObject({ from: text, arrives: v.nullable(whole) })

export const standardCourseSchema: Schema<StandardCourse> = v.strictObject({
  stage,
  first: sideSchema,
  openly: v.nullable(sideSchema),
  surprised: v.nullable(sideSchema),
  deployed: v.array(sideSchema),
  turn: whole,
  phase: v.picklist(battlePhases),
  acting: sideSchema,
  hasActed: flag,
  isLively: flag,
  idleTurns: whole,
  owed: v.array(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('answer'), charger: text, target: text }),
      v.strictObject({ kind: v.literal('chargeHome'), charger: text, target: text }),
      v.strictObject({
        kind: v.literal('countercharge'),
        charger: text,
        target: text,
        side: sideSchema,
        area: areaSchema,
      }),
      v.strictObject({ kind: v.literal('leaderFalls'), side: sideSchema, area: areaSchema }),
    ]),
  ),
  result,
  isCovered: flag,
})

const about = {
  due: v.nullable(whole),
  region: v.nullable(text),
  place: text,
  nations: bySideSchema(v.array(nationSchema)),
  size: v.picklist(sizes),
  landed: v.nullable(sideSchema),
}

const basicBattleSchema: Schema<BasicBattle> = v.strictObject({
  kind: v.literal('basic'),
  ...about,
  pieces: v.array(basicPieceSchema),
  course: basicCourseSchema,
})

const standardBattleSchema: Schema<StandardBattle> = v.strictObject({
  kind: v.literal('standard'),
  ...about,
  groups: v.array(groupSchema),
  ground: bySideSchema(groundSchema),
  innovations: bySideSchema(v.array(innovationSchema)),
  pieces: v.array(standardPieceSchema),
  course: standardCourseSchema,
})

export const battleSchema: Schema<Battle> = v.union([basicBattleSchema, standardBattleSchema])
