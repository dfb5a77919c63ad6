import type { Battle, BattleStage } from '@/rules/napoleon-in-europe/battle/battle.ts'
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

const stages: Readonly<Record<BattleStage, BattleSummary['stage']>> = {
  initiative: 'preparation',
  reinforcement: 'preparation',
  terrain: 'preparation',
  deployment: 'preparation',
  fight: 'fight',
  pursuit: 'pursuit',
  over: 'over',
}

/** Whose battle it is: who acts, and in the end who has won. */
function battleSummary(battle: Battle, state: NapoleonState): BattleSummary {
  const { place, nations, course } = battle
  return {
    place,
    stage: state.ended !== null && isLone(state) ? 'over' : stages[course.stage],
    turn: course.turn,
    part: battle.kind === 'standard' ? battle.course.phase : battle.course.step,
    acting: nations[course.result?.winner ?? course.acting][0] ?? null,
    isLone: isLone(state),
  }
}
