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
        'Two dice of 11 or more fell Britain’s leader ',
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
