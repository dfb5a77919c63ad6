import type { NationId } from '../nations.ts'
import type { NapoleonState } from '../state.ts'
import { conditionOf, type Condition, type ConditionId } from './conditions.ts'

/** The levels of victory of an a-historical game, the lowest first. */
export const victoryLevels = ['extinction', 'defeat', 'survival', 'minor', 'major', 'total'] as const
export type VictoryLevel = (typeof victoryLevels)[number]

type Demands = Readonly<Record<VictoryLevel, readonly ConditionId[]>>

const everyone = { survival: ['wholeHomeland'], defeat: ['someHomeland'], extinction: [] } as const

const usual: Demands = {
  total: ['moreThanLargestCombined', 'wholeHomeland'],
  major: ['moreThanAny', 'wholeHomeland'],
  minor: ['highPlace', 'wholeHomeland'],
  ...everyone,
}

const british: Demands = {
  total: ['moreThanAny', 'strongestNavy', 'wholeHomeland'],
  major: ['othersHeldBack', 'strongestNavy', 'wholeHomeland'],
  minor: ['strongestNavy', 'wholeHomeland'],
  ...everyone,
}

/** Where a nation stands in an a-historical game, with the reasons. */
export interface NationLevel {
  readonly nation: NationId
  readonly level: VictoryLevel
  /** What its level asks: all of it is met. */
  readonly met: readonly Condition[]
  /** The level above, and all that it asks; null where there is none. */
  readonly next: { readonly level: VictoryLevel; readonly conditions: readonly Condition[] } | null
}

/** The level that a nation would reach if the game ended now, and what the next one asks. (How to Win: A-Historical.) */
export function levelOf(state: NapoleonState, nation: NationId): NationLevel {
  const demands = nation === 'britain' ? british : usual
  const asked = (level: VictoryLevel) => demands[level].map((id) => conditionOf(state, nation, id))
  const level = victoryLevels.findLast((each) => asked(each).every(({ met }) => met)) ?? victoryLevels[0]
  const above = victoryLevels[victoryLevels.indexOf(level) + 1]
  const next = above === undefined ? null : { level: above, conditions: asked(above) }
  return { nation, level, met: asked(level), next }
}

/** Whether one level is at least as good as another. */
export function isAtLeast(level: VictoryLevel, other: VictoryLevel): boolean {
  return victoryLevels.indexOf(level) >= victoryLevels.indexOf(other)
}
