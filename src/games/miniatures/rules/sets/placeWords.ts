import { aside } from '@/messages/aside.ts'
import type { CellPlace, Chart } from '@/rules/index.ts'
import type { ChartsFault } from '@/rules/miniatures/charts/faults.ts'
import type { ChartWarning } from '@/rules/miniatures/charts/warnings.ts'
import { cellPlaceText, chartView, type ChartView } from '../charts.ts'
import { faultWords } from './words.ts'

type Charts = Readonly<Record<string, Chart>>

/** A place in the charts with what is said of it. */
export interface SaidPlace {
  readonly words: string
  readonly place: CellPlace
}

const { ruleEditing } = aside

function viewOf(charts: Charts, id: string): ChartView | null {
  const chart = charts[id]
  return chart === undefined ? null : chartView(chart)
}

/** Where a cell stands, in words: "Fire points 12–14, Deadly". */
function placeText(charts: Charts, { chart, row: rowId, column }: CellPlace): string {
  const view = viewOf(charts, chart)
  const row = view?.rows.find(({ id }) => id === rowId)
  const cell = row?.cells.find((each) => each.column === column)
  return view === null || row === undefined || cell === undefined ? chart : cellPlaceText(view, row, cell)
}

/** What a chart that is not monotone says, place by place. */
export function warningWords(charts: Charts, warnings: readonly ChartWarning[]): readonly SaidPlace[] {
  return warnings.map(({ kind, place, other }) => {
    const view = viewOf(charts, place.chart)
    const names = kind === 'milderWithDie' ? view?.columns : view?.rows
    const label = names?.find(({ id }) => id === other)?.label ?? other
    return { words: ruleEditing.warnings[kind](placeText(charts, place), label), place }
  })
}

const cellPath = /^charts\.(\w+)\.rows\[(\d+)\]\.cells\.(\w+)$/u

/** What charts cannot be played by, place by place. */
export function faultPlaces(charts: Charts, faults: readonly ChartsFault[]): readonly SaidPlace[] {
  return faults.map((fault) => {
    const [, chart = '', at = '', column = ''] = cellPath.exec(fault.path) ?? []
    const place = { chart, row: charts[chart]?.rows[Number(at)]?.id ?? '', column }
    return { words: ruleEditing.faultAt(placeText(charts, place), faultWords(fault)), place }
  })
}
