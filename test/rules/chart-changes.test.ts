// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Chart } from '@/rules/index.ts'
import { edgeRange, maySplit, moveEdge, removeBand, splitBand } from '@/rules/miniatures/charts/bands.ts'
import { changedCells, originalCell, withCell } from '@/rules/chart-changes.ts'
import { chartFaults } from '@/rules/miniatures/charts/check.ts'
import { completeCharts } from '@/rules/chart-completion.ts'
import { plainCharts } from '@/rules/miniatures/charts/plain.ts'
import { chartWarnings } from '@/rules/miniatures/charts/warnings.ts'
import { defaultCharts } from '@/rules/miniatures/index.ts'
import { at, chartsWith, without, type Charts } from './own-charts.ts'

const models: Charts = defaultCharts
const banded = Object.values(models).filter(({ kind }) => kind === 'bands')

function chartOf(charts: Charts, id: string): Chart {
  const chart = charts[id]
  if (chart === undefined) throw new Error(`no chart ${id}`)
  return chart
}

describe('the charts as they come', () => {
  it('have nothing to be warned of, and nothing changed', () => {
    expect(chartWarnings(models)).toEqual([])
    expect(changedCells(models, models)).toEqual([])
  })
})

describe('the fire effect chart need not be monotone, but it is said', () => {
  const cases: readonly (readonly [string, Charts, readonly string[]])[] = [
    [
      'a worse result sooner than a milder one',
      chartsWith([at('fireEffect', 'from12', 'deadly'), 6]),
      ['milderWithDie from12 deadly telling', 'milderWithPoints from15 deadly from12'],
    ],
    [
      'a worse result where the milder one cannot happen',
      chartsWith([at('fireEffect', 'from2', 'telling'), 12], [at('fireEffect', 'from2', 'lively'), null]),
      ['milderWithPoints from2 lively from1', 'milderWithDie from2 telling lively'],
    ],
    [
      'more points that do less',
      chartsWith([at('fireEffect', 'from12', 'lively'), 6]),
      ['milderWithPoints from12 lively from10'],
    ],
    [
      'more points that cannot do it any more',
      chartsWith([at('fireEffect', 'from10', 'deadly'), null]),
      ['milderWithPoints from10 deadly from8'],
    ],
    [
      'equal numbers',
      chartsWith([at('fireEffect', 'from12', 'deadly'), 9], [at('fireEffect', 'from15', 'deadly'), 9]),
      [],
    ],
  ]
  it.each(cases)('%s', (_what, charts, warnings) => {
    const told = chartWarnings(charts).map(({ kind, place, other }) => [kind, place.row, place.column, other])
    expect(told.map((words) => words.join(' '))).toEqual(warnings)
  })
})

describe('a changed number', () => {
  const effect = chartOf(models, 'fireEffect')

  it('is the table’s, says in place of what, and is what it was when it is put back', () => {
    const place = at('fireEffect', 'from12', 'deadly')
    const changed = withCell(effect, effect, place, 9)
    expect(changed.rows[8]?.cells['deadly']).toEqual({
      value: 9,
      provenance: { kind: 'changed', section: 'M3' },
    })
    expect(changedCells({ ...models, fireEffect: changed }, models)).toEqual([place])
    expect(withCell(changed, effect, place, 10)).toEqual(effect)
  })

  it('is counted by what the chart says: parting a band changes nothing', () => {
    const parted = splitBand(effect, effect, 8)
    expect(parted.rows.slice(8, 10).map(({ id }) => id)).toEqual(['12to13', '14to14'])
    expect(changedCells({ ...models, fireEffect: parted }, models)).toEqual([])
    expect(removeBand(parted, effect, 9)).toEqual(effect)
  })

  it('has no one original where a band is made up of several that differ', () => {
    const wider = moveEdge(effect, effect, 8, 15)
    const [row] = wider.rows.slice(8, 9)
    if (row === undefined) throw new Error('no row')
    expect(originalCell(effect, row, 'lively')).toBeNull()
    expect(originalCell(effect, row, 'withering')?.value).toBeNull()
    expect(changedCells({ ...models, fireEffect: wider }, models).map(({ column }) => column)).toEqual([
      'lively',
      'telling',
      'deadly',
    ])
  })
})

