import { house, rule } from '../chart-building.ts'
import { refuse } from '../reason.ts'
import type { Region, RegionId, Territory, UnnamedKind, UnnamedRegions } from './board.ts'
import type { Effects, NapoleonEffect } from './effects.ts'
import { regionById } from './holdings.ts'
import type { NationId } from './nations.ts'
import type { NapoleonState } from './state.ts'

const ownership = rule('Ownership of Regions')

/** A named region. @throws Refused where the map has none of that id */
export function requireRegion(state: NapoleonState, id: RegionId, path: string): Region {
  return regionById(state, id) ?? refuse('noSuchRegion', path, house('N4'), { region: id })
}

/** Who owns a territory; null for nobody. @throws Refused where a named region is unknown */
export function ownerOf(state: NapoleonState, territory: Territory, path = 'territory'): NationId | null {
  return 'region' in territory ? requireRegion(state, territory.region, path).owner : territory.owner
}

/** Whose homeland a territory is of; null for a minor nation. @throws Refused where a named region is unknown */
export function homelandOf(state: NapoleonState, territory: Territory, path = 'territory'): NationId | null {
  return 'region' in territory ? requireRegion(state, territory.region, path).homeland : territory.homeland
}

/**
 * What to call a territory in the log: a region's name, or the kind of an unnamed one, for which the messages
 * have a word.
 */
export function territoryName(state: NapoleonState, territory: Territory): string {
  return 'region' in territory
    ? (regionById(state, territory.region)?.name ?? territory.region)
    : `unnamed.${territory.unnamed}`
}

/**
 * A territory changes its owner; an uprising or an occupation stays where it is.
 *
 * @param to who owns it from now on; null for nobody
 * @throws Refused where there is no such region, or its owner has no unnamed one of that kind to lose
 */
export function transfer(state: NapoleonState, territory: Territory, to: NationId | null): Effects {
  if ('region' in territory) {
    const region = requireRegion(state, territory.region, 'territory.region')
    const occupier = region.occupier === to ? null : region.occupier
    return [{ type: 'regionSet', region: { ...region, owner: to, occupier } }]
  }
  const { owner, homeland } = territory
  const lost = owner === null ? [] : [unnamedLost(state, territory, owner)]
  const won = to === null ? [] : [unnamedWon(state, territory, to)]
  return [...lost, ...won, ...homelandMoved(state, homeland, owner, to)]
}

type Unnamed = Extract<Territory, { readonly unnamed: UnnamedKind }>

/** What an unnamed region counts as in a nation's hands. */
function countedAs({ unnamed, homeland }: Unnamed, hands: NationId): UnnamedKind {
  if (homeland === null) return unnamed === 'northAfrica' ? 'northAfrica' : 'minor'
  return homeland === hands ? 'homeland' : 'foreignHomeland'
}

/** What an unnamed region of an owner counts as. @throws Refused where the owner has none of that kind */
function requireCounted({ unnamed }: NapoleonState, territory: Unnamed, owner: NationId): UnnamedKind {
  const kind = countedAs(territory, owner)
  if (unnamed[owner][kind] === 0) refuse('noUnnamedRegion', 'territory', ownership, { nation: owner, kind })
  return kind
}

/** @throws Refused where a territory is counted without a name, and its owner has none of that kind */
export function requireOwned(state: NapoleonState, territory: Territory): void {
  if ('unnamed' in territory && territory.owner !== null) requireCounted(state, territory, territory.owner)
}

function unnamedLost(state: NapoleonState, territory: Unnamed, owner: NationId): NapoleonEffect {
  const kind = requireCounted(state, territory, owner)
  const before = state.unnamed[owner]
  return unnamedSet(owner, closedAmong({ ...before, [kind]: before[kind] - 1 }))
}

/** Where every region that is left is closed, and one more was, the one that went was closed itself. */
function closedAmong(left: UnnamedRegions): UnnamedRegions {
  const { homeland, foreignHomeland, minor, northAfrica, closed, closedNorthAfrica } = left
  return {
    ...left,
    closed: Math.min(closed, homeland + foreignHomeland + minor),
    closedNorthAfrica: Math.min(closedNorthAfrica, northAfrica),
  }
}

function unnamedWon(state: NapoleonState, territory: Unnamed, to: NationId): NapoleonEffect {
  const kind = countedAs(territory, to)
  const before = state.unnamed[to]
  const won = { ...before, [kind]: before[kind] + 1 }
  return unnamedSet(
    to,
    kind === 'homeland' ? { ...won, homelandLost: Math.max(0, won.homelandLost - 1) } : won,
  )
}

/** A homeland region that goes from its own nation to another, or from nobody to another, is lost to it. */
function homelandMoved(
  state: NapoleonState,
  homeland: NationId | null,
  from: NationId | null,
  to: NationId | null,
): Effects {
  if (homeland === null || from !== homeland || to === homeland) return []
  const before = state.unnamed[homeland]
  const counts = { ...before, homeland: before.homeland - 1, homelandLost: before.homelandLost + 1 }
  return [unnamedSet(homeland, closedAmong(counts))]
}

function unnamedSet(nation: NationId, regions: UnnamedRegions): NapoleonEffect {
  return { type: 'unnamedSet', nation, regions }
}
