import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { monthAt, type Calendar } from '@/rules/napoleon-in-europe/calendar.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { nationIds } from '@/rules/napoleon-in-europe/nations.ts'
import type { Ending, NapoleonState, SuddenDeath } from '@/rules/napoleon-in-europe/state.ts'
import { gameOf, relationOf } from './table.ts'

/** Everyone has had a turn. */
export const allDone = { acting: null, done: nationIds } as const

/** A game of seven players, France and Spain allied, its calendar as said. */
export function monthOf(about: Partial<Calendar> = {}, other: Partial<NapoleonState> = {}): NapoleonState {
  const state = gameOf({ relations: [relationOf('france', 'spain', 'allied')], ...other })
  return { ...state, calendar: { ...state.calendar, ...about } }
}

interface TurnCase {
  readonly what: string
  readonly calendar: Partial<Calendar>
  readonly nation: NationId
  readonly jointly?: readonly NationId[]
  /** Whose turn follows, or why the turn cannot end. */
  readonly next?: NationId | null
  readonly refused?: string
}

/** Ends of turns: Turn Order and Alliances. France opens; France and Spain are allied; all seven are played. */
// prettier-ignore
export const turnCases: readonly TurnCase[] = [
  { what: 'France opens, Britain follows', calendar: {}, nation: 'france', next: 'britain' },
  { what: 'Austria opens, Spain follows', calendar: { first: 'austria', acting: 'austria' }, nation: 'austria', next: 'spain' },
  { what: 'after Spain comes France where Austria opened', calendar: { first: 'austria', acting: 'spain', done: ['austria'] }, nation: 'spain', next: 'france' },
  { what: 'Spain moves with France, and is passed over', calendar: { acting: 'france', done: ['britain', 'prussia', 'russia', 'ottoman'] }, nation: 'france', jointly: ['spain'], next: 'austria' },
  { what: 'the last one', calendar: { acting: 'spain', done: nationIds.slice(0, 6) }, nation: 'spain', next: null },
  { what: 'Russia before its place: Britain is still next', calendar: { acting: 'britain', done: ['france'] }, nation: 'russia', next: 'britain' },
  { what: 'not twice', calendar: { acting: 'britain', done: ['france'] }, nation: 'france', refused: 'hadTurn.movement' },
  { what: 'an ally that has moved does not move again with another', calendar: { acting: 'spain', done: ['france'] }, nation: 'spain', jointly: ['france'], refused: 'hadTurn.movement' },
  { what: 'only allies move together', calendar: {}, nation: 'france', jointly: ['prussia'], refused: 'jointNotAllied' },
  { what: 'an ally named twice', calendar: {}, nation: 'france', jointly: ['spain', 'spain'], refused: 'jointTwice' },
  { what: 'Britain halted is passed over', calendar: { first: 'britain', acting: 'france', halted: ['britain', 'austria'] }, nation: 'france', next: 'prussia' },
  { what: 'Britain halted does not move', calendar: { halted: ['britain'] }, nation: 'britain', refused: 'noTurn.movement' },
  { what: 'not in a production round', calendar: { phase: 'production' }, nation: 'france', refused: 'not.movement' },
]

interface EndCase {
  readonly what: string
  readonly ending: Ending
  readonly suddenDeath?: SuddenDeath
  readonly round: number
  readonly month?: number
  readonly at?: number
  readonly faces?: readonly number[]
  /** Why the game ends with the round; null where it goes on. */
  readonly ended: NapoleonState['ended']
  /** What ends the game at the next roll. */
  readonly endNumber?: number
}

const open = { kind: 'open' } as const
const from10 = (endNumber: number) => ({ fromRound: 10, endNumber })