describe('bands', () => {
  it.each([
    ['fireEffect', 8, { minimum: 12, maximum: 18, step: 1 }],
    ['fireEffect', 15, { minimum: 45, maximum: 199, step: 1 }],
    ['fireEffect', 16, null],
    ['moraleResult', 0, { minimum: -20, maximum: 1, step: 1 }],
    ['firePoints', 0, { minimum: 0, maximum: 7.5, step: 0.5 }],
    ['firePoints', 4, { minimum: 36, maximum: 96, step: 0.5 }],
  ])('%s %d: an end may lie between its neighbours', (id, place, range) => {
    const chart = chartOf(models, id)
    expect(edgeRange(chart, chart, place)).toEqual(range)
  })

  it('an end moves the start of the next', () => {
    const points = chartOf(models, 'firePoints')
    const rows = moveEdge(points, points, 0, 5).rows.slice(0, 2)
    expect(rows.map(({ id, from, to }) => [id, from, to])).toEqual([
      ['0to5', 0, 5],
      ['5.5to8', 5.5, 8],
    ])
  })

  it('an end that may not lie there stays where it is', () => {
    const effect = chartOf(models, 'fireEffect')
    expect(moveEdge(effect, effect, 8, 19)).toBe(effect)
    expect(moveEdge(effect, effect, 16, 60)).toBe(effect)
  })

  it('a named chart has none', () => {
    const named = chartOf(models, 'fireDie')
    expect(splitBand(named, named, 0)).toBe(named)
    expect(removeBand(named, named, 0)).toBe(named)
    expect(edgeRange(named, named, 0)).toBeNull()
  })

  it('the last one stays', () => {
    const result = chartOf(models, 'moraleResult')
    const one = [0, 0, 0].reduce((chart) => removeBand(chart, result, 1), result)
    expect(one.rows.map(({ from, to }) => [from, to])).toEqual([[null, null]])
    expect(removeBand(one, result, 0)).toBe(one)
  })

  it('whatever is done to them, they stay without a gap and without an overlap', () => {
    const acts = fc.array(
      fc.record({ what: fc.nat(2), place: fc.nat(45), by: fc.integer({ min: -6, max: 6 }) }),
      {
        maxLength: 80,
      },
    )
    fc.assert(
      fc.property(fc.constantFrom(...banded), acts, (model, script) => {
        let chart = model
        for (const { what, place, by } of script) {
          const range = edgeRange(chart, model, place)
          const to = (chart.rows[place]?.to ?? 0) + by * (range?.step ?? 1)
          if (what === 0) chart = moveEdge(chart, model, place, to)
          if (what === 1 && maySplit(chart, place)) chart = splitBand(chart, model, place)
          if (what === 2) chart = removeBand(chart, model, place)
        }
        const plain = { ...plainCharts(models), ...plainCharts({ [model.id]: chart }) }
        const bandCodes = chartFaults(plain).filter(({ path }) => !path.includes('.cells.'))
        expect(bandCodes).toEqual([])
      }),
    )
  })
})

describe('stored charts of an older version', () => {
  it('get the charts, the columns and the named rows that have come since, and keep what they say', () => {
    const changed = chartsWith([at('fireDie', 'hill'), -2])
    const stored = {
      ...without(changed, 'movement'),
      fireDie: { ...chartOf(changed, 'fireDie'), rows: chartOf(changed, 'fireDie').rows.slice(1, 3) },
      fireEffect: {
        ...chartOf(changed, 'fireEffect'),
        columns: chartOf(changed, 'fireEffect').columns.slice(0, 3),
        rows: chartOf(changed, 'fireEffect').rows.map((row) => ({
          ...row,
          cells: without(row.cells, 'withering'),
        })),
      },
    }
    const complete = completeCharts(stored, models)
    expect(complete['movement']).toEqual(defaultCharts.movement)
    expect(complete['fireEffect']).toEqual(defaultCharts.fireEffect)
    const die = chartOf(complete, 'fireDie').rows.map(({ id, cells }) => [id, cells['value']?.value])
    expect(die).toEqual([
      ['hill', -2],
      ['lightCover', -1],
      ['exposedTarget', 1],
      ['woods', -2],
      ['house', -3],
    ])
  })
})
