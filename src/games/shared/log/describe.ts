import {
  isGameCommand,
  positionAfter,
  writtenSeal,
  type CopiedCommand,
  type Entry,
  type JournalCommand,
  type LogLine,
} from '@/journal/index.ts'
import { later } from '@/messages/later.ts'
import type { Typed } from '@/rules/index.ts'
import type { LogEntryView } from '@/ui/log.ts'
import type { NationId } from '@/ui/nations.ts'
import type { SumLineView } from '@/ui/resolve/view.ts'
import { nameOfGivenUp, whyPutAside } from './givenUp.ts'

const { log } = later.game
const { broken: brokenTexts, copied, clockSetBack } = later.seal

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** "20:52". */
function timeText(at: number): string {
  return clock.format(at)
}

/** "Monday 30 November 2026". */
export function dayText(at: number): string {
  return days.format(at)
}

type Resolution = Pick<LogEntryView, 'lines' | 'sums' | 'note' | 'sentence' | 'rules'>

/** How a rulebook says what its entries did. */
export interface LogWords<State, Command extends Typed, Effect extends Typed> {
  /** What was attempted, in one line. */
  heading(entry: Entry<Command, Effect>): string
  /** Who an entry is about, for a button that has little room; empty where it is about nobody. */
  actor(entry: Entry<Command, Effect>): string
  /** What a side is called. */
  sideName(side: string, state: State): string
  /** Whose bar stands beside an entry. */
  nationOf(entry: Entry<Command, Effect>, state: State): NationId | undefined
  /** What came of a command. */
  resolution(entry: Entry<Command, Effect>): Resolution
}

/** An entry as it is read, under its index. */
export interface LogRow {
  readonly index: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly view: LogEntryView
  /** That the clock stood lower by then than at the entry before. */
  readonly clock?: string
}

/** An entry that cannot be read as it was sealed, with what it says where it says anything. */
export interface BrokenLine<Command extends Typed, Effect extends Typed> {
  readonly index: number
  readonly said?: Entry<Command, Effect>
}

/** Clocks are put right by themselves now and then, by less than this. */
const clockMilliseconds = 60_000

/**
 * The entries of a log as they are read, newest first, in the order in which they were written, whatever the
 * clock said.
 *
 * @param count how many of them; the others are read for the names that they give
 * @param broken what cannot be read as it was sealed, for the same
 */
export function logRows<State, Command extends Typed, Effect extends Typed>(
  words: LogWords<State, Command, Effect>,
  lines: readonly LogLine<Command, Effect>[],
  state: State,
  count = lines.length,
  broken: readonly BrokenLine<Command, Effect>[] = [],
): readonly LogRow[] {
  const said = broken.flatMap((line) => (line.said === undefined ? [] : [[line.index, line.said] as const]))
  const byIndex = new Map([...entriesByIndex(lines), ...said])
  return lines.slice(0, count).map((line, place) => ({
    ...lineRow(words, line, state, byIndex),
    ...(isSetBack(line, lines[place + 1]) && { clock: clockSetBack }),
  }))
}

function lineRow<State, Command extends Typed, Effect extends Typed>(
  words: LogWords<State, Command, Effect>,
  line: LogLine<Command, Effect>,
  state: State,
  byIndex: ReadonlyMap<number, Entry<Command, Effect>>,
): LogRow {
  const { entry } = line
  const view = isGameCommand(entry.command) ? commandView(words, line) : moveView(words, entry, byIndex)
  const nation = words.nationOf(entry, state)
  return { index: entry.index, at: entry.at, view: nation === undefined ? view : { ...view, nation } }
}

function isSetBack(
  { entry }: { readonly entry: Pick<Entry, 'at'> },
  before: { readonly entry: Pick<Entry, 'at'> } | undefined,
): boolean {
  return before !== undefined && before.entry.at - entry.at > clockMilliseconds
}

