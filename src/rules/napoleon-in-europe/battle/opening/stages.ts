import { cellOf, numberIn } from '../../../chart.ts'
import { house } from '../../../chart-building.ts'
import { refuse } from '../../../reason.ts'
import type { Effects } from '../../effects.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { NapoleonState } from '../../state.ts'
import type { BattleStage, Group, StandardBattle, StandardPiece } from '../battle.ts'
import { sides } from '../sides.ts'
import { standardBattleIn } from '../standing.ts'
import type { Size } from '../standard/areas.ts'
import { setCourse } from '../standard/board.ts'

/** What is prepared before a battle, in order. (Advanced: Initiative, Reinforcement, Terrain.) */
export const preparations = ['initiative', 'reinforcement', 'terrain', 'deployment'] as const
export type Preparation = (typeof preparations)[number]

/** Whether a battle has this stage at all. */
function hasStage({ options }: NapoleonRules, groups: readonly Group[], stage: Preparation): boolean {
  const has: Readonly<Record<Preparation, boolean>> = {
    initiative: options.initiative === 'on',
    reinforcement: options.reinforcement === 'on' && groups.length > 1,
    terrain: options.terrain === 'on',
    deployment: true,
  }
  return has[stage]
}

/** The stages that a battle has before its first turn, in order. */
export function stagesOf(rules: NapoleonRules, groups: readonly Group[]): readonly Preparation[] {
  return preparations.filter((stage) => hasStage(rules, groups, stage))
}

/** The battle, where it is at this stage. @throws Refused where it is not */
export function battleAt(state: NapoleonState, stage: BattleStage): StandardBattle {
  const battle = standardBattleIn(state)
  const { stage: now } = battle.course
  return now === stage ? battle : refuse('notThisStage', 'type', house('game'), { stage, now })
}

/** A stage is over: the next begins. Once it is known who is there from the start, the battle has its size. */
export function stageLeft(state: NapoleonState): Effects {
  const battle = standardBattleIn(state)
  const left = preparations.findIndex((stage) => stage === battle.course.stage)
  const later = preparations.slice(left + 1)
  const stage = later.find((each) => hasStage(state.rules, battle.groups, each)) ?? 'deployment'
  const hasSize = stage !== 'reinforcement'
  return [setCourse(battle, { stage }), ...(hasSize ? sizeSettled(state) : [])]
}

/** A battle is as large as those make it who begin it. (Deployment; N7.) */
function sizeSettled(state: NapoleonState): Effects {
  const battle = standardBattleIn(state)
  const size = sizeBy(
    state,
    battle.pieces.filter(({ at }) => at !== 'coming'),
  )
  return size === battle.size ? [] : [{ type: 'battleSizeSet', size }]
}

/** The size of a battle of these pieces, by the rules of the game's level. (Tactical Battles; Deployment.) */
export function sizeBy(
  { level, rules: { charts } }: Pick<NapoleonState, 'level' | 'rules'>,
  pieces: readonly Pick<StandardPiece, 'side' | 'unit'>[],
): Size {
  const { basicBattles, battleLimits } = charts
  const least = numberIn(
    level === 'basic' ? cellOf(basicBattles, 'major', 'value') : cellOf(battleLimits, 'major', 'value'),
  )
  const isMajor = sides.every(
    (side) => pieces.filter((piece) => piece.side === side && piece.unit !== 'leader').length >= least,
  )
  return isMajor ? 'major' : 'skirmish'
}
