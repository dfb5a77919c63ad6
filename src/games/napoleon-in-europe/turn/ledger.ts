import { holdingsOf, squadronsOf } from '@/rules/napoleon-in-europe/holdings.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { Standing } from '@/rules/napoleon-in-europe/relations.ts'
import { handOf, isActive, isPlayerNation, standingOf } from '@/rules/napoleon-in-europe/standing.ts'

/** How a nation stands to another: by the diplomatic track, or in its hands. */
export type ShownRelation = Standing | 'controlled'

/** The relations in the order that a legend names them. */
export const shownRelations: readonly ShownRelation[] = ['war', 'allied', 'controlled', 'neutral']

/** A nation's line in the ledger. */
export interface LedgerRow {
  readonly nation: NationId
  /** Somebody moves it. */
  readonly isActive: boolean
  /** Null where it earns nothing, as nobody has moved it yet. */
  readonly productionPoints: number | null
  /** Null where it has none of its own. */
  readonly politicalActionPoints: number | null
  readonly regions: number
  readonly squadrons: number
  /** How it stands to the nation that looks; null for that nation itself, and where none looks. */
  readonly relation: ShownRelation | null
}

/** The seven nations, as one of them looks at the others; null where nobody has the turn. */
export function ledgerRows(state: NapoleonState, looking: NationId | null): readonly LedgerRow[] {
  return nationIds.map((nation) => {
    const { productionPoints, politicalActionPoints, hasBeenActive } = state.nations[nation]
    return {
      nation,
      isActive: isActive(state, nation),
      productionPoints: isActive(state, nation) || hasBeenActive ? productionPoints : null,
      politicalActionPoints: isPlayerNation(state, nation) ? politicalActionPoints : null,
      regions: holdingsOf(state, nation).regions,
      squadrons: squadronsOf(state, nation),
      relation: looking === null || looking === nation ? null : relationShown(state, looking, nation),
    }
  })
}

/** How another nation stands to one that looks. */
export function relationShown(state: NapoleonState, looking: NationId, other: NationId): ShownRelation {
  return handOf(state, other) === looking ? 'controlled' : standingOf(state, looking, other)
}
