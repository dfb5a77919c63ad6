import { shortMonthName } from '@/messages/en/napoleon-in-europe/months.ts'
import { holdingsOf } from '@/rules/napoleon-in-europe/holdings.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { byNation, nationIds, type ByNation, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { RoundRecord } from '@/rules/napoleon-in-europe/state.ts'

/** What a picture shows over time. */
export const figureIds = ['regions', 'productionPoints', 'politicalActionPoints'] as const
export type FigureId = (typeof figureIds)[number]

/** The picture's own width and height; what shows it stretches it to its place. */
export const pictureSize = 100

/** Every round that is over, in their order, and where the nations stand now. */
export function recordsOf(state: NapoleonState): readonly RoundRecord[] {
  const { round, month } = state.calendar
  const over = state.chronicle.toSorted((one, other) => one.round - other.round)
  const now: RoundRecord = {
    round,
    month,
    nations: byNation((nation) => ({
      regions: holdingsOf(state, nation).regions,
      productionPoints: state.nations[nation].productionPoints,
      politicalActionPoints: state.nations[nation].politicalActionPoints,
    })),
  }
  return [...over.filter((record) => record.round < round), now]
}

/** "Nov 1805", or the round's number where no months are kept. */
export function whenOf({ month, round }: RoundRecord): string {
  return month === null ? String(round) : shortMonthName(month)
}

interface Tick {
  /** 0 to 1, from the left or from the bottom. */
  readonly at: number
  readonly label: string
}

/** A figure of all nations over time, as it is drawn. */
export interface CoursePicture {
  /** SVG paths in a square of `pictureSize`, from the top left. */
  readonly lines: ByNation<string>
  /** Where each nation's name stands beside the end of its line, from the bottom. */
  readonly ends: ByNation<number>
  readonly levels: readonly Tick[]
  readonly times: readonly Tick[]
}

const mostLevels = 6
/** Few enough that their labels stand apart, also with large text on a small phone. */
const mostTimes = 3
/** Names beside the ends of the lines are at least this far apart, of the picture's height. */
const leastGap = 0.085

/** Draws one figure of all nations. At least two records. */
export function coursePicture(records: readonly RoundRecord[], figure: FigureId): CoursePicture {
  const most = Math.max(1, ...records.flatMap(({ nations }) => nationIds.map((id) => nations[id][figure])))
  const step = roundStep(most / (mostLevels - 1))
  const top = Math.ceil(most / step) * step
  const heightOf = (record: RoundRecord, nation: NationId) => record.nations[nation][figure] / top
  const last = records.at(-1)
  return {
    lines: byNation((nation) => lineOf(records.map((record) => heightOf(record, nation)))),
    ends: apart(byNation((nation) => (last === undefined ? 0 : heightOf(last, nation)))),
    levels: Array.from({ length: top / step + 1 }, (_, place) => ({
      at: (place * step) / top,
      label: String(place * step),
    })),
    times: timesOf(records),
  }
}

function lineOf(heights: readonly number[]): string {
  const points = heights.map((height, place) => {
    const right = (pictureSize * place) / Math.max(1, heights.length - 1)
    return `${rounded(right)} ${rounded(pictureSize * (1 - height))}`
  })
  return `M${points.join('L')}`
}

function timesOf(records: readonly RoundRecord[]): readonly Tick[] {
  const last = Math.max(1, records.length - 1)
  const step = Math.max(1, Math.ceil(last / mostTimes))
  return records.flatMap((record, place) =>
    place % step === 0 ? [{ at: place / last, label: whenOf(record) }] : [],
  )
}

/** Names that would overlap stand apart, as near to the ends of their lines as they can. */
function apart(heights: ByNation<number>): ByNation<number> {
  const order = nationIds.toSorted((one, other) => heights[one] - heights[other])
  const levels = rising(order.map((nation, place) => heights[nation] - place * leastGap))
  const over = Math.max(0, (levels.at(-1) ?? 0) + (order.length - 1) * leastGap - 1)
  return byNation((nation) => {
    const place = order.indexOf(nation)
    return rounded((levels[place] ?? 0) + place * leastGap - over)
  })
}

/** The rising numbers that are nearest to the given ones: those that fall are levelled together. */
function rising(numbers: readonly number[]): readonly number[] {
  const levels: { readonly mean: number; readonly count: number }[] = []
  for (const number of numbers) {
    let level = { mean: number, count: 1 }
    for (let last = levels.at(-1); last !== undefined && last.mean > level.mean; last = levels.at(-1)) {
      const count = last.count + level.count
      level = { mean: (last.mean * last.count + level.mean * level.count) / count, count }
      levels.pop()
    }
    levels.push(level)
  }
  return levels.flatMap(({ mean, count }) => Array.from({ length: count }, () => mean))
}

/** The next of 1, 2, 5, 10, 20, 50 and so on. */
function roundStep(least: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, least)))
  const digit = [1, 2, 5, 10].find((candidate) => candidate * magnitude >= least) ?? 10
  return digit * magnitude
}

/** Finer than any screen, and short in the page. */
function rounded(length: number): number {
  return Math.round(length * 100) / 100
}
