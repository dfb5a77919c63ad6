import { bandOf, cellIn, ChartFault, type Chart, type FoundCell } from '../../../chart.ts'

/** The cell of the band that a number falls in. @throws ChartFault where no band covers it */
export function bandCell<ColumnId extends string>(
  chart: Chart<string, ColumnId>,
  number: number,
  column: ColumnId,
): FoundCell {
  const band = bandOf(chart, number)
  if (band === undefined) throw new ChartFault(chart.id, String(number), column)
  return cellIn(chart, band, column)
}
