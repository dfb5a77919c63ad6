import type { ThrowsRequest } from './request.ts'

/** A number that stands for how many throws came to each result, and the way back. */
export const tally = {
  /** What one more throw of a result adds to the number. */
  weight: ({ count }: ThrowsRequest, result: number): number => (count + 1) ** result,

  /** How many throws came to each result. */
  counts: ({ count, results }: ThrowsRequest, code: number): readonly number[] =>
    Array.from({ length: results }, (_, result) => Math.floor(code / (count + 1) ** result) % (count + 1)),
}

/**
 * The chance of every way that some throws can come out, by the number that stands for it.
 *
 * @param known faces that already lie on the table, throw by throw
 */
export function chancesOfThrows(
  request: ThrowsRequest,
  known: readonly number[],
): readonly { readonly answer: number; readonly probability: number }[] {
  let spread: ReadonlyMap<number, number> = new Map([[0, 1]])
  for (let place = 0; place < request.count; place += 1) {
    const faces = known.slice(place * request.dice, (place + 1) * request.dice)
    const results = merge(sumsOf(request, faces), (sum) => request.resultOf(sum))
    spread = joined(spread, results, (code, result) => code + tally.weight(request, result))
  }
  return [...spread].map(([answer, probability]) => ({ answer, probability }))
}

/** The chance of every sum of one throw. */
function sumsOf({ sides, dice }: ThrowsRequest, known: readonly number[]): ReadonlyMap<number, number> {
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
