// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { doingWords, doneWord } from '@/games/miniatures/describe/doing.ts'
import type { ProcedureId } from '@/games/miniatures/resolve/inputs.ts'
import { correct, type Game } from '../rules/game.ts'
import {
  answer,
  chargeHome,
  declare,
  firstLine,
  gun1,
  inTurn,
  jaeger,
  lancersOf,
  landwehr,
  secondLine,
} from '../rules/turn-game.ts'

function wordsOf(game: Game, id: string): string {
  return doingWords(game.state, game.unit(id)).join(', ')
}

function done(game: Game, procedure: ProcedureId, id: string): string | undefined {
  return doneWord(game.state, procedure, game.unit(id))
}

describe('what a unit does just now', () => {
  it('is a charge, from its declaration until it is over', () => {
    const game = inTurn()
    expect(wordsOf(game, lancersOf)).toBe('')
    chargeHome(game, lancersOf, secondLine)
    expect(wordsOf(game, lancersOf)).toBe('charging')
    game.play({ type: 'melee', attacker: lancersOf, defender: secondLine }, [7, 7])
    expect(wordsOf(game, lancersOf)).toBe('moved')
  })

  it('is being pinned, once a charge has reached it', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    expect(wordsOf(game, secondLine)).toBe('')
    game.play(answer(lancersOf, secondLine, 'stand'))
    game.play({ type: 'moveCharger', charger: lancersOf, reaches: true, aspect: 'front' })
    expect(wordsOf(game, secondLine)).toBe('pinned')
  })

  it('is a move in this turn', () => {
    const game = inTurn('moves')
    game.play({ type: 'moveUnit', unit: gun1 })
    expect(wordsOf(game, gun1)).toBe('moved')
  })

  it('is leaving the table', () => {
    const game = inTurn('rally')
    game.play({ type: 'leaveTable', unit: landwehr })
    expect(wordsOf(game, landwehr)).toBe('leaving the table')
  })

  it('is nothing once it is off the table', () => {
    const game = inTurn('moves')
    game.play({ type: 'moveUnit', unit: gun1 })
    game.play(correct(gun1, { onTable: false }))
    expect(wordsOf(game, gun1)).toBe('')
  })
})

describe('who has done its part', () => {
  it('has fired', () => {
    const game = inTurn('attackerFire')
    expect(done(game, 'fire', gun1)).toBeUndefined()
    game.play({ type: 'fire', firers: [{ unit: gun1 }], target: secondLine, distance: 12 }, [1])
    expect(done(game, 'fire', gun1)).toBe('has fired')
    expect(done(game, 'leader', gun1)).toBeUndefined()
  })

  it('has been answered, unless it may go on', () => {
    const game = inTurn()
    game.play(declare(lancersOf, jaeger))
    expect(done(game, 'charge', lancersOf)).toBeUndefined()
    game.play(answer(lancersOf, jaeger, 'formLine'), [9])
    expect(done(game, 'charge', lancersOf)).toBe('has been answered')
    const free = inTurn()
    free.play(declare(lancersOf, jaeger))
    free.play(answer(lancersOf, jaeger, 'formLine'), [1, 9, 9, 9, 9])
    expect(done(free, 'charge', lancersOf)).toBeUndefined()
  })

  it('has fought, both of them', () => {
    const game = inTurn('melee')
    game.play({ type: 'melee', attacker: firstLine, defender: secondLine }, [7, 7])
    expect([done(game, 'melee', firstLine), done(game, 'melee', secondLine)]).toEqual([
      'has fought',
      'has fought',
    ])
  })

  it('has checked', () => {
    const game = inTurn('rally')
    game.play(correct(landwehr, { marker: true }))
    game.play({ type: 'rally', unit: landwehr }, [5])
    expect(done(game, 'morale', landwehr)).toBe('has checked')
  })
})
