import type { CellPlace, CellValue, Chart } from '@/rules/index.ts'
import { chartsSaying, plainCharts, type PlainCharts } from '@/rules/miniatures/charts/plain.ts'
import { defaultCharts, isChartSet, ownChartsId, type NamedCharts } from '@/rules/miniatures/index.ts'

/** Charts of a table's own, as tests make them. */
export type Charts = Readonly<Record<string, Chart>>

/** The charts as they come, with other values in some cells. */
export function chartsWith(...changes: readonly (readonly [CellPlace, CellValue])[]): Charts {
  return chartsSaying(plainWith(...changes), defaultCharts)
}

/** The same as plain rows; a value may be anything. */
export function plainWith(...changes: readonly (readonly [CellPlace, CellValue])[]): PlainCharts {
  return changes.reduce<PlainCharts>(
    (charts, [{ chart, row, column }, value]) => ({
      ...charts,
      [chart]: {
        rows: (charts[chart]?.rows ?? []).map((other) =>
          other.id === row ? { ...other, cells: { ...other.cells, [column]: value } } : other,
        ),
      },
    }),
    plainCharts(defaultCharts),
  )
}

/** A record without one of its parts. */
export function without<Part>(record: Readonly<Record<string, Part>>, key: string): Record<string, Part> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key))
}

export function at(chart: string, row: string, column = 'value'): CellPlace {
  return { chart, row, column }
}

/** Charts under a name. The hash is made up. */
export function named(name: string, charts: Charts): NamedCharts {
  if (!isChartSet(charts)) throw new TypeError('not every chart is there')
  return { id: ownChartsId(name, 'c0ffee00'), name, charts }
}

/** Deadly from 9 at 12–14 points, and a beaten unit that loses two bases by 1 or 2. */
export const thursdayCharts = named(
  'Thursday rules',
  chartsWith([at('fireEffect', 'from12', 'deadly'), 9], [at('meleeResult', 'from1', 'loserBases'), 2]),
)

/** Nobody loses how much? */
export const unsoundCharts = named('No rules', chartsWith([at('meleeResult', 'from1', 'loserBases'), null]))
