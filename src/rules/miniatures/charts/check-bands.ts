import type { Chart } from '../../chart.ts'
import { fault, type ChartsFault } from './faults.ts'
import type { PlainChart, PlainRow } from './plain.ts'
import { bandStep, boundsOf } from './steps.ts'

/** A row whose ends may be read: an open one is endless. */
interface Band {
  readonly from: number
  readonly to: number
}

/**
 * What is wrong with the bands of a chart: ends that cannot be, gaps and overlaps, or less than what the chart
 * as it comes covers.
 *
 * @param path of the chart
 */
export function bandFaults({ rows }: PlainChart, model: Chart, path: string): readonly ChartsFault[] {
  if (rows.length === 0) return [fault('noBands', `${path}.rows`)]
  const bounds = rows.flatMap((row, place) => boundFaults(row, place, rows.length, model, path))
  if (bounds.length > 0) return bounds
  const bands = rows.map(bandOf)
  return [
    ...startFault(bands, bandOf(model.rows[0]), path),
    ...bands.flatMap((band, place) => joinFaults(band, bands[place - 1], place, model, path)),
    ...endFault(bands, bandOf(model.rows.at(-1)), path),
  ]
}

function bandOf(row: Pick<PlainRow, 'from' | 'to'> | undefined): Band {
  return { from: row?.from ?? -Infinity, to: row?.to ?? Infinity }
}

/** Only the first band may be open below, and only the last above. */
function boundFaults(
  { from, to }: PlainRow,
  place: number,
  count: number,
  model: Chart,
  path: string,
): readonly ChartsFault[] {
  const mayBeOpen = { from: place === 0, to: place === count - 1 }
  const bad = [
    ...(isBound(from, mayBeOpen.from, model) ? [] : ['from']),
    ...(isBound(to, mayBeOpen.to, model) ? [] : ['to']),
  ]
  return bad.map((end) => fault('badBound', `${path}.rows[${place}].${end}`))
}

function isBound(end: unknown, mayBeOpen: boolean, model: Chart): boolean {
  if (end === null) return mayBeOpen
  if (typeof end !== 'number') return false
  const { least, most } = boundsOf(model)
  return end >= least && end <= most && Number.isInteger(end / bandStep(model))
}

function startFault([first]: readonly Band[], model: Band, path: string): readonly ChartsFault[] {
  if (first === undefined || first.from === model.from) return []
  return [fault('wrongStart', `${path}.rows[0].from`, isFinite(model.from) ? { start: model.from } : {})]
}

/** A chart may reach further than it did, but an open end stays open. */
function endFault(bands: readonly Band[], model: Band, path: string): readonly ChartsFault[] {
  const end = bands.at(-1)?.to ?? -Infinity
  const isRight = isFinite(model.to) ? isFinite(end) && end >= model.to : end === model.to
  if (isRight) return []
  const parameters = isFinite(model.to) ? { end: model.to } : {}
  return [fault('wrongEnd', `${path}.rows[${bands.length - 1}].to`, parameters)]
}

function joinFaults(
  { from, to }: Band,
  before: Band | undefined,
  place: number,
  model: Chart,
  path: string,
): readonly ChartsFault[] {
  const backwards = from > to ? [fault('backwards', `${path}.rows[${place}].to`)] : []
  if (before === undefined) return backwards
  const due = before.to + bandStep(model)
  if (from === due) return backwards
  const code = from > due ? 'gap' : 'overlap'
  return [...backwards, fault(code, `${path}.rows[${place}].from`, { due })]
}
