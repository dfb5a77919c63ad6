// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { sumLinesOf } from '@/games/napoleon-in-europe/describe/outcome.ts'
import { sumsOf } from '@/games/napoleon-in-europe/describe/sums.ts'
import { deliberate } from '@/rules/index.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import {
  charge,
  chargerId,
  clashOf,
  targetId,
} from '../../../rules/napoleon-in-europe/battle/charge.cases.ts'
import {
  fire,
  firerId,
  shotState,
  targetId as shotTargetId,
} from '../../../rules/napoleon-in-europe/battle/fire.cases.ts'

const clash = {
  charger: 'heavyCavalry',
  target: 'infantry',
  inSquare: true,
  besideTarget: { leader: 1 },
} as const

function charged() {
  const faces = [4, 5, 2, 3].map((face) => ({ face, origin: 'given' as const }))
  const command = charge(chargerId(clash), targetId(clash))
  const result = deliberate(napoleonInEurope, clashOf(clash), command, faces)
  if (result.kind !== 'decided') throw new Error(result.kind)
  return result
}

describe('a charge on the sheet', () => {
  it('stands both sides beside each other, each under its nation', () => {
    const sums = sumsOf(charged().reasons).filter(({ side }) => side === true)
    expect(
      sums.map(({ heading, lines }) => [heading, ...lines.map(({ label, value }) => `${label} ${value}`)]),
    ).toEqual([
      [
        'France',
        'Cavalry charges infantry 2',
        'Against a square −3',
        'Heavy +1',
        'On two dice 0',
        'Two dice of 11 or more (8.3\u00a0%) fell Britain’s leader ',
      ],
      ['Britain', 'Infantry stands in square 0', 'A leader beside it +1', 'On two dice 1'],
    ])
  })

  it('adds each side’s dice to what counts for it', () => {
    const { rolls, reasons } = charged()
    expect(sumLinesOf(rolls, reasons).map(({ who, dice, result }) => [who, dice.length, result])).toEqual([
      ['France', 2, '9'],
      ['Britain', 2, '6'],
    ])
  })
})

describe('a shot on the sheet and in the record', () => {
  const shot = { firer: 'artillery', target: 'infantry', distance: 1 } as const

  it.each([
    { what: 'a miss', faces: [2, 3], said: [['5', '7 or more needed']] },
    {
      what: 'a hit',
      faces: [5, 4, 6],
      said: [
        ['9', '7 or more needed'],
        ['', undefined],
      ],
    },
  ])('$what says its total once', ({ faces, said }) => {
    const thrown = faces.map((face) => ({ face, origin: 'given' as const }))
    const command = fire(firerId(shot.firer), shotTargetId(shot.target), 'defender')
    const result = deliberate(napoleonInEurope, shotState(shot), command, thrown)
    if (result.kind !== 'decided') throw new Error(result.kind)
    const lines = sumLinesOf(result.rolls, result.reasons)
    expect(lines.map(({ result: total, note }) => [total, note])).toEqual(said)
  })
})
