// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { shallowRef } from 'vue'
import { oddsOf } from '@/games/miniatures/describe/odds.ts'
import { outcomeOf, sumLinesOf } from '@/games/miniatures/describe/outcome.ts'
import { refusalText } from '@/games/miniatures/describe/refusals.ts'
import { createQuickTable } from '@/games/miniatures/resolve/quickTable.ts'
import type { ResolveTable } from '@/games/miniatures/resolve/table.ts'
import { resolveView } from '@/games/miniatures/resolve/view.ts'
import { miniatures } from '@/rules/miniatures/index.ts'
import type { ResolveView } from '@/ui/resolve/view.ts'
import { begun, fire, type Game } from '../rules/game.ts'
import type { Difference } from '../rules/standard.ts'
import {
  answer,
  declare,
  dragoons,
  gun1,
  hussars,
  inTurn,
  jaeger,
  lancersOf,
  secondLine,
} from '../rules/turn-game.ts'
import { combatCommand, dealt, sheetText } from './combat.ts'

/** A table on which the whole rulebook is played, as in a game. */
function tableOn(game: Game, own: readonly string[] = [], ...faces: number[]): ResolveTable {
  const table = createQuickTable(shallowRef(game.state), dealt(...faces), {
    uses: (side) => own.includes(side),
    set: async () => undefined,
  })
  return { ...table, referee: miniatures, refusalText }
}

function viewOf(game: Game, command: Difference, own: readonly string[] = []): ResolveView {
  return resolveView({ title: 'Charge', command: combatCommand(command) }, tableOn(game, own))
}

function labelsOf(game: Game, command: Difference) {
  const odds = oddsOf(game.state, combatCommand(command), [], miniatures)
  return odds?.segments.map(({ label, probability, faces }) => [
    label,
    Math.round(probability * 1000) / 10,
    faces?.join(' '),
  ])
}

function declared(target = secondLine): Game {
  const game = inTurn()
  game.play(declare(lancersOf, target))
  return game
}

describe('the sheet of a charge', () => {
  it('adds up class, nation and officer, and says what the die must reach', () => {
    expect(sheetText(viewOf(declared(jaeger), answer(lancersOf, jaeger, 'formLine')).sums)).toEqual([
      'Light infantry +1',
      'Officer: Kempt +1',
      '= On the die, 6 or more needed +2',
    ])
  })

  it('is thrown for by the charged side', () => {
    const view = viewOf(declared(), answer(lancersOf, secondLine, 'square'))
    expect(view).toMatchObject({
      phase: 'before',
      die: { who: 'Prussia' },
      action: { label: 'Roll the D10' },
    })
    expect(viewOf(declared(), answer(lancersOf, secondLine, 'square'), ['b']).phase).toBe('typing')
    expect(viewOf(declared(), answer(lancersOf, secondLine, 'square'), ['a']).phase).toBe('before')
  })

  it.each([
    [
      'square',
      secondLine,
      ['The square forms', 50, '6 7 8 9 10'],
      ['Caught before the square forms', 50, '1 2 3 4 5'],
    ],
    ['formLine', jaeger, ['The skirmishers form line', 70, '4 5 6 7 8 9 10'], ['Ridden down', 30, '1 2 3']],
    ['counterCharge', hussars, ['Counter-charges', 50, '6 7 8 9 10'], ['No counter-charge', 50, '1 2 3 4 5']],
  ])('names the odds of %s, each with its faces', (how, target, ...expected) => {
    expect(labelsOf(declared(target), answer(lancersOf, target, how))).toEqual(expected)
  })

  it('has a button without a die where the charged unit stands', () => {
    const view = viewOf(declared(), answer(lancersOf, secondLine, 'stand'), ['b'])
    expect(view).toMatchObject({ phase: 'before', sums: [], action: { label: 'Record it' } })
    expect(view).not.toHaveProperty('die')
  })

  it('says why a unit cannot answer so', () => {
    const view = viewOf(declared(), answer(lancersOf, secondLine, 'formLine'))
    expect(view).toMatchObject({ phase: 'refused', refusal: { reason: expect.stringContaining('2nd Line') } })
  })

  it('tells the hand what to do: the square forms', async () => {
    const table = tableOn(declared(), [], 8)
    const command = combatCommand(answer(lancersOf, secondLine, 'square'))
    await table.resolve(command)
    expect(resolveView({ title: 'Charge', command }, table)).toMatchObject({
      phase: 'after',
      sumLines: [{ who: '2nd Line', result: '8', note: '6 or more: the square forms' }],
      outcome: {
        heading: 'The square forms',
        orders: [{ symbol: 'formation-square', text: 'Form square.' }],
      },
    })
  })

  it('names who is gone and who may go on, where skirmishers are ridden down', async () => {
    const table = tableOn(declared(jaeger), [], 1, 9, 9, 9, 9)
    const command = combatCommand(answer(lancersOf, jaeger, 'formLine'))
    await table.resolve(command)
    expect(resolveView({ title: 'Charge', command }, table).outcome).toEqual({
      heading: 'Ridden down',
      orders: [
        { symbol: 'remove', text: 'Jäger: remove the unit.' },
        { symbol: 'advance', text: 'Red Lancers: may go on with its charge.' },
      ],
    })
  })

  it('answers for other cavalry that rides out', async () => {
    const table = tableOn(declared(), [], 9)
    const command = combatCommand(answer(lancersOf, secondLine, 'counterCharge', { by: dragoons }))
    await table.resolve(command)
    expect(table.resolved.value?.after.charges).toMatchObject([{ target: dragoons, answerHolds: true }])
  })
})

