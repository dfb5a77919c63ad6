import { cellOf, numberIn } from '../../chart.ts'
import { holdingsOf, squadronsOf } from '../holdings.ts'
import { nationIds, type NationId } from '../nations.ts'
import type { NapoleonState } from '../state.ts'

export const conditionIds = [
  'moreThanLargestCombined',
  'moreThanAny',
  'highPlace',
  'othersHeldBack',
  'strongestNavy',
  'wholeHomeland',
  'someHomeland',
] as const
export type ConditionId = (typeof conditionIds)[number]

/** One thing that a level of victory asks of a nation, and how it stands. (How to Win.) */
export interface Condition {
  readonly id: ConditionId
  readonly met: boolean
  /** Regions, or squadrons. */
  readonly has: number
  /** What `has` must reach; where others are to be held back, what theirs may not pass. */
  readonly needed: number
  /** Whom it is measured against, the strongest first. */
  readonly rivals: readonly NationId[]
}

type Measure = Omit<Condition, 'id'>
type Count = (state: NapoleonState, nation: NationId) => number

const regionsOf: Count = (state, nation) => holdingsOf(state, nation).regions
const abroadOf: Count = (state, nation) => holdingsOf(state, nation).abroad

const measures: Readonly<Record<ConditionId, (state: NapoleonState, nation: NationId) => Measure>> = {
  moreThanLargestCombined: (state, nation) => moreThanCombined(state, nation, regionsOf),
  moreThanAny: (state, nation) => moreThan(state, nation, regionsOf, 1),
  highPlace,
  othersHeldBack,
  strongestNavy: (state, nation) => moreThanCombined(state, nation, squadronsOf),
  wholeHomeland: (state, nation) => {
    const { homeland, wholeHomeland } = holdingsOf(state, nation)
    return atLeast(homeland, wholeHomeland, holdersOf(state, nation))
  },
  someHomeland: (state, nation) => atLeast(holdingsOf(state, nation).homeland, 1, holdersOf(state, nation)),
}

/** How a nation stands to one thing that a level of victory asks. */
export function conditionOf(state: NapoleonState, nation: NationId, id: ConditionId): Condition {
  return { id, ...measures[id](state, nation) }
}

function atLeast(has: number, needed: number, rivals: readonly NationId[]): Measure {
  return { met: has >= needed, has, needed, rivals }
}

function limit({ rules }: NapoleonState, id: 'largestCombined' | 'lowestPlace' | 'othersAbroad'): number {
  return numberIn(cellOf(rules.charts.victoryLimits, id, 'value'))
}

/** The other nations, those with most first; the board's order among equals. */
function others(state: NapoleonState, nation: NationId, count: Count): readonly NationId[] {
  return nationIds
    .filter((other) => other !== nation)
    .toSorted((one, other) => count(state, other) - count(state, one))
}

/** More than so many of the strongest others have together; to have as many is not more. */
function moreThan(state: NapoleonState, nation: NationId, count: Count, largest: number): Measure {
  const rivals = others(state, nation, count).slice(0, largest)
  const theirs = rivals.reduce((sum, rival) => sum + count(state, rival), 0)
  return atLeast(count(state, nation), theirs + 1, rivals)
}

function moreThanCombined(state: NapoleonState, nation: NationId, count: Count): Measure {
  return moreThan(state, nation, count, limit(state, 'largestCombined'))
}

/** At most so many nations own more: those that own as many share a place. */
function highPlace(state: NapoleonState, nation: NationId): Measure {
  const place = limit(state, 'lowestPlace')
  const rival = others(state, nation, regionsOf)[place - 1]
  return rival === undefined
    ? atLeast(regionsOf(state, nation), 0, [])
    : atLeast(regionsOf(state, nation), regionsOf(state, rival), [rival])
}

/** No other nation owns more than so many regions outside its own homeland. (Great Britain.) */
function othersHeldBack(state: NapoleonState, nation: NationId): Measure {
  const most = limit(state, 'othersAbroad')
  const rivals = others(state, nation, abroadOf)
  const has = Math.max(...rivals.map((rival) => abroadOf(state, rival)))
  const above = rivals.filter((rival) => abroadOf(state, rival) > most)
  return { met: above.length === 0, has, needed: most, rivals: above }
}

/** Who owns named regions of a nation's homeland. */
function holdersOf({ regions }: NapoleonState, nation: NationId): readonly NationId[] {
  const lost = regions.filter(({ homeland, owner }) => homeland === nation && owner !== nation)
  return nationIds.filter((holder) => lost.some(({ owner }) => owner === holder))
}
