// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactOdds, facesAlike, runWithFaces, TooManyWays, type Dice } from '@/dice/index.ts'
import { bruteOdds } from '../support/brute.ts'

const close = 1e-12

type Procedure = (dice: Dice) => string

/** The odds as the engine gives them, by key. */
function engine(procedure: Procedure, known: readonly number[] = []): ReadonlyMap<string, number> {
  const chances = exactOdds(procedure, (value) => value, known)
  return new Map(chances.map(({ key, probability }) => [key, probability]))
}

function expectSame(procedure: Procedure, known: readonly number[] = []): void {
  const odds = engine(procedure, known)
  const brute = bruteOdds(procedure, (value) => value, known)
  expect(brute).not.toBeNull()
  const wanted = brute?.probabilities ?? new Map<string, number>()
  expect([...odds.keys()].sort()).toEqual([...wanted.keys()].sort())
  for (const [key, probability] of wanted) {
    expect(Math.abs((odds.get(key) ?? 0) - probability)).toBeLessThan(close)
  }
}

function total(odds: ReadonlyMap<string, number>): number {
  return [...odds.values()].reduce((sum, probability) => sum + probability, 0)
}

describe('the brute walk', () => {
  it('walks every path of plain dice once', () => {
    const brute = bruteOdds(
      (dice) => dice.opposed({ sides: 10, first: { label: 'one' }, second: { label: 'other' } }),
      String,
    )
    expect(brute?.paths).toBe(100)
    expect(brute?.probabilities.get('0')).toBeCloseTo(0.1, 12)
  })

  it('gives up above its limit', () => {
    const dice = (table: Dice) => table.pool({ sides: 10, label: 'hits', count: 7, successes: [1] })
    expect(bruteOdds(dice, String, [], 1000)).toBeNull()
  })
})

