// @vitest-environment node
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { exactOdds } from '@/dice/index.ts'
import { Ledger } from '@/rules/index.ts'
import { defaultCharts, procedures, rulesWith } from '@/rules/miniatures/index.ts'
import {
  bandCases,
  dieCases,
  effectChart,
  examples,
  fireInputOf,
  multiplierCases,
  togetherCases,
  type Volley,
} from './fire.cases.ts'
import { effectCases, officerCases, refusalCases } from './fire-effects.cases.ts'
import { at, chartsWith, named } from './own-charts.ts'
import { linesOf, ordersIn, resolve, totalOf, type Resolution } from './resolve.ts'
import { battery, column, foot, heavyGun, medium } from './standard.ts'

type Outcome = NonNullable<ReturnType<typeof fired>['outcome']>

function fired(volley: Volley, faces: readonly number[] = []) {
  return resolve(procedures.fire, fireInputOf(volley), faces, volley.options)
}

function outcomeOf(resolution: Resolution<Outcome>): Outcome {
  if (resolution.outcome === undefined)
    throw new Error(JSON.stringify(resolution.refusal ?? resolution.needs))
  return resolution.outcome
}

describe('fire points', () => {
  describe.each([
    ['by distance', bandCases],
    ['with one multiplier', multiplierCases],
    ['with several', togetherCases],
  ])('%s', (_name, cases) => {
    it.each(cases)('$what: $points points', (example) => {
      const { reasons, needs, refusal } = fired(example)
      expect(refusal).toBeUndefined()
      expect(needs).toEqual({ sides: 10, label: 'fire', side: 'firer' })
      expect(totalOf(reasons, 'points')).toBe(example.points)
      if (example.lines !== undefined) expect(linesOf(reasons, 'points')).toEqual(example.lines)
    })
  })

  it('say that they were rounded, and from what', () => {
    const { reasons } = fired({ by: { ...foot, bases: 5, marker: true }, at: 8 })
    expect(reasons.find(({ key }) => key === 'fire.rounded')).toMatchObject({
      parameters: { exact: 2.5 },
      value: 3,
      operation: 'note',
      provenance: { kind: 'house', section: 'M6' },
    })
  })

  it('say that they are at least 1', () => {
    const { reasons } = fired({ by: { ...medium, marker: true, damaged: true }, at: 36 })
    expect(reasons.find(({ key }) => key === 'fire.leastPoints')).toMatchObject({
      parameters: { exact: 0.25 },
      value: 1,
      provenance: { kind: 'house', section: 'M6' },
    })
  })

  it('say nothing of rounding where there is none', () => {
    const keys = fired({}).reasons.map(({ key }) => key)
    expect(keys).not.toContain('fire.rounded')
    expect(keys).not.toContain('fire.leastPoints')
  })

  it('name every reason why the target is exposed, and count it once', () => {
    const { reasons } = fired({ target: column, aspect: 'flank' })
    const exposed = reasons.filter(({ key }) => key === 'fire.exposedTarget')
    expect(exposed).toHaveLength(1)
    expect(exposed[0]?.parameters).toEqual({ why: 'column+flank' })
  })
})

describe('the fire die', () => {
  it.each(dieCases)('$what: $die', (example) => {
    const { reasons } = fired(example)
    expect(totalOf(reasons, 'die')).toBe(example.die)
    expect(linesOf(reasons, 'die')).toEqual(example.lines)
  })
})

const results = ['lively', 'telling', 'deadly', 'withering'] as const

/** What M3 gives for a modified die: the worst result whose number is reached. */
function resultOf(needed: readonly (number | null)[], total: number): string {
  const reached = results.filter((_result, index) => {
    const least = needed[index] ?? null
    return least !== null && total >= least
  })
  return reached.at(-1) ?? 'none'
}

/** Targets that add −3 to +1 to the die and nothing to the points, under the option that only the die counts. */
const dieTargets = [
  [-3, { ...foot, cover: ['house'] }],
  [-2, { ...foot, cover: ['woods'] }],
  [0, foot],
  [1, column],
] as const

