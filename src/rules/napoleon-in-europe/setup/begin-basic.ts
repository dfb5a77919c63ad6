import { rule } from '../../chart-building.ts'
import { writeHeading, writeNote } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { apply } from '../apply.ts'
import { basicOpening, setupOf, writePieces } from '../basic/opening.ts'
import type { Shares } from '../basic/setups.ts'
import type { Stack } from '../board.ts'
import type { CommandOf } from '../commands.ts'
import type { Effects } from '../effects.ts'
import { rulesWith } from '../rules.ts'
import type { NapoleonState } from '../state.ts'
import { openingState, requireBoard } from './begin.ts'
import { playedNations, requireEachOnce, requirePlayers } from './players.ts'

/**
 * A game of the Basic Rules begins from one of its set-ups. Where no player has a nation yet, they are chosen or
 * drawn next; where nobody is named to go first, the dice say it next.
 *
 * @throws Refused where the cast or the way to win cannot be
 */
export function beginBasic(command: CommandOf<'begin'>, { ledger }: Table): Effects {
  const { victory, players, options, chartSet, first, setUp } = command
  if (victory !== 'limitedWar' && victory !== 'totalVictory') {
    refuse('victoryOfOtherLevel', 'victory', rule('How to Win'))
  }
  const isLater = playedNations(players).length === 0
  if (isLater) requireEachOnce(players)
  else requirePlayers(players)
  requireBoard(command)
  writeHeading(ledger, 'begin', { game: command.name, scenario: command.scenario, victory })
  for (const { name, nations } of players) {
    for (const nation of nations) writeNote(ledger, 'begin.plays', { player: name, nation })
  }
  const empty = openingState(command, rulesWith(options, chartSet))
  const shares = players.map(({ nations }) => nations)
  const state = isLater ? empty : withShares(empty, shares, setUp?.stacks, ledger)
  const calendar = { ...state.calendar, first: first ?? state.calendar.first, acting: first ?? null }
  return [{ type: 'begun', state: { ...state, calendar } }]
}

/** The nations are taken; the pieces of the set-up stand by, unless the table has set its own up. */
function withShares(
  state: NapoleonState,
  shares: Shares,
  stacks: readonly Stack[] = [],
  ledger: Ledger,
): NapoleonState {
  const opened = basicOpening(state, shares).reduce(apply, state)
  if (stacks.length > 0) return { ...opened, stacks }
  const setup = setupOf(state)
  if (setup !== undefined) writePieces(state, setup, shares, ledger)
  return opened
}