describe('exact odds', () => {
  it('of no dice are certain', () => {
    expect(engine(() => 'done')).toEqual(new Map([['done', 1]]))
  })

  it('of one die give each face the same', () => {
    const odds = engine((dice) => String(dice.roll({ sides: 10, label: 'fire' })))
    expect(odds.size).toBe(10)
    expect(odds.get('7')).toBeCloseTo(0.1, 12)
  })

  it('[fault: exact-odds] of a pool are the binomial: three sixes in twenty-one dice', () => {
    const odds = engine((dice) => String(dice.pool({ sides: 6, label: 'hits', count: 21, successes: [6] })))
    expect(odds.get('3')).toBeCloseTo(1330 * (1 / 6) ** 3 * (5 / 6) ** 18, 12)
    expect(Math.abs(total(odds) - 1)).toBeLessThan(close)
  })

  it.each([
    { count: 0, successes: [6] },
    { count: 1, successes: [5, 6] },
    { count: 5, successes: [4, 5, 6] },
    { count: 4, successes: [] },
    { count: 4, successes: [1, 2, 3, 4, 5, 6] },
    { count: 7, successes: [2] },
  ])('of a pool equal the brute walk: $count dice, $successes', ({ count, successes }) => {
    expectSame((dice) => String(dice.pool({ sides: 6, label: 'hits', count, successes })))
  })

  it.each([
    { count: 0, successes: [1, 2] },
    { count: 1, successes: [1, 2] },
    { count: 4, successes: [1, 2] },
    { count: 3, successes: [] },
    { count: 3, successes: [1, 2, 3, 4, 5, 6] },
  ])('of throws until a success equal the brute walk: $count dice, $successes', ({ count, successes }) => {
    expectSame((dice) => String(dice.until({ sides: 6, label: 'leader', count, successes })))
  })

  it.each([1, 2, 6, 10, 20])(
    '[fault: exact-odds] of two opposed dice of %s sides equal the brute walk',
    (sides) => {
      expectSame((dice) =>
        String(dice.opposed({ sides, first: { label: 'one' }, second: { label: 'other' } })),
      )
    },
  )

  it('of faces alike run the procedure once for each group', () => {
    let runs = 0
    const alike = facesAlike(10, (face) => String(face >= 6))
    const odds = engine((dice) => {
      runs += 1
      return dice.roll({ sides: 10, label: 'morale', alike }) >= 6 ? 'fights' : 'falls back'
    })
    expect(odds).toEqual(
      new Map([
        ['fights', 0.5],
        ['falls back', 0.5],
      ]),
    )
    expect(runs).toBe(3)
  })

  it('merge equal outcomes, and keep one of them', () => {
    const chances = exactOdds(
      (dice) => ({ even: dice.roll({ sides: 6, label: 'one' }) % 2 === 0 }),
      ({ even }) => String(even),
    )
    expect(chances).toHaveLength(2)
    expect(chances.find(({ key }) => key === 'true')).toMatchObject({ value: { even: true } })
    expect(chances.find(({ key }) => key === 'true')?.probability).toBeCloseTo(0.5, 12)
  })

  it('walk dice that hang on other dice', () => {
    expectSame((dice) => {
      const shots = dice.roll({ sides: 6, label: 'shots' })
      return `${dice.pool({ sides: 6, label: 'hits', count: shots, successes: [6] })} of ${shots}`
    })
  })

  it('let the faults of a procedure through', () => {
    const broken = () => {
      throw new TypeError('broken')
    }
    expect(() => exactOdds(broken, String)).toThrow('broken')
  })

  it('give up a walk that is longer than was asked for', () => {
    const twoDice: Procedure = (dice) =>
      String(dice.roll({ sides: 6, label: 'one' }) + dice.roll({ sides: 6, label: 'other' }))
    // Once at the start, once for each first face, once for each pair.
    const steps = 1 + 6 + 36
    expect(exactOdds(twoDice, String, [], steps)).toHaveLength(11)
    const enoughHits = (dice: Dice) =>
      String(dice.pool({ sides: 6, label: 'hits', count: 20, successes: [6], enough: 2 }) >= 2)
    // Of a pool in which two are enough: for none, for one, for two or more; with one on the table, for fewer.
    expect(exactOdds(enoughHits, String, [], 1 + 3)).toHaveLength(2)
    expect(exactOdds(enoughHits, String, [6], 1 + 2)).toHaveLength(2)
    expect(exactOdds(enoughHits, String, [6, 6], 1 + 1)).toHaveLength(1)
    // What lies on the table leaves one way.
    expect(exactOdds(twoDice, String, [3, 4], 1)).toHaveLength(1)
    const tooMany = { name: 'TooManyWays', message: 'the walk takes more than 42 steps' }
    expect(() => exactOdds(twoDice, String, [], steps - 1)).toThrow(TooManyWays)
    expect(() => exactOdds(twoDice, String, [], steps - 1)).toThrow(expect.objectContaining(tooMany))
  })
})

describe('exact odds with faces on the table', () => {
  const melee: Procedure = (dice) => {
    const difference = dice.opposed({ sides: 10, first: { label: 'one' }, second: { label: 'other' } })
    const loss = dice.roll({ sides: 10, label: 'leader', alike: facesAlike(10, (face) => String(face <= 4)) })
    return `${Math.sign(difference)} ${loss <= 4}`
  }
  const pool: Procedure = (dice) => {
    const hits = dice.pool({ sides: 6, label: 'hits', count: 4, successes: [5, 6] })
    return `${hits} ${dice.roll({ sides: 6, label: 'next' })}`
  }

  const row: Procedure = (dice) => {
    const falls = dice.until({ sides: 6, label: 'leader', count: 3, successes: [1, 2] })
    return `${falls} ${dice.roll({ sides: 6, label: 'next' })}`
  }

  it.each([
    { name: 'a failure', known: [6] },
    { name: 'a success', known: [6, 2] },
    { name: 'a success and the die after it', known: [1, 4] },
    { name: 'nothing but failures', known: [3, 4, 5] },
    { name: 'nothing but failures and the die after them', known: [3, 4, 5, 1] },
  ])('of a row of throws and a die: $name', ({ known }) => expectSame(row, known))

  it.each([
    { name: 'none', known: [] },
    { name: 'the first of a pair', known: [9] },
    { name: 'both of a pair', known: [9, 2] },
    { name: 'every die', known: [9, 2, 4] },
  ])('of a pair and a die: $name', ({ known }) => expectSame(melee, known))

  it.each([
    { name: 'one of a pool', known: [6] },
    { name: 'three of a pool', known: [6, 5, 1] },
    { name: 'the whole pool', known: [6, 5, 1, 2] },
    { name: 'the pool and the die after it', known: [6, 5, 1, 2, 3] },
  ])('of a pool and a die: $name', ({ known }) => expectSame(pool, known))

  it('are certain, and the same as the run, when every face is known', () => {
    const faces = [9, 2, 4]
    const run = runWithFaces(
      melee,
      faces.map((face) => ({ face, origin: 'given' })),
    )
    expect(run.done && engine(melee, faces)).toEqual(new Map([[run.done ? run.value : '', 1]]))
  })
})

