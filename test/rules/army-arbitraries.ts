import fc from 'fast-check'
import * as v from 'valibot'
import { armySchema, type ArmyDraft } from '@/rules/miniatures/armies/index.ts'
import { formationsOfArm, kindsOfArm, nations, unitClasses, type Arm } from '@/rules/miniatures/index.ts'

/** Words that a reader of lists is likeliest to stumble over, in names as in lines. */
const trickyWords = [
  'Guard',
  'Line',
  'Infantry',
  'light',
  'cavalry',
  'Battery',
  'guns',
  '4 bases',
  '3x',
  'x3',
  '12 pdr',
  '+2',
  '-',
  '–',
  ',',
  ';',
  ':',
  '#',
  '>',
  '"',
  '""',
  '(',
  ')',
  'with',
  'Officer:',
  'Officer',
  'Army:',
  'Nation:',
  'Notes:',
  'France',
  'Prussian',
  'Wellington',
  'Napoleon',
  'Marshal',
  'Division',
  'Brigade',
  'à cheval',
  'Jäger',
  'in column',
  'falls only in melee',
  'falls by fire too',
  '1st',
  '7',
  '1815',
  '|',
  '•',
  '*',
  '2)',
  '\t',
  '\u2028',
  '\u202e',
  'Ney',
  'Royal',
  'each',
  'of',
] as const

const trickyText = fc
  .array(fc.oneof(fc.constantFrom(...trickyWords), fc.string({ maxLength: 6 })), { maxLength: 5 })
  .map((words) => words.join(' '))

const name = fc.oneof(trickyText, fc.string({ unit: 'grapheme', maxLength: 20 }))
const givenName = name.map((text) => v.parse(v.pipe(v.string(), v.trim()), text).slice(0, 50) || 'Ney')

const officer = fc.record({
  name,
  value: fc.integer({ min: 0, max: 3 }),
  onlyFallsInMelee: fc.boolean(),
})

function unitOf(arm: Arm) {
  return fc.record({
    name: givenName,
    nation: fc.option(fc.constantFrom(...nations)),
    arm: fc.constant(arm),
    kind: fc.constantFrom(...kindsOfArm[arm]),
    class: fc.constantFrom(...unitClasses),
    startingBases: fc.integer({ min: 1, max: arm === 'artillery' ? 1 : 12 }),
    formation: fc.constantFrom(...formationsOfArm[arm]),
    copies: fc.integer({ min: 1, max: 6 }),
    officer: fc.option(officer),
  })
}

const unit = fc.oneof(unitOf('infantry'), unitOf('cavalry'), unitOf('artillery'))
const command = fc.record({ name, officer: fc.option(officer), units: fc.array(unit, { maxLength: 4 }) })

const notes = fc
  .array(trickyText, { maxLength: 4 })
  .chain((lines) => fc.constantFrom('\n', '\r\n', '\n\n').map((end) => lines.join(end)))

/** Any army list that could be kept, with names that look like everything else in a list. */
export const anyArmy: fc.Arbitrary<ArmyDraft> = fc
  .record({
    name: givenName,
    nation: fc.constantFrom(...nations),
    officers: fc.array(officer, { maxLength: 4 }),
    commands: fc.array(command, { maxLength: 4 }),
    notes,
  })
  .map((raw) => v.safeParse(armySchema, raw))
  .filter(({ success }) => success)
  .map(({ output }) => v.parse(armySchema, output))

/** Text that looks like a list here and there. */
export const listText: fc.Arbitrary<string> = fc
  .array(trickyText, { maxLength: 12 })
  .chain((lines) => fc.constantFrom('\n', '\r\n', '\r').map((end) => lines.join(end)))