describe('the effect chart', () => {
  describe.each(effectChart.map(([from, to, ...needed]) => ({ from, to, needed })))(
    '$from to $to points: $needed',
    ({ from, to, needed }) => {
      it.each([...new Set([from, to])])('at %s points, every die from −2 to 11', (points) => {
        const { firers: by, at } = battery(points)
        for (const [modifier, target] of dieTargets) {
          for (let face = 1; face <= 10; face += 1) {
            const shot = fired({ by, at, target, options: { exposedTarget: 'die' } }, [face])
            const { result, points: counted } = outcomeOf(shot)
            expect([counted, modifier + face, result]).toEqual([
              points,
              modifier + face,
              resultOf(needed, modifier + face),
            ])
          }
        }
      })
    },
  )

  it('is taken from the published family, every number of it', () => {
    const kinds = defaultCharts.fireEffect.rows.flatMap(({ cells }) =>
      Object.values(cells).map(({ provenance }) => provenance.kind),
    )
    expect(new Set(kinds)).toEqual(new Set(['family']))
  })

  it('covers every number of points from 1 upward, each once', () => {
    for (let points = 1; points <= 400; points += 1) {
      const rows = defaultCharts.fireEffect.rows.filter(
        ({ from, to }) => points >= (from ?? -Infinity) && points <= (to ?? Infinity),
      )
      expect(rows).toHaveLength(1)
    }
  })

  it('takes 12 guns at 4 in into a flank: 144 points', () => {
    const shot = fired({ by: Array(12).fill(medium), aspect: 'flank' }, [3])
    expect(outcomeOf(shot)).toMatchObject({ points: 144, result: 'withering' })
  })
})

describe('what fire does', () => {
  describe.each([
    ['to each arm', effectCases],
    ['to the officer with the target', officerCases],
  ])('%s', (_name, cases) => {
    it.each(cases)('$what', (example) => {
      const shot = fired(example, example.faces)
      const { marker = false, damaged = false, removed = false, officer = 'none' } = example
      expect(outcomeOf(shot)).toMatchObject({
        result: example.result,
        target: { basesLost: example.loses, marker, damaged, removed: removed ? 'fire' : null, officer },
      })
      expect(ordersIn(shot.reasons)).toEqual(example.orders)
      expect(shot.rolls.map(({ face }) => face)).toEqual(example.faces)
    })
  })

  it('has one outcome line, that names the result', () => {
    const { reasons } = fired({}, [10])
    const outcomes = reasons.filter(({ operation }) => operation === 'outcome')
    expect(outcomes.map(({ key }) => key)).toEqual(['fire.outcome.telling'])
    expect(outcomes[0]?.value).toBe(10)
  })

  it('asks the target’s side for the officer’s die', () => {
    const shot = fired({ target: { ...foot, officer: { name: 'Kempt', value: 1 } } }, [8])
    expect(shot.needs).toEqual({ sides: 10, label: 'leader', side: 'target', subject: 'Kempt' })
  })

  it('says why Napoleon rolls no die', () => {
    const officer = { name: 'Napoleon', value: 3, onlyFallsInMelee: true }
    const { reasons } = fired({ target: { ...foot, officer } }, [8])
    expect(reasons.find(({ key }) => key === 'leader.notByFire')).toMatchObject({
      parameters: { officer: 'Napoleon' },
      provenance: { kind: 'rule' },
    })
  })
})

