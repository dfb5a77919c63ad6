// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { answersOpen, freeCavalry } from '@/games/miniatures/resolve/answers.ts'
import { gunsFree } from '@/games/miniatures/resolve/guns.ts'
import { freshChoices, type Choices, type ResolveInputs } from '@/games/miniatures/resolve/inputs.ts'
import { settled } from '@/games/miniatures/resolve/settle.ts'
import { correct } from '../rules/game.ts'
import { medium } from '../rules/standard.ts'
import {
  chargeHome,
  cuirassiers,
  declare,
  dragoons,
  firstLine,
  gun1,
  gun2,
  gun3,
  hussars,
  inTurn,
  jaeger,
  lancersOf,
  secondLine,
  squareOf,
} from '../rules/turn-game.ts'

function charge(first: string | null, second: string | null, choices: Partial<Choices> = {}): ResolveInputs {
  return { procedure: 'charge', first, guns: [], second, choices: { ...freshChoices, ...choices } }
}

function cannonade(first: string, guns: readonly string[] = []): ResolveInputs {
  return { procedure: 'fire', first, guns, second: null, choices: freshChoices }
}

describe('the answer that stands on the sheet', () => {
  const { state } = inTurn()

  it.each([
    ['infantry before cavalry tries to form square', lancersOf, secondLine, 'square'],
    ['skirmishers form line', lancersOf, jaeger, 'formLine'],
    ['cavalry rides to meet it', lancersOf, hussars, 'counterCharge'],
    ['a square stands', lancersOf, squareOf, 'stand'],
    ['guns stand', lancersOf, gun3, 'stand'],
    ['infantry before infantry stands', firstLine, secondLine, 'stand'],
  ])('%s', (_what, first, second, expected) => {
    expect(settled(state, charge(first, second)).choices).toMatchObject({
      answer: expected,
      answeredBy: null,
    })
  })

  it('stays what the player chose, as long as it is open', () => {
    expect(settled(state, charge(lancersOf, secondLine, { answer: 'stand' })).choices.answer).toBe('stand')
    expect(settled(state, charge(lancersOf, hussars, { answer: 'square' })).choices.answer).toBe(
      'counterCharge',
    )
  })

  it('is none while a unit is missing', () => {
    expect(settled(state, charge(lancersOf, null, { answer: 'square' })).choices.answer).toBeNull()
    expect(settled(state, charge(null, secondLine, { answer: 'square' })).choices.answer).toBeNull()
  })

  it('is put to the rules as standing where none is open, and they say why', () => {
    expect(answersOpen(state, charge(gun1, secondLine))).toEqual([])
    expect(settled(state, charge(gun1, secondLine)).choices.answer).toBe('stand')
  })

  it('of a unit that another charge has reached is to stand', () => {
    const game = inTurn()
    chargeHome(game, lancersOf, secondLine)
    expect(answersOpen(game.state, charge(cuirassiers, secondLine))).toEqual(['stand'])
  })
})

describe('other cavalry', () => {
  it('of the charged side may ride out, the charged unit aside', () => {
    const { state } = inTurn()
    const names = (second: string) => freeCavalry(state, charge(lancersOf, second)).map(({ id }) => id)
    expect(names(secondLine)).toEqual([hussars, dragoons])
    expect(names(hussars)).toEqual([dragoons])
  })

  it('that is off the table, or held by another charge, may not', () => {
    const game = inTurn()
    game.play(correct(dragoons, { onTable: false }))
    chargeHome(game, cuirassiers, hussars)
    expect(freeCavalry(game.state, charge(lancersOf, secondLine))).toEqual([])
  })

  it('that was chosen counter-charges, until it is no longer there to', () => {
    const game = inTurn()
    const chosen = charge(lancersOf, secondLine, { answer: 'counterCharge', answeredBy: dragoons })
    expect(settled(game.state, chosen).choices).toMatchObject({
      answer: 'counterCharge',
      answeredBy: dragoons,
    })
    game.play(correct(dragoons, { onTable: false }))
    expect(settled(game.state, chosen).choices).toMatchObject({ answer: 'square', answeredBy: null })
  })
})

describe('guns', () => {
  it('that the game saw moving have moved', () => {
    const game = inTurn('moves')
    game.play({ type: 'moveUnit', unit: gun1 })
    expect(settled(game.state, cannonade(gun1)).choices.moved).toEqual([gun1])
    expect(settled(game.state, cannonade(gun2, [gun1])).choices.moved).toEqual([gun1])
    expect(settled(game.state, cannonade(gun2)).choices.moved).toEqual([])
  })

  it('and no infantry', () => {
    const game = inTurn('moves')
    game.play({ type: 'moveUnit', unit: firstLine })
    expect(settled(game.state, cannonade(firstLine)).choices.moved).toEqual([])
  })

  it('of one side that have not fired stand together', () => {
    const game = inTurn('attackerFire')
    game.play({ type: 'addUnits', side: 'a', unit: { ...medium, name: 'Gun 4' } })
    const others = () => gunsFree(game.state, game.unit(gun1)).map(({ id }) => id)
    expect(others()).toEqual([gun2, 'u14'])
    game.play({ type: 'fire', firers: [{ unit: gun2 }], target: secondLine, distance: 12 }, [1])
    expect(others()).toEqual(['u14'])
  })

  it('that are charged fire at their charger alone, and stand with nobody', () => {
    const game = inTurn('charges', 'b')
    game.play(declare(hussars, gun2))
    expect(gunsFree(game.state, game.unit(gun1))).toEqual([])
  })
})
