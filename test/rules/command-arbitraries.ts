import fc from 'fast-check'
import {
  arms,
  aspects,
  chargeAnswers,
  covers,
  formations,
  groundKinds,
  halves,
  kinds,
  nations,
  optionChoices,
  stepIds,
  unitClasses,
} from '@/rules/miniatures/index.ts'
import { intentions } from './intentions.ts'
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
  firstMover: fc.constantFrom(...optionChoices.firstMover),
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

const at = fc.constant(1_000)

const scenario = some({
  turnLimit: fc.option(fc.integer({ min: 1, max: 12 })),
  minutesPerHalfTurn: fc.option(fc.constant(20)),
  terrain: fc.constant([{ name: 'Bossu wood', cover: 'woods' }]),
  objectives: fc.array(fc.record({ name: fc.constantFrom('Crossroads', 'Farm'), heldBy: fc.option(side) }), {
    maxLength: 2,
  }),
  notes: fc.constantFrom('', 'Fog.'),
})

const move = fc.record(
  {
    type: fc.constant('moveUnit'),
    unit: unitId,
    moves: fc.boolean(),
    ground: fc.record({ kind: fc.constantFrom(...groundKinds), hillLevels: fc.integer({ min: 0, max: 2 }) }),
    formation: fc.constantFrom(...formations),
    changes: fc.constantFrom('before', 'after'),
    cover: someCover,
  },
  { requiredKeys: ['type', 'unit'] },
)

const answer = fc.record(
  {
    type: fc.constant('answerCharge'),
    charger: unitId,
    target: unitId,
    answer: fc.constantFrom(...chargeAnswers),
    by: unitId,
  },
  { requiredKeys: ['type', 'charger', 'target', 'answer'] },
)

/** The turn, its charges and its moves. */
const turnCommand: fc.Arbitrary<Difference> = fc.oneof(
  { weight: 2, arbitrary: command('beginTurn', {}) },
  { weight: 1, arbitrary: some({ at }).map((clock) => ({ type: 'rollFirst', ...clock })) },
  { weight: 2, arbitrary: command('chooseFirst', { side }) },
  { weight: 2, arbitrary: command('goToStep', { step: fc.constantFrom(...stepIds) }) },
  { weight: 1, arbitrary: some({ at }).map((clock) => ({ type: 'endHalfTurn', ...clock })) },
  {
    weight: 1,
    arbitrary: command('correctTurn', {
      number: fc.integer({ min: 1, max: 3 }),
      half: fc.constantFrom(...halves),
      attacker: side,
      step: fc.constantFrom(...stepIds),
      note: fc.constant('the table was further on'),
    }),
  },
  { weight: 5, arbitrary: command('declareCharge', { charger: unitId, target: unitId }) },
  { weight: 8, arbitrary: answer },
  { weight: 1, arbitrary: command('callOffCharge', { charger: unitId }) },
  {
    weight: 4,
    arbitrary: command('moveCharger', {
      charger: unitId,
      reaches: fc.boolean(),
      aspect: fc.constantFrom(...aspects),
    }),
  },
  { weight: 4, arbitrary: move },
  { weight: 1, arbitrary: command('leaveTable', { unit: unitId, leaves: fc.boolean() }) },
  { weight: 1, arbitrary: command('changeScenario', { changes: scenario }) },
)

const correction = command('correct', { unit: unitId, changes: corrections, note: fc.constant('miscounted') })

/** Any command but the first. */
export const anyCommand: fc.Arbitrary<Difference> = fc.oneof(
  { weight: 4, arbitrary: fire },
  { weight: 2, arbitrary: melee },
  { weight: 4, arbitrary: plainMelee },
  { weight: 3, arbitrary: command('rally', { unit: unitId }) },
  { weight: 14, arbitrary: turnCommand },
  { weight: 1, arbitrary: command('renameGame', { name: fc.constantFrom('Ligny', 'Wavre') }) },
  { weight: 1, arbitrary: command('changeOptions', { options }) },
  { weight: 1, arbitrary: command('changeCharts', { chartSet: fc.constant(null), options }) },
  {
    weight: 1,
    arbitrary: command('changeSide', { side, changes: some({ nation: fc.constantFrom(...nations) }) }),
  },
  { weight: 1, arbitrary: command('addUnits', { side, unit, copies: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 1, arbitrary: command('duplicateUnit', { unit: unitId }) },
  { weight: 2, arbitrary: command('changeUnit', { unit: unitId, changes }) },
  { weight: 1, arbitrary: command('deleteUnit', { unit: unitId }) },
  { weight: 1, arbitrary: command('placeUnit', { unit: unitId, at: fc.integer({ min: 0, max: 9 }) }) },
  { weight: 3, arbitrary: correction },
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

/** Enough faces for any command; the last two are no tie, however many came before. */
const enoughFaces = fc
  .array(fc.integer({ min: 1, max: 10 }), { minLength: 30, maxLength: 30 })
  .map((faces) => [...faces, 10, 1])

/** Commands with their faces. */
export const anyEvening = fc.array(fc.tuple(anyCommand, enoughFaces), { maxLength: 30, size: 'max' })

/** What a hand has in mind that follows the guide: each number is a choice among what there is. */
export const anyHalfTurn = fc.array(
  fc.tuple(
    fc.constantFrom(...intentions),
    fc.record({ one: fc.nat(20), other: fc.nat(20), choice: fc.nat(20) }),
    enoughFaces,
  ),
  { maxLength: 40, size: 'max' },
)