describe('fire that is refused', () => {
  it.each(refusalCases)('$what', (example) => {
    expect(fired(example, [5]).refusal).toMatchObject({
      code: example.code,
      path: example.path,
      provenance: { kind: example.kind },
    })
  })

  it.each([
    { what: 'infantry at 8 in', volley: { at: 8 } },
    { what: 'a gun at 36 in', volley: { by: medium, at: 36 } },
    { what: 'the charger at 4 in', volley: { at: 4, atCharger: true } },
    { what: 'a column', volley: { by: column } },
    { what: 'a gun at its charger at 0.5 in', volley: { by: heavyGun, at: 0.5, atCharger: true } },
  ])('not so: $what', ({ volley }) => {
    expect(fired(volley, [5]).refusal).toBeUndefined()
  })

  it.each([
    { what: 'no firer', input: { ...fireInputOf({}), firers: [] } },
    { what: 'no distance', input: { firers: [foot], target: foot } },
    { what: '0 in', input: fireInputOf({ at: 0 }) },
    { what: 'a quarter inch', input: fireInputOf({ at: 4.25 }) },
    { what: 'less than nothing', input: fireInputOf({ at: -4 }) },
    { what: 'thirteen bases', input: fireInputOf({ by: { ...foot, bases: 13 } }) },
    { what: 'half a base', input: fireInputOf({ by: { ...foot, bases: 1.5 } }) },
    { what: 'an officer of 4', input: fireInputOf({ target: { ...foot, officer: { value: 4 } } }) },
    { what: 'an arm that is not', input: fireInputOf({ by: { ...foot, arm: 'dragoons' } }) },
    { what: 'a field that is not', input: fireInputOf({ by: { ...foot, banner: true } }) },
  ])('before it begins: $what', ({ input }) => {
    expect(v.safeParse(procedures.fire.input, input).success).toBe(false)
  })

  it('out of range names the range', () => {
    expect(fired({ at: 8.5 }).refusal?.parameters).toMatchObject({ distance: 8.5, range: 8, arm: 'infantry' })
    expect(fired({ by: medium, at: 40 }).refusal?.parameters).toMatchObject({ range: 36, arm: 'artillery' })
  })
})

describe('the pictures’ examples', () => {
  it.each(examples)('$what: $points points, a $face makes $total, $result', (example) => {
    const shot = fired(example, [example.face])
    expect(outcomeOf(shot)).toMatchObject({ points: example.points, result: example.result })
    expect(totalOf(shot.reasons, 'die')).toBe(example.die)
    expect(shot.reasons.find(({ operation }) => operation === 'outcome')?.value).toBe(example.total)

    const input = v.parse(procedures.fire.input, fireInputOf(example))
    const chances = exactOdds(
      (dice) => procedures.fire.run(input, rulesWith(), { dice, ledger: new Ledger() }).result,
      (result) => result,
    )
    const odds = ['none', ...results].map(
      (result) => chances.find(({ key }) => key === result)?.probability ?? 0,
    )
    odds.forEach((chance, index) => expect(chance).toBeCloseTo(example.odds[index] ?? 0, 12))
  })
})

describe('a number that the table changed', () => {
  const { firePoints } = defaultCharts
  const charts = {
    ...defaultCharts,
    firePoints: {
      ...firePoints,
      rows: firePoints.rows.map((row) =>
        row.id === 'to4'
          ? {
              ...row,
              cells: {
                ...row.cells,
                infantry: { value: 3, provenance: { kind: 'changed', section: 'M2' } as const },
              },
            }
          : row,
      ),
    },
  }
  const changed = { ...rulesWith(), charts }

  it('is the one that counts, and the reason says so', () => {
    const { reasons } = resolve(procedures.fire, fireInputOf({}), [], {}, changed)
    expect(linesOf(reasons, 'points')).toEqual(['fire.bases +12 changed'])
    expect(totalOf(reasons, 'points')).toBe(12)
  })

  it('leaves the others as they were', () => {
    const { reasons } = resolve(procedures.fire, fireInputOf({ at: 8 }), [], {}, changed)
    expect(linesOf(reasons, 'points')).toEqual(['fire.bases +4 house'])
  })

  it('leaves no marker where the table’s own chart places none', () => {
    const unmarked = rulesWith({}, named('Steady', chartsWith([at('fireResults', 'telling', 'marker'), 0])))
    const shot = resolve(procedures.fire, fireInputOf({}), [10], {}, unmarked)
    expect(outcomeOf(shot)).toMatchObject({ result: 'telling', target: { basesLost: 1, marker: false } })
    expect(ordersIn(shot.reasons)).toEqual(['removeBases 1'])
  })
})