describe('who moves first', () => {
  function opening(): Game {
    const game = begun()
    game.play({ type: 'beginTurn' })
    return game
  }
  const asked = { title: 'Who moves first', command: combatCommand({ type: 'rollFirst' }) }

  it('is added up for each side, in its colours', () => {
    const { sums, action, die } = resolveView(asked, tableOn(opening()))
    expect(sums.map(({ heading, nation, side }) => [heading, nation, side])).toEqual([
      ['France', 'france', true],
      ['Britain', 'britain', true],
    ])
    expect(sheetText(sums)).toEqual([
      '[France]',
      'French +1',
      '= On the die +1',
      '[Britain]',
      '= On the die 0',
    ])
    expect(action).toEqual({ label: 'Roll both D10' })
    expect(die).toEqual({ sides: 10, label: 'What did the D10 for France show?' })
  })

  it('has the odds of both sides, ties thrown again', () => {
    expect(labelsOf(opening(), { type: 'rollFirst' })).toEqual([
      ['France moves first', 60.4, undefined],
      ['Britain moves first', 39.6, undefined],
    ])
  })

  it('shows ties among the dice of each side, and counts the last', () => {
    const { rolls, reasons } = opening().play({ type: 'rollFirst' }, [5, 6, 9, 3])
    const die = (face: number) => ({ face, sides: 10, origin: 'given' })
    expect(outcomeOf(reasons)).toEqual({ heading: 'France moves first', orders: [] })
    expect(sumLinesOf(rolls, reasons)).toEqual([
      {
        who: 'France',
        dice: [die(5), die(9)],
        terms: [{ value: '+1', label: 'French' }],
        result: '10',
        note: '1 tie thrown again',
      },
      { who: 'Britain', dice: [die(6), die(3)], terms: [], result: '3', note: '1 tie thrown again' },
    ])
  })
})

describe('what is to be minded', () => {
  const cannonade = (distance: number) => ({
    type: 'fire',
    firers: [{ unit: gun1 }],
    target: secondLine,
    distance,
  })

  it('is what is out of the order of play; the sums stay as they are', () => {
    const { notes, sums } = viewOf(inTurn('moves'), cannonade(4))
    expect(notes).toEqual([{ label: 'Out of the order of play' }])
    expect(sums.map(({ id }) => id)).toEqual(['points', 'die'])
  })

  it('is that guns come first', () => {
    const game = inTurn('attackerFire')
    const volley = { type: 'fire', firers: [{ unit: 'u4' }], target: secondLine, distance: 4 }
    expect(viewOf(game, volley).notes).toEqual([{ label: 'Guns fire first, and some have not' }])
  })

  it('is what must be clear where guns fire past friends, beyond the shortest band', () => {
    const game = inTurn('attackerFire')
    expect(viewOf(game, cannonade(4)).notes).toEqual([])
    expect(viewOf(game, cannonade(4.5)).notes).toEqual([
      { label: 'Past friends: 4 in clear at the gun, 4 in at the target' },
    ])
  })

  it('is nothing for infantry, and nothing outside a turn', () => {
    expect(viewOf(begun(), fire({ distance: 8 })).notes).toEqual([])
  })
})
