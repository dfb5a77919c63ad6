import type { Battle, BattleStage } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { ownerIn, whoIn } from './battle-names.ts'
import { titleOfSide } from '@/rules/napoleon-in-europe/battle/seat.ts'

const stages: Readonly<Record<Exclude<BattleStage, 'fight'>, string>> = {
  initiative: 'Initiative',
  reinforcement: 'Reinforcements',
  terrain: 'Terrain',
  deployment: 'Setting up',
  pursuit: 'Pursuit',
  over: 'Over: enter it in the campaign',
}

const cardStages: typeof stages = {
  initiative: 'setting up',
  reinforcement: 'setting up',
  terrain: 'setting up',
  deployment: 'setting up',
  pursuit: 'pursuit',
  over: 'over',
}

/** "Turn 2, France acts", or what is done before and after the fight. */
function standing(battle: Battle): string {
  const { stage, turn, acting } = battle.course
  return stage === 'fight' ? `Turn ${turn}, ${whoIn(titleOfSide(battle, acting))} acts` : stages[stage]
}

/** Who plays which part of a turn: "France’s cavalry", "Britain’s fire". */
function part(battle: Battle): string {
  const now = battle.kind === 'standard' ? battle.course.phase : battle.course.step
  return `${ownerIn(titleOfSide(battle, battle.course.acting))} ${now === 'leader' ? 'leaders' : now}`
}

function titleOf(place: string): string {
  return place === '' ? 'Battle' : `Battle of ${place}`
}

/** Texts about a battle that stands on the board, for the screens around it. */
export const battleStanding = {
  title: titleOf,
  /** On the card of a game: "Battle of Belgium: turn 2, France’s cavalry". */
  card: (battle: Battle, place: string) => {
    const { stage, turn } = battle.course
    const words = stage === 'fight' ? `turn ${turn}, ${part(battle)}` : cardStages[stage]
    return `${titleOf(place)}: ${words}`
  },
  ended: (place: string) => `${titleOf(place)}: over`,
  line: (battle: Battle) => standing(battle),
  /** In the campaign’s menu. */
  record: 'Battles fought here',
  /** In the list of everything that can be done. */
  offered: ['Battle on the board', 'Fight it here, piece by piece'] as const,
  /** Two ways to bring a battle to its end. */
  ways: 'How the battle is fought',
  way: { result: 'Enter the result', board: 'Fight it here' },
}
