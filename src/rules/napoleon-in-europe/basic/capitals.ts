import type { CapitalId } from '../board.ts'
import { capitalsOwned, homeCapitals } from '../holdings.ts'
import { nationIds, type NationId } from '../nations.ts'
import type { NapoleonState } from '../state.ts'

/** The capital that is none in the Basic Rules, where Russia has only Moscow. (Drawing Cards; Amphibious Movement.) */
const notCounted: CapitalId = 'saintPetersburg'

/**
 * The capitals that bring a nation cards and let its pieces go by sea: those it owns, but none of a nation that
 * was neutral from the start. (Basic Rules: Drawing Cards; Neutral Major Nations.)
 */
export function capitalsThatCount(state: NapoleonState, nation: NationId): readonly CapitalId[] {
  return capitalsOwned(state, nation).filter((id) => id !== notCounted && !isOfNeutral(state, id))
}

function isOfNeutral({ nations }: NapoleonState, capital: CapitalId): boolean {
  return nationIds.some((nation) => homeCapitals(nation).includes(capital) && !nations[nation].hasBeenActive)
}
