// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  commandOf,
  freshChoices,
  type ProcedureId,
  type ResolveInputs,
} from '@/games/miniatures/resolve/inputs.ts'
import { inputsOf } from '@/games/miniatures/resolve/inputsOf.ts'
import { aspects, type CombatCommand } from '@/rules/miniatures/index.ts'
import { fire } from '../rules/game.ts'
import { combatCommand } from './combat.ts'

const unit = fc.constantFrom('u1', 'u2', 'u3', 'u4', 'u5')
const others = fc.subarray(['u6', 'u7', 'u8'])
const aspect = fc.constantFrom(...aspects)
const flag = fc.boolean()

const anyFire: fc.Arbitrary<CombatCommand> = fc.record({
  type: fc.constant('fire'),
  firers: fc.uniqueArray(fc.record({ unit, moved: flag }), {
    minLength: 1,
    maxLength: 5,
    selector: (firer) => firer.unit,
  }),
  target: unit,
  distance: fc.integer({ min: 1, max: 192 }).map((halves) => halves / 2),
  aspect,
  atCharger: flag,
})

const anyMelee: fc.Arbitrary<CombatCommand> = fc.record({
  type: fc.constant('melee'),
  attacker: unit,
  defender: unit,
  aspect,
  attackerCharging: flag,
  defenderCharging: flag,
  attackerSupported: flag,
  defenderSupported: flag,
  attackerOthers: others,
  defenderOthers: others,
})

const anyRally: fc.Arbitrary<CombatCommand> = fc.record({ type: fc.constant('rally'), unit })

const anyLeader: fc.Arbitrary<CombatCommand> = fc.record({
  type: fc.constant('fallenLeader'),
  unit,
  basesRemoved: fc.integer({ min: 1, max: 12 }),
  danger: fc.constantFrom('fire', 'melee'),
})

it('a command that is taken up again is the command that was put', () => {
  fc.assert(
    fc.property(fc.oneof(anyFire, anyMelee, anyRally, anyLeader), (command) => {
      expect(commandOf(inputsOf(command))).toEqual(command)
    }),
  )
})

describe('the sheet stands as it was left', () => {
  const inputs: readonly ResolveInputs[] = [
    {
      procedure: 'fire',
      first: 'u4',
      guns: ['u9', 'u10'],
      second: 'u5',
      choices: { ...freshChoices, distance: 12.5, aspect: 'flank', moved: ['u9'] },
    },
    {
      procedure: 'melee',
      first: 'u1',
      guns: [],
      second: 'u8',
      choices: { ...freshChoices, firstCharging: false, secondSupported: true, firstOthers: ['u2'] },
    },
    { procedure: 'morale', first: 'u1', guns: [], second: null, choices: freshChoices },
    {
      procedure: 'leader',
      first: 'u5',
      guns: [],
      second: null,
      choices: { ...freshChoices, basesRemoved: 3, danger: 'fire' },
    },
  ]

  it.each(inputs)('in $procedure', (put) => {
    const command = commandOf(put)
    expect(command && inputsOf(command)).toEqual(put)
  })
})

describe('there is no command', () => {
  const missing: readonly (readonly [ProcedureId, string | null, string | null])[] = [
    ['fire', null, null],
    ['fire', 'u5', null],
    ['fire', null, 'u1'],
    ['melee', 'u1', null],
    ['melee', null, 'u5'],
    ['morale', null, 'u5'],
    ['leader', null, null],
  ]

  it.each(missing)('of %s with %s and %s', (procedure, first, second) => {
    expect(commandOf({ procedure, first, guns: [], second, choices: freshChoices })).toBeNull()
  })
})

it('a rally and a leader need no second unit, and leave it alone', () => {
  const alone = { first: 'u1', guns: [], second: 'u5', choices: freshChoices }
  expect(commandOf({ procedure: 'morale', ...alone })).toEqual({ type: 'rally', unit: 'u1' })
  expect(commandOf({ procedure: 'leader', ...alone })).toEqual({
    type: 'fallenLeader',
    unit: 'u1',
    basesRemoved: 1,
    danger: 'melee',
  })
})

it('a gun that has left the volley does not count as moved', () => {
  const inputs = inputsOf(combatCommand(fire({ firers: [{ unit: 'u4' }, { unit: 'u9', moved: true }] })))
  expect(commandOf({ ...inputs, guns: [] })).toMatchObject({ firers: [{ unit: 'u4', moved: false }] })
})
