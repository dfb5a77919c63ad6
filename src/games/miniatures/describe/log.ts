import type { Entry, LogLine } from '@/journal/index.ts'
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
import { logRows, type LogRow, type LogWords } from '../../shared/log/describe.ts'
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

/** What an entry attempted, in one line. */
export function entryHeading({ reasons, command }: Pick<Entry, 'reasons' | 'command'>): string {
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

/** How the miniatures say what their entries did. */
export const logWords: LogWords<MiniaturesState, MiniaturesCommand, MiniaturesEffect> = {
  heading: entryHeading,
  actor: entryActor,
  sideName: (side, { sides }) => sides.find(({ id }) => id === side)?.name ?? side,
  nationOf: ({ side }, { sides }) => sides.find(({ id }) => id === side)?.colour,
  resolution: resolutionView,
}

/** The entries of a log as they are read, newest first, each under its index. */
export function logViews(lines: readonly OwnLine[], state: MiniaturesState): readonly LogRow[] {
  return logRows(logWords, lines, state)
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
