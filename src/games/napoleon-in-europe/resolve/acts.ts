import type { Component } from 'vue'
import type { RegionId } from '@/rules/napoleon-in-europe/board.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'

/** The headings that acts stand under, in the order of the Resolve place. */
export const actGroups = ['war', 'sea', 'politics', 'advanced', 'basic'] as const
export type ActGroup = (typeof actGroups)[number]

/** Everything that a sheet is opened for; what pends on the Turn screen opens one of these. */
export type ActId =
  | 'battle'
  | 'openBattle'
  | 'movePieces'
  | 'occupy'
  | 'forcedMarch'
  | 'navalBattle'
  | 'navalLosses'
  | 'interception'
  | 'transport'
  | 'moveSquadrons'
  | 'leavePort'
  | 'politicalAction'
  | 'overture'
  | 'commitment'
  | 'peace'
  | 'attrition'
  | 'drawCards'
  | 'playCard'
  | 'innovation'
  | 'basicBattle'
  | 'battleOdds'
  | 'takeRegion'
  | 'alliance'
  | 'basicSea'
  | 'drawSymbols'
  | 'tradeSymbols'

/** What is known already when an act is opened; each sheet takes what it has a use for. */
export interface ActStart {
  readonly nation?: NationId
  /** Whom the act is about, besides the nation that acts. */
  readonly to?: NationId
  readonly region?: RegionId
  /** Number of the pending thing that it settles. */
  readonly due?: number
}

/**
 * One thing that can be done. Its sheet takes `game` (the store), `state` and `start?: ActStart`, and emits
 * `close`. It is loaded when it is first opened.
 */
export interface Act {
  readonly id: ActId
  readonly group: ActGroup
  readonly label: string
  /** A few words beneath the label. */
  readonly note?: string
  readonly symbol: string
  readonly load: () => Promise<{ readonly default: Component }>
  /** Whether the Resolve place offers it in this game; absent: always. */
  readonly isOffered?: (state: NapoleonState) => boolean
}
