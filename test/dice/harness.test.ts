// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  countedFaces,
  FaceError,
  isFace,
  runWithFaces,
  seatedDice,
  withoutLastEntered,
  type Dice,
  type FaceOrigin,
  type KnownFace,
} from '@/dice/index.ts'

function faces(...known: readonly (number | readonly [number, FaceOrigin])[]): readonly KnownFace[] {
  return known.map((one) =>
    typeof one === 'number' ? { face: one, origin: 'given' } : { face: one[0], origin: one[1] },
  )
}

const one = { sides: 10, label: 'fire', side: 'firer' }
const two = { sides: 6, label: 'leader' }

function first(dice: Dice): number {
  return dice.roll(one)
}

function both(dice: Dice): readonly number[] {
  return [dice.roll(one), dice.roll(two)]
}

describe('a run with the faces known so far', () => {
  it('says which die it needs next', () => {
    expect(runWithFaces(both, [])).toEqual({ done: false, needs: one, rolls: [] })
  })

  it('stops at the second die when one face is known, and keeps the first roll', () => {
    expect(runWithFaces(both, faces(7))).toEqual({
      done: false,
      needs: two,
      rolls: [{ ...one, face: 7, origin: 'given' }],
    })
  })

  it('comes to its end when every face is known', () => {
    const run = runWithFaces(both, faces(10, 1))
    expect(run).toMatchObject({ done: true, value: [10, 1] })
    expect(run.rolls).toHaveLength(2)
  })

  it('comes to the same end each time it is given the same faces', () => {
    expect(runWithFaces(both, faces(3, 4))).toEqual(runWithFaces(both, faces(3, 4)))
  })

  it('leaves faces over without an error, to be counted', () => {
    const run = runWithFaces(first, faces(4, 5, 6))
    expect(run.done).toBe(true)
    expect(run.rolls).toHaveLength(1)
  })

  it('gives back no groups of faces with a needed die or a roll: a player throws a plain die', () => {
    const asks = (dice: Dice) => dice.roll({ ...one, alike: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]] })
    expect(runWithFaces(asks, [])).toEqual({ done: false, needs: one, rolls: [] })
    expect(runWithFaces(asks, faces(9)).rolls).toEqual([{ ...one, face: 9, origin: 'given' }])
  })

  it('needs no die where none is asked for', () => {
    expect(runWithFaces(() => 'done', [])).toEqual({ done: true, value: 'done', rolls: [] })
  })

  it('lets the faults of a procedure through', () => {
    const broken = () => {
      throw new TypeError('broken')
    }
    expect(() => runWithFaces(broken, [])).toThrow(TypeError)
  })
})

describe('a wrong face', () => {
  it.each([0, 11, -1, 2.5, NaN])('refuses %s on a D10', (face) => {
    expect(isFace(face, 10)).toBe(false)
    expect(() => runWithFaces(first, faces(face))).toThrow(FaceError)
  })

  it.each([1, 10])('takes %s on a D10', (face) => {
    expect(isFace(face, 10)).toBe(true)
    expect(runWithFaces(first, faces(face))).toMatchObject({ done: true, value: face })
  })

  it('names its place, its face and its die', () => {
    expect.assertions(1)
    try {
      runWithFaces(both, faces(10, 7))
    } catch (error) {
      expect(error).toMatchObject({
        name: 'FaceError',
        message: 'face 7 at 1 is not on a die of 6 sides',
        index: 1,
        face: 7,
        sides: 6,
      })
    }
  })

  it('does no harm where no die is asked for', () => {
    expect(runWithFaces(first, faces(1, 99))).toMatchObject({ done: true, value: 1 })
  })
})

