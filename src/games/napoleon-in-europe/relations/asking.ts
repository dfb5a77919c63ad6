import { monthName } from '@/messages/en/napoleon-in-europe/months.ts'
import { messages } from '@/messages/index.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { cellOf, numberIn } from '@/rules/chart.ts'
import { commandOdds, deliberate, type Refusal } from '@/rules/index.ts'
import {
  napoleonInEurope,
  type NapoleonCommand,
  type NapoleonState,
} from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { isAnswered } from '@/rules/napoleon-in-europe/politics/overture-player.ts'
import { truceBetween } from '@/rules/napoleon-in-europe/standing.ts'
import type { Line } from '../powers/nation.ts'
import { relationShown } from '../turn/ledger.ts'

const { relations: texts } = napoleon.screens

/** What one nation's overture to another takes, before anybody makes it. */
export interface Asking {
  readonly lines: readonly Line[]
  /** Why it cannot be made now; null where it can, or where the sheet still asks something. */
  readonly refusal: Refusal | null
}

/** What it would take one nation to ask another. */
export function askingOf(state: NapoleonState, nation: NationId, to: NationId): Asking {
  const command = commandFor(state, nation, to)
  const result = deliberate(napoleonInEurope, state, command, [])
  return {
    lines: [...standingLines(state, nation, to), ...diceLines(state, command)],
    refusal: result.kind === 'refused' && !isQuestion(result.refusal) ? result.refusal : null,
  }
}

function commandFor(state: NapoleonState, nation: NationId, to: NationId): NapoleonCommand {
  return isAnswered(state, nation, to)
    ? { type: 'overtureToPlayer', nation, to, accepted: true, concerning: null }
    : { type: 'overtureToMajor', nation, to, units: null }
}

/** Refused only for want of something that the sheet of the overture asks for. */
function isQuestion({ code }: Refusal): boolean {
  return code === 'howManyUnits'
}

function standingLines(state: NapoleonState, nation: NationId, to: NationId): readonly Line[] {
  const cost = numberIn(cellOf(state.rules.charts.politicalActions, 'overture', 'value'))
  const truce = truceBetween(state, nation, to)
  return [
    { label: texts.now, value: texts.nowLine(relationShown(state, nation, to), holderOf(state, to)) },
    ...(truce === null ? [] : [{ label: texts.untilThen, value: texts.noWar(monthName(truce)) }]),
    { label: texts.overture, value: texts.cost(cost, state.nations[nation].politicalActionPoints) },
  ]
}

function holderOf({ nations, players }: NapoleonState, nation: NationId): string {
  const { player, control } = nations[nation]
  if (player !== null) return texts.playedBy(players.find(({ id }) => id === player)?.name ?? player)
  return control === null ? texts.playedByNobody : texts.controlledBy(control.by)
}

/** The number that two dice must not exceed, with its exact chance; of a player an answer. */
function diceLines(state: NapoleonState, command: NapoleonCommand): readonly Line[] {
  if (command.type === 'overtureToPlayer') return [{ label: texts.answer, value: texts.yesOrNo }]
  const chance = chanceOf(state, command)
  return chance === null
    ? []
    : [{ label: texts.twoDice(chance.needed), value: messages.ui.percent(chance.succeeds) }]
}

const declines = 'overture.outcome.majorDeclines'

/** Null where it cannot be made as it is. */
function chanceOf(
  state: NapoleonState,
  command: NapoleonCommand,
): { readonly needed: number; readonly succeeds: number } | null {
  if (deliberate(napoleonInEurope, state, command, []).kind !== 'needsDie') return null
  const endings = commandOdds(napoleonInEurope, state, command, ({ reasons }) => keyOf(reasons))
  const fails = endings.find(({ value }) => keyOf(value.reasons) === declines)?.probability ?? 0
  const needed = endings[0]?.value.reasons.find(({ key }) => key === 'overture.needed')?.value
  return needed === undefined ? null : { needed, succeeds: 1 - fails }
}

function keyOf(reasons: readonly { readonly key: string; readonly operation: string }[]): string {
  return reasons.find(({ operation }) => operation === 'outcome')?.key ?? ''
}
