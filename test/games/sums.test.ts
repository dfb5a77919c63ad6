// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { sumsOf } from '@/games/miniatures/describe/sums.ts'
import { begun, fire, melee } from '../rules/game.ts'
import { bothMarked, inTheWoods, sheetText } from './combat.ts'

describe('the sheet of a volley', () => {
  it('reads as it is added up, with where the numbers come from', () => {
    const { reasons } = inTheWoods().play(fire(), [7])
    expect(sheetText(sumsOf(reasons))).toEqual([
      '4 bases × 2, up to 4 in 8 (house)',
      'Target in column ×2',
      '= Fire points 16 (row 15–19, family)',
      'Target in column +1',
      'Target in woods −2 (house)',
      '= On the die −1',
    ])
  })

  it('opens the chart of a number of ours, and the row that the points were read on', () => {
    const { reasons } = inTheWoods().play(fire(), [7])
    const places = sumsOf(reasons).flatMap(({ lines }) => lines.map(({ provenance }) => provenance?.place))
    expect(places).toEqual([
      { chart: 'firePoints', row: 'to4', column: 'infantry' },
      undefined,
      { chart: 'fireEffect', row: 'from15', column: 'lively' },
      undefined,
      { chart: 'fireDie', row: 'woods', column: 'value' },
      undefined,
    ])
  })

  it('is the same before the die is thrown', () => {
    const game = inTheWoods()
    const waiting = game.ask(fire())
    if (waiting.kind !== 'needsDie') throw new Error(waiting.kind)
    expect(sumsOf(waiting.reasons)).toEqual(sumsOf(game.play(fire(), [7]).reasons))
  })

  it('halves for a marker, and says what was rounded', () => {
    const game = begun()
    game.play({ type: 'correct', unit: 'u5', changes: { bases: 3, marker: true }, note: 'for the test' })
    const { reasons } = game.play(fire({ distance: 7.5, target: 'u2' }), [7])
    expect(sheetText(sumsOf(reasons)).slice(0, 4)).toEqual([
      '3 bases × 1, up to 8 in 3 (house)',
      'Morale marker on the firer ×½',
      '1½ rounded to the nearest (house)',
      '= Fire points 2 (row 2, family)',
    ])
  })
})

describe('the sheet of a melee', () => {
  const charge = melee({
    defender: 'u8',
    attackerCharging: true,
    attackerOthers: ['u2'],
    aspect: 'flank',
    defenderSupported: true,
  })

  it('has the checks before contact, then both sides beside each other', () => {
    const { reasons } = bothMarked().play(charge, [9, 9, 7, 3])
    const sums = sumsOf(reasons)
    expect(sums.map(({ id, side }) => [id, side === true])).toEqual([
      ['attackerCheck', false],
      ['defenderCheck', false],
      ['attacker', true],
      ['defender', true],
    ])
    expect(sheetText(sums)).toEqual([
      '[1st Line before contact]',
      'Line 0',
      'French +1',
      '= On the die +1',
      '[Lüneburg before contact]',
      'Militia −1',
      '1 base lost −1',
      '= On the die −2',
      '[1st Line]',
      'Line 0',
      'Charging +1',
      'Two to one: 8 bases against 3 +2',
      'Into the flank +2',
      'Attacks in column +1',
      'In support +2',
      '= On the die +8',
      '[Lüneburg]',
      'Militia −1',
      '1 base lost −1',
      'In support +2',
      '= On the die 0',
    ])
  })
})

it('a roll that asks nothing of the sums has none', () => {
  expect(sumsOf([])).toEqual([])
})
