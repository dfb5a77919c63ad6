// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactOdds, runWithFaces, seatedDice, type Dice } from '@/dice/index.ts'

const throwing =
  (throwers: number, sides = 6) =>
  (dice: Dice): number =>
    dice.highest({
      sides,
      throwers: Array.from({ length: throwers }, (_, place) => ({ label: 'first', side: `p${place}` })),
    })

function given(faces: readonly number[]) {
  return faces.map((face) => ({ face, origin: 'given' as const }))
}

/** The chance of each place, as the engine gives it. */
function chances(throwers: number, known: readonly number[] = [], sides = 6): readonly number[] {
  const odds = exactOdds(throwing(throwers, sides), String, known)
  return Array.from({ length: throwers }, (_, place) =>
    odds.reduce((sum, { value, probability }) => sum + (value === place ? probability : 0), 0),
  )
}

/** By plain enumeration: every face of every die still to come; those who share the highest share its chance. */
function enumerated(throwers: number, shown: readonly number[], sides = 6): readonly number[] {
  const free = throwers - shown.length
  const sums = Array.from({ length: throwers }, () => 0)
  for (let path = 0; path < sides ** free; path += 1) {
    const thrown = Array.from({ length: free }, (_, die) => (Math.floor(path / sides ** die) % sides) + 1)
    const faces = [...shown, ...thrown]
    const most = Math.max(...faces)
    const sharing = faces.filter((face) => face === most).length
    for (const [place, face] of faces.entries()) {
      if (face === most) sums[place] = (sums[place] ?? 0) + 1 / sharing / sides ** free
    }
  }
  return sums
}

function expectClose(actual: readonly number[], wanted: readonly number[]): void {
  expect(actual).toHaveLength(wanted.length)
  for (const [place, chance] of wanted.entries()) expect(actual[place]).toBeCloseTo(chance, 12)
}

describe('the highest of several dice', () => {
  it.each([
    { what: 'the highest has it', faces: [2, 5, 3], place: 1 },
    { what: 'those who share it throw again', faces: [6, 2, 6, 1, 4], place: 2 },
    { what: 'as often as they tie', faces: [4, 4, 4, 6, 1, 6, 3, 3, 2, 5], place: 2 },
  ])('$what', ({ faces, place }) => {
    const run = runWithFaces(throwing(3), given(faces))
    expect(run).toMatchObject({ done: true, value: place })
    expect(run.rolls).toHaveLength(faces.length)
    expect(exactOdds(throwing(3), String, faces)).toMatchObject([{ value: place, probability: 1 }])
  })

  it('asks the die of whoever throws next', () => {
    expect(runWithFaces(throwing(3), given([6, 2, 6]))).toMatchObject({ done: false, needs: { side: 'p0' } })
    expect(runWithFaces(throwing(3), given([6, 2, 6, 1]))).toMatchObject({ needs: { side: 'p2' } })
  })

  it('is thrown by the sides that are seated', () => {
    const run = runWithFaces((dice) => throwing(2)(seatedDice(dice, { p0: 'france' })), [])
    expect(run).toMatchObject({ needs: { side: 'france' } })
  })

  it('is one alone without a throw', () => {
    expect(runWithFaces(throwing(1), [])).toMatchObject({ done: true, value: 0, rolls: [] })
    expect(chances(1)).toEqual([1])
  })

  it.each([2, 3, 4, 5, 6, 7])('gives each of %s the same chance', (throwers) => {
    expectClose(
      chances(throwers),
      Array.from({ length: throwers }, () => 1 / throwers),
    )
  })

  it('has the chances of the plain walk, whatever lies on the table', () => {
    const throws = fc
      .record({ sides: fc.constantFrom(2, 3, 6), throwers: fc.integer({ min: 2, max: 5 }) })
      .chain(({ sides, throwers }) =>
        fc.record({
          sides: fc.constant(sides),
          throwers: fc.constant(throwers),
          shown: fc.array(fc.integer({ min: 1, max: sides }), { maxLength: throwers - 1 }),
        }),
      )
    fc.assert(
      fc.property(throws, ({ sides, throwers, shown }) => {
        expectClose(chances(throwers, shown, sides), enumerated(throwers, shown, sides))
      }),
    )
  })

  it('starts afresh among those who tied', () => {
    expectClose(chances(4, [5, 2, 5, 5]), [1 / 3, 0, 1 / 3, 1 / 3])
    const [first, , third] = chances(3, [6, 2, 6, 5])
    expect(first).toBeCloseTo((4 + 1 / 2) / 6, 12)
    expect(third).toBeCloseTo((1 + 1 / 2) / 6, 12)
  })

  it('goes on to the dice after it', () => {
    const odds = exactOdds((dice) => `${throwing(2)(dice)} ${dice.roll({ sides: 6, label: 'next' })}`, String)
    expect(odds).toHaveLength(12)
    for (const { probability } of odds) expect(probability).toBeCloseTo(1 / 12, 12)
  })

  it('leaves the faces after it to them, and takes none of them for its own', () => {
    const next = (dice: Dice) => `${throwing(2)(dice)} ${dice.roll({ sides: 6, label: 'next' })}`
    expect(exactOdds(next, String, [6, 1, 4])).toEqual([{ key: '0 4', value: '0 4', probability: 1 }])
    const begun = exactOdds(next, String, [6])
    expect(new Set(begun.map(({ key }) => key.slice(2)))).toEqual(new Set(['1', '2', '3', '4', '5', '6']))
  })
})
