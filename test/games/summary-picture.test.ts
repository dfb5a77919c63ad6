import { describe, expect, it } from 'vitest'
import type { Battle } from '@/games/miniatures/summary/battle.ts'
import type { Stretch } from '@/games/miniatures/summary/course.ts'
import { coursePicture } from '@/games/miniatures/summary/picture.ts'

function stretch(
  turn: number | null,
  half: 1 | 2,
  a: number,
  b: number,
  more: Partial<Stretch> = {},
): Stretch {
  return {
    turn: turn === null ? null : { number: turn, half, attacker: half === 1 ? 'a' : 'b' },
    resolutions: 1,
    bases: { a, b },
    unitsLost: [],
    leadersFallen: [],
    ...more,
  }
}

function battle(...stretches: readonly Stretch[]): Battle {
  return { start: { a: 10, b: 8 }, stretches, losses: new Map(), fallen: [] }
}

const lostUnit = { side: 'a', id: 'u1', name: '1st Line' } as const
const leader = { side: 'a', officer: 'Ney', unit: '1st Line', turn: null } as const

describe('the picture of a battle', () => {
  it('is a step line of each side, whose losses fall in the middle of each half-turn', () => {
    const { lines, basesTicks } = coursePicture(battle(stretch(1, 1, 8, 8), stretch(1, 2, 5, 4)))
    expect(lines).toEqual({ a: 'M0 0H25V20H75V50H100', b: 'M0 20H25V20H75V60H100' })
    expect(basesTicks.map(({ at, label }) => `${label} at ${at}`)).toEqual([
      '0 at 0',
      '2 at 0.2',
      '4 at 0.4',
      '6 at 0.6',
      '8 at 0.8',
      '10 at 1',
    ])
  })

  it.each([
    [3, 1, [1, 2, 3]],
    [6, 1, [1, 2, 3, 4, 5, 6]],
    [12, 2, [2, 4, 6, 8, 10, 12]],
    [24, 5, [5, 10, 15, 20]],
  ])('of %i turns is numbered in steps of %i', (turns, _step, labels) => {
    const halves = Array.from({ length: turns }, (_, place) => [
      stretch(place + 1, 1, 9, 9),
      stretch(place + 1, 2, 9, 9),
    ]).flat()
    const { turnTicks, turnBorders } = coursePicture(battle(...halves))
    expect(turnTicks.map(({ label }) => Number(label))).toEqual(labels)
    expect(turnBorders).toHaveLength(turns - 1)
  })

  it('sets a turn’s number in the middle of its half-turns', () => {
    const { turnTicks } = coursePicture(battle(stretch(1, 1, 9, 9), stretch(1, 2, 9, 9), stretch(2, 1, 9, 9)))
    expect(turnTicks.map(({ at }) => at)).toEqual([1 / 3, 5 / 6])
  })

  it('numbers resolutions where no turns are kept, and draws no borders', () => {
    const { turnTicks, turnBorders } = coursePicture(
      battle(...Array.from({ length: 30 }, () => stretch(null, 1, 9, 9))),
    )
    expect(turnTicks.map(({ label }) => label)).toEqual(['5', '10', '15', '20', '25', '30'])
    expect(turnBorders).toEqual([])
  })

  it('has a mark for each unit lost and leader fallen, of its own side', () => {
    const { marks } = coursePicture(
      battle(
        stretch(1, 1, 8, 8),
        stretch(1, 2, 5, 4, { unitsLost: [lostUnit, { ...lostUnit, side: 'b' }], leadersFallen: [leader] }),
      ),
    )
    expect(marks).toEqual({
      a: [{ at: 0.75, marks: ['unit', 'leader'] }],
      b: [{ at: 0.75, marks: ['unit'] }],
    })
  })

  it('puts marks together that would overlap', () => {
    const stretches = Array.from({ length: 100 }, (_, place) =>
      stretch(null, 1, 9, 9, place % 2 === 0 ? { unitsLost: [lostUnit] } : {}),
    )
    const { marks } = coursePicture(battle(...stretches))
    const places = marks.a.map(({ at }) => at)
    expect(marks.a.flatMap((stack) => stack.marks)).toHaveLength(50)
    expect(Math.min(...places.slice(1).map((at, place) => at - (places[place] ?? 0)))).toBeGreaterThanOrEqual(
      0.04,
    )
  })

  it('can be drawn of a battle in which nothing is left', () => {
    const { lines } = coursePicture({ ...battle(stretch(1, 1, 0, 0)), start: { a: 0, b: 0 } })
    expect(lines.a).toBe('M0 100H50V100H100')
  })
})
