// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { entryActor, logViews } from '@/games/miniatures/describe/log.ts'
import type { LogEntryView } from '@/ui/log.ts'
import {
  answer,
  declare,
  firstLine,
  goTo,
  gun1,
  lancersOf,
  landwehr,
  ligny,
  ride,
  secondLine,
} from '../rules/turn-game.ts'
import { rolled, sheetText } from './combat.ts'
import { PlayedGame } from './journal.ts'

/** Ligny in the first half-turn, which is the French one. */
function lignyPlayed(): PlayedGame {
  const game = new PlayedGame(ligny)
  game.play({ type: 'beginTurn' })
  game.play({ type: 'chooseFirst', side: 'a' })
  return game
}

function newest(game: PlayedGame): LogEntryView {
  const [first] = logViews(game.lines, game.state)
  if (first === undefined) throw new Error('the log is empty')
  return first.view
}

function actor(game: PlayedGame): string {
  const entry = game.entries.at(-1)
  return entry === undefined ? '' : entryActor(entry)
}

describe('a charge in the log', () => {
  it('is told from its declaration to its end', () => {
    const game = lignyPlayed()
    game.play(declare(lancersOf, secondLine))
    expect(newest(game).heading).toBe('Red Lancers charges 2nd Line')
    expect(actor(game)).toBe('Red Lancers')
    game.play(answer(lancersOf, secondLine, 'square'), rolled(3))
    expect(newest(game)).toMatchObject({
      nation: 'prussia',
      heading: '2nd Line tries to form square against Red Lancers',
      lines: [{ dice: [{ face: 3 }], result: '3', note: 'Under 6: no square' }],
      sentence: 'Caught before the square forms. 2nd Line stays as it is.',
    })
    game.play(ride(lancersOf))
    expect(newest(game).heading).toBe('Red Lancers reaches 2nd Line')
    expect(actor(game)).toBe('Red Lancers')
  })

  it('that was ridden home unanswered says so', () => {
    const game = lignyPlayed()
    game.play(declare(lancersOf, secondLine))
    game.play(ride(lancersOf))
    expect(newest(game).sentence).toContain('2nd Line had not answered the charge.')
  })
})

describe('a move in the log', () => {
  it('is how far the unit could go; the sum is there to be folded out', () => {
    const game = lignyPlayed()
    game.play(goTo('moves'))
    game.play({
      type: 'moveUnit',
      unit: firstLine,
      formation: 'line',
      ground: { kind: 'open', fences: 1 },
      changes: 'after',
    })
    const { heading, sentence, sums } = newest(game)
    expect([heading, sentence]).toEqual(['1st Line moves, now in line', 'Up to 7 in.'])
    expect(sheetText(sums)).toEqual([
      'Move 8 (house)',
      '1 fence −1',
      '= Inches it may go 7',
      'Stays 2 in or more from the enemy',
    ])
  })

  it('out of the order of play, or made twice, says so', () => {
    const game = lignyPlayed()
    game.play({ type: 'moveUnit', unit: gun1 })
    expect(newest(game).sentence).toBe('Up to 6 in. Out of the order of play.')
    game.play(goTo('moves'))
    game.play({ type: 'moveUnit', unit: gun1 })
    expect(newest(game).sentence).toBe('Up to 6 in. Gun 1 has moved in this turn.')
  })
})

describe('the guide in the log', () => {
  it('says what was left open', () => {
    const game = lignyPlayed()
    game.play(declare(lancersOf, secondLine))
    game.play(goTo('chargeMoves'))
    expect(newest(game).sentence).toBe('1 thing left open in charges and reactions.')
  })

  it('says what a volley was out of order for, and keeps it out of the sums', () => {
    const game = lignyPlayed()
    game.play({ type: 'fire', firers: [{ unit: gun1 }], target: secondLine, distance: 12 }, rolled(1))
    const { sentence, sums } = newest(game)
    expect(sentence).toBe('No effect. Out of the order of play.')
    expect(sums.map(({ id }) => id)).toEqual(['points', 'die'])
  })

  it('says who was driven off, as the half-turn ends', () => {
    const game = lignyPlayed()
    game.play({ type: 'leaveTable', unit: landwehr })
    expect(newest(game).heading).toBe('Landwehr leaves the table')
    game.play(goTo('rally'))
    game.play({ type: 'endHalfTurn' })
    expect(newest(game).sentence).toContain('Landwehr is off the table and removed.')
  })
})
