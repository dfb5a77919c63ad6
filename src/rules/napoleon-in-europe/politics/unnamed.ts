import type { Territory, UnnamedRegions } from '../board.ts'
import type { Effects } from '../effects.ts'
import type { NapoleonState } from '../state.ts'

type ClosedCount = 'closed' | 'closedNorthAfrica'

function closedCount(territory: Extract<Territory, { readonly unnamed: unknown }>): ClosedCount {
  return territory.unnamed === 'northAfrica' && territory.homeland === null ? 'closedNorthAfrica' : 'closed'
}

/** How many unnamed regions of this kind a territory's owner has, and how many of them give it nothing. */
export function unnamedCounts(
  state: NapoleonState,
  territory: Territory,
): { readonly all: number; readonly closed: number } {
  if ('region' in territory || territory.owner === null) return { all: 0, closed: 0 }
  const regions: UnnamedRegions = state.unnamed[territory.owner]
  const kind = closedCount(territory)
  const usual = regions.homeland + regions.foreignHomeland + regions.minor
  return { all: kind === 'closed' ? usual : regions.northAfrica, closed: regions[kind] }
}

/** One of the owner's regions that are counted without a name gives it points again; a named one is no matter. */
export function opened(state: NapoleonState, territory: Territory): Effects {
  return unnamedCounts(state, territory).closed === 0 ? [] : changed(state, territory, -1)
}

/** One more of the owner's regions that are counted without a name gives it nothing. */
export function closed(state: NapoleonState, territory: Territory): Effects {
  return changed(state, territory, 1)
}

function changed(state: NapoleonState, territory: Territory, by: number): Effects {
  if ('region' in territory || territory.owner === null) return []
  const kind = closedCount(territory)
  const before = state.unnamed[territory.owner]
  return [
    {
      type: 'unnamedSet',
      nation: territory.owner,
      regions: { ...before, [kind]: before[kind] + by },
    },
  ]
}
