import { isGameCommand, positionAfter, type Entry, type LogLine } from '@/journal/index.ts'
import { inches, list, messages, opening } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import type { Reason } from '@/rules/index.ts'
import {
  nameInId,
  type MiniaturesCommand,
  type MiniaturesEffect,
  type MiniaturesState,
} from '@/rules/miniatures/index.ts'
import type { LogEntryView } from '@/ui/log.ts'
import { guideText, moveText } from './game-texts.ts'
import { sumLinesOf } from './outcome.ts'
import { sumsOf } from './sums.ts'
import { outcomeText, textIn } from './texts.ts'

const { log } = later.game
const { headings, corrections, scenario, charts, deeds } = later.logReasons
const remarks = { ...corrections, ...charts }
const { points } = messages.miniatures.screens

type OwnEntry = Entry<MiniaturesCommand, MiniaturesEffect>
type OwnLine = LogLine<MiniaturesCommand, MiniaturesEffect>

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

/** What an entry attempted, in one line. */
export function entryHeading({ reasons, command }: OwnEntry): string {
  const [only, another] = scenarioChanges(reasons)
  if (only !== undefined && another === undefined) return only
  const heading = reasons.find(({ operation }) => operation === 'heading')
  return heading === undefined ? command.type : (textIn(headings, heading) ?? heading.key)
}

/** What changed in the scenario, one thing after another. */
function scenarioChanges(reasons: readonly Reason[]): readonly string[] {
  return reasons.flatMap((reason) => textIn(scenario, reason) ?? [])
}

/** Who an entry is about, for a button that has little room; empty where it is about nobody. */
export function entryActor({ reasons }: OwnEntry): string {
  const heading = reasons.find(({ operation }) => operation === 'heading')
  const actors = ['firer', 'attacker', 'unit', 'charger', 'side'].map((role) => heading?.parameters[role])
  return String(actors.find((name) => name !== undefined) ?? '')
}

/**
 * The entries of a log as they are read, newest first, each under its index.
 *
 * @param count how many of them; the others are read for the names that they give
 */
export function logViews(
  lines: readonly OwnLine[],
  state: MiniaturesState,
  count = lines.length,
): readonly { readonly index: number; readonly at: number; readonly view: LogEntryView }[] {
  const byIndex = new Map(lines.map(({ entry }) => [entry.index, entry]))
  return lines.slice(0, count).map((line) => ({
    index: line.entry.index,
    at: line.entry.at,
    view: viewOf(line, byIndex, state),
  }))
}

function viewOf(line: OwnLine, byIndex: ReadonlyMap<number, OwnEntry>, state: MiniaturesState): LogEntryView {
  const { entry } = line
  const nation = state.sides.find(({ id }) => id === entry.side)?.colour
  const view = isGameCommand(entry.command) ? commandView(line) : moveView(entry, byIndex)
  return nation === undefined ? view : { ...view, nation }
}

function commandView({ entry, live, undoneAt }: OwnLine): LogEntryView {
  const view = { ...resolutionView(entry), heading: entryHeading(entry), time: timeText(entry.at) }
  if (live) return view
  return { ...view, undone: undoneAt === undefined ? log.undone : log.undoneAt(timeText(undoneAt)) }
}

function resolutionView(
  entry: OwnEntry,
): Pick<LogEntryView, 'lines' | 'sums' | 'note' | 'sentence' | 'rules'> {
  const lines = sumLinesOf(entry.rolls, entry.reasons)
  const view = { lines, sums: sumsIn(entry), rules: rulesOf(entry) }
  const note = noteOf(entry)
  const sentence = sentenceOf(entry)
  return { ...view, ...(note === '' ? {} : { note }), ...(sentence === '' ? {} : { sentence }) }
}

/** What was added up: with dice, or to say how far a unit may go. */
function sumsIn({ rolls, reasons }: OwnEntry): LogEntryView['sums'] {
  const isAddedUp = rolls.length > 0 || reasons.some(({ sum }) => sum === 'movement')
  return isAddedUp ? sumsOf(reasons, moveText) : []
}

/** Whose charts the dice were read by; the entry itself says it, whatever the game is played by now. */
function rulesOf({ chartSet, rolls }: OwnEntry): string | undefined {
  const name = rolls.length > 0 ? nameInId(chartSet) : null
  return name === null ? undefined : log.byRules(name)
}

/** "16 points, typed". */
function noteOf({ reasons, rolls }: OwnEntry): string {
  const total = reasons.find(({ key }) => key === 'fire.points')
  const firePoints = total === undefined ? [] : [points(total.value)]
  const typed = rolls.some(({ origin }) => origin === 'typed') ? [messages.miniatures.screens.typed] : []
  return [...firePoints, ...typed].join(', ')
}

