// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { exactOdds, type Dice } from '@/dice/index.ts'
import { Ledger } from '@/rules/index.ts'
import { procedures, rulesWith } from '@/rules/miniatures/index.ts'
import { linesOf, resolve, totalOf } from './resolve.ts'

/** Who moves first: the sheet's Sequence of play, a; M15. */

const french = { name: 'France', nation: 'france' }
const british = { name: 'Britain', nation: 'britain' }

interface Case {
  readonly what: string
  readonly a?: typeof french
  readonly b?: typeof french
  readonly faces: readonly number[]
  readonly first: 'a' | 'b'
}

/** France is a and Britain b where nothing is said. */
// prettier-ignore
const cases: readonly Case[] = [
  { what: 'the higher die', faces: [7, 3], first: 'a' },
  { what: 'the higher die of the other', faces: [3, 7], first: 'b' },
  { what: 'level dice: the French, for their 1', faces: [5, 5], first: 'a' },
  { what: 'one less: a tie, thrown again', faces: [5, 6, 1, 9], first: 'b' },
  { what: 'two less: the other', faces: [5, 7], first: 'b' },
  { what: 'the French as b: level dice are theirs', a: british, b: french, faces: [5, 5], first: 'b' },
  { what: 'the French as b: one more is a tie', a: british, b: french, faces: [6, 5, 10, 1], first: 'a' },
  { what: 'the French as b: two more', a: british, b: french, faces: [7, 5], first: 'a' },
  { what: 'no French: level dice are a tie', a: british, b: british, faces: [5, 5, 2, 1], first: 'a' },
  { what: 'no French: the higher die', a: british, b: british, faces: [1, 2], first: 'b' },
  { what: 'both French: level dice are a tie', b: french, faces: [8, 8, 1, 2], first: 'b' },
  { what: 'both French: the higher die', b: french, faces: [9, 8], first: 'a' },
  { what: 'ties, again and again', faces: [1, 2, 9, 10, 4, 5, 3, 4, 10, 1], first: 'a' },
]

describe('who moves first', () => {
  it.each(cases)('$what', ({ a = french, b = british, faces, first }) => {
    const { outcome, rolls, reasons } = resolve(procedures.firstMover, { a, b }, faces)
    expect(outcome).toEqual({ first })
    expect(rolls.map(({ face }) => face)).toEqual(faces)
    expect(reasons.at(-1)).toMatchObject({
      key: 'firstMover.outcome',
      parameters: { of: first, side: (first === 'a' ? a : b).name },
    })
  })

  it('is thrown by each side in turn, also after a tie', () => {
    const { needs, rolls } = resolve(procedures.firstMover, { a: french, b: british }, [5, 6, 4])
    expect(needs).toEqual({ sides: 10, label: 'firstMover.b', side: 'b', subject: 'Britain' })
    expect(rolls.map(({ label, side }) => [label, side])).toEqual([
      ['firstMover.a', 'a'],
      ['firstMover.b', 'b'],
      ['firstMover.a', 'a'],
    ])
  })

  it.each([
    { what: 'neither', a: british, b: british, sums: [0, 0] },
    { what: 'a', a: french, b: british, sums: [1, 0] },
    { what: 'b', a: british, b: french, sums: [0, 1] },
    { what: 'both', a: french, b: french, sums: [1, 1] },
  ])('gives the French 1 by the sheet: $what', ({ a, b, sums }) => {
    const { reasons } = resolve(procedures.firstMover, { a, b })
    expect(['a', 'b'].map((side) => totalOf(reasons, side))).toEqual(sums)
    expect(['a', 'b'].map((side) => linesOf(reasons, side))).toEqual(
      sums.map((sum) => (sum === 1 ? ['firstMover.french +1 rule'] : [])),
    )
  })
})

describe('the odds of moving first', () => {
  function oddsOf(a: typeof french, b: typeof french, known: readonly number[] = []) {
    const input = v.parse(procedures.firstMover.input, { a, b })
    const procedure = (dice: Dice) =>
      procedures.firstMover.run(input, rulesWith({}), { dice, ledger: new Ledger() }).first
    const chances = exactOdds(procedure, (first) => first, known)
    return {
      a: chances.find(({ key }) => key === 'a')?.probability ?? 0,
      b: chances.find(({ key }) => key === 'b')?.probability ?? 0,
    }
  }

  /** Counted on all hundred pairs, of which ties do not count. */
  function counted(bonusOfA: number, bonusOfB: number) {
    const pairs = Array.from(
      { length: 100 },
      (_, pair) => [Math.floor(pair / 10) + 1, (pair % 10) + 1] as const,
    )
    const differences = pairs.map(([one, other]) => one + bonusOfA - other - bonusOfB)
    const decided = differences.filter((difference) => difference !== 0).length
    return {
      a: differences.filter((difference) => difference > 0).length / decided,
      b: differences.filter((difference) => difference < 0).length / decided,
    }
  }

  it.each([
    { what: 'no French', a: british, b: british, bonusOfA: 0, bonusOfB: 0 },
    { what: 'the French as a', a: french, b: british, bonusOfA: 1, bonusOfB: 0 },
    { what: 'the French as b', a: british, b: french, bonusOfA: 0, bonusOfB: 1 },
    { what: 'both French', a: french, b: french, bonusOfA: 1, bonusOfB: 1 },
  ])('sum to one, and are those of the pairs that are no tie: $what', ({ a, b, bonusOfA, bonusOfB }) => {
    const odds = oddsOf(a, b)
    const wanted = counted(bonusOfA, bonusOfB)
    expect(odds.a + odds.b).toBeCloseTo(1, 12)
    expect(odds.a).toBeCloseTo(wanted.a, 12)
    expect(odds.b).toBeCloseTo(wanted.b, 12)
  })

  it('start afresh where a tie lies on the table', () => {
    expect(oddsOf(french, british, [5, 6])).toEqual(oddsOf(french, british))
    expect(oddsOf(french, british, [5, 6, 9, 10])).toEqual(oddsOf(french, british))
  })

  it('are certain where the dice have decided', () => {
    expect(oddsOf(french, british, [5, 6, 7, 1])).toEqual({ a: 1, b: 0 })
  })

  it('with a 10 of the French on the table leave the others no chance', () => {
    const odds = oddsOf(french, british, [10])
    expect(odds.a).toBeCloseTo(1, 12)
    expect(odds.b).toBe(0)
  })

  it('with the first die at 1: a tie on 2 starts afresh', () => {
    const fresh = oddsOf(french, british)
    expect(oddsOf(french, british, [1]).a).toBeCloseTo(0.1 + 0.1 * fresh.a, 12)
  })
})
