import { rule } from '../../chart-building.ts'
import { writeHeading, writeNote } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { apply } from '../apply.ts'
import { noteBattle, requireNoBattle } from '../battle/closing/on-board.ts'
import type { Calendar } from '../calendar.ts'
import type { Deciders } from '../decider.ts'
import type { Effects, NapoleonEffect } from '../effects.ts'
import { holdingsOf } from '../holdings.ts'
import { byNation, type NationId } from '../nations.ts'
import { closeProduction, openProduction } from '../production/open.ts'
import type { NapoleonState } from '../state.ts'
import {
  requireAhead,
  requireAllDone,
  requireGoing,
  requireJointly,
  requirePhase,
  requireTurn,
} from './checks.ts'
import type { calendarCommands } from './commands.ts'
import { correctedCalendar } from './correct.ts'
import { endOfRound, suddenDeathFrom } from './ending.ts'
import { withNextToAct } from './order.ts'
import { isBeforeProduction } from './production-months.ts'

export const calendarDeciders: Deciders<typeof calendarCommands> = {
  endTurn(state, { nation, jointly }, { ledger }) {
    requireGoing(state)
    requirePhase(state, 'movement')
    requireTurn(state, nation, 'nation')
    requireJointly(state, nation, jointly)
    writeHeading(ledger, 'endTurn', { nation, allies: jointly.join(' ') })
    noteBattle(state, ledger)
    return endTurnOf(state, [nation, ...jointly], { ledger })
  },

  endProductionTurn(state, { nation }, { ledger }) {
    requireGoing(state)
    requirePhase(state, 'production')
    requireTurn(state, nation, 'nation')
    writeHeading(ledger, 'endProductionTurn', { nation, left: state.nations[nation].productionPoints })
    return endTurnOf(state, [nation], { ledger })
  },

  endRound(state, { at }, table) {
    requireGoing(state)
    requireNoBattle(state)
    requireAllDone(state)
    return state.calendar.phase === 'production'
      ? endProduction(state, table)
      : endMovement(state, at ?? null, table)
  },

  correctCalendar: (state, command, table) => correctedCalendar(state, command, table),

  changeEnding(state, { ending, suddenDeath }, { ledger }) {
    requireAhead(state, ending)
    if (suddenDeath?.fromRound === null && ending.kind === 'open') {
      refuse('suddenDeathWithoutTime', 'suddenDeath.fromRound', rule('Ending the Game'))
    }
    writeHeading(ledger, `changeEnding.${ending.kind}`, { ...ending })
    const rolls =
      suddenDeath === null
        ? null
        : { ...(state.suddenDeath ?? suddenDeathFrom(state.rules, null)), fromRound: suddenDeath.fromRound }
    if (rolls !== null) {
      writeNote(ledger, 'ending.suddenDeath', { fromRound: rolls.fromRound ?? 0, endNumber: rolls.endNumber })
    }
    return [{ type: 'endingChanged', ending, suddenDeath: rolls }]
  },

  endGame(state, _command, { ledger }) {
    requireGoing(state)
    writeHeading(ledger, 'endGame', {})
    return [{ type: 'gameEnded', cause: 'agreed' }]
  },

  resumeGame(state, _command, { ledger }) {
    if (state.ended === null) refuse('notOver', 'type', rule('Ending the Game'))
    writeHeading(ledger, 'resumeGame', {})
    return [{ type: 'gameEnded', cause: null }, ...withoutEnd(state)]
  },
}

/** One turn is over for whoever took it; the next nation follows. */
function endTurnOf(
  state: NapoleonState,
  nations: readonly NationId[],
  { ledger }: Pick<Table, 'ledger'>,
): Effects {
  const { acting, done, phase } = state.calendar
  const isOutOfOrder = acting !== null && !nations.includes(acting)
  if (isOutOfOrder) writeNote(ledger, 'turn.outOfOrder', { acting })
  const calendar = withNextToAct({ ...state, calendar: { ...state.calendar, done: [...done, ...nations] } })
  const next = calendar.acting
  if (next === null) writeNote(ledger, `turn.all.${phase}`, {})
  else writeNote(ledger, `turn.next.${phase}`, { nation: next })
  return [{ type: 'calendarSet', calendar }]
}

/** A month of movement closes: the game ends, or production comes, or the next month. */
function endMovement(state: NapoleonState, at: number | null, table: Table): Effects {
  const { month, round } = state.calendar
  writeHeading(table.ledger, 'endRound', { month: month ?? 0, round })
  const { cause, effects } = endOfRound(state, at, table)
  if (cause !== null) return [...effects, recorded(state)]
  return isBeforeProduction(state)
    ? [...effects, ...beginProduction(state, table)]
    : [...effects, recorded(state), nextRound(state, table)]
}

function beginProduction(state: NapoleonState, table: Table): Effects {
  const received = openProduction(state, table)
  const after = received.reduce(apply, state)
  const opened: Calendar = { ...after.calendar, phase: 'production', done: [], halted: [] }
  const calendar = withNextToAct({ ...after, calendar: opened })
  return [...received, recorded(after), { type: 'calendarSet', calendar }]
}

function endProduction(state: NapoleonState, table: Table): Effects {
  const { month, round } = state.calendar
  writeHeading(table.ledger, 'endProduction', { month: month ?? 0, round })
  return [...closeProduction(state), nextRound(state, table)]
}

/** The calendar goes on by a round, which is a month where months are counted. */
function nextRound(state: NapoleonState, { ledger }: Table): NapoleonEffect {
  const { month, round } = state.calendar
  const next = month === null ? null : month + 1
  const opened: Calendar = {
    ...state.calendar,
    month: next,
    round: round + 1,
    phase: 'movement',
    done: [],
    halted: [],
  }
  writeNote(ledger, 'calendar.goesOn', { month: next ?? 0, round: round + 1 })
  return { type: 'calendarSet', calendar: withNextToAct({ ...state, calendar: opened }) }
}

/** Where every nation stands now, for the pictures of the game's course. */
function recorded(state: NapoleonState): NapoleonEffect {
  const { month, round } = state.calendar
  const nations = byNation((nation) => {
    const { productionPoints, politicalActionPoints } = state.nations[nation]
    return { regions: holdingsOf(state, nation).regions, productionPoints, politicalActionPoints }
  })
  return { type: 'roundRecorded', record: { round, month, nations } }
}

/** A game that goes on after its agreed end has none any more; after a defeat or an agreement it keeps its own. */
function withoutEnd({ ended }: NapoleonState): Effects {
  const isKept = ended === 'defeat' || ended === 'agreed'
  return isKept ? [] : [{ type: 'endingChanged', ending: { kind: 'open' }, suddenDeath: null }]
}
