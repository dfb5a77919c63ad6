import * as v from 'valibot'
import {
  aspects,
  chargeAnswers,
  limits,
  unitFaults,
  unitSchema,
  type UnitDescription,
} from '@/rules/miniatures/index.ts'
import type { Choices } from './inputs.ts'
import type { QuickEntry } from './quick.ts'

const half = limits.distanceStep
const unitIds = v.array(v.string())

const choicesSchema: v.GenericSchema<unknown, Choices> = v.object({
  distance: v.pipe(v.number(), v.minValue(half), v.maxValue(limits.distance), v.multipleOf(half)),
  aspect: v.picklist(aspects),
  atCharger: v.boolean(),
  moved: unitIds,
  firstCharging: v.boolean(),
  secondCharging: v.boolean(),
  firstSupported: v.boolean(),
  secondSupported: v.boolean(),
  firstOthers: unitIds,
  secondOthers: unitIds,
  basesRemoved: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.bases)),
  danger: v.picklist(['fire', 'melee']),
  answer: v.optional(v.nullable(v.picklist(chargeAnswers)), null),
  answeredBy: v.optional(v.nullable(v.string()), null),
  clockFrom: v.optional(v.nullable(v.number()), null),
})

const possibleUnit: v.GenericSchema<unknown, UnitDescription> = v.pipe(
  unitSchema,
  v.check((unit) => unit.bases > 0 && unitFaults(unit).length === 0),
)
const help = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.bases))

/** What was entered last, as it was stored. */
export const quickSchema: v.GenericSchema<unknown, QuickEntry> = v.object({
  first: possibleUnit,
  second: possibleUnit,
  guns: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.firers)),
  moved: v.boolean(),
  firstHelp: help,
  secondHelp: help,
  locked: v.boolean(),
  choices: choicesSchema,
})
