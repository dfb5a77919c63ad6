import { house, rule } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import type { Ending, NapoleonState } from '../state.ts'
import type { Phase } from '../calendar.ts'
import type { NationId } from '../nations.ts'
import { isActive, standingOf } from '../standing.ts'
import { nextToAct, whoHasTurns } from './order.ts'

const sequence = rule('Sequence of Play')
const order = rule('Turn Order')
const alliances = rule('Alliances')
const agreed = rule('Ending the Game')

/** @throws Refused where the game has ended */
export function requireGoing({ ended }: NapoleonState): void {
  if (ended !== null) refuse('gameOver', 'type', agreed)
}

/** @throws Refused where another phase is being played */
export function requirePhase({ calendar }: NapoleonState, phase: Phase): void {
  if (calendar.phase !== phase) refuse(`not.${phase}`, 'type', sequence)
}

/**
 * A nation has a turn in this phase that it has not had. One that acts before its place is let through: that is
 * noted.
 *
 * @throws Refused where it is not active, may not move in this round, or has had its turn
 */
export function requireTurn(state: NapoleonState, nation: NationId, path: string): void {
  const { acting, done, phase } = state.calendar
  if (done.includes(nation)) refuse(`hadTurn.${phase}`, path, order, { nation })
  if (nation === acting || whoHasTurns(state).includes(nation)) return
  if (!isActive(state, nation)) refuse('notActive', path, rule('Neutral Major Nations'), { nation })
  refuse(`noTurn.${phase}`, path, order, { nation })
}

/** Allies may move in one of their turns together. @throws Refused where two may not. (Alliances.) */
export function requireJointly(state: NapoleonState, nation: NationId, allies: readonly NationId[]): void {
  allies.forEach((ally, index) => {
    const path = `jointly[${index}]`
    if (ally === nation || allies.indexOf(ally) !== index) {
      refuse('jointTwice', path, alliances, { nation: ally })
    }
    if (standingOf(state, nation, ally) !== 'allied')
      refuse('jointNotAllied', path, alliances, { nation, ally })
    requireTurn(state, ally, path)
  })
}

/** @throws Refused where somebody has not had a turn in this phase */
export function requireAllDone(state: NapoleonState): void {
  const waiting = nextToAct(state)
  if (waiting !== null) refuse(`stillToAct.${state.calendar.phase}`, 'type', sequence, { nation: waiting })
}

/** An agreed end lies ahead, not behind. @throws Refused where it is past, or no month is counted */
export function requireAhead({ calendar }: NapoleonState, ending: Ending): void {
  const { month, round } = calendar
  if (ending.kind === 'rounds' && ending.rounds < round) {
    refuse('roundsPast', 'ending.rounds', agreed, { rounds: ending.rounds, round })
  }
  if (ending.kind !== 'month') return
  if (month === null) refuse('noMonths', 'ending.kind', house('N4'))
  if (ending.month < month) refuse('monthPast', 'ending.month', agreed, { month: ending.month, now: month })
}
