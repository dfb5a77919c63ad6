import type { CellPlace, Chart, Row } from '../../chart.ts'

/**
 * What a table may want and yet hardly means. `milderWithDie`: a worse result needs less than a milder one;
 * `milderWithPoints`: more fire points need more for the same result.
 */
export interface ChartWarning {
  readonly kind: 'milderWithDie' | 'milderWithPoints'
  readonly place: CellPlace
  /** The column or the row that the cell should not fall behind. */
  readonly other: string
}

type Charts = Readonly<Record<string, Chart>>

/** What the modified die must reach; a blank cannot be reached. */
function needed(row: Row, column: string): number {
  const value = row.cells[column]?.value
  return typeof value === 'number' ? value : Infinity
}

/** Every place where the fire effect chart is not monotone: more points never worse, a higher die never milder. */
export function chartWarnings(charts: Charts): readonly ChartWarning[] {
  const chart = charts['fireEffect']
  return chart === undefined ? [] : chart.rows.flatMap((row, place) => warningsOf(chart, row, place))
}

function warningsOf({ id, columns, rows }: Chart, row: Row, place: number): readonly ChartWarning[] {
  const before = rows[place - 1]
  return columns.flatMap(({ id: column }, at): ChartWarning[] => {
    const milder = columns[at - 1]?.id
    const found = { chart: id, row: row.id, column }
    const withDie = milder !== undefined && needed(row, column) < needed(row, milder)
    const withPoints = before !== undefined && needed(row, column) > needed(before, column)
    return [
      ...(withDie ? [{ kind: 'milderWithDie' as const, place: found, other: milder }] : []),
      ...(withPoints ? [{ kind: 'milderWithPoints' as const, place: found, other: before.id }] : []),
    ]
  })
}
