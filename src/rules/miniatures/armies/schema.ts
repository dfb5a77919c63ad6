import * as v from 'valibot'
import { seenText } from '../../plain-text.ts'
import { unitFaults } from '../check.ts'
import { limits } from '../limits.ts'
import { nameSchema, officerSchema } from '../schemas.ts'
import { arms, formations, kinds, nations, unitClasses } from '../units.ts'
import { armyLimits, armyUnits, officersAloneOf, strengthOf, type ArmyDraft, type ArmyUnit } from './army.ts'

/** A name stands on one line. */
function onOneLine(name: string): string {
  return name.replace(/\s+/gu, ' ')
}

const name = v.pipe(nameSchema, v.transform(onOneLine))
const givenName = v.pipe(name, v.minLength(1))
const officer = v.pipe(
  officerSchema,
  v.transform((person) => ({ ...person, name: onOneLine(person.name) })),
)

/** A name as it is kept; one that is too long comes back as it was. */
export function tidyName(text: string): string {
  const parsed = v.safeParse(name, text)
  return parsed.success ? parsed.output : text
}

/** Everything that is impossible about a unit of an army list. */
export function armyUnitFaults(unit: Omit<ArmyUnit, 'copies'>) {
  const fresh = { bases: unit.startingBases, cover: [], marker: false, damaged: false }
  return unitFaults({ ...unit, ...fresh, nation: unit.nation ?? 'other' })
}

const unit = v.pipe(
  v.strictObject({
    name: givenName,
    nation: v.optional(v.nullable(v.picklist(nations)), null),
    arm: v.picklist(arms),
    kind: v.picklist(kinds),
    class: v.picklist(unitClasses),
    startingBases: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.bases)),
    formation: v.optional(v.picklist(formations), 'line'),
    copies: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.copies)), 1),
    officer: v.optional(v.nullable(officer), null),
  }),
  v.check((described) => armyUnitFaults(described).length === 0),
)

const command = v.strictObject({
  name: v.optional(name, ''),
  officer: v.optional(v.nullable(officer), null),
  units: v.optional(v.array(unit), []),
})

/** Notes as they are kept: plain ends of lines, and nothing there that cannot be seen. */
export function tidyNotes(text: string): string {
  const lines = seenText(text).split(/\r\n?|[\n\u0085\u2028\u2029]/u)
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
}

const notes = v.pipe(v.string(), v.transform(tidyNotes), v.maxLength(armyLimits.notesLength))

function fits(army: ArmyDraft): boolean {
  return (
    strengthOf(armyUnits(army)).units <= armyLimits.units &&
    officersAloneOf(army).length <= armyLimits.officersAlone
  )
}

/** An army list as it comes from outside, in a file or out of storage. */
export const armySchema: v.GenericSchema<unknown, ArmyDraft> = v.pipe(
  v.strictObject({
    name: givenName,
    nation: v.picklist(nations),
    officers: v.optional(v.array(officer), []),
    commands: v.optional(v.pipe(v.array(command), v.maxLength(armyLimits.commands)), []),
    notes: v.optional(notes, ''),
  }),
  v.check((army) => fits(army)),
)
