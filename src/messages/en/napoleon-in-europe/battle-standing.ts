import type { Battle, BattleStage } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { whoIn } from './battle-names.ts'
import { seatOf } from '@/rules/napoleon-in-europe/battle/seat.ts'

const stages: Readonly<Record<Exclude<BattleStage, 'fight'>, string>> = {
  initiative: 'Initiative',
  reinforcement: 'Reinforcements',
  terrain: 'Terrain',
  deployment: 'Setting up',
  pursuit: 'Pursuit',
  over: 'Over: enter it in the campaign',
}

/** "Turn 2, France acts", or what is done before and after the fight. */
function standing(battle: Battle): string {
  const { stage, turn, acting } = battle.course
  return stage === 'fight' ? `Turn ${turn}, ${whoIn(seatOf(battle, acting))} acts` : stages[stage]
}

/** Texts about a battle that stands on the board, for the screens around it. */
export const battleStanding = {
  title: (place: string) => (place === '' ? 'Battle' : `Battle of ${place}`),
  line: (battle: Battle) => standing(battle),
  /** In the campaign’s menu. */
  record: 'Battles fought here',
  /** In the list of everything that can be done. */
  offered: ['Battle on the board', 'Fight it here, piece by piece'] as const,
  /** Two ways to bring a battle to its end. */
  ways: 'How the battle is fought',
  way: { result: 'Enter the result', board: 'Fight it here' },
}
