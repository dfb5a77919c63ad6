import type { ClashRequest, ThrowsRequest } from './request.ts'

/** A number that stands for how many throws came to each result, and the way back. */
export const tally = {
  /** What one more throw of a result adds to the number. */
  weight: ({ count }: ThrowsRequest, result: number): number => (count + 1) ** result,

  /** How many throws came to each result. */
  counts: ({ count, results }: ThrowsRequest, code: number): readonly number[] =>
    Array.from({ length: results }, (_, result) => Math.floor(code / (count + 1) ** result) % (count + 1)),
}

interface AnswerChance {
  readonly answer: number
  readonly probability: number
}

/**
 * The chance of every way that some throws can come out, by the number that stands for it.
 *
 * @param known faces that already lie on the table, throw by throw
 */
export function chancesOfThrows(request: ThrowsRequest, known: readonly number[]): readonly AnswerChance[] {
  let spread: ReadonlyMap<number, number> = new Map([[0, 1]])
  for (let place = 0; place < request.count; place += 1) {
    const faces = known.slice(place * request.dice, (place + 1) * request.dice)
    const results = merge(sumsOf(request, faces), (sum) => request.resultOf(sum))
    spread = joined(spread, results, (code, result) => code + tally.weight(request, result))
  }
  return [...spread].map(([answer, probability]) => ({ answer, probability }))
}

/** A number that stands for two sums, and the way back. */
export const sums = {
  code: ({ sides, dice }: ClashRequest, first: number, second: number): number =>
    first * (sides * dice + 1) + second,

  pair: ({ sides, dice }: ClashRequest, code: number): readonly [first: number, second: number] => {
    const base = sides * dice + 1
    return [Math.floor(code / base), code % base]
  },
}

/**
 * The chance of everything that two sums can come to, by the number that stands for two sums of that meaning.
 *
 * @param known faces that already lie on the table, the first sum's and then the second's
 */
export function chancesOfClash(request: ClashRequest, known: readonly number[]): readonly AnswerChance[] {
  const ways = new Map<string, { readonly answer: number; probability: number }>()
  const seconds = sumsOf(request, known.slice(request.dice))
  for (const [first, one] of sumsOf(request, known.slice(0, request.dice))) {
    for (const [second, other] of seconds) {
      const meaning = request.meaningOf(first, second)
      const way = ways.get(meaning)
      if (way === undefined)
        ways.set(meaning, { answer: sums.code(request, first, second), probability: one * other })
      else way.probability += one * other
    }
  }
  return [...ways.values()]
}

/** The chance of every sum of one throw. */
function sumsOf(
  { sides, dice }: Pick<ThrowsRequest, 'sides' | 'dice'>,
  known: readonly number[],
): ReadonlyMap<number, number> {
  const die = new Map(Array.from({ length: sides }, (_, index) => [index + 1, 1 / sides] as const))
  let sums: ReadonlyMap<number, number> = new Map([[known.reduce((sum, face) => sum + face, 0), 1]])
  for (let left = dice - known.length; left > 0; left -= 1)
    sums = joined(sums, die, (sum, face) => sum + face)
  return sums
}

function joined(
  one: ReadonlyMap<number, number>,
  other: ReadonlyMap<number, number>,
  join: (one: number, other: number) => number,
): ReadonlyMap<number, number> {
  const all = new Map<number, number>()
  for (const [key, probability] of one) {
    for (const [next, chance] of other) {
      const code = join(key, next)
      all.set(code, (all.get(code) ?? 0) + probability * chance)
    }
  }
  return all
}

function merge(
  chances: ReadonlyMap<number, number>,
  by: (value: number) => number,
): ReadonlyMap<number, number> {
  return joined(chances, new Map([[0, 1]]), by)
}
