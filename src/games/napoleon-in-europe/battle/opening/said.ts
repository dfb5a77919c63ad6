import { nationNames } from '@/messages/en/napoleon-in-europe/names.ts'
import { preparing, type GroundSaid } from '@/messages/en/napoleon-in-europe/battle/opening.ts'
import type { StandardBattle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { stagesOf, type Preparation } from '@/rules/napoleon-in-europe/battle/opening/stages.ts'
import { enemyOf, sides, type Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { lanesSeenBy } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import type { NapoleonRules } from '@/rules/napoleon-in-europe/rules.ts'
import { list } from '@/messages/index.ts'
import { sideName } from '../standard/sideName.ts'

/** Everybody who fights on a side: "France and Spain". */
export function alliesName(battle: StandardBattle, side: Side): string {
  const nations = battle.nations[side]
  return nations.length > 1 ? list(nations.map((nation) => nationNames[nation])) : sideName(battle, side)
}

/** What a side knows of its ground, for words. */
export function groundSaid({ ground, size }: StandardBattle, side: Side): GroundSaid {
  const { features, toPlace, riverBehind, riverInFront, hasRolled } = ground[side]
  const placed = lanesSeenBy(side, size).flatMap((lane) => {
    const feature = features[lane]
    return feature === undefined ? [] : [[lane, feature] as const]
  })
  return { side, placed, toPlace, riverBehind, riverInFront, hasRolled }
}

/** What came of a stage that is over. */
const results: Readonly<Record<Preparation, (battle: StandardBattle) => string>> = {
  initiative(battle) {
    const { openly, surprised } = battle.course
    if (openly === null) return preparing.initiative.behindDivider
    const names = [sideName(battle, openly), sideName(battle, enemyOf(openly))] as const
    const { surprise, inView } = preparing.initiative
    return surprised === null ? inView(...names) : surprise(...names)
  },
  reinforcement({ groups }) {
    const late = groups.flatMap(({ from, arrives }, place) =>
      arrives === null || arrives === 0 ? [] : [preparing.reinforcement.waiting(from, place, arrives)],
    )
    return late.length === 0 ? preparing.reinforcement.all : list(late)
  },
  terrain(battle) {
    const { ground, of, none } = preparing.terrain
    const words = sides.map(
      (side) => [side, ground({ ...groundSaid(battle, side), hasRolled: true })] as const,
    )
    if (words.every(([, said]) => said === none)) return none
    return words.map(([side, said]) => of(sideName(battle, side), said)).join('; ')
  },
  deployment: () => '',
}

/** A stage of preparing a battle, as it stands in the list. */
export interface StageView {
  readonly id: Preparation
  readonly title: string
  readonly standing: 'done' | 'now' | 'later'
  readonly line: string
}

/** The stages that a battle has, with what came of those that are over. */
export function stageViews(rules: NapoleonRules, battle: StandardBattle): readonly StageView[] {
  const stages = stagesOf(rules, battle.groups)
  const now = stages.findIndex((stage) => stage === battle.course.stage)
  return stages.map((id, place): StageView => {
    const standing = place < now ? 'done' : place === now ? 'now' : 'later'
    return { id, title: preparing.stages[id], standing, line: standing === 'done' ? results[id](battle) : '' }
  })
}