describe('a pool', () => {
  const sixes = (dice: Dice) => dice.pool({ sides: 6, label: 'hits', count: 3, successes: [5, 6] })

  it('asks for one plain die after another', () => {
    expect(runWithFaces(sixes, faces(6, 5))).toMatchObject({
      done: false,
      needs: { sides: 6, label: 'hits' },
      rolls: [{ face: 6 }, { face: 5 }],
    })
  })

  it('counts the successes', () => {
    expect(runWithFaces(sixes, faces(6, 4, 5))).toMatchObject({ done: true, value: 2 })
    expect(runWithFaces(sixes, faces(1, 2, 3))).toMatchObject({ done: true, value: 0 })
  })

  it('of no dice needs none', () => {
    const none = (dice: Dice) => dice.pool({ sides: 6, label: 'hits', count: 0, successes: [6] })
    expect(runWithFaces(none, [])).toMatchObject({ done: true, value: 0, rolls: [] })
  })
})

describe('a row of throws until the first success', () => {
  const falls = (dice: Dice) =>
    dice.until({ sides: 10, label: 'leader', side: 'target', count: 3, successes: [1, 2, 3, 4] })

  it('asks for one die after another', () => {
    expect(runWithFaces(falls, faces(5))).toMatchObject({
      done: false,
      needs: { sides: 10, label: 'leader', side: 'target' },
      rolls: [{ face: 5 }],
    })
  })

  it('stops at the first success, and leaves the faces after it', () => {
    expect(runWithFaces(falls, faces(9, 4, 1))).toMatchObject({
      done: true,
      value: true,
      rolls: [{ face: 9 }, { face: 4 }],
    })
  })

  it('ends with the last die', () => {
    expect(runWithFaces(falls, faces(5, 6, 7))).toMatchObject({ done: true, value: false })
    expect(runWithFaces(falls, faces(5, 6, 1))).toMatchObject({ done: true, value: true })
  })

  it('of no throws needs none', () => {
    const none = (dice: Dice) => dice.until({ sides: 10, label: 'leader', count: 0, successes: [1] })
    expect(runWithFaces(none, [])).toMatchObject({ done: true, value: false, rolls: [] })
  })
})

describe('an opposed pair', () => {
  const rollOff = (dice: Dice) =>
    dice.opposed({
      sides: 10,
      first: { label: 'melee.attacker', side: 'attacker' },
      second: { label: 'melee.defender', side: 'defender' },
    })

  it('asks for the first die, then for the second', () => {
    expect(runWithFaces(rollOff, [])).toMatchObject({
      needs: { sides: 10, label: 'melee.attacker', side: 'attacker' },
    })
    expect(runWithFaces(rollOff, faces(8))).toMatchObject({
      needs: { sides: 10, label: 'melee.defender', side: 'defender' },
    })
  })

  it('is the first less the second', () => {
    expect(runWithFaces(rollOff, faces(3, 10))).toMatchObject({ done: true, value: -7 })
  })

  it('may mix a rolled die with a typed one, and remembers which was which', () => {
    const run = runWithFaces(rollOff, faces([8, 'rolled'], [5, 'typed']))
    expect(run).toMatchObject({ done: true, value: 3 })
    expect(run.rolls.map(({ side, face, origin }) => [side, face, origin])).toEqual([
      ['attacker', 8, 'rolled'],
      ['defender', 5, 'typed'],
    ])
  })
})

