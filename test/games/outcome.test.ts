// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { dieFaceOf, outcomeOf, sumLinesOf } from '@/games/miniatures/describe/outcome.ts'
import type { SumLineView } from '@/ui/resolve/view.ts'
import { begun, correct, fire, melee, type Game } from '../rules/game.ts'
import type { Difference } from '../rules/standard.ts'
import { bothMarked, inTheWoods } from './combat.ts'

/** A line as it is read: "1st Line: 7 +1 charging = 8, fights". */
function lineText({ who, dice, terms, result, note }: SumLineView): string {
  const words = [
    ...(who === undefined ? [] : [`${who}:`]),
    ...dice.map(({ face }) => String(face)),
    ...terms.map(({ value, label }) => `${value} ${label}`),
    ...(result === '' ? [] : [`= ${result}`]),
  ].join(' ')
  return note === undefined ? words : `${words}, ${note}`
}

function lines(game: Game, command: Difference, faces: readonly number[]): readonly string[] {
  const { rolls, reasons } = game.play(command, faces)
  return sumLinesOf(rolls, reasons).map(lineText)
}

function outcome(game: Game, command: Difference, faces: readonly number[]) {
  const view = outcomeOf(game.play(command, faces).reasons)
  return { ...view, orders: view?.orders.map(({ text }) => text) }
}

const rally = { type: 'rally', unit: 'u1' }
const kemptInDanger = { type: 'fallenLeader', unit: 'u5', basesRemoved: 3, danger: 'melee' }

function marked(): Game {
  const game = begun()
  game.play(correct('u1', { marker: true, bases: 3 }))
  return game
}

describe('the dice with what was added to them', () => {
  it('of a volley: what is nought is left out', () => {
    expect(lines(inTheWoods(), fire(), [7])).toEqual(['7 +1 column −2 woods = 6'])
    expect(lines(begun(), fire({ target: 'u2' }), [3])).toEqual(['3 = 3'])
  })

  it('of a melee with checks: each die stands with its own unit', () => {
    const charge = melee({ defender: 'u8', attackerCharging: true })
    expect(lines(bothMarked(), charge, [9, 8, 7, 3])).toEqual([
      '1st Line: 9 +1 French = 10, 1st Line fights',
      'Lüneburg: 8 −1 militia −1 losses = 6, Lüneburg fights',
      '1st Line: 7 +1 charging +1 column = 9',
      'Lüneburg: 3 −1 militia −1 losses = 1',
    ])
  })

  it('of a check that only the defender takes', () => {
    const game = bothMarked()
    game.play(correct('u1', { marker: false }))
    expect(lines(game, melee({ defender: 'u8' }), [1])).toEqual([
      'Lüneburg: 1 −1 militia −1 losses = −1, Lüneburg runs for good',
    ])
  })

  it('of a rally: the unit is named above already', () => {
    expect(lines(marked(), rally, [5])).toEqual(['5 +1 French −1 losses = 5'])
  })

  it('of a leader: his throws in one line, up to the one that fells him', () => {
    expect(lines(begun(), melee({ attacker: 'u2' }), [10, 1, 5, 6, 7, 1])).toEqual([
      'Old Guard: 10 +2 guard +3 Napoleon = 15',
      '32nd Foot: 1 +1 Kempt = 2',
      '5 6 7 1, Kempt falls (1 to 4)',
    ])
    expect(lines(begun(), kemptInDanger, [9, 2])).toEqual(['9 2, Kempt falls (1 to 4)'])
  })

  it('of two leaders: each keeps his own', () => {
    expect(lines(begun(), { type: 'melee', attacker: 'u5', defender: 'u2' }, [8, 5, 9, 4]).slice(2)).toEqual([
      '9, Kempt is unhurt (1 to 4 he falls)',
      '4, Napoleon falls (1 to 4)',
    ])
  })

  it('carry what they were thrown for where they wait for another', () => {
    const roll = { face: 6, sides: 10, origin: 'typed', label: 'melee.attacker' } as const
    expect(dieFaceOf(roll, true)).toEqual({ face: 6, sides: 10, origin: 'typed', label: 'Attacker' })
    expect(dieFaceOf(roll, false)).toEqual({ face: 6, sides: 10, origin: 'typed' })
  })
})

describe('the outcome', () => {
  it.each([
    { face: 3, heading: 'No effect', note: 'under 3 on row 15–19', orders: [] },
    { face: 4, heading: 'Lively fire', note: '3 to 5 on row 15–19', orders: ['Place a morale marker.'] },
    {
      face: 7,
      heading: 'Telling fire',
      note: '6 to 8 on row 15–19',
      orders: ['Remove 1 base.', 'Place a morale marker.'],
    },
    {
      face: 10,
      heading: 'Deadly fire',
      note: '9 or more on row 15–19',
      orders: ['Remove 2 bases.', 'Place a morale marker.'],
    },
  ])('of a volley that shows $face: $heading', ({ face, heading, note, orders }) => {
    expect(outcome(inTheWoods(), fire(), [face])).toEqual({ heading, note, orders })
  })

  it('of a gun that is hit', () => {
    expect(outcome(begun(), fire({ target: 'u4' }), [8])).toMatchObject({
      heading: 'Telling fire',
      orders: ['Place a damage marker.', 'Place a morale marker.'],
    })
  })

  it('of a melee says whose each order is, and how far apart they were', () => {
    expect(outcome(begun(), melee({ defender: 'u8' }), [7, 7])).toEqual({
      heading: '1st Line wins',
      note: 'difference 2',
      orders: [
        '1st Line: remove 1 base.',
        '1st Line: holds its ground.',
        'Lüneburg: remove 1 base.',
        'Lüneburg: place a morale marker.',
        'Lüneburg: move back 6 in.',
      ],
    })
  })

  it('of a defender that will not stand has no difference', () => {
    const view = outcome(bothMarked(), melee({ defender: 'u8' }), [9, 1])
    expect(view).toMatchObject({ heading: 'Lüneburg will not stand' })
    expect(view).not.toHaveProperty('note')
  })

  it.each([
    { face: 10, heading: 'Rallied', orders: ['Take its morale marker off.'] },
    { face: 5, heading: 'Not yet rallied', orders: ['Its marker stays.'] },
    { face: 1, heading: 'Falls back', orders: ['Move back 6 in.'] },
  ])('of a rally that shows $face: $heading', ({ face, heading, orders }) => {
    expect(outcome(marked(), rally, [face])).toEqual({ heading, orders })
  })

  it.each([
    { faces: [9, 9, 9], heading: 'The leader is unhurt', orders: [] },
    { faces: [9, 4], heading: 'The leader falls', orders: ['Kempt falls. Remove the officer.'] },
  ])('of a leader in danger: $heading', ({ faces, heading, orders }) => {
    expect(outcome(begun(), kemptInDanger, faces)).toEqual({ heading, orders })
  })

  it('of Napoleon under fire', () => {
    const command = { ...kemptInDanger, unit: 'u2', danger: 'fire' }
    expect(outcome(begun(), command, [])).toEqual({ heading: 'The leader is not at risk', orders: [] })
  })

  it('is not there before it is', () => {
    const waiting = begun().ask(fire())
    if (waiting.kind !== 'needsDie') throw new Error(waiting.kind)
    expect(outcomeOf(waiting.reasons)).toBeUndefined()
  })
})
