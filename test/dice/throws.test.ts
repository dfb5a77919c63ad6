// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { exactOdds, runWithFaces, type Dice } from '@/dice/index.ts'
import { bruteOdds } from '../support/brute.ts'

/** Two dice: 5 or less, 6 to 8, 9 or more. */
const march = (count: number): Parameters<Dice['throws']>[0] => ({
  sides: 6,
  label: 'march',
  count,
  dice: 2,
  results: 3,
  resultOf: (sum) => (sum <= 5 ? 0 : sum <= 8 ? 1 : 2),
})

const counts = (count: number) => (dice: Dice) => dice.throws(march(count)).join()

function given(faces: readonly number[]) {
  return faces.map((face) => ({ face, origin: 'given' as const }))
}

describe('several throws of two dice', () => {
  it.each([
    { faces: [], counts: '0,0,0' },
    { faces: [1, 4], counts: '1,0,0' },
    { faces: [6, 2, 6, 3, 1, 1], counts: '1,1,1' },
    { faces: [5, 6, 4, 5], counts: '0,0,2' },
  ])('$faces come to $counts', ({ faces, counts: expected }) => {
    const run = runWithFaces(counts(faces.length / 2), given(faces))
    expect(run.done && run.value).toBe(expected)
    expect(run.rolls).toHaveLength(faces.length)
  })

  it('ask for the next die', () => {
    const run = runWithFaces(counts(2), given([1, 2, 3]))
    expect(run.done ? null : run.needs).toEqual({ sides: 6, label: 'march' })
  })

  it.each([
    { what: 'one throw', count: 1, known: [] },
    { what: 'three throws', count: 3, known: [] },
    { what: 'half of the first lies', count: 2, known: [6] },
    { what: 'one and a half lie', count: 3, known: [2, 2, 5] },
    { what: 'all lie', count: 2, known: [6, 6, 1, 3] },
    { what: 'no throw', count: 0, known: [] },
  ])('have the odds of a plain enumeration: $what', ({ count, known }) => {
    const odds = exactOdds(counts(count), (key) => key, known)
    const brute = bruteOdds(counts(count), (key) => key, known)
    expect(brute).not.toBeNull()
    expect(new Set(odds.map(({ key }) => key))).toEqual(new Set(brute?.probabilities.keys()))
    for (const { key, probability } of odds) {
      expect(probability).toBeCloseTo(brute?.probabilities.get(key) ?? 0, 12)
    }
  })

  it('stay few for many throws', () => {
    let runs = 0
    const odds = exactOdds(
      (dice) => {
        runs += 1
        return counts(12)(dice)
      },
      (key) => key,
    )
    expect(odds).toHaveLength(91)
    expect(runs).toBe(92)
  })

  it('leave the faces of later dice to them', () => {
    const procedure = (dice: Dice) => `${counts(1)(dice)} ${dice.roll({ sides: 6, label: 'next' })}`
    expect(exactOdds(procedure, (key) => key, [1, 1, 4])).toEqual([
      { key: '1,0,0 4', value: '1,0,0 4', probability: 1 },
    ])
  })
})

/** Two dice against two, with 1 more for the first: who is ahead, by how much up to 3, and whether it threw 11. */
function clash(dice: Dice): string {
  const meaningOf = (first: number, second: number) =>
    `${Math.max(-3, Math.min(3, first + 1 - second))} ${first >= 11}`
  const [first, second] = dice.clash({
    sides: 6,
    dice: 2,
    first: { label: 'charger', side: 'france' },
    second: { label: 'charged', side: 'britain' },
    meaningOf,
  })
  return meaningOf(first, second)
}

describe('a clash of two dice and two', () => {
  it('takes the first sum’s dice and then the second’s, each by who throws it', () => {
    const run = runWithFaces(clash, given([5, 6, 4, 5]))
    expect(run.done && run.value).toBe('3 true')
    expect(run.rolls).toEqual([
      { sides: 6, label: 'charger', side: 'france', face: 5, origin: 'given' },
      { sides: 6, label: 'charger', side: 'france', face: 6, origin: 'given' },
      { sides: 6, label: 'charged', side: 'britain', face: 4, origin: 'given' },
      { sides: 6, label: 'charged', side: 'britain', face: 5, origin: 'given' },
    ])
  })

  it('asks for the next die', () => {
    const run = runWithFaces(clash, given([1, 2, 3]))
    expect(run.done ? null : run.needs).toEqual({ sides: 6, label: 'charged', side: 'britain' })
  })

  it('leaves the faces after it to the dice after it', () => {
    const next = (dice: Dice) => `${clash(dice)} ${dice.roll({ sides: 6, label: 'next' })}`
    expect(exactOdds(next, String, [5, 6, 4, 5, 2])).toMatchObject([{ key: '3 true 2', probability: 1 }])
  })

  it('gives the sums as they were thrown', () => {
    const sums = (dice: Dice) =>
      dice.clash({
        sides: 6,
        dice: 2,
        first: { label: 'one' },
        second: { label: 'other' },
        meaningOf: () => 'all the same',
      })
    const run = runWithFaces(sums, given([1, 2, 6, 6]))
    expect(run.done && run.value).toEqual([3, 12])
  })

  it.each([[], [6], [2, 2], [3, 4, 1], [6, 5, 1, 1]].map((known) => ({ known })))(
    'has the odds of a plain enumeration: $known lie',
    ({ known }) => {
      const odds = exactOdds(clash, (key) => key, known)
      const brute = bruteOdds(clash, (key) => key, known)
      expect(new Set(odds.map(({ key }) => key))).toEqual(new Set(brute?.probabilities.keys()))
      for (const { key, probability } of odds) {
        expect(probability).toBeCloseTo(brute?.probabilities.get(key) ?? 0, 12)
      }
    },
  )

  it('is walked once for each thing that it comes to', () => {
    let runs = 0
    const odds = exactOdds(
      (dice) => {
        runs += 1
        return clash(dice)
      },
      (key) => key,
    )
    expect(runs).toBe(odds.length + 1)
  })
})

describe('a pool of which only so many can be used', () => {
  const used = (dice: Dice) =>
    String(Math.min(3, dice.pool({ sides: 6, label: 'hits', count: 5, successes: [5, 6], enough: 3 })))

  it.each([[], [6], [6, 1, 5, 6], [5, 5, 5, 5, 1]].map((known) => ({ known })))(
    'has the odds of a plain enumeration: $known lie',
    ({ known }) => {
      const odds = exactOdds(used, (key) => key, known)
      const brute = bruteOdds(used, (key) => key, known)
      expect(new Set(odds.map(({ key }) => key))).toEqual(new Set(brute?.probabilities.keys()))
      for (const { key, probability } of odds) {
        expect(probability).toBeCloseTo(brute?.probabilities.get(key) ?? 0, 12)
      }
    },
  )

  it('still says how many succeeded', () => {
    const hits = (dice: Dice) => dice.pool({ sides: 6, label: 'hits', count: 3, successes: [6], enough: 1 })
    const run = runWithFaces(hits, given([6, 6, 6]))
    expect(run.done && run.value).toBe(3)
  })
})