describe('an opposed pair that is thrown again where it is level', () => {
  const pair = {
    sides: 10,
    first: { label: 'firstMover.a', side: 'a' },
    second: { label: 'firstMover.b', side: 'b' },
  }
  const rollOff =
    (again = 0) =>
    (dice: Dice) =>
      dice.opposed({ ...pair, again })

  it('asks for both dice anew after a tie', () => {
    expect(runWithFaces(rollOff(), faces(6, 6))).toMatchObject({
      done: false,
      needs: { sides: 10, label: 'firstMover.a', side: 'a' },
      rolls: [{ face: 6 }, { face: 6 }],
    })
    expect(runWithFaces(rollOff(), faces(6, 6, 2))).toMatchObject({
      done: false,
      needs: { sides: 10, label: 'firstMover.b', side: 'b' },
    })
  })

  it('keeps every die that was thrown, and answers by the last pair', () => {
    const run = runWithFaces(rollOff(), faces(6, 6, 1, 1, 2, 9))
    expect(run).toMatchObject({ done: true, value: -7 })
    expect(run.rolls.map(({ face }) => face)).toEqual([6, 6, 1, 1, 2, 9])
  })

  it('may be level at another difference than none', () => {
    expect(runWithFaces(rollOff(-1), faces(5, 5))).toMatchObject({ done: true, value: 0 })
    expect(runWithFaces(rollOff(-1), faces(5, 6, 6, 5))).toMatchObject({ done: true, value: 1 })
  })

  it('is thrown once where no tie can be', () => {
    expect(runWithFaces(rollOff(-12), faces(1, 10))).toMatchObject({ done: true, value: -9 })
  })

  it('names the place of a wrong face after a tie', () => {
    expect.assertions(1)
    try {
      runWithFaces(rollOff(), faces(6, 6, 11))
    } catch (error) {
      expect(error).toMatchObject({ index: 2, face: 11, sides: 10 })
    }
  })

  it('is thrown again by the sides that are seated', () => {
    const seated = (dice: Dice) =>
      seatedDice(dice, { a: 'French', b: 'British' }).opposed({ ...pair, again: 0 })
    expect(runWithFaces(seated, faces(4, 4, 5, 3)).rolls.map(({ side }) => side)).toEqual([
      'French',
      'British',
      'French',
      'British',
    ])
  })
})

describe('seated dice', () => {
  const seats = { firer: 'a', attacker: 'a', defender: 'b' }

  it('name the side of the game that throws each die', () => {
    const sides = runWithFaces(
      (dice) => {
        const seated = seatedDice(dice, seats)
        seated.roll(one)
        seated.pool({ sides: 6, label: 'hits', side: 'defender', count: 1, successes: [6] })
        seated.until({ sides: 6, label: 'leader', side: 'defender', count: 1, successes: [6] })
        seated.opposed({
          sides: 10,
          first: { label: 'one', side: 'attacker' },
          second: { label: 'other', side: 'defender' },
        })
      },
      faces(1, 1, 1, 1, 1),
    ).rolls.map(({ side }) => side)
    expect(sides).toEqual(['a', 'b', 'b', 'a', 'b'])
  })

  it('name it of a clash, of throws and of who throws highest, too', () => {
    const sides = runWithFaces(
      (dice) => {
        const seated = seatedDice(dice, seats)
        const sums = seated.clash({
          sides: 6,
          dice: 1,
          first: { label: 'one', side: 'attacker' },
          second: { label: 'other', side: 'defender' },
          meaningOf: String,
        })
        expect(sums).toEqual([2, 3])
        const about = { sides: 6, label: 'march', side: 'defender', count: 1, dice: 1, results: 7 }
        expect(seated.throws({ ...about, resultOf: (sum) => sum })).toEqual([0, 0, 0, 0, 1, 0, 0])
        expect(
          seated.highest({
            sides: 6,
            throwers: [
              { label: 'first', side: 'defender' },
              { label: 'first', side: 'attacker' },
            ],
          }),
        ).toBe(1)
      },
      faces(2, 3, 4, 5, 6),
    ).rolls.map(({ side }) => side)
    expect(sides).toEqual(['a', 'b', 'b', 'b', 'a'])
  })

  it('leave alone a die of nobody, and a role without a seat', () => {
    const sides = runWithFaces(
      (dice) => {
        const seated = seatedDice(dice, seats)
        return [seated.roll(two), seated.roll({ ...two, side: 'umpire' })]
      },
      faces(1, 2),
    ).rolls.map(({ side }) => side)
    expect(sides).toEqual([undefined, 'umpire'])
  })

  it('change no face', () => {
    expect(runWithFaces((dice) => seatedDice(dice, seats).roll(one), faces(9))).toMatchObject({ value: 9 })
  })
})