/** Ending the Game; the three lines of the rulebook's example among them. */
// prettier-ignore
export const endCases: readonly EndCase[] = [
  { what: 'no agreed end', ending: open, round: 40, ended: null },
  { what: 'round 11 of 12', ending: { kind: 'rounds', rounds: 12 }, round: 11, ended: null },
  { what: 'round 12 of 12', ending: { kind: 'rounds', rounds: 12 }, round: 12, ended: 'rounds' },
  { what: 'the campaign in June 1815', ending: { kind: 'month', month: monthAt(1815, 7) }, round: 5, month: monthAt(1815, 5), ended: null },
  { what: 'the campaign in July 1815', ending: { kind: 'month', month: monthAt(1815, 7) }, round: 5, month: monthAt(1815, 7), ended: 'month' },
  { what: 'before the time', ending: { kind: 'time', at: 1000 }, round: 5, at: 999, ended: null },
  { what: 'at the time', ending: { kind: 'time', at: 1000 }, round: 5, at: 1000, ended: 'time' },
  { what: 'a time that nobody tells', ending: { kind: 'time', at: 1000 }, round: 5, ended: null },
  { what: 'sudden death from round 10: not yet', ending: open, suddenDeath: from10(12), round: 9, ended: null, endNumber: 12 },
  { what: 'example: after round 10 a 6', ending: open, suddenDeath: from10(12), round: 10, faces: [2, 4], ended: null, endNumber: 11 },
  { what: 'example: after round 11 a 9', ending: open, suddenDeath: from10(11), round: 11, faces: [4, 5], ended: null, endNumber: 10 },
  { what: 'example: after round 12 a 10', ending: open, suddenDeath: from10(10), round: 12, faces: [4, 6], ended: 'suddenDeath' },
  { what: 'a 12 at the first roll', ending: open, suddenDeath: from10(12), round: 10, faces: [6, 6], ended: 'suddenDeath' },
  { what: 'rolls that begin at the agreed round', ending: { kind: 'rounds', rounds: 12 }, suddenDeath: { fromRound: null, endNumber: 12 }, round: 12, faces: [1, 1], ended: null, endNumber: 11 },
  { what: 'rolls that begin at the agreed round: before it', ending: { kind: 'rounds', rounds: 12 }, suddenDeath: { fromRound: null, endNumber: 12 }, round: 11, ended: null, endNumber: 12 },
  { what: 'rolls from round 10 in a game of 12 rounds: the last round ends it', ending: { kind: 'rounds', rounds: 12 }, suddenDeath: from10(10), round: 12, ended: 'rounds' },
]

interface MonthCase {
  readonly what: string
  readonly month: number
  readonly production: boolean
}

/** Production: after March, June, September and December. */
export const monthCases: readonly MonthCase[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => ({
  what: `month ${month}`,
  month: monthAt(1803, month),
  production: [3, 6, 9, 12].includes(month),
}))

interface RefusedCase {
  readonly what: string
  readonly state: NapoleonState
  readonly command: NapoleonCommand
  readonly code: string
  readonly path: string
}

const endRound = { type: 'endRound' } as const
const over = { ended: 'agreed' } as const
const changeTo = (ending: Ending): NapoleonCommand => ({ type: 'changeEnding', ending, suddenDeath: null })
const correct = { type: 'correctCalendar', note: 'We forgot a month' } as const

// prettier-ignore
export const refusedCases: readonly RefusedCase[] = [
  { what: 'a month before everyone has moved', state: monthOf({ done: ['france'], acting: 'britain' }), command: endRound, code: 'stillToAct.movement', path: 'type' },
  { what: 'a production round before everyone has bought', state: monthOf({ phase: 'production' }), command: endRound, code: 'stillToAct.production', path: 'type' },
  { what: 'a month of a game that is over', state: monthOf(allDone, over), command: endRound, code: 'gameOver', path: 'type' },
  { what: 'an end that is past, in rounds', state: monthOf({ round: 9 }), command: changeTo({ kind: 'rounds', rounds: 8 }), code: 'roundsPast', path: 'ending.rounds' },
  { what: 'an end that is past, in months', state: monthOf(), command: changeTo({ kind: 'month', month: monthAt(1802, 3) }), code: 'monthPast', path: 'ending.month' },
  { what: 'a month in a Basic game', state: monthOf({ month: null }), command: changeTo({ kind: 'month', month: monthAt(1802, 3) }), code: 'noMonths', path: 'ending.kind' },
  { what: 'sudden death that begins at no time', state: monthOf(), command: { type: 'changeEnding', ending: open, suddenDeath: { fromRound: null } }, code: 'suddenDeathWithoutTime', path: 'suddenDeath.fromRound' },
  { what: 'an end to a game that is over', state: monthOf({}, over), command: { type: 'endGame' }, code: 'gameOver', path: 'type' },
  { what: 'going on with a game that is not over', state: monthOf(), command: { type: 'resumeGame' }, code: 'notOver', path: 'type' },
  { what: 'a correction that changes nothing', state: monthOf(), command: { ...correct, month: monthAt(1802, 4) }, code: 'nothingCorrected', path: 'type' },
  { what: 'a correction that gives a turn to who has had it', state: monthOf({ done: ['france'], acting: 'britain' }), command: { ...correct, acting: 'france' }, code: 'hadTurn.movement', path: 'acting' },
  { what: 'a correction that gives a Basic game a month', state: monthOf({ month: null }), command: { ...correct, month: monthAt(1802, 3) }, code: 'noMonths', path: 'month' },
]