describe('exact odds of a pair that is thrown again where it is level', () => {
  const rollOff =
    (sides: number, again?: number): Procedure =>
    (dice) => {
      const pair = { sides, first: { label: 'one' }, second: { label: 'other' } }
      return String(dice.opposed(again === undefined ? pair : { ...pair, again }))
    }

  /** The plain walk of one pair, of which the ties do not count. */
  function conditional(sides: number, again: number, known: readonly number[] = []) {
    const walked =
      bruteOdds(rollOff(sides), (value) => value, known)?.probabilities ?? new Map<string, number>()
    const decided = 1 - (walked.get(String(again)) ?? 0)
    const others = [...walked].filter(([key]) => key !== String(again))
    return new Map(others.map(([key, probability]) => [key, probability / decided]))
  }

  function expectOdds(odds: ReadonlyMap<string, number>, wanted: ReadonlyMap<string, number>): void {
    expect([...odds.keys()].sort()).toEqual([...wanted.keys()].sort())
    for (const [key, probability] of wanted) {
      expect(Math.abs((odds.get(key) ?? 0) - probability)).toBeLessThan(close)
    }
  }

  it.each([
    { sides: 10, again: 0 },
    { sides: 10, again: -1 },
    { sides: 10, again: 1 },
    { sides: 10, again: 9 },
    { sides: 6, again: 0 },
    { sides: 2, again: -1 },
    { sides: 10, again: 12 },
  ])('are those of the plain walk without the ties: $sides sides, again at $again', ({ sides, again }) => {
    const odds = engine(rollOff(sides, again))
    expect(Math.abs(total(odds) - 1)).toBeLessThan(close)
    expectOdds(odds, conditional(sides, again))
  })

  it('hold for any die and any tie, and do not say how often it was thrown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: -12, max: 12 }), (sides, again) => {
        expectOdds(engine(rollOff(sides, again)), conditional(sides, again))
      }),
    )
  })

  it.each([
    { what: 'a tie', known: [4, 4] },
    { what: 'three ties', known: [4, 4, 1, 1, 10, 10] },
  ])('start afresh after $what on the table', ({ known }) => {
    expectOdds(engine(rollOff(10, 0), known), engine(rollOff(10, 0)))
  })

  it.each([
    { what: 'the first of a pair', before: [], face: 4 },
    { what: 'the first of a pair after a tie', before: [7, 7], face: 10 },
  ])('with $what on the table: a tie leads to a fresh pair', ({ before, face }) => {
    const fresh = engine(rollOff(10, 0))
    const wanted = new Map([...fresh].map(([key, probability]) => [key, probability / 10]))
    for (let other = 1; other <= 10; other += 1) {
      const key = String(face - other)
      if (other !== face) wanted.set(key, (wanted.get(key) ?? 0) + 1 / 10)
    }
    expectOdds(engine(rollOff(10, 0), [...before, face]), wanted)
  })

  it.each([
    { what: 'a pair', known: [9, 2], value: '7' },
    { what: 'a tie and a pair', known: [3, 3, 2, 9], value: '-7' },
  ])('are certain with $what on the table, and the same as the run', ({ known, value }) => {
    expect(engine(rollOff(10, 0), known)).toEqual(new Map([[value, 1]]))
    const run = runWithFaces(
      rollOff(10, 0),
      known.map((face) => ({ face, origin: 'given' })),
    )
    expect(run.done && run.value).toBe(value)
  })

  it('go on to the dice after it', () => {
    const procedure: Procedure = (dice) => {
      const first = dice.opposed({ sides: 6, first: { label: 'one' }, second: { label: 'other' }, again: 0 })
      return `${Math.sign(first)} ${dice.roll({ sides: 6, label: 'next' })}`
    }
    const odds = engine(procedure, [2, 2])
    expect(odds.size).toBe(12)
    for (const probability of odds.values()) expect(probability).toBeCloseTo(1 / 12, 12)
  })
})

