import type { Chart, Row } from '../../chart.ts'
import { withBands } from '../../chart-changes.ts'
import { bandStep, boundsOf, mostRows } from './steps.ts'

/** Where the end of a band may lie. */
export interface EdgeRange {
  readonly minimum: number
  readonly maximum: number
  readonly step: number
}

/**
 * Where the end of a band may lie, so that it and its neighbour keep at least one number each. Null where it
 * is open: then the band before it says where it starts.
 *
 * @param place of the row, from 0
 */
export function edgeRange(chart: Chart, model: Chart, place: number): EdgeRange | null {
  const row = chart.rows[place]
  if (row === undefined || row.to === null || row.to === undefined) return null
  const step = bandStep(chart)
  const { least, most } = boundsOf(chart)
  const next = chart.rows[place + 1]
  if (next === undefined) {
    const end = model.rows.at(-1)?.to ?? most
    return { minimum: Math.max(end, row.from ?? least), maximum: most, step }
  }
  const maximum = typeof next.to === 'number' ? next.to - step : most - step
  return { minimum: row.from ?? least, maximum, step }
}

/** Moves the end of a band, and with it the start of the next. An end that it may not have changes nothing. */
export function moveEdge(chart: Chart, model: Chart, place: number, to: number): Chart {
  const range = edgeRange(chart, model, place)
  if (range === null || to < range.minimum || to > range.maximum) return chart
  const rows = chart.rows.map((row, at) => {
    if (at === place) return { ...row, to }
    return at === place + 1 ? { ...row, from: to + range.step } : row
  })
  return withBands(chart, model, rows)
}

/** Where a band would be parted: the end of its first part; null where it is one number, or rows are too many. */
function partingOf(chart: Chart, place: number): number | null {
  const row = chart.rows[place]
  if (row === undefined || chart.kind !== 'bands' || chart.rows.length >= mostRows) return null
  const step = bandStep(chart)
  const parting = middleOf(row, step, chart.rows[place - 1])
  const { most, least } = boundsOf(chart)
  const isInside = parting >= (row.from ?? least) && parting + step <= (row.to ?? most)
  return isInside ? parting : null
}

/** The middle of a band; an open one is parted a step inside its end, or after as much as the one before has. */
function middleOf({ from, to }: Row, step: number, before: Row | undefined): number {
  if (typeof from !== 'number') return (to ?? 0) - step
  if (typeof to !== 'number') return from + widthOf(before)
  return from + Math.floor((to - from) / step / 2) * step
}

function widthOf(row: Row | undefined): number {
  return typeof row?.from === 'number' && typeof row.to === 'number' ? row.to - row.from : 0
}

/** Whether a band can be parted in two. */
export function maySplit(chart: Chart, place: number): boolean {
  return partingOf(chart, place) !== null
}

/** Parts a band in two that say the same. One that cannot be parted stays as it is. */
export function splitBand(chart: Chart, model: Chart, place: number): Chart {
  const row = chart.rows[place]
  const parting = partingOf(chart, place)
  if (row === undefined || parting === null) return chart
  const first = { ...row, to: parting }
  const second = { ...row, from: parting + bandStep(chart) }
  return withBands(chart, model, chart.rows.toSpliced(place, 1, first, second))
}

/** Takes a band out; the one before it, or else the one after, goes on where it was. The last one stays. */
export function removeBand(chart: Chart, model: Chart, place: number): Chart {
  const row = chart.rows[place]
  if (row === undefined || chart.kind !== 'bands' || chart.rows.length < 2) return chart
  const rows = chart.rows.map((other, at): Row => {
    if (at === place - 1) return { ...other, to: row.to ?? null }
    return at === 1 && place === 0 ? { ...other, from: row.from ?? null } : other
  })
  return withBands(chart, model, rows.toSpliced(place, 1))
}
