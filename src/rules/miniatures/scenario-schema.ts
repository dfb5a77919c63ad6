import * as v from 'valibot'
import { limits } from './limits.ts'
import { nameSchema } from './schemas.ts'
import { sideIds } from './sides.ts'
import { covers } from './units.ts'

const name = v.pipe(nameSchema, v.minLength(1))
const longText = v.pipe(v.string(), v.trim(), v.maxLength(limits.scenarioNotesLength))

const turnLimit = v.pipe(
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.turns))),
  v.description('Turns; null without a limit'),
)
const minutesPerHalfTurn = v.pipe(
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.minutes))),
  v.description('Minutes for a half-turn; null without a clock'),
)
const terrain = v.pipe(
  v.array(
    v.strictObject({
      name,
      cover: v.nullable(v.picklist(covers)),
      note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.noteLength)), ''),
    }),
  ),
  v.maxLength(limits.terrain),
)
const objectives = v.pipe(
  v.array(v.strictObject({ name, heldBy: v.optional(v.nullable(v.picklist(sideIds)), null) })),
  v.maxLength(limits.objectives),
)

/** A scenario from outside; whatever is left out is not agreed. */
export const scenarioSchema = v.strictObject({
  turnLimit: v.optional(turnLimit, null),
  minutesPerHalfTurn: v.optional(minutesPerHalfTurn, null),
  terrain: v.optional(terrain, []),
  objectives: v.optional(objectives, []),
  notes: v.optional(longText, ''),
})

/** The fields of a scenario that are to change. */
export const scenarioChangesSchema = v.strictObject({
  turnLimit: v.exactOptional(turnLimit),
  minutesPerHalfTurn: v.exactOptional(minutesPerHalfTurn),
  terrain: v.exactOptional(terrain),
  objectives: v.exactOptional(objectives),
  notes: v.exactOptional(longText),
})