type Request =
  | { readonly ask: 'roll'; readonly sides: number; readonly cut: number }
  | {
      readonly ask: 'pool' | 'until'
      readonly sides: number
      readonly count: number
      readonly successes: readonly number[]
    }
  | { readonly ask: 'opposed'; readonly sides: number }

const sides = fc.constantFrom(2, 3, 6, 10)

const request: fc.Arbitrary<Request> = fc.oneof(
  fc.record({ ask: fc.constant('roll' as const), sides, cut: fc.integer({ min: 1, max: 10 }) }),
  fc.record({
    ask: fc.constantFrom('pool' as const, 'until' as const),
    sides: fc.constantFrom(2, 3, 6),
    count: fc.integer({ min: 0, max: 3 }),
    successes: fc.subarray([1, 2]),
  }),
  fc.record({ ask: fc.constant('opposed' as const), sides: fc.constantFrom(2, 3, 6) }),
)

function ask(dice: Dice, asked: Request): number {
  if (asked.ask === 'opposed') {
    return dice.opposed({ sides: asked.sides, first: { label: 'one' }, second: { label: 'other' } })
  }
  if (asked.ask !== 'roll') {
    const row = { ...asked, label: 'hits' }
    return asked.ask === 'pool' ? dice.pool(row) : Number(dice.until(row))
  }
  const alike = facesAlike(asked.sides, (face) => String(face <= asked.cut))
  return Number(dice.roll({ sides: asked.sides, label: 'one', alike }) <= asked.cut)
}

describe('exact odds of any procedure', () => {
  it('[fault: exact-odds] sum to one and equal the brute walk', () => {
    fc.assert(
      fc.property(fc.array(request, { maxLength: 3 }), fc.boolean(), (requests, stopsEarly) => {
        const procedure: Procedure = (dice) => {
          const answers: number[] = []
          for (const asked of requests) {
            answers.push(ask(dice, asked))
            if (stopsEarly && answers.at(-1) === 0) break
          }
          return answers.join()
        }
        expect(Math.abs(total(engine(procedure)) - 1)).toBeLessThan(close)
        expectSame(procedure)
      }),
      { numRuns: 60 },
    )
  })
})

describe('faces alike', () => {
  it('name every face once', () => {
    const groups = facesAlike(10, (face) => (face <= 4 ? 'falls' : 'unhurt'))
    expect(groups).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8, 9, 10],
    ])
  })
})

describe('exact odds of a die that is thrown again at some faces', () => {
  const toFour: Procedure = (dice) => String(dice.roll({ sides: 6, label: 'one', again: [5, 6] }))
  const halves: Procedure = (dice) => {
    const alike = facesAlike(6, (face) => String(face % 2))
    const odd = dice.roll({ sides: 6, label: 'one', alike, again: [5, 6] }) % 2 === 1
    return `${odd} ${dice.roll({ sides: 6, label: 'next', again: [6] })}`
  }

  it('share the other faces evenly', () => {
    const quarters = ['1', '2', '3', '4'].map((face) => [face, 0.25] as const)
    expect(engine(toFour)).toEqual(new Map(quarters))
  })

  it('do not count a face that is thrown again in a group of faces alike', () => {
    const odds = engine(halves)
    expect(odds.size).toBe(10)
    for (const probability of odds.values()) expect(probability).toBeCloseTo(0.1, 12)
  })

  it.each([
    { known: [5], outcomes: 10 },
    { known: [5, 6, 3], outcomes: 5 },
    { known: [2, 6, 6], outcomes: 5 },
    { known: [6, 2, 6, 4], outcomes: 1 },
  ])('pass over $known as far as they are thrown again', ({ known, outcomes }) => {
    const odds = engine(halves, known)
    expect(odds.size).toBe(outcomes)
    expect(Math.abs(total(odds) - 1)).toBeLessThan(close)
  })

  it('end as the run does', () => {
    const faces = [6, 2, 6, 4].map((face) => ({ face, origin: 'given' }) as const)
    const run = runWithFaces(halves, faces)
    expect(run.done && run.value).toBe('false 4')
    expect(run.rolls).toHaveLength(4)
  })
})
