import { describe, expect, it } from 'vitest'
import { chiSquaredTail, fairnessOf } from '@/dice/index.ts'

describe('the tail of chi-squared', () => {
  // Printed tables of critical values.
  it.each([
    [0.0158, 1, 0.9],
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [5.991, 2, 0.05],
    [11.07, 5, 0.05],
    [15.086, 5, 0.01],
    [2.088, 9, 0.99],
    [4.168, 9, 0.9],
    [8.343, 9, 0.5],
    [14.684, 9, 0.1],
    [16.919, 9, 0.05],
    [21.666, 9, 0.01],
    [27.877, 9, 0.001],
    [18.307, 10, 0.05],
    [43.773, 30, 0.05],
    [124.342, 100, 0.05],
  ])('%d with %d degrees of freedom is %d', (statistic, degrees, probability) => {
    expect(chiSquaredTail(statistic, degrees)).toBeCloseTo(probability, 4)
  })

  it('is exp(−x/2) with two degrees of freedom, however far out', () => {
    for (const statistic of [0.001, 0.5, 3.9, 4.1, 20, 200, 1000]) {
      const exact = Math.exp(-statistic / 2)
      expect(chiSquaredTail(statistic, 2) / exact).toBeCloseTo(1, 10)
    }
  })

  it('falls from one to nothing', () => {
    const tails = Array.from({ length: 200 }, (_, index) => chiSquaredTail(index / 2, 9))
    expect(tails[0]).toBe(1)
    expect(tails.every((tail, index) => tail < (tails[index - 1] ?? 2))).toBe(true)
    expect(tails.at(-1)).toBeLessThan(1e-15)
  })
})

describe('what leaves nothing to chance', () => {
  it.each([
    [2, 0],
    [0, 3],
    [-1, 3],
  ])('%d with %d degrees of freedom is certain', (statistic, degreesOfFreedom) => {
    expect(chiSquaredTail(statistic, degreesOfFreedom)).toBe(1)
  })
})

describe('how even dice were', () => {
  it('[fault: dice-record] gives mean, expectation and probability of counted faces', () => {
    const fairness = fairnessOf([12, 8, 10, 10, 10, 10, 10, 10, 10, 10])
    expect(fairness.thrown).toBe(100)
    expect(fairness.expected).toBe(10)
    expect(fairness.mean).toBeCloseTo(5.48, 10)
    expect(fairness.expectedMean).toBe(5.5)
    expect(fairness.chiSquared).toBeCloseTo(0.8, 10)
    expect(fairness.probability).toBeGreaterThan(0.999)
  })

  it('knows how likely a difference is by the faces that are free to differ', () => {
    expect(fairnessOf([20, 5]).probability).toBeCloseTo(0.0027, 4)
  })

  it('has no opinion of dice that were not thrown', () => {
    expect(fairnessOf(Array.from({ length: 10 }, () => 0))).toEqual({
      thrown: 0,
      expected: 0,
      mean: 5.5,
      expectedMean: 5.5,
      chiSquared: 0,
      probability: 1,
    })
  })

  it('[fault: dice-record] finds out dice that are a byte’s remainder', () => {
    const remainders = Array.from({ length: 10 }, (_, remainder) => (remainder < 6 ? 26_000 : 25_000))
    expect(fairnessOf(remainders).probability).toBeLessThan(1e-6)
  })
})
