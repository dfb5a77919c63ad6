// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { farthest } from '@/games/miniatures/resolve/distance.ts'
import { freshChoices, type ResolveInputs } from '@/games/miniatures/resolve/inputs.ts'
import { inputsFor } from '@/games/miniatures/resolve/prefill.ts'
import { lockedInMelee } from '../rules/game.ts'
import {
  answer,
  chargeHome,
  cuirassiers,
  declare,
  firstLine,
  gun1,
  hussars,
  inTurn,
  lancersOf,
  landwehr,
  secondLine,
} from '../rules/turn-game.ts'

const far: ResolveInputs = {
  procedure: 'fire',
  first: null,
  guns: [],
  second: null,
  choices: { ...freshChoices, distance: 12, aspect: 'flank' },
}

describe('the sheet of a volley opens', () => {
  it('with the distance as it was, and nobody aimed at', () => {
    expect(inputsFor(inTurn().state, 'fire', secondLine, far)).toEqual({
      procedure: 'fire',
      first: secondLine,
      guns: [],
      second: null,
      choices: { ...freshChoices, distance: 12 },
    })
  })

  it('of a charged unit on its charger, at what it may fire at and no more', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    const inputs = inputsFor(game.state, 'fire', secondLine, far)
    expect(inputs).toMatchObject({ second: lancersOf, choices: { distance: 4, atCharger: true } })
    expect([farthest(game.state, inputs), farthest(game.state, far)]).toEqual([4, 96])
  })

  it('keeps a distance that is nearer still', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    const near = { ...far, choices: { ...far.choices, distance: 1.5 } }
    expect(inputsFor(game.state, 'fire', secondLine, near).choices.distance).toBe(1.5)
  })
})

describe('the sheet of a charge opens', () => {
  it('on whom it was declared, with the likeliest answer', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    expect(inputsFor(game.state, 'charge', lancersOf)).toMatchObject({
      procedure: 'charge',
      first: lancersOf,
      second: secondLine,
      choices: { answer: 'square' },
    })
  })

  it('on nobody where none was declared, or where it may go on', () => {
    const game = inTurn()
    expect(inputsFor(game.state, 'charge', lancersOf).second).toBeNull()
    game.play(declare(lancersOf, 'u8'))
    game.play(answer(lancersOf, 'u8', 'formLine'), [1, 9, 9, 9, 9])
    expect(inputsFor(game.state, 'charge', lancersOf).second).toBeNull()
  })
})

describe('the sheet of a melee opens', () => {
  it.each([lancersOf, secondLine])(
    'on a charge in contact, whichever of the two is asked about: %s',
    (unit) => {
      const game = inTurn()
      chargeHome(game, lancersOf, secondLine)
      expect(inputsFor(game.state, 'melee', unit)).toMatchObject({
        first: lancersOf,
        second: secondLine,
        choices: { firstCharging: true, secondCharging: false, firstSupported: false, firstOthers: [] },
      })
    },
  )

  it('with from where it strikes, who rode to meet it, and who else charges', () => {
    const game = inTurn()
    game.play(declare(lancersOf, hussars))
    game.play(declare(cuirassiers, hussars))
    game.play(answer(lancersOf, hussars, 'counterCharge'), [9])
    game.play({ type: 'moveCharger', charger: cuirassiers, reaches: true, aspect: 'front' })
    game.play({ type: 'moveCharger', charger: lancersOf, reaches: true, aspect: 'flank' })
    expect(inputsFor(game.state, 'melee', lancersOf).choices).toMatchObject({
      aspect: 'flank',
      firstCharging: true,
      secondCharging: true,
      firstOthers: [cuirassiers],
    })
  })

  it('of two that are locked, with the side whose half-turn it is attacking', () => {
    const seats = (attacker: 'a' | 'b', unit: string) => {
      const game = lockedInMelee()
      game.play({ type: 'beginTurn' })
      game.play({ type: 'chooseFirst', side: attacker })
      const { first, second } = inputsFor(game.state, 'melee', unit)
      return [first, second]
    }
    expect(seats('a', 'u1')).toEqual(['u1', 'u5'])
    expect(seats('a', 'u5')).toEqual(['u1', 'u5'])
    expect(seats('b', 'u1')).toEqual(['u5', 'u1'])
  })

  it('outside a turn with whoever is asked about', () => {
    const { state } = lockedInMelee()
    expect(inputsFor(state, 'melee', 'u5')).toMatchObject({ first: 'u5', second: 'u1' })
  })

  it('on a gun that is held never with the gun attacking', () => {
    const { state } = lockedInMelee()
    const units = state.units.map((unit) =>
      unit.id === 'u1' ? { ...unit, arm: 'artillery' as const } : unit,
    )
    expect(inputsFor({ ...state, units }, 'melee', 'u1')).toMatchObject({ first: 'u5', second: 'u1' })
    expect(inputsFor({ ...state, units }, 'melee', 'u5')).toMatchObject({ first: 'u5', second: 'u1' })
  })

  it('on nobody where nothing is known', () => {
    expect(inputsFor(inTurn().state, 'melee', firstLine)).toMatchObject({ first: firstLine, second: null })
  })
})

it('any other sheet opens for its unit alone', () => {
  const { state } = inTurn()
  expect(inputsFor(state, 'morale', landwehr, far)).toEqual({
    procedure: 'morale',
    first: landwehr,
    guns: [],
    second: null,
    choices: freshChoices,
  })
  expect(inputsFor(state, 'leader', gun1, far).choices).toEqual(freshChoices)
})
