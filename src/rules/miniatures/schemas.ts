import * as v from 'valibot'
import { seenText } from '../plain-text.ts'
import { isGreatCommander } from './commanders.ts'
import { limits } from './limits.ts'
import { arms, aspects, covers, formations, kinds, kindsOfArm, nations, unitClasses } from './units.ts'
import type { Arm, Kind } from './units.ts'

export const nameSchema = v.pipe(v.string(), v.transform(seenText), v.trim(), v.maxLength(limits.nameLength))
const basesSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.bases))
const startingBasesSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.bases))

export const coverSchema = v.pipe(
  v.array(v.picklist(covers)),
  v.maxLength(covers.length),
  v.description('What the unit stands in; the best one counts, none is open ground'),
)

const officerFields = v.strictObject({
  name: v.optional(nameSchema, ''),
  value: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(limits.officerValue),
    v.description('What the officer adds to a die'),
  ),
  onlyFallsInMelee: v.pipe(
    v.optional(v.boolean()),
    v.description('Left out: true of Napoleon, Wellington and Blücher by name'),
  ),
})

export const officerSchema = v.pipe(
  officerFields,
  v.transform(({ name, value, onlyFallsInMelee }) => ({
    name,
    value,
    onlyFallsInMelee: onlyFallsInMelee ?? isGreatCommander(name),
  })),
)

/** The fields of a unit as they come from outside, with what may be left out. */
export const unitFields = {
  name: v.optional(nameSchema, ''),
  nation: v.optional(v.picklist(nations), 'other'),
  arm: v.picklist(arms),
  kind: v.pipe(v.optional(v.picklist(kinds)), v.description('Left out: the usual kind of the arm')),
  class: v.optional(v.picklist(unitClasses), 'line'),
  bases: v.pipe(basesSchema, v.description('Bases it has now; a gun has one')),
  startingBases: v.pipe(
    v.optional(startingBasesSchema),
    v.description('Bases it started with; left out: as many as it has'),
  ),
  formation: v.optional(v.picklist(formations), 'line'),
  cover: v.optional(coverSchema, []),
  marker: v.pipe(v.optional(v.boolean(), false), v.description('Carries a morale marker')),
  damaged: v.pipe(v.optional(v.boolean(), false), v.description('A gun that carries a damage marker')),
  officer: v.pipe(v.optional(v.nullable(officerSchema), null), v.description('The one officer who counts')),
}

/** The fields of a unit of a roster: it has a name, and the nation of its side unless it says otherwise. */
export const rosterUnitFields = {
  ...unitFields,
  name: v.pipe(nameSchema, v.minLength(1)),
  nation: v.pipe(v.optional(v.picklist(nations)), v.description('Left out: the nation of its side')),
}

interface Fillable {
  readonly arm: Arm
  readonly kind?: Kind | undefined
  readonly bases: number
  readonly startingBases?: number | undefined
}

/** Fills in the kind and the starting bases that were left out of a unit. */
export function completeUnit<Fields extends Fillable>(
  fields: Fields,
): Fields & { kind: Kind; startingBases: number } {
  const [usualKind] = kindsOfArm[fields.arm]
  return {
    ...fields,
    kind: fields.kind ?? usualKind,
    startingBases: fields.startingBases ?? Math.max(1, fields.bases),
  }
}

export const unitSchema = v.pipe(v.strictObject(unitFields), v.transform(completeUnit))

/** A unit as it is put on a roster. */
export const rosterUnitSchema = v.pipe(v.strictObject(rosterUnitFields), v.transform(completeUnit))

export const distanceSchema = v.pipe(
  v.number(),
  v.minValue(limits.distanceStep),
  v.maxValue(limits.distance),
  v.multipleOf(limits.distanceStep),
  v.description('Inches, to the half inch'),
)

export const aspectSchema = v.pipe(
  v.optional(v.picklist(aspects), 'front'),
  v.description('From where the target is taken'),
)

/** A true-or-false field that may be left out. */
export function flag(description: string, standard = false) {
  return v.pipe(v.optional(v.boolean(), standard), v.description(description))
}
