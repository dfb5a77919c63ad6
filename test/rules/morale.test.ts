// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { exactOdds } from '@/dice/index.ts'
import { Ledger } from '@/rules/index.ts'
import { procedures, rulesWith } from '@/rules/miniatures/index.ts'
import { leaderCases, resultCases, sumCases } from './morale.cases.ts'
import { linesOf, ordersIn, resolve, totalOf } from './resolve.ts'
import { cavalry, foot, kempt, type Difference } from './standard.ts'

function checked(unit: Difference, faces: readonly number[] = [], occasion = 'rally') {
  return resolve(procedures.morale, { unit, occasion }, faces)
}

describe('morale modifiers', () => {
  it.each(sumCases)('$what: $sum', ({ unit, sum, lines }) => {
    for (const occasion of ['rally', 'contact']) {
      const { reasons, needs } = checked(unit, [], occasion)
      expect(needs).toEqual({ sides: 10, label: `morale.${occasion}`, side: 'unit' })
      expect(totalOf(reasons, 'morale')).toBe(sum)
      expect(linesOf(reasons, 'morale')).toEqual(lines)
    }
  })
})

describe('the morale chart', () => {
  it.each(resultCases)(
    '$what: $result',
    ({ unit = { ...foot, marker: true }, occasion, face, ...wanted }) => {
      const { outcome, reasons } = checked(unit, [face], occasion)
      expect(outcome).toEqual({ result: wanted.result, inches: wanted.inches })
      expect(reasons.find(({ operation }) => operation === 'result')?.value).toBe(wanted.total)
      expect(ordersIn(reasons)).toEqual(wanted.orders)
      expect(reasons.at(-1)?.key).toBe(`morale.outcome.${wanted.result}`)
    },
  )

  it('is the rally’s where nothing else is said', () => {
    expect(v.parse(procedures.morale.input, { unit: foot }).occasion).toBe('rally')
  })

  it('takes its rally words from M14 and its contact words from M11', () => {
    const section = (occasion: string) =>
      checked(foot, [7], occasion).reasons.find(({ operation }) => operation === 'result')?.provenance
    expect(section('rally')).toEqual({ kind: 'house', section: 'M14' })
    expect(section('contact')).toEqual({ kind: 'house', section: 'M11' })
  })

  it.each([
    {
      what: 'a unit with no bases',
      unit: { ...foot, bases: 0, startingBases: 4 },
      code: 'noBasesLeft',
      path: 'unit.bases',
    },
    {
      what: 'a unit that cannot be',
      unit: { ...cavalry, formation: 'square' },
      code: 'formationNotOfArm',
      path: 'unit.formation',
    },
  ])('refuses $what', ({ unit, code, path }) => {
    expect(checked(unit, [5]).refusal).toMatchObject({ code, path })
  })
})

describe('the odds of a morale die', () => {
  it.each([
    { what: 'line', unit: foot, odds: { movesBack: 0.2, stays: 0.3, markerOff: 0.5 } },
    {
      what: 'militia, with 1 off',
      unit: { ...foot, class: 'militia' },
      odds: { removed: 0.1, movesBack: 0.2, stays: 0.3, markerOff: 0.4 },
    },
  ])('count each face by what it comes to: $what', ({ unit, odds }) => {
    const input = v.parse(procedures.morale.input, { unit: { ...unit, marker: true } })
    const chances = exactOdds(
      (dice) => procedures.morale.run(input, rulesWith(), { dice, ledger: new Ledger() }).result,
      (result) => result,
    )
    const found = Object.fromEntries(
      chances.map(({ key, probability }) => [key, Number(probability.toFixed(9))]),
    )
    expect(found).toEqual(odds)
  })
})

describe('the fallen leader', () => {
  it.each(leaderCases)('$what: $fate', ({ officer = kempt, basesRemoved, danger, faces, fate }) => {
    const { outcome, reasons, rolls } = resolve(procedures.leader, { officer, basesRemoved, danger }, faces)
    expect(outcome).toEqual({ officer: fate })
    expect(rolls.map(({ face }) => face)).toEqual(faces)
    expect(ordersIn(reasons)).toEqual(fate === 'falls' ? ['officerFalls'] : [])
    expect(reasons.at(-1)?.key).toBe(`leader.outcome.${fate}`)
  })

  it.each([
    { faces: [9, 2], key: 'leader.falls' },
    { faces: [9, 5], key: 'leader.unhurt' },
  ])('says by the sheet’s own rule what became of him: $key', ({ faces, key }) => {
    const { reasons } = resolve(procedures.leader, { officer: kempt, basesRemoved: 2, danger: 'fire' }, faces)
    expect(reasons.findLast(({ operation }) => operation === 'result')).toMatchObject({
      key,
      parameters: { officer: 'Kempt' },
      provenance: { kind: 'rule', section: 'Fallen leader' },
    })
  })

  it.each([
    { what: 'no base', input: { officer: kempt, basesRemoved: 0, danger: 'fire' } },
    { what: 'no officer', input: { officer: null, basesRemoved: 1, danger: 'fire' } },
    { what: 'no danger that is known', input: { officer: kempt, basesRemoved: 1, danger: 'storm' } },
  ])('is not asked for with $what', ({ input }) => {
    expect(v.safeParse(procedures.leader.input, input).success).toBe(false)
  })
})