/**
 * Rows of a log with what cannot be read in its place, and a mark where the log is broken.
 *
 * @param rows as `logRows` gives them, without a gap but for the broken lines
 * @param fault index of the first entry that does not fit, where that is known
 */
export function withBroken<State, Command extends Typed, Effect extends Typed>(
  words: LogWords<State, Command, Effect>,
  rows: readonly LogRow[],
  lines: readonly BrokenLine<Command, Effect>[],
  fault: number | null,
  state: State,
): readonly LogRow[] {
  const oldest = rows.at(-1)?.index ?? Infinity
  const isShown = ({ index }: BrokenLine<Command, Effect>): boolean => index >= oldest - 1
  const inPlace = [...rows, ...lines.filter(isShown).map((line) => brokenRow(words, line, rows, state))]
  return inPlace
    .toSorted((one, other) => other.index - one.index)
    .map((row) => (row.index === fault ? { ...row, view: { ...row.view, fault: brokenTexts.misfit } } : row))
}

function brokenRow<State, Command extends Typed, Effect extends Typed>(
  words: LogWords<State, Command, Effect>,
  { index, said }: BrokenLine<Command, Effect>,
  rows: readonly LogRow[],
  state: State,
): LogRow {
  const fault = brokenTexts.unreadable(index)
  if (said === undefined || !isGameCommand(said.command)) {
    const at = rows.findLast((row) => row.index > index)?.at ?? rows[0]?.at ?? 0
    return { index, at, view: { heading: fault, time: '', lines: [], sums: [] } }
  }
  const row = lineRow(words, { entry: said, live: true }, state, new Map())
  return { ...row, index, view: { ...row.view, fault: brokenTexts.altered } }
}

function entriesByIndex<Command extends Typed, Effect extends Typed>(
  lines: readonly LogLine<Command, Effect>[],
): ReadonlyMap<number, Entry<Command, Effect>> {
  return new Map(lines.map(({ entry }) => [entry.index, entry]))
}

function commandView<State, Command extends Typed, Effect extends Typed>(
  words: LogWords<State, Command, Effect>,
  { entry, live, undoneAt }: LogLine<Command, Effect>,
): LogEntryView {
  const view = { ...words.resolution(entry), heading: words.heading(entry), time: timeText(entry.at) }
  if (live) return view
  return { ...view, undone: undoneAt === undefined ? log.undone : log.undoneAt(timeText(undoneAt)) }
}

const moveHeadings: Readonly<Record<string, (name: string) => string>> = {
  undo: (name) => (name === '' ? log.undoPlain : log.undo(name)),
  redo: (name) => (name === '' ? log.redoPlain : log.redo(name)),
}

/** Whether a line is about a command that has not been read yet. */
export function namesAreMissing<Command extends Typed, Effect extends Typed>(
  lines: readonly LogLine<Command, Effect>[],
): boolean {
  const byIndex = entriesByIndex(lines)
  return lines.some(({ entry }) => {
    const { type } = entry.command
    if (type !== 'undo' && type !== 'redo') return false
    return !byIndex.has(movedIndex(entry, byIndex))
  })
}

/** An undo, a redo, or a roll that was given up; the command that it is about is named. */
function moveView<State, Command extends Typed, Effect extends Typed>(
  words: LogWords<State, Command, Effect>,
  entry: Entry<Command, Effect>,
  byIndex: ReadonlyMap<number, Entry<Command, Effect>>,
): LogEntryView {
  const { command } = entry
  if (command.type === 'abandon') return abandonView(words, entry)
  if (isCopied(command)) return copiedView(command, timeText(entry.at))
  const about = byIndex.get(movedIndex(entry, byIndex))
  const name = about === undefined ? '' : words.heading(about)
  const heading = moveHeadings[command.type]?.(name) ?? command.type
  const view = { heading, time: timeText(entry.at), lines: [], sums: [] }
  const note = command.type === 'undo' && 'note' in command ? command.note : undefined
  return typeof note === 'string' ? { ...view, sentence: note } : view
}

