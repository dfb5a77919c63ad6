import { battleStanding } from '@/messages/en/napoleon-in-europe/battle-standing.ts'
import type { Battle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { isLone } from '@/rules/napoleon-in-europe/battle/closing/on-board.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { BattleSummary, NapoleonSummary } from './summarySchema.ts'

/** Where the game stands: the month or the round, and whose turn it is; and the battle on the board. */
export function summarise(state: NapoleonState): NapoleonSummary {
  const { month, round, phase, acting } = state.calendar
  const { ended, battle } = state
  const summary = { month, round, phase, acting, isOver: ended !== null }
  return battle === null ? summary : { ...summary, battle: battleSummary(battle, state) }
}

function battleSummary(battle: Battle, state: NapoleonState): BattleSummary {
  const { nations, course } = battle
  const lone = isLone(state)
  // A game that is nothing but the battle has its name.
  const place = lone ? '' : battle.place
  const isEnded = lone && state.ended !== null
  return {
    line: isEnded ? battleStanding.ended(place) : battleStanding.card(battle, place),
    acting: nations[course.result?.winner ?? course.acting][0] ?? null,
    isLone: lone,
  }
}
