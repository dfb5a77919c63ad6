// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { commandOdds } from '@/rules/odds.ts'
import { armOf, landUnits, type LandUnit } from '@/rules/napoleon-in-europe/pieces.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { Told } from '../table.ts'
import { battleIn, pieceIn, withPieces } from './board.ts'
import { put } from './changes.ts'
import { comesHome, facesApart, totals } from './charge-play.ts'
import {
  answer,
  charge,
  chargerId,
  clashOf,
  everything,
  sumCases,
  targetId,
  type Clash,
} from './charge.cases.ts'

describe('what is added to the dice of a charge', () => {
  it.each([...sumCases, everything])('$what', ({ adds, targetAdds = 0, ...clash }) => {
    expect(totals(comesHome(clash, [1, 2, 1, 2]))).toEqual([adds, targetAdds])
  })

  it('is told for each side, reason by reason', () => {
    const { reasons } = comesHome(everything, [1, 2, 1, 2])
    const lines = reasons.filter(({ operation }) => operation === 'set' || operation === 'add')
    expect(lines.map(({ sum, key, value }) => `${sum}: ${key} ${value}`)).toEqual([
      'charger: charge.against 2',
      'charger: charge.square -3',
      'charger: charge.napoleon 2',
      'charger: charge.combinedArms 1',
      'charger: charge.heavyCavalry 1',
      'charger: charge.woodsCavalryInto -2',
      'target: charge.standsInSquare 0',
      'target: charge.leader 1',
      'target: charge.combinedArms 1',
      'target: charge.militia -1',
    ])
  })

  it('of a leader helps his own nation alone', () => {
    const clash = { charger: 'cavalry', target: 'cavalry', beside: { leader: 1 } } as const
    const state = clashOf(clash)
    const battle = withPieces(battleIn(state), { 'france.leader.1': { nation: 'spain' } })
    const told = put({ ...state, battle }, charge(chargerId(clash), targetId(clash)), [1, 2, 1, 2])
    expect(totals(told)).toEqual([0, 0])
  })
})

const losers = landUnits.filter((unit) => unit !== 'leader')
const chargers = losers.filter((unit) => armOf[unit] === 'infantry' || armOf[unit] === 'cavalry')

/** What losing by one to five means for a unit. */
function fatesOf(unit: LandUnit): readonly string[] {
  const third = unit === 'eliteInfantry' ? 'fallsBack' : 'destroyed'
  return ['fallsBack', 'fallsBack', third, 'destroyed', 'destroyed']
}

const margins = [1, 2, 3, 4, 5]

/** A total that is so much higher for the charger, by the dice that make it so. */
function by(difference: number, clash: Clash): Told {
  const [charger = 0, target = 0] = totals(comesHome(clash, [1, 2, 1, 2]))
  return comesHome(clash, facesApart(difference - charger + target))
}

describe('who loses a charge', () => {
  it.each(
    losers.flatMap((unit) => margins.map((margin) => ({ unit, margin, fate: fatesOf(unit)[margin - 1] }))),
  )('$unit charged, by $margin: $fate', ({ unit, margin, fate }) => {
    const clash = { charger: 'infantry', target: unit } as const
    const { state, reasons } = by(margin, clash)
    expect(reasons.find(({ operation }) => operation === 'outcome')?.key).toBe(
      `charge.outcome.target.${fate}`,
    )
    expect(pieceIn(state, targetId(clash)).at).toBe(fate === 'destroyed' ? 'lost' : 'defender.retreat')
    expect(pieceIn(state, chargerId(clash))).toMatchObject({ at: 'attacker.centre', spent: 1 })
  })

  it.each(
    chargers.flatMap((unit) => margins.map((margin) => ({ unit, margin, fate: fatesOf(unit)[margin - 1] }))),
  )('$unit charging, by $margin: $fate', ({ unit, margin, fate }) => {
    const clash = { charger: unit, target: 'infantry', beside: { militia: 1 } } as const
    const { state, reasons } = by(-margin, clash)
    expect(reasons.find(({ operation }) => operation === 'outcome')?.key).toBe(
      `charge.outcome.charger.${fate}`,
    )
    expect(pieceIn(state, chargerId(clash)).at).toBe(fate === 'destroyed' ? 'lost' : 'attacker.retreat')
    expect(pieceIn(state, targetId(clash)).at).toBe('middle.centre')
  })

  it.each(chargers)('nobody where totals are level: %s', (unit) => {
    const clash = { charger: unit, target: 'infantry', beside: { militia: 1 } } as const
    const { state, reasons } = by(0, clash)
    expect(reasons.find(({ operation }) => operation === 'outcome')?.key).toBe('charge.outcome.level')
    expect(pieceIn(state, chargerId(clash))).toMatchObject({
      at: 'attacker.centre',
      spent: 1,
      hasCharged: true,
    })
    expect(pieceIn(state, targetId(clash)).at).toBe('middle.centre')
  })

  it.each([
    { unit: 'cavalry', column: 'loser' },
    { unit: 'eliteInfantry', column: 'elite' },
  ] as const)('the charger where totals are level and the table has it so: $unit', ({ unit, column }) => {
    const clash = { charger: unit, target: 'artillery', beside: { militia: 1 } } as const
    const place = { chart: 'chargeResults', row: 'level', column }
    const { state } = put(clashOf(clash), { type: 'changeNumber', place, value: 'fallsBack' })
    const [own = 0, other = 0] = totals(comesHome(clash, [1, 2, 1, 2]))
    const level = facesApart(other - own)
    const told = put(state, charge(chargerId(clash), targetId(clash)), level)
    expect(pieceIn(told.state, chargerId(clash)).at).toBe('attacker.retreat')
    expect(pieceIn(told.state, targetId(clash)).at).toBe('middle.centre')
  })

  it('a square that falls back is no square any more', () => {
    const clash = { charger: 'cavalry', target: 'infantry', inSquare: true } as const
    expect(pieceIn(by(2, clash).state, targetId(clash))).toMatchObject({
      at: 'defender.retreat',
      inSquare: false,
    })
  })

  it('cavalry that falls back has no action left', () => {
    const clash = { charger: 'cavalry', target: 'infantry', beside: { militia: 1 } } as const
    expect(pieceIn(by(-1, clash).state, chargerId(clash)).spent).toBe(2)
  })

  it('the last of a part of the line loses the battle with it', () => {
    const clash = { charger: 'cavalry', target: 'infantry' } as const
    const { state } = by(-3, clash)
    expect(battleIn(state).course).toMatchObject({
      result: { winner: 'defender', cause: 'lineBroken' },
      owed: [],
    })
  })
})

