import * as v from 'valibot'
import { limits } from './limits.ts'
import { aspectSchema, completeUnit, distanceSchema, flag, unitFields } from './schemas.ts'
import type { Aspect, UnitDescription } from './units.ts'

const firerSchema = v.pipe(
  v.strictObject({
    ...unitFields,
    moved: flag('A gun that moved this turn'),
    charging: flag('Charges this half-turn, so that it may not fire'),
    inMelee: flag('Is locked in melee, so that it may not fire'),
  }),
  v.transform(completeUnit),
)

const targetSchema = v.pipe(
  v.strictObject({ ...unitFields, inMelee: flag('Is in melee, so that nobody may fire at it') }),
  v.transform(completeUnit),
)

/** A unit that fires. */
export interface Firer extends UnitDescription {
  readonly moved: boolean
  readonly charging: boolean
  readonly inMelee: boolean
}

export interface FireInput {
  readonly firers: readonly Firer[]
  readonly target: UnitDescription & { readonly inMelee: boolean }
  /** Inches, to the half inch. */
  readonly distance: number
  readonly aspect: Aspect
  readonly atCharger: boolean
}

export const fireInput: v.GenericSchema<unknown, FireInput> = v.strictObject({
  firers: v.pipe(
    v.array(firerSchema),
    v.minLength(1),
    v.maxLength(limits.firers),
    v.description('One infantry unit, or one or more guns'),
  ),
  target: targetSchema,
  distance: distanceSchema,
  aspect: aspectSchema,
  atCharger: flag('The firer is being charged by the target'),
})
