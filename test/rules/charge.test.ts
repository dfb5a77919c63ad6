// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { exactOdds, type Dice } from '@/dice/index.ts'
import { Ledger } from '@/rules/index.ts'
import { answersTo, procedures, rulesWith, unitSchema } from '@/rules/miniatures/index.ts'
import { bruteOdds } from '../support/brute.ts'
import { answersCases, ratingCases, refusalCases, resultCases } from './charge.cases.ts'
import { linesOf, ordersIn, resolve, totalOf } from './resolve.ts'
import { cavalry, foot, skirmishers, type Difference } from './standard.ts'

function answered(difference: Difference, faces: readonly number[] = []) {
  return resolve(procedures.charge, { charger: cavalry, ...difference }, faces)
}

describe('the die of an answer to a charge', () => {
  it.each(ratingCases)('$what: $sum', ({ target, answer, sum, lines }) => {
    const { needs, reasons } = answered({ target, answer })
    expect(needs).toEqual({ sides: 10, label: 'charge.reaction', side: 'target' })
    expect(linesOf(reasons, 'reaction')).toEqual(lines)
    expect(totalOf(reasons, 'reaction')).toBe(sum)
  })

  it('is read by the sheet’s own 6', () => {
    const { reasons } = answered({ target: foot, answer: 'square' }, [6])
    expect(reasons.find(({ operation }) => operation === 'result')).toMatchObject({
      key: 'charge.square.holds',
      value: 6,
      parameters: { needed: 6 },
      provenance: { kind: 'rule', section: 'Sequence of play' },
      place: { chart: 'chargeReaction', row: 'square', column: 'value' },
    })
  })
})

describe('an answer to a charge', () => {
  it.each(resultCases)('$what', ({ charger, target, answer, inMelee, faces, orders, ...wanted }) => {
    const raw = { ...(charger && { charger }), target, answer, ...(inMelee !== undefined && { inMelee }) }
    const { outcome, rolls, reasons } = answered(raw, faces)
    const { result, holds, formation, officer = 'none', eliminated = false } = wanted
    expect(outcome).toEqual({ result, holds, formation, officer, eliminated })
    expect(rolls.map(({ face }) => face)).toEqual(faces)
    expect(ordersIn(reasons)).toEqual(orders)
    expect(reasons.at(-1)?.key).toBe(`charge.outcome.${result}`)
  })

  it.each(refusalCases)('cannot be: $what', ({ charger, target, answer, inMelee, code, path }) => {
    const raw = { ...(charger && { charger }), target, answer, ...(inMelee !== undefined && { inMelee }) }
    expect(answered(raw, [5]).refusal).toMatchObject({ code, path })
  })

  it('is one of four', () => {
    expect(
      v.safeParse(procedures.charge.input, { charger: cavalry, target: foot, answer: 'flee' }).success,
    ).toBe(false)
  })
})

describe('the answers that are offered', () => {
  it.each(answersCases)('to $what: $answers', ({ charger = cavalry, target, inMelee, answers }) => {
    expect(answersTo(v.parse(unitSchema, charger), v.parse(unitSchema, target), inMelee)).toEqual(answers)
  })

  it.each(answersCases)(
    'to $what can all be given, and no other',
    ({ charger = cavalry, target, inMelee, answers }) => {
      const taken = ['counterCharge', 'square', 'formLine', 'stand'].filter((answer) => {
        const raw = { charger, target, answer, ...(inMelee !== undefined && { inMelee }) }
        return answered(raw).refusal === undefined
      })
      expect(taken.toSorted()).toEqual(answers.toSorted())
    },
  )
})

describe('the odds of an answer to a charge', () => {
  const ending = (raw: Difference) => {
    const input = v.parse(procedures.charge.input, { charger: cavalry, ...raw })
    return (dice: Dice) => procedures.charge.run(input, rulesWith({}), { dice, ledger: new Ledger() })
  }
  const keyOf = (outcome: object) => JSON.stringify(outcome)

  it.each([...ratingCases, ...resultCases])('equal the plain walk: $what', ({ target, answer, ...rest }) => {
    const charger = 'charger' in rest && rest.charger ? { charger: rest.charger } : {}
    const inMelee = 'inMelee' in rest ? { inMelee: rest.inMelee } : {}
    const procedure = ending({ target, answer, ...charger, ...inMelee })
    const odds = new Map(exactOdds(procedure, keyOf).map(({ key, probability }) => [key, probability]))
    const brute = bruteOdds(procedure, keyOf)
    expect([...odds.keys()].toSorted()).toEqual([...(brute?.probabilities.keys() ?? [])].toSorted())
    for (const [key, probability] of brute?.probabilities ?? []) {
      expect(odds.get(key)).toBeCloseTo(probability, 12)
    }
  })

  it.each([
    { what: 'line forms square in half of all cases', raw: { target: foot, answer: 'square' }, chance: 0.5 },
    {
      what: 'militia in 4 of 10',
      raw: { target: { ...foot, class: 'militia' }, answer: 'square' },
      chance: 0.4,
    },
    {
      what: 'skirmishers form line in 6 of 10',
      raw: { target: skirmishers, answer: 'formLine' },
      chance: 0.6,
    },
    { what: 'to stand is certain', raw: { target: foot, answer: 'stand' }, chance: 1 },
  ])('$what', ({ raw, chance }) => {
    const holding = exactOdds(ending(raw), ({ holds }) => String(holds)).find(({ key }) => key === 'true')
    expect(holding?.probability).toBeCloseTo(chance, 12)
  })
})
