// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  freshChoices,
  procedureIds,
  type Choices,
  type ResolveInputs,
} from '@/games/miniatures/resolve/inputs.ts'
import { comradesOf, helpersOf, nationOfUnit, remarks } from '@/games/miniatures/resolve/roles.ts'
import { eligibleFirst, eligibleSecond } from '@/games/miniatures/resolve/eligible.ts'
import type { Unit } from '@/rules/miniatures/index.ts'
import { begun, correct, lockedInMelee } from '../rules/game.ts'

function ids(units: readonly Unit[]): string {
  return units.map(({ id }) => id).join(' ')
}

function inputs(changes: Partial<ResolveInputs> = {}): ResolveInputs {
  return { procedure: 'melee', first: 'u1', guns: [], second: 'u5', choices: freshChoices, ...changes }
}

describe('who acts', () => {
  it.each([
    ['fire', 'u1 u2 u4 u5 u6 u7 u8'],
    ['melee', 'u1 u2 u3 u5 u6 u8'],
    ['morale', 'u8'],
    ['leader', 'u2 u5 u6'],
  ] as const)('in %s', (procedure, eligible) => {
    const game = begun()
    game.play(correct('u8', { marker: true }))
    expect(ids(eligibleFirst(game.state, procedure))).toBe(eligible)
  })

  it.each(procedureIds)('is never off the table in %s', (procedure) => {
    const game = begun()
    for (const { id } of game.state.units) game.play(correct(id, { onTable: false }))
    expect(eligibleFirst(game.state, procedure)).toEqual([])
  })
})

describe('against whom', () => {
  it('are enemies on the table, in the order of the roster', () => {
    const game = begun()
    game.play(correct('u7', { onTable: false }))
    expect(ids(eligibleSecond(game.state, game.unit('u1'), []))).toBe('u5 u6 u8')
    expect(ids(eligibleSecond(game.state, game.unit('u5'), []))).toBe('u1 u2 u3 u4')
  })

  it('those that it last met stand first, the latest before the others', () => {
    const game = begun()
    expect(ids(eligibleSecond(game.state, game.unit('u1'), ['u8', 'u2', 'u6']))).toBe('u8 u6 u5 u7')
  })

  it('whoever it is locked with stands before those', () => {
    const game = lockedInMelee()
    expect(ids(eligibleSecond(game.state, game.unit('u1'), ['u8']))).toBe('u5 u8 u6 u7')
  })

  it('is nobody while nobody acts', () => {
    expect(eligibleSecond(begun().state, null, [])).toEqual([])
  })
})

describe('who acts beside it', () => {
  it('in an attack are no guns; elsewhere all of its side', () => {
    const game = begun()
    expect(ids(helpersOf(game.state, game.unit('u1'), 'melee'))).toBe('u2 u3')
    expect(ids(helpersOf(game.state, game.unit('u1'), 'fire'))).toBe('u2 u3 u4')
    expect(ids(comradesOf(game.state, game.unit('u5')))).toBe('u6 u7 u8')
  })

  it('is nobody who is off the table', () => {
    const game = begun()
    game.play(correct('u2', { onTable: false }))
    expect(ids(comradesOf(game.state, game.unit('u1')))).toBe('u3 u4')
  })
})

describe('the colour of a unit', () => {
  it('is its side’s for the side’s own nation, and its own for an ally', () => {
    const game = begun()
    game.play({ type: 'changeSide', side: 'b', changes: { colour: 'russia' } })
    game.play({ type: 'changeUnit', unit: 'u8', changes: { nation: 'prussia' } })
    expect(nationOfUnit(game.state, game.unit('u5'))).toBe('russia')
    expect(nationOfUnit(game.state, game.unit('u8'))).toBe('prussia')
  })
})

describe('what is said of a unit', () => {
  const game = begun()

  it('in fire', () => {
    const choices: Choices = { ...freshChoices, aspect: 'rear', moved: ['u4'], atCharger: true }
    const fire = inputs({ procedure: 'fire', choices })
    expect(remarks(fire, game.unit('u1'), 'first')).toEqual(['moved', 'at its charger'])
    expect(remarks(fire, game.unit('u5'), 'second')).toEqual(['taken from the rear'])
    expect(remarks(inputs({ procedure: 'fire' }), game.unit('u5'), 'second')).toEqual([])
  })

  it('in melee', () => {
    const choices = { ...freshChoices, firstOthers: ['u2', 'u3'], firstSupported: true, secondCharging: true }
    expect(remarks(inputs({ choices }), game.unit('u1'), 'first')).toEqual([
      'charging',
      'supported',
      '2 others beside it',
    ])
    expect(remarks(inputs({ choices }), game.unit('u5'), 'second')).toEqual(['charging'])
  })

  it('in a melee that goes on: it is locked, and does not charge', () => {
    const locked = lockedInMelee()
    expect(remarks(inputs(), locked.unit('u1'), 'first')).toEqual(['locked'])
    expect(remarks(inputs({ second: 'u8' }), locked.unit('u1'), 'first')).toEqual(['charging'])
  })

  it('alone is nothing', () => {
    expect(remarks(inputs({ procedure: 'morale' }), game.unit('u1'), 'first')).toEqual([])
    expect(remarks(inputs({ procedure: 'leader' }), game.unit('u5'), 'first')).toEqual([])
  })
})
