import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { nationIds } from '@/rules/napoleon-in-europe/nations.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import type { VictoryLevel } from '@/rules/napoleon-in-europe/victory/levels.ts'
import { counted } from './production.cases.ts'
import { gameOf } from './table.ts'

type Own = readonly [homeland: number, lost: number, abroad: number, squadrons?: number]

/** A game in which each nation owns so much of its homeland, has lost so much, and owns so much abroad. */
export function europe(own: Partial<Record<NationId, Own>>): NapoleonState {
  const fleets = nationIds.flatMap((nation) => {
    const squadrons = own[nation]?.[3] ?? 0
    return squadrons === 0 ? [] : [{ nation, at: null, squadrons }]
  })
  return nationIds.reduce<NapoleonState>((state, nation) => {
    const [homeland, homelandLost, minor] = own[nation] ?? [5, 0, 0]
    return counted(nation, { homeland, homelandLost, minor }, state)
  }, gameOf({ fleets }))
}

interface LevelCase {
  readonly what: string
  readonly nation: NationId
  readonly own: Partial<Record<NationId, Own>>
  readonly level: VictoryLevel
  /** What the next level asks and is not met: the condition, what there is, what is needed. */
  readonly missing: readonly string[]
}

/** How to Win, A-Historical. Each nation has 5 homeland regions, nothing abroad and no squadrons unless it is said. */
// prettier-ignore
export const levelCases: readonly LevelCase[] = [
  { what: 'more than the two next together', nation: 'france', own: { france: [5, 0, 6] }, level: 'total', missing: [] },
  { what: 'as many as the two next together', nation: 'france', own: { france: [5, 0, 5] }, level: 'major', missing: ['moreThanLargestCombined 10 11'] },
  { what: 'more than the two next together, but one homeland region lost', nation: 'france', own: { france: [5, 1, 9] }, level: 'defeat', missing: ['wholeHomeland 5 6'] },
  { what: 'most of all', nation: 'france', own: { france: [5, 0, 1] }, level: 'major', missing: ['moreThanLargestCombined 6 11'] },
  { what: 'as many as the largest other: not most', nation: 'france', own: { france: [5, 0, 3], russia: [5, 0, 3] }, level: 'minor', missing: ['moreThanAny 8 9'] },
  { what: 'second', nation: 'austria', own: { france: [5, 0, 3], austria: [5, 0, 2] }, level: 'minor', missing: ['moreThanAny 7 9'] },
  { what: 'third', nation: 'austria', own: { france: [5, 0, 3], russia: [5, 0, 3], austria: [5, 0, 2] }, level: 'minor', missing: ['moreThanAny 7 9'] },
  { what: 'third with another', nation: 'austria', own: { france: [5, 0, 3], russia: [5, 0, 3], austria: [5, 0, 2], spain: [5, 0, 2] }, level: 'minor', missing: ['moreThanAny 7 9'] },
  { what: 'fourth', nation: 'austria', own: { france: [5, 0, 3], russia: [5, 0, 3], spain: [5, 0, 2], austria: [5, 0, 1] }, level: 'survival', missing: ['highPlace 6 7'] },
  { what: 'one homeland region left', nation: 'prussia', own: { prussia: [1, 4, 0] }, level: 'defeat', missing: ['wholeHomeland 1 5'] },
  { what: 'none left, however much abroad', nation: 'prussia', own: { prussia: [0, 5, 30] }, level: 'extinction', missing: ['someHomeland 0 1'] },
  { what: 'Britain: most regions and the strongest navy', nation: 'britain', own: { britain: [5, 0, 1, 9], france: [5, 0, 0, 5], spain: [5, 0, 0, 3] }, level: 'total', missing: [] },
  { what: 'Britain: as many squadrons as the two next navies together', nation: 'britain', own: { britain: [5, 0, 1, 8], france: [5, 0, 0, 5], spain: [5, 0, 0, 3] }, level: 'survival', missing: ['strongestNavy 8 9'] },
  { what: 'Britain: others held to 8 abroad', nation: 'britain', own: { britain: [5, 0, 0, 9], france: [5, 0, 8] }, level: 'major', missing: ['moreThanAny 5 14'] },
  { what: 'Britain: another owns 9 abroad', nation: 'britain', own: { britain: [5, 0, 0, 9], france: [5, 0, 9] }, level: 'minor', missing: ['othersHeldBack 9 8'] },
  { what: 'Britain: more than any other, not than two together, is enough', nation: 'britain', own: { britain: [5, 0, 1, 1] }, level: 'total', missing: [] },
  { what: 'Britain: a homeland region lost', nation: 'britain', own: { britain: [5, 1, 9, 9] }, level: 'defeat', missing: ['wholeHomeland 5 6'] },
]
