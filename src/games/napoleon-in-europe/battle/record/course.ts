import { battleRecord as words } from '@/messages/en/napoleon-in-europe/battle/record.ts'
import { titleOfSide } from '@/rules/napoleon-in-europe/battle/seat.ts'
import type { LogEntryView } from '@/ui/log.ts'
import { logRows } from '../../../shared/log/describe.ts'
import { logWords } from '../../describe/log.ts'
import type { BattleRecord, BattleStep } from './reading.ts'

/** Something that happened, as it is read. */
export interface CourseLine {
  /** Its place among the steps of the battle. */
  readonly place: number
  readonly view: LogEntryView
}

/** What happened in one part of a turn, or before or after the fight. */
export interface CoursePart {
  readonly key: string
  /** Empty where the part is all of its stretch. */
  readonly title: string
  readonly lines: readonly CourseLine[]
}

/** A turn of a battle, or what comes before and after the turns. */
export interface Stretch {
  readonly key: string
  readonly title: string
  readonly parts: readonly CoursePart[]
}

/** What a step belongs to. */
interface PartName {
  readonly stretch: string
  readonly part: string
}

/** In which turn and part something was done. */
function partOf({ before }: Pick<BattleStep, 'before'>): PartName {
  const { stage, turn, acting } = before.course
  if (stage === 'pursuit') return { stretch: words.pursuit, part: '' }
  if (stage === 'over') return { stretch: words.afterwards, part: '' }
  if (stage !== 'fight') return { stretch: words.before, part: '' }
  const seat = titleOfSide(before, acting)
  const part = before.kind === 'basic' ? words.seat(seat) : words.phase(before.course.phase, seat)
  return { stretch: words.turn(turn), part }
}

/** In which turn and part a step of those that are told was done, in words: "Turn 2, Infantry: France". */
export function momentOfStep(record: BattleRecord, place: number): string {
  const steps = toldSteps(record)
  const { stretch, part } = partOf(steps[Math.min(place, steps.length - 1)] ?? record.steps[0])
  return words.row(stretch, part)
}

/** Only that a side has done all that it will says nothing that the next part does not say. */
function isWorthTelling({ entry: { command, reasons } }: BattleStep): boolean {
  const isSilent = (key: string) => key === 'heading.endPart' || key === 'battle.nextPart'
  return command.type !== 'endPart' || reasons.some(({ key }) => !isSilent(key))
}

/** The steps of a battle that are told, in order. */
export function toldSteps({ steps }: BattleRecord): readonly BattleStep[] {
  return steps.filter(isWorthTelling)
}

/** The course of a battle by turns and their parts; parts in which nothing was done are left out. */
export function courseOf(record: BattleRecord): readonly Stretch[] {
  const steps = toldSteps(record)
  const rows = logRows(
    logWords,
    steps.map(({ entry }) => ({ entry, live: true })),
    record.opening,
  )
  const stretches: { key: string; title: string; parts: (CoursePart & { lines: CourseLine[] })[] }[] = []
  steps.forEach((step, place) => {
    const row = rows[place]
    if (row === undefined) return
    const { stretch: title, part } = partOf(step)
    const last = stretches.at(-1)
    const stretch = last?.title === title ? last : { key: `${place}`, title, parts: [] }
    if (stretch !== last) stretches.push(stretch)
    const lastPart = stretch.parts.at(-1)
    const own = lastPart?.title === part ? lastPart : { key: `${place}`, title: part, lines: [] }
    if (own !== lastPart) stretch.parts.push(own)
    own.lines.push({ place, view: row.view })
  })
  return stretches
}
