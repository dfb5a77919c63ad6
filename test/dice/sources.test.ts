// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { secureFaces } from '@/dice/index.ts'

const thousandThousand = 1_000_000
/** Chi-squared at p = 0.001, by degrees of freedom. */
const limits = { five: 20.5, nine: 27.9 }

/** How far a count of faces (1 to `sides`) lies from an even one. */
function chiSquared(sides: number, face: () => number): number {
  const counts = new Array<number>(sides).fill(0)
  for (let thrown = 0; thrown < thousandThousand; thrown += 1) {
    const index = face() - 1
    counts[index] = (counts[index] ?? 0) + 1
  }
  const expected = thousandThousand / sides
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** A generator that gives the words of a list, and zeros after them. */
function words(list: readonly number[]): { fill: (buffer: Uint32Array) => void; fills: () => number } {
  const rest = [...list]
  let fills = 0
  return {
    fill: (buffer) => {
      fills += 1
      buffer.fill(0)
      buffer.set(rest.splice(0, buffer.length))
    },
    fills: () => fills,
  }
}

describe('fair faces', () => {
  it('throw away the words above the fair range of a D10', () => {
    const { fill } = words([4_294_967_295, 4_294_967_290, 4_294_967_289, 0, 17])
    const face = secureFaces(fill)
    expect([face(10), face(10), face(10)]).toEqual([10, 1, 8])
  })

  it('throw away the words above the fair range of a D6', () => {
    const { fill } = words([4_294_967_292, 4_294_967_291, 5, 6])
    const face = secureFaces(fill)
    expect([face(6), face(6), face(6)]).toEqual([6, 6, 1])
  })

  it('use every word where the range has no remainder', () => {
    const { fill } = words([4_294_967_295, 8])
    const face = secureFaces(fill)
    expect([face(8), face(8)]).toEqual([8, 1])
  })

  it('draw many words at a time', () => {
    const { fill, fills } = words([])
    const face = secureFaces(fill)
    expect(fills()).toBe(0)
    for (let thrown = 0; thrown < 200; thrown += 1) face(6)
    expect(fills()).toBe(1)
  })

  it('go on after the buffer runs out in the middle of a throw', () => {
    const { fill, fills } = words([...new Array<number>(256).fill(4_294_967_295), 3])
    expect(secureFaces(fill)(10)).toBe(4)
    expect(fills()).toBe(2)
  })

  it.each([0, -6, 2.5, NaN, Infinity])('refuse a die of %s sides', (sides) => {
    expect(() => secureFaces(() => undefined)(sides)).toThrow(RangeError)
  })

  it('say which die cannot be', () => {
    expect(() => secureFaces(() => undefined)(2.5)).toThrow('a die cannot have 2.5 sides')
  })

  it('take no die of more sides than a word has values', () => {
    expect(secureFaces(words([5]).fill)(2 ** 32)).toBe(6)
    expect(() => secureFaces(words([5]).fill)(2 ** 32 + 1)).toThrow(RangeError)
  })

  it('know only one face of a die of one side', () => {
    expect(secureFaces()(1)).toBe(1)
  })
})

// A fair die crosses the limit once in a thousand runs, so that a second throw is allowed.
describe('a million rolled faces', { retry: 1 }, () => {
  it('[fault: dice-record] of a D6 are even', () => {
    const face = secureFaces()
    expect(chiSquared(6, () => face(6))).toBeLessThan(limits.five)
  })

  it('[fault: dice-record] of a D10 are even', () => {
    const face = secureFaces()
    expect(chiSquared(10, () => face(10))).toBeLessThan(limits.nine)
  })
})

describe('the test itself', () => {
  it('[fault: dice-record] finds out a byte read by its remainder', () => {
    const bytes = new Uint8Array(50_000)
    let next = bytes.length
    const biased = () => {
      if (next === bytes.length) {
        crypto.getRandomValues(bytes)
        next = 0
      }
      const byte = bytes[next] ?? 0
      next += 1
      return (byte % 10) + 1
    }
    expect(chiSquared(10, biased)).toBeGreaterThan(limits.nine)
  })
})
