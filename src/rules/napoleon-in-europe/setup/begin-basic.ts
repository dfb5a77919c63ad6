import { rule } from '../../chart-building.ts'
import { writeHeading, writeNote } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { withNextToAct } from '../calendar/order.ts'
import type { CommandOf } from '../commands.ts'
import type { Effects } from '../effects.ts'
import { rulesWith } from '../rules.ts'
import { openingState, requireBoard } from './begin.ts'
import { playedNations, requirePlayers } from './players.ts'

/**
 * A game of the Basic Rules begins from one of its set-ups.
 *
 * @throws Refused where the cast or the way to win cannot be
 */
export function beginBasic(command: CommandOf<'begin'>, { ledger }: Table): Effects {
  const { victory, players, options, chartSet } = command
  if (victory !== 'limitedWar' && victory !== 'totalVictory') {
    refuse('victoryOfOtherLevel', 'victory', rule('How to Win'))
  }
  requirePlayers(players)
  requireBoard(command)
  writeHeading(ledger, 'begin', { game: command.name, scenario: command.scenario, victory })
  for (const { name, nations } of players) {
    for (const nation of nations) writeNote(ledger, 'begin.plays', { player: name, nation })
  }
  const state = openingState(command, rulesWith(options, chartSet))
  const first = command.first ?? playedNations(players)[0] ?? state.calendar.first
  const opened = { ...state, calendar: { ...state.calendar, first } }
  return [{ type: 'begun', state: { ...opened, calendar: withNextToAct(opened) } }]
}
