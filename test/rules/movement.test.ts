// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { defaultCharts, procedures, rulesWith, usualCharts } from '@/rules/miniatures/index.ts'
import { paceCases, refusalCases, wayCases } from './movement.cases.ts'
import { linesOf, resolve, totalOf } from './resolve.ts'
import { foot, type Difference } from './standard.ts'

function allowed(difference: Difference) {
  return resolve(procedures.movement, { unit: foot, ...difference })
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
  it.each(wayCases)('$what: $inches', ({ what: _what, inches, lines, notes = [], ...input }) => {
    const moved = allowed(input)
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

  it.each(refusalCases)('cannot be: $what', ({ what: _what, code, path, ...input }) => {
    expect(allowed(input).refusal).toMatchObject({ code, path })
  })

  it('that a table’s own chart has blanked is refused', () => {
    const rows = defaultCharts.movement.rows.map((row) =>
      row.id === 'lineInfantry'
        ? { ...row, cells: { ...row.cells, charge: { ...row.cells.charge, value: null } } }
        : row,
    )
    const charts = { ...usualCharts.charts, movement: { ...defaultCharts.movement, rows } }
    const rules = rulesWith({}, { name: 'No charges', charts })
    const { refusal } = resolve(procedures.movement, { unit: foot, charging: true }, [], {}, rules)
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
