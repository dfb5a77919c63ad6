import fc from 'fast-check'
import {
  arms,
  aspects,
  covers,
  formations,
  kinds,
  nations,
  optionChoices,
  unitClasses,
} from '@/rules/miniatures/index.ts'
import type { Difference } from './standard.ts'

/** Commands as a careless hand might tap them: well formed, sensible or not. */

const unitId = fc.constantFrom('u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8', 'u9', 'u10')
const side = fc.constantFrom('a', 'b')
const bases = fc.integer({ min: 0, max: 6 })
const startingBases = fc.integer({ min: 1, max: 6 })
const someCover = fc.subarray([...covers])

const officer = fc.option(
  fc.record({
    name: fc.constantFrom('', 'Ney', 'Picton'),
    value: fc.integer({ min: 0, max: 3 }),
    onlyFallsInMelee: fc.boolean(),
  }),
)

function some<Fields extends Record<string, fc.Arbitrary<unknown>>>(
  fields: Fields,
): fc.Arbitrary<Difference> {
  return fc.record(fields, { requiredKeys: [] })
}

function command(type: string, fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Difference> {
  return fc.record({ type: fc.constant(type), ...fields })
}

const unit = fc.record(
  {
    arm: fc.constantFrom(...arms),
    bases,
    name: fc.constantFrom('1st Line', 'Gun 1', 'Guard'),
    class: fc.constantFrom(...unitClasses),
    formation: fc.constantFrom(...formations),
    marker: fc.boolean(),
    officer,
  },
  { requiredKeys: ['arm', 'bases', 'name'] },
)

const options = some({
  exposedTarget: fc.constantFrom(...optionChoices.exposedTarget),
  movedGuns: fc.constantFrom(...optionChoices.movedGuns),
  squareBonus: fc.constantFrom(...optionChoices.squareBonus),
  squaresHold: fc.constantFrom(...optionChoices.squaresHold),
})

const changes = some({
  name: fc.constantFrom('Young Guard', '5th Line'),
  nation: fc.constantFrom(...nations),
  arm: fc.constantFrom(...arms),
  kind: fc.constantFrom(...kinds),
  class: fc.constantFrom(...unitClasses),
  formation: fc.constantFrom(...formations),
  cover: someCover,
  startingBases,
  bases,
  officer,
})

const corrections = some({
  bases,
  startingBases,
  marker: fc.boolean(),
  damaged: fc.boolean(),
  officer,
  onTable: fc.boolean(),
  locked: fc.constant(false),
})

const fire = command('fire', {
  firers: fc.array(fc.record({ unit: unitId, moved: fc.boolean() }), { minLength: 1, maxLength: 2 }),
  target: unitId,
  distance: fc.integer({ min: 1, max: 20 }).map((halves) => halves / 2),
  aspect: fc.constantFrom(...aspects),
  atCharger: fc.boolean(),
})

const melee = command('melee', {
  attacker: unitId,
  defender: unitId,
  aspect: fc.constantFrom(...aspects),
  attackerCharging: fc.boolean(),
  defenderCharging: fc.boolean(),
  attackerSupported: fc.boolean(),
  defenderSupported: fc.boolean(),
  attackerOthers: fc.array(unitId, { maxLength: 2 }),
})

const plainMelee = command('melee', { attacker: unitId, defender: unitId })

/** Any command but the first. */
const anyCommand: fc.Arbitrary<Difference> = fc.oneof(
  { weight: 4, arbitrary: fire },
  { weight: 2, arbitrary: melee },
  { weight: 4, arbitrary: plainMelee },
  { weight: 3, arbitrary: command('rally', { unit: unitId }) },
  { weight: 1, arbitrary: command('renameGame', { name: fc.constantFrom('Ligny', 'Wavre') }) },
  { weight: 1, arbitrary: command('changeOptions', { options }) },
  {
    weight: 1,
    arbitrary: command('changeSide', { side, changes: some({ nation: fc.constantFrom(...nations) }) }),
  },
  { weight: 1, arbitrary: command('addUnits', { side, unit, copies: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 1, arbitrary: command('duplicateUnit', { unit: unitId }) },
  { weight: 2, arbitrary: command('changeUnit', { unit: unitId, changes }) },
  { weight: 1, arbitrary: command('deleteUnit', { unit: unitId }) },
  { weight: 1, arbitrary: command('placeUnit', { unit: unitId, at: fc.integer({ min: 0, max: 9 }) }) },
  {
    weight: 3,
    arbitrary: command('correct', { unit: unitId, changes: corrections, note: fc.constant('miscounted') }),
  },
  {
    weight: 2,
    arbitrary: command('tableCheck', {
      changes: fc.array(fc.record({ unit: unitId, changes: corrections }), { minLength: 1, maxLength: 3 }),
      note: fc.constant('counted after a break'),
    }),
  },
  {
    weight: 1,
    arbitrary: command('fallenLeader', {
      unit: unitId,
      basesRemoved: fc.integer({ min: 1, max: 3 }),
      danger: fc.constantFrom('fire', 'melee'),
    }),
  },
)

/** Commands, with enough faces for any of them. */
export const anyEvening = fc.array(
  fc.tuple(anyCommand, fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 30, maxLength: 30 })),
  { maxLength: 30, size: 'max' },
)
