import { list, messages, plain } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import type { MiniaturesState } from '@/rules/miniatures/index.ts'
import { diceLines, type DiceView } from '../../shared/dice/dice.ts'
import { dayText } from '../../shared/log/describe.ts'
import type { Battle } from './battle.ts'
import { courseTable } from './courseTable.ts'
import { turnText, type HolderView, type SideView } from './view.ts'

const { course, fallen, held, losses, strength } = later.afterBattle
const { diceRecord } = later

/** Everything that a summary says. */
export interface SummaryParts {
  readonly state: MiniaturesState
  readonly battle: Battle
  readonly sides: readonly SideView[]
  readonly holders: readonly HolderView[]
  readonly dice: readonly DiceView[]
  /** When the battle was last played, in milliseconds since 1970. */
  readonly playedAt: number
}

/** A part of the summary in words. */
export interface Section {
  readonly title: string
  readonly lines: readonly string[]
}

/** "Monday 30 November 2026. The limit of 8 turns is reached." */
export function occasion({ state, playedAt }: Pick<SummaryParts, 'state' | 'playedAt'>): string {
  const turn = turnText(state)
  return turn === '' ? dayText(playedAt) : `${dayText(playedAt)}. ${turn}`
}

/** What a side lost altogether: "By fire 6, in melee 4." */
export function lossesSection(sides: readonly SideView[]): Section {
  return {
    title: losses.title,
    lines: sides.map(({ side, causes, others }) => {
      const counts = [...causes, ...others].map(
        ({ label, count }) => `${label.toLowerCase()} ${plain(count)}`,
      )
      return `${side.name}: ${counts.length === 0 ? losses.nothing : `${counts.join(', ')}.`}`
    }),
  }
}

export function fallenSection(sides: readonly SideView[]): Section {
  return {
    title: fallen.title,
    lines: sides.flatMap(({ side, fallen: leaders }) =>
      leaders.map(({ name, line }) => `${side.name}: ${name}, ${line}.`),
    ),
  }
}

export function diceSection(dice: readonly DiceView[]): Section {
  return { title: diceRecord.title, lines: diceLines(dice) }
}

function heldSection(holders: readonly HolderView[]): Section {
  return { title: held.title, lines: holders.map(({ name, holder }) => `${name}: ${holder}`) }
}

function strengthSection(sides: readonly SideView[]): Section {
  const lines = sides.map(({ side, present, started, unitsLost, leadersFallen }) =>
    [`${side.name}: ${present} ${strength.left(started)}`, unitsLost, leadersFallen]
      .filter((part) => part !== '')
      .join(', '),
  )
  return { title: '', lines }
}

function courseSection({ battle, state: { sides } }: SummaryParts): Section {
  const lines = courseTable(battle, sides).map((row) => {
    const left = sides.map(({ id, name }) => `${name} ${row.bases[id]}`).join(', ')
    const lost = row.events.length === 0 ? '' : ` ${course.lost(list(row.events))}`
    return `${row.name}: ${left}.${lost}`
  })
  return { title: course.title, lines: battle.stretches.length === 0 ? [] : lines }
}

function unitsSection({ side, units }: SideView): Section {
  return {
    title: losses.of(side.name),
    lines: units.map(({ unit, line }) => `${unit.name}: ${line}`),
  }
}

/** The whole summary as plain text, to be shared. */
export function summaryText(parts: SummaryParts): string {
  const { state, sides, holders, dice } = parts
  const sections = [
    strengthSection(sides),
    heldSection(holders),
    courseSection(parts),
    lossesSection(sides),
    ...sides.map(unitsSection),
    fallenSection(sides),
    diceSection(dice),
  ]
  const head = `${state.name}\n${occasion(parts)}`
  const told = sections.filter(({ lines }) => lines.length > 0).map(sectionText)
  return [head, ...told, messages.app.name].join('\n\n')
}

function sectionText({ title, lines }: Section): string {
  return [...(title === '' ? [] : [title]), ...lines].join('\n')
}