describe('whom a die is about', () => {
  const about = { sides: 6, label: 'leader', side: 'b', subject: 'Picton' }

  it('is said of the die that is needed, and of the one that was thrown', () => {
    const leader = (dice: Dice) => dice.roll(about)
    expect(runWithFaces(leader, [])).toMatchObject({ needs: about })
    expect(runWithFaces(leader, faces(2)).rolls).toEqual([{ ...about, face: 2, origin: 'given' }])
  })

  it('is left out where there is nobody, and so is who throws it', () => {
    const run = runWithFaces((dice) => dice.roll(two), [])
    expect(run.done ? null : Object.keys(run.needs)).toEqual(['sides', 'label'])
  })
})

describe('a pool that is counted', () => {
  const hits = (dice: Dice) => dice.pool({ sides: 6, label: 'hits', side: 'a', count: 4, successes: [5, 6] })

  it('is asked for with all the dice that are left of it', () => {
    const run = runWithFaces(hits, faces(1))
    expect(run).toMatchObject({
      done: false,
      needs: { label: 'hits', pool: { count: 3, successes: [5, 6] } },
    })
    expect(run.rolls).toEqual([{ sides: 6, label: 'hits', side: 'a', face: 1, origin: 'given' }])
  })

  it.each([
    { succeeded: 0, expected: [1, 1, 1, 1] },
    { succeeded: 3, expected: [6, 6, 6, 1] },
    { succeeded: 4, expected: [6, 6, 6, 6] },
    { succeeded: 5, expected: null },
    { succeeded: -1, expected: null },
    { succeeded: 1.5, expected: null },
    { succeeded: 1e12, expected: null },
    { succeeded: -1e12, expected: null },
  ])('has faces for $succeeded successes of four', ({ succeeded, expected }) => {
    expect(countedFaces(6, { count: 4, successes: [5, 6] }, succeeded)).toEqual(expected)
  })

  it('has the highest face that succeeds, and none of no dice but a whole number of them', () => {
    expect(countedFaces(6, { count: 2, successes: [4, 5, 6] }, 1)).toEqual([6, 1])
    expect(countedFaces(6, { count: 0, successes: [6] }, 0)).toEqual([])
    expect(countedFaces(6, { count: 0, successes: [6] }, 0.5)).toBeNull()
  })

  it.each([
    { successes: [], succeeded: 1 },
    { successes: [1, 2, 3, 4, 5, 6], succeeded: 3 },
  ])('has none where $successes cannot come to it', ({ successes, succeeded }) => {
    expect(countedFaces(6, { count: 4, successes }, succeeded)).toBeNull()
  })

  it('is taken back as a whole, a typed face alone, a rolled one not at all', () => {
    const roll = { sides: 6, label: 'hits', side: 'a', face: 6 }
    const [rolled, typed, counted] = (['rolled', 'typed', 'counted'] as const).map((origin) => ({
      ...roll,
      origin,
    }))
    if (rolled === undefined || typed === undefined || counted === undefined) throw new Error('no dice')
    const kept = [{ face: 6, origin: 'rolled' }]
    expect(withoutLastEntered([rolled, counted, counted])).toEqual(kept)
    expect(withoutLastEntered([rolled, typed])).toEqual(kept)
    expect(withoutLastEntered([{ ...counted, label: 'other' }, counted])).toEqual([
      { face: 6, origin: 'counted' },
    ])
    expect(withoutLastEntered([{ ...counted, side: 'b' }, counted])).toEqual([{ face: 6, origin: 'counted' }])
    expect(withoutLastEntered([rolled, rolled, rolled, counted, counted])).toEqual([
      ...kept,
      ...kept,
      ...kept,
    ])
    expect(withoutLastEntered([rolled, rolled, typed])).toEqual([...kept, ...kept])
    expect(withoutLastEntered([typed, rolled])).toBeNull()
    expect(withoutLastEntered([typed, typed, rolled])).toBeNull()
    expect(withoutLastEntered([])).toBeNull()
  })
})