/** What came of an entry, and what the players said of it. */
function sentenceOf({ reasons, command }: OwnEntry): string {
  const changes = scenarioChanges(reasons)
  const parts = [
    resultText(reasons),
    ...(changes.length > 1 ? changes.map((text) => `${text}.`) : []),
    ...reasons.filter(({ key }) => key === 'movement.inches').map(({ value }) => log.upTo(inches(value))),
    ...reasons
      .filter(({ key }) => key.startsWith('correct.') || key.startsWith('charts.'))
      .map((reason) => textIn(remarks, reason) ?? reason.key),
    ...reasons.filter(({ key }) => key.startsWith('guide.')).map((reason) => `${guideText(reason)}.`),
    ...(command.type === 'correct' || command.type === 'tableCheck' ? [command.note] : []),
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** What came of a resolution: "Telling fire. 1st Line loses 1 base and takes a marker." */
export function resultText(reasons: readonly Reason[]): string {
  const outcome = reasons.find(({ operation }) => operation === 'outcome')
  const parts = [
    ...(outcome === undefined ? [] : [outcomeText(outcome)]),
    ...deedsOf(reasons).map((deed) => opening(deed)),
  ]
  return parts.map((part) => `${part}.`).join(' ')
}

/** Deeds unit by unit, the name said once. */
function deedsOf(reasons: readonly Reason[]): readonly string[] {
  const orders = reasons.filter(({ operation }) => operation === 'order')
  const byUnit = new Map<string, string[]>()
  for (const order of orders) {
    const unit = actorOf(order)
    byUnit.set(unit, [...(byUnit.get(unit) ?? []), textIn(deeds, order) ?? order.key])
  }
  return [...byUnit].map(([unit, deeds]) => `${unit} ${list(deeds)}`.trim())
}

function actorOf({ parameters }: Reason): string {
  const { unit, officer } = parameters
  return String(unit ?? (officer === '' ? log.theOfficer : (officer ?? '')))
}

const moveHeadings: Readonly<Record<string, (name: string) => string>> = {
  undo: log.undo,
  redo: log.redo,
}

/** Whether a line is about a command that has not been read yet. */
export function namesAreMissing(lines: readonly OwnLine[]): boolean {
  const byIndex = new Map(lines.map(({ entry }) => [entry.index, entry]))
  return lines.some(({ entry: { command }, entry }) => {
    if (command.type !== 'undo' && command.type !== 'redo') return false
    return !byIndex.has(movedIndex(entry, byIndex))
  })
}

/** An undo, a redo, or a roll that was given up; the command that it is about is named. */
function moveView(entry: OwnEntry, byIndex: ReadonlyMap<number, OwnEntry>): LogEntryView {
  if (entry.command.type === 'abandon') return abandonView(entry)
  const about = byIndex.get(movedIndex(entry, byIndex))
  const name = about === undefined ? '' : entryHeading(about)
  const heading = moveHeadings[entry.command.type]?.(name) ?? entry.command.type
  const view = { heading, time: timeText(entry.at), lines: [], sums: [] }
  const note = entry.command.type === 'undo' && 'note' in entry.command ? entry.command.note : undefined
  return note === undefined ? view : { ...view, sentence: note }
}

/** The dice of a roll that was given up: they were seen, and nothing came of them. */
function abandonView(entry: OwnEntry): LogEntryView {
  const { lines, sums, rules } = resolutionView(entry)
  const heading = log.abandon(entryHeading(entry))
  return { heading, time: timeText(entry.at), lines, sums, rules, undone: log.nothingApplied }
}

/** The command that an undo took back (what stood before it) or that a redo brought back. */
function movedIndex(entry: OwnEntry, byIndex: ReadonlyMap<number, OwnEntry>): number {
  if (entry.command.type === 'redo') return entry.parent ?? -1
  const before = byIndex.get(entry.index - 1)
  return before === undefined ? -1 : (positionAfter(before) ?? -1)
}

/** The log as plain text, oldest first, to be shared. */
export function logText(
  name: string,
  views: readonly { readonly at: number; readonly view: LogEntryView }[],
): string {
  const rows = views.toReversed().map(({ view }) => rowText(view))
  return [name, ...rows].join('\n')
}

function rowText({ time, heading, lines, note, sentence, rules, undone }: LogEntryView): string {
  const sums = lines.map(({ dice, terms, result, note: meaning, who }) => {
    const faces = dice.map(({ face, sides, origin }) => log.die(sides, face, origin === 'typed'))
    const added = terms.map(({ value, label }) => `${value} ${label}`)
    const sum = [
      ...(who === undefined ? [] : [`${who}:`]),
      ...faces,
      ...added,
      ...(result === '' ? [] : [`= ${result}`]),
    ].join(' ')
    return meaning === undefined ? sum : `${sum}, ${meaning}`
  })
  const parts = [heading, ...sums, note, sentence, rules, undone].filter(
    (part) => part !== undefined && part !== '',
  )
  return `${time}  ${parts.join(' | ')}`
}
