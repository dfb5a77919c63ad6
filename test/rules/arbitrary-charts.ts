import fc from 'fast-check'
import type { CellValue, Chart } from '@/rules/index.ts'
import { moveEdge, removeBand, splitBand } from '@/rules/miniatures/charts/bands.ts'
import { chartFaults } from '@/rules/miniatures/charts/check.ts'
import { plainCharts } from '@/rules/miniatures/charts/plain.ts'
import { stepOf } from '@/rules/miniatures/charts/steps.ts'
import { defaultCharts } from '@/rules/miniatures/index.ts'
import { at, chartsWith, type Charts } from './own-charts.ts'

const all: readonly Chart[] = Object.values(defaultCharts)
const banded = all.filter(({ kind }) => kind === 'bands')

/** A value that a column takes, likely or not. */
function valueOf({ minimum = 0, maximum = 0, choices, blank, unit }: Chart['columns'][number]) {
  const step = stepOf(unit)
  const value: fc.Arbitrary<CellValue> = choices
    ? fc.constantFrom(...choices)
    : fc.integer({ min: Math.ceil(minimum / step), max: Math.floor(maximum / step) }).map((n) => n * step)
  return blank ? fc.oneof(value, fc.constant(null)) : value
}

const change = fc
  .constantFrom(...all)
  .chain(({ id, columns, rows }) =>
    fc
      .tuple(fc.constantFrom(...rows), fc.constantFrom(...columns))
      .chain(([row, column]) => valueOf(column).map((value) => [at(id, row.id, column.id), value] as const)),
  )

const bandAct = fc.record({
  model: fc.constantFrom(...banded),
  what: fc.nat(2),
  place: fc.nat(20),
  by: fc.integer({ min: -4, max: 4 }),
})

type BandAct = typeof bandAct extends fc.Arbitrary<infer Act> ? Act : never

function withAct(charts: Charts, { model, what, place, by }: BandAct): Charts {
  const chart = charts[model.id] ?? model
  const end = (chart.rows[place]?.to ?? 0) + by
  const acts = [
    () => moveEdge(chart, model, place, end),
    () => splitBand(chart, model, place),
    () => removeBand(chart, model, place),
  ]
  return { ...charts, [model.id]: acts[what]?.() ?? chart }
}

/** Charts with any numbers that their columns take and any bands, as long as they can be played by. */
export const soundCharts: fc.Arbitrary<Charts> = fc
  .tuple(fc.array(change, { maxLength: 25 }), fc.array(bandAct, { maxLength: 8 }))
  .map(([changes, acts]) => acts.reduce(withAct, chartsWith(...changes)))
  .filter((charts) => chartFaults(plainCharts(charts)).length === 0)
