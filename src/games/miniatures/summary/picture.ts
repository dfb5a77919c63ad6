import type { SideId } from '@/rules/miniatures/index.ts'
import type { Battle } from './battle.ts'
import type { Stretch } from './course.ts'

/** The picture's own width and height; what shows it stretches it to its place. */
export const pictureSize = 100

/** A label on an axis; `at` runs from 0 to 1, from the left or from the bottom. */
interface Tick {
  readonly at: number
  readonly label: string
}

/** The sprite's symbols for what fell. */
export const markSymbols = { unit: 'base-lost', leader: 'officer-fallen' } as const
export type Mark = keyof typeof markSymbols

/** Marks of what fell at about the same time, one beneath the other. */
export interface MarkStack {
  /** From the left, 0 to 1. */
  readonly at: number
  readonly marks: Mark[]
}

/** The course of a battle as it is drawn: a step line for each side, and marks of what each lost. */
export interface CoursePicture {
  /** SVG paths in a square of `pictureSize`, from the top left. */
  readonly lines: Readonly<Record<SideId, string>>
  readonly basesTicks: readonly Tick[]
  readonly turnTicks: readonly Tick[]
  /** Where a turn begins, 0 to 1 from the left. */
  readonly turnBorders: readonly number[]
  readonly marks: Readonly<Record<SideId, readonly MarkStack[]>>
}

/** Few enough that their labels stand apart, also with large text on a small phone. */
const mostTurnTicks = 6
/** Marks that are nearer to each other, of the picture's width, would overlap: they are put together. */
const leastMarkGap = 0.04
const mostBasesTicks = 6

/** Draws a battle. Each stretch has an equal width, and its losses fall in its middle. */
export function coursePicture({ start, stretches }: Battle): CoursePicture {
  const most = Math.max(1, ...[start, ...stretches.map(({ bases }) => bases)].flatMap(({ a, b }) => [a, b]))
  const step = roundStep(most / (mostBasesTicks - 1))
  const top = Math.ceil(most / step) * step
  const [a, b] = [lineOf('a'), lineOf('b')]

  function lineOf(side: SideId): string {
    const heights = [start, ...stretches.map(({ bases }) => bases)].map((bases) =>
      rounded(pictureSize * (1 - bases[side] / top)),
    )
    const [first = 0, ...others] = heights
    const drops = others.map(
      (height, place) => `H${rounded(pictureSize * middle(place, stretches))}V${height}`,
    )
    return [`M0 ${first}`, ...drops, `H${pictureSize}`].join('')
  }

  return {
    lines: { a, b },
    basesTicks: Array.from({ length: top / step + 1 }, (_, place) => ({
      at: (place * step) / top,
      label: String(place * step),
    })),
    turnTicks: turnTicks(stretches),
    turnBorders: turnBorders(stretches),
    marks: { a: marksOf('a', stretches), b: marksOf('b', stretches) },
  }
}

function middle(place: number, stretches: readonly Stretch[]): number {
  return (place + 0.5) / stretches.length
}

/** The next of 1, 2, 5, 10, 20, 50 and so on. */
function roundStep(least: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, least)))
  const digit = [1, 2, 5, 10].find((candidate) => candidate * magnitude >= least) ?? 10
  return digit * magnitude
}

interface Span {
  readonly number: number
  readonly from: number
  to: number
}

/** The columns of each turn; of each resolution where no turns were kept. */
function spansOf(stretches: readonly Stretch[]): readonly Span[] {
  const hasTurns = stretches.some(({ turn }) => turn !== null)
  const spans: Span[] = []
  stretches.forEach(({ turn }, place) => {
    if (hasTurns && turn === null) return
    const number = turn?.number ?? place + 1
    const last = spans.at(-1)
    if (last?.number === number) last.to = place + 1
    else spans.push({ number, from: place, to: place + 1 })
  })
  return spans
}

function turnTicks(stretches: readonly Stretch[]): readonly Tick[] {
  const spans = spansOf(stretches)
  const step = roundStep(spans.length / mostTurnTicks)
  return spans
    .filter(({ number }) => number % step === 0)
    .map(({ number, from, to }) => ({ at: (from + to) / 2 / stretches.length, label: String(number) }))
}

function turnBorders(stretches: readonly Stretch[]): readonly number[] {
  if (stretches.every(({ turn }) => turn === null)) return []
  return spansOf(stretches)
    .map(({ from }) => from / stretches.length)
    .filter((at) => at > 0)
}

function marksOf(side: SideId, stretches: readonly Stretch[]): readonly MarkStack[] {
  const stacks: MarkStack[] = []
  stretches.forEach(({ unitsLost, leadersFallen }, place) => {
    const marks = [
      ...unitsLost.filter((unit) => unit.side === side).map(() => 'unit' as const),
      ...leadersFallen.filter((leader) => leader.side === side).map(() => 'leader' as const),
    ]
    if (marks.length === 0) return
    const at = middle(place, stretches)
    const last = stacks.at(-1)
    if (last !== undefined && at - last.at < leastMarkGap) last.marks.push(...marks)
    else stacks.push({ at, marks })
  })
  return stacks
}

/** Finer than any screen, and short in the page. */
function rounded(length: number): number {
  return Math.round(length * 100) / 100
}
