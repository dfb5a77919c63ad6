/** How evenly the faces of fair dice fell: what was expected, and how often fair dice are no more even. */
export interface Fairness {
  /** How many dice were thrown. */
  readonly thrown: number
  /** How often each face is to be expected among so many. */
  readonly expected: number
  /** The mean of the faces; of no dice, the mean that is to be expected. */
  readonly mean: number
  /** The mean that is to be expected. */
  readonly expectedMean: number
  readonly chiSquared: number
  /** How likely fair dice are to fall at least this unevenly, 0 to 1. */
  readonly probability: number
}

/**
 * Measures counted faces against a fair die with Pearson's chi-squared test.
 *
 * @param counts how often each face fell, from face 1; as many counts as the die has sides
 */
export function fairnessOf(counts: readonly number[]): Fairness {
  const thrown = sum(counts)
  const expected = thrown / counts.length
  const expectedMean = (counts.length + 1) / 2
  const pips = sum(counts.map((count, index) => count * (index + 1)))
  const chiSquared = thrown === 0 ? 0 : sum(counts.map((count) => (count - expected) ** 2 / expected))
  return {
    thrown,
    expected,
    mean: thrown === 0 ? expectedMean : pips / thrown,
    expectedMean,
    chiSquared,
    probability: chiSquaredTail(chiSquared, counts.length - 1),
  }
}

/**
 * How likely a chi-squared variable is to be at least `statistic`: the regularised upper incomplete gamma
 * function of half the degrees of freedom at half the statistic.
 *
 * @param statistic 0 or more
 * @param degreesOfFreedom a whole number; 0 leaves nothing to chance
 */
export function chiSquaredTail(statistic: number, degreesOfFreedom: number): number {
  if (statistic <= 0 || degreesOfFreedom < 1) return 1
  const shape = degreesOfFreedom / 2
  const at = statistic / 2
  const scale = Math.exp(shape * Math.log(at) - at - logGammaOfHalves(degreesOfFreedom))
  // Each converges fast on its own side of the bend.
  return at < shape + 1 ? 1 - scale * lowerSeries(shape, at) : scale * upperFraction(shape, at)
}

const terms = 1000
const exactness = 1e-15

/** The logarithm of the gamma function of `halves` halves, 1 or more, by the steps down to ½ or 1. */
function logGammaOfHalves(halves: number): number {
  let logarithm = halves % 2 === 0 ? 0 : Math.log(Math.PI) / 2
  for (let below = halves - 2; below > 0; below -= 2) logarithm += Math.log(below / 2)
  return logarithm
}

function lowerSeries(shape: number, at: number): number {
  let term = 1 / shape
  let total = term
  for (let step = 1; step < terms && term > total * exactness; step += 1) {
    term *= at / (shape + step)
    total += term
  }
  return total
}

/** The continued fraction of the upper gamma function, by Lentz's method. */
function upperFraction(shape: number, at: number): number {
  let partial = at + 1 - shape
  let above = Number.MAX_VALUE
  let below = 1 / partial
  let fraction = below
  for (let step = 1; step < terms; step += 1) {
    const numerator = step * (shape - step)
    partial += 2
    below = 1 / (numerator * below + partial)
    above = partial + numerator / above
    const factor = below * above
    fraction *= factor
    if (Math.abs(factor - 1) < exactness) break
  }
  return fraction
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
