// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { procedures, rulesWith } from '@/rules/miniatures/index.ts'
import { paceCases, refusalCases, wayCases } from './movement.cases.ts'
import { at, chartsWith, named } from './own-charts.ts'
import { linesOf, resolve, totalOf } from './resolve.ts'
import { foot, type Difference } from './standard.ts'

function allowed(difference: Difference) {
  return resolve(procedures.movement, { unit: foot, ...difference })
}

/** What a case says of the move itself. */
function inputOf(way: Difference): Difference {
  return Object.fromEntries(Object.entries(way).filter(([field]) => field !== 'what'))
}

function notesOf({ reasons }: ReturnType<typeof allowed>): readonly string[] {
  return reasons.filter(({ operation }) => operation === 'note').map(({ key }) => key)
}

describe('the movement chart', () => {
  it.each(paceCases)(
    '$what: $basic, road $road, charge $charge, rough $rough',
    ({ unit, noRoad, ...inches }) => {
      const go = (kind: string, charging = false) =>
        allowed({ unit, ground: { kind }, charging }).outcome?.inches ?? null
      expect(go('open')).toBe(inches.basic)
      expect(go('road')).toBe(inches.road)
      expect(go('open', true)).toBe(inches.charge)
      expect(go('rough')).toBe(inches.rough)
      const onRoad = notesOf(allowed({ unit, ground: { kind: 'road' } }))
      expect(onRoad.includes('movement.noRoadMove')).toBe(noRoad === true)
    },
  )
})

describe('a move', () => {
  it.each(wayCases)('$what: $inches', ({ inches, lines, notes = [], ...way }) => {
    const moved = allowed(inputOf(way))
    expect(moved.outcome).toEqual({ inches })
    expect(totalOf(moved.reasons, 'movement')).toBe(inches)
    expect(linesOf(moved.reasons, 'movement')).toEqual(lines)
    expect(notesOf(moved)).toEqual(notes)
    expect(moved.rolls).toEqual([])
  })

  it('keeps 2 inches from the enemy, by the sheet', () => {
    expect(allowed({}).reasons.find(({ key }) => key === 'movement.staysClear')).toMatchObject({
      parameters: { inches: 2 },
      provenance: { kind: 'rule', section: 'Sequence of play' },
    })
  })

  it.each(refusalCases)('cannot be: $what', ({ code, path, ...way }) => {
    expect(allowed(inputOf(way)).refusal).toMatchObject({ code, path })
  })

  it('that a table’s own chart has blanked is refused', () => {
    const charts = named('No charges', chartsWith([at('movement', 'lineInfantry', 'charge'), null]))
    const input = { unit: foot, charging: true }
    const { refusal } = resolve(procedures.movement, input, [], {}, rulesWith({}, charts))
    expect(refusal).toMatchObject({ code: 'hasNoSuchMove', path: 'charging' })
  })

  it.each([
    { what: 'seven levels of hill', ground: { hillLevels: 7 } },
    { what: 'half a fence', ground: { fences: 0.5 } },
    { what: 'a swamp', ground: { kind: 'swamp' } },
  ])('is not asked for over $what', ({ ground }) => {
    expect(v.safeParse(procedures.movement.input, { unit: foot, ground }).success).toBe(false)
  })
})