function isCopied(command: Typed | JournalCommand): command is CopiedCommand {
  return command.type === 'copied' && 'seal' in command
}

function copiedView({ seal, fault, copied: count, entries }: CopiedCommand, time: string): LogEntryView {
  const sentence = copied.sentence(writtenSeal(seal), fault, count, entries)
  return { heading: copied.heading, time, lines: [], sums: [], sentence }
}

/** The dice of a roll that was given up: they were seen, and nothing came of them. */
function abandonView<State, Command extends Typed, Effect extends Typed>(
  words: LogWords<State, Command, Effect>,
  entry: Entry<Command, Effect>,
): LogEntryView {
  const { lines, sums, rules } = words.resolution(entry)
  const heading = log.abandon(nameOfGivenUp(entry, words.heading))
  const undone = [...whyPutAside(entry.reasons), log.nothingApplied].join(' ')
  return { heading, time: timeText(entry.at), lines, sums, rules, undone }
}

/** The command that an undo took back (what stood before it) or that a redo brought back. */
function movedIndex<Command extends Typed, Effect extends Typed>(
  entry: Entry<Command, Effect>,
  byIndex: ReadonlyMap<number, Entry<Command, Effect>>,
): number {
  if (entry.command.type === 'redo') return entry.parent ?? -1
  const before = byIndex.get(entry.index - 1)
  return before === undefined ? -1 : (positionAfter(before) ?? -1)
}

/** Rows under the day that they were made on, one run after another: a clock that was set back begins another. */
export function daysOf(
  rows: readonly LogRow[],
): readonly { readonly day: string; readonly rows: readonly LogRow[] }[] {
  const days: { readonly day: string; readonly rows: LogRow[] }[] = []
  for (const row of rows) {
    const day = dayText(row.at)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days
}

/** The log as plain text, oldest first, to be shared. */
export function logText(name: string, rows: readonly Pick<LogRow, 'view'>[]): string {
  return [name, ...rows.toReversed().map(({ view }) => rowText(view))].join('\n')
}

function rowText(view: LogEntryView): string {
  return `${view.time}  ${entryText(view)}`
}

/** An entry as one line of plain text: what was attempted, the dice, and what came of it. */
export function entryText({ heading, lines, note, sentence, rules, undone }: LogEntryView): string {
  const sums = lines.map(({ dice, terms, result, note: meaning, who }) => {
    const faces = diceTexts(dice)
    const added = terms.map(termText)
    const sum = [
      ...(who === undefined ? [] : [`${who}:`]),
      ...faces,
      ...added,
      ...(result === '' ? [] : [`= ${result}`]),
    ].join(' ')
    return meaning === undefined ? sum : `${sum}, ${meaning}`
  })
  return [heading, ...sums, note, sentence, rules, undone]
    .filter((part) => part !== undefined && part !== '')
    .join(' | ')
}

/** So many dice are still read one by one. */
const mostSingly = 6

/** Dice as they fell; of many how often each face did. */
function diceTexts(dice: SumLineView['dice']): readonly string[] {
  const [first] = dice
  if (first === undefined || dice.length <= mostSingly) {
    return dice.map(({ face, sides, origin }) => log.die(sides, face, origin === 'typed'))
  }
  const faces = [...new Set(dice.map(({ face }) => face))].toSorted((one, other) => other - one)
  const counts = faces.map((face) => [face, dice.filter((die) => die.face === face).length] as const)
  const isTyped = dice.some(({ origin }) => origin === 'typed')
  return [log.dice(first.sides, counts, isTyped)]
}

/** "+1 From a hill"; a number is not read after a number: "+2 (2 cavalry)". */
function termText({ value, label }: SumLineView['terms'][number]): string {
  return /^\d/u.test(label) ? `${value} (${label})` : `${value} ${label}`
}
