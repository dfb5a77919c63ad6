import { battleStanding } from '@/messages/en/napoleon-in-europe/battle-standing.ts'
import type { Battle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { isLone } from '@/rules/napoleon-in-europe/battle/closing/on-board.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { NapoleonSummary } from './summarySchema.ts'

/** Where the game stands: the month or the round, and whose turn it is; while a battle is fought, where that stands. */
export function summarise(state: NapoleonState): NapoleonSummary {
  const { month, round, phase, acting } = state.calendar
  const { ended, battle } = state
  const summary = { month, round, phase, acting, isOver: ended !== null }
  const isFought = battle !== null && (isLone(state) || ended === null)
  return isFought ? { ...summary, ...inBattle(battle, state) } : summary
}

function inBattle(battle: Battle, state: NapoleonState): Pick<NapoleonSummary, 'line' | 'acting' | 'isLone'> {
  const { nations, course } = battle
  const lone = isLone(state)
  // A game that is nothing but the battle has its name.
  const place = lone ? '' : battle.place
  const isEnded = lone && state.ended !== null
  return {
    line: isEnded ? battleStanding.ended(place) : battleStanding.card(battle, place),
    // Nobody plays a minor nation's own army.
    acting: nations[course.result?.winner ?? course.acting][0] ?? null,
    isLone: lone,
  }
}
