import { monthName } from '@/messages/en/napoleon-in-europe/months.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { isBeforeProduction } from '@/rules/napoleon-in-europe/calendar/production-months.ts'
import { nextNation } from './moment.ts'

const { turn } = napoleon.screens

/** What stands at the thumb: whose turn it is, what follows, and the way on. */
export interface Onward {
  readonly title: string
  readonly nation: NationId | null
  readonly then: string
  /** What the way on is called. */
  readonly go: string
}

/** The way on from where the calendar stands. @param jointly allies that end their turn with this one */
export function onwardOf(state: NapoleonState, jointly: readonly NationId[]): Onward {
  const { acting, phase } = state.calendar
  if (acting === null) return ofEverybody(state)
  const next = nextNation(state, jointly)
  const then = next === null ? afterEverybody(state) : turn.then(next)
  return phase === 'production'
    ? { title: turn.toBuild(acting), nation: acting, then, go: turn.production }
    : { title: turn.toMove(acting), nation: acting, then, go: goOn(state, [acting, ...jointly]) }
}

/** In the Basic Rules a turn holds more than movement. */
function goOn({ level }: NapoleonState, nations: readonly NationId[]): string {
  return level === 'basic' ? napoleon.basic.turn.hasFinished(nations) : turn.hasMoved(nations)
}

function ofEverybody(state: NapoleonState): Onward {
  const { month, round, phase } = state.calendar
  const then = afterEverybody(state)
  if (phase === 'production') {
    const go = month === null ? turn.goOn : turn.goOnTo(monthName(month + 1))
    return { title: turn.everyoneBuilt, nation: null, then, go }
  }
  const go = month === null ? turn.endRound(round) : turn.endMonth(monthName(month))
  return { title: turn.everyoneMoved, nation: null, then, go }
}

function afterEverybody(state: NapoleonState): string {
  if (isBeforeProduction(state)) return turn.thenProduction
  const { month } = state.calendar
  return month === null ? turn.thenRound : turn.thenMonth(monthName(month + 1))
}
