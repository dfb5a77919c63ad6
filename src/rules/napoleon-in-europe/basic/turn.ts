import { house, rule } from '../../chart-building.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { NapoleonEffect } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { areFriends, isPlayerNation } from '../standing.ts'
import type { NapoleonState, TurnMarkId } from '../state.ts'
import { remark } from './lines.ts'

const basicGame = house('game')
const neutrals = rule('Neutral Major Nations')
const order = rule('The Round')

/** @throws Refused in a game of the Standard Rules */
export function requireBasic({ level }: NapoleonState): void {
  if (level !== 'basic') refuse('ofTheBasicRules', 'type', basicGame)
}

/** @throws Refused in a game of the Standard Rules, or where nobody plays the nation */
export function requirePlayed(state: NapoleonState, nation: NationId, path: string): void {
  requireBasic(state)
  if (!isPlayerNation(state, nation)) refuse('nobodyPlays', path, neutrals, { nation })
}

/** Writes that a nation acts out of its turn; that holds nobody up. */
export function noteTurn(state: NapoleonState, nation: NationId, ledger: Ledger): void {
  const { acting } = state.calendar
  if (!mayActNow(state, nation)) remark(ledger, 'basic.outOfTurn', order, { nation, acting: acting ?? '' })
}

/** Whether a nation has its turn, or may take it with an ally whose turn it is. (Allied Nations.) */
function mayActNow(state: NapoleonState, nation: NationId): boolean {
  const { acting, done } = state.calendar
  return acting !== null && areFriends(state, acting, nation) && !done.includes(nation)
}

/** A nation has done something that comes once in its turn. */
export function marked({ calendar }: NapoleonState, nation: NationId, mark: TurnMarkId): NapoleonEffect {
  return { type: 'turnMarked', nation, mark, round: calendar.round }
}

/** Whether a nation has already done something in this round. */
export function hasMarked({ nations, calendar }: NapoleonState, nation: NationId, mark: TurnMarkId): boolean {
  return nations[nation].turnMarks[mark] === calendar.round
}