/** Every throw of four dice, by what it does. */
function enumerated(
  charger: number,
  target: number,
  fateOf: (difference: number, one: number, other: number) => string,
) {
  const faces = [1, 2, 3, 4, 5, 6]
  const chances = new Map<string, number>()
  for (const one of faces)
    for (const two of faces)
      for (const three of faces)
        for (const four of faces) {
          const key = fateOf(charger + one + two - target - three - four, one + two, three + four)
          chances.set(key, (chances.get(key) ?? 0) + 1 / 6 ** 4)
        }
  return chances
}

function fateIn({ reasons }: Pick<Told, 'reasons'>): string {
  const end = reasons.find(({ operation }) => operation === 'outcome')?.key ?? ''
  const fallen = reasons.filter(({ key }) => key === 'order.removeLeader').length
  return `${end.replace('charge.outcome.', '')} ${fallen}`
}

describe('the odds of a charge are those of every throw', () => {
  it.each([
    { what: 'cavalry on cavalry', charger: 'cavalry', target: 'cavalry' },
    { what: 'infantry on elite infantry', charger: 'infantry', target: 'eliteInfantry' },
    { what: 'elite infantry on infantry', charger: 'eliteInfantry', target: 'infantry' },
    {
      what: 'heavy cavalry on a square, leaders beside',
      charger: 'heavyCavalry',
      target: 'infantry',
      inSquare: true,
      beside: { leader: 1, infantry: 1 },
      besideTarget: { leader: 1 },
    },
  ] as const)('$what', (clash) => {
    const state = clashOf(clash)
    const [own = 0, other = 0] = totals(comesHome(clash, [1, 2, 1, 2]))
    const leaders = 'beside' in clash ? 1 : 0
    const expected = enumerated(own, other, (difference, charger, target) => {
      const felled = (charger >= 11 ? leaders : 0) + (target >= 11 ? leaders : 0)
      if (difference === 0) return `level ${felled}`
      const role = difference < 0 ? 'charger' : 'target'
      const most = clash[role] === 'eliteInfantry' ? 4 : 3
      return `${role}.${Math.abs(difference) >= most ? 'destroyed' : 'fallsBack'} ${felled}`
    })
    const odds = commandOdds(napoleonInEurope, state, charge(chargerId(clash), targetId(clash)), fateIn)
    expect(new Set(odds.map(({ key }) => key))).toEqual(new Set(expected.keys()))
    for (const { key, probability } of odds) expect(probability, key).toBeCloseTo(expected.get(key) ?? 0, 12)
  })

  it('militia forms square half of the time', () => {
    const clash = { charger: 'cavalry', target: 'militia' } as const
    const { state } = put(clashOf(clash), charge(chargerId(clash), targetId(clash)))
    const odds = commandOdds(napoleonInEurope, state, answer('square'), fateIn)
    expect(odds.find(({ key }) => key === 'square 0')?.probability).toBeCloseTo(1 / 2, 12)
    const expected = enumerated(2, -1, (difference) =>
      difference === 0
        ? 'level 0'
        : `${difference < 0 ? 'charger' : 'target'}.${Math.abs(difference) >= 3 ? 'destroyed' : 'fallsBack'} 0`,
    )
    for (const [key, chance] of expected) {
      expect(odds.find((each) => each.key === key)?.probability, key).toBeCloseTo(chance / 2, 12)
    }
  })
})
