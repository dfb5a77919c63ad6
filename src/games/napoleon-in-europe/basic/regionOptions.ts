import { nationNames } from '@/messages/en/napoleon-in-europe/names.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { Region, Territory } from '@/rules/napoleon-in-europe/board.ts'
import { areFriends, isPlayerNation } from '@/rules/napoleon-in-europe/standing.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { territoryKey, type TerritoryOption } from '../politics/territories.ts'

const { territory: words } = napoleon.politics

/** Named regions in the order of their names. */
function named(regions: readonly Region[]): readonly TerritoryOption[] {
  return regions
    .map(({ id, name, owner }) => ({
      key: id,
      territory: { region: id },
      label: name,
      owner,
      isUnnamed: false,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}

function unnamed(territory: Exclude<Territory, { readonly region: string }>): TerritoryOption {
  const { owner, homeland } = territory
  const label = words.unnamed(`unnamed.${territory.unnamed}`, owner)
  const of = homeland === null || homeland === owner ? '' : ` (${nationNames[homeland]})`
  return { key: territoryKey(territory), territory, label: label + of, owner, isUnnamed: true }
}

/** What a nation's infantry can take: other regions than its own and its allies' homelands. */
export function takeable(state: NapoleonState, nation: NationId): readonly TerritoryOption[] {
  const isOfFriend = (homeland: NationId | null) =>
    homeland !== null && homeland !== nation && areFriends(state, nation, homeland)
  const regions = state.regions.filter(({ owner, homeland }) => owner !== nation && !isOfFriend(homeland))
  return [...named(regions), ...nationIds.flatMap((other) => unnamedOf(state, other, nation)), ...free]
}

/** Minor nations that nobody owns yet, without a name. */
const free: readonly TerritoryOption[] = [
  unnamed({ unnamed: 'minor', owner: null, homeland: null }),
  unnamed({ unnamed: 'northAfrica', owner: null, homeland: null }),
]

function unnamedOf(state: NapoleonState, owner: NationId, nation: NationId): readonly TerritoryOption[] {
  if (owner === nation) return []
  const counts = state.unnamed[owner]
  const homeland =
    counts.homeland > 0 && !areFriends(state, nation, owner)
      ? [unnamed({ unnamed: 'homeland', owner, homeland: owner })]
      : []
  const minor = counts.minor > 0 ? [unnamed({ unnamed: 'minor', owner, homeland: null })] : []
  const africa = counts.northAfrica > 0 ? [unnamed({ unnamed: 'northAfrica', owner, homeland: null })] : []
  const lost =
    counts.foreignHomeland > 0 && state.unnamed[nation].homelandLost > 0
      ? [unnamed({ unnamed: 'foreignHomeland', owner, homeland: nation })]
      : []
  return [...homeland, ...minor, ...africa, ...lost]
}

/** The regions of other played homelands that a nation owns as long as its infantry is there. */
export function leavable(state: NapoleonState, nation: NationId): readonly TerritoryOption[] {
  const isHeld = (homeland: NationId | null) =>
    homeland !== null && homeland !== nation && isPlayerNation(state, homeland)
  const regions = state.regions.filter(({ owner, homeland }) => owner === nation && isHeld(homeland))
  const counted =
    state.unnamed[nation].foreignHomeland === 0
      ? []
      : nationIds
          .filter((homeland) => isHeld(homeland) && state.unnamed[homeland].homelandLost > 0)
          .map((homeland) => unnamed({ unnamed: 'foreignHomeland', owner: nation, homeland }))
  return [...named(regions), ...counted]
}

/** Regions that pieces may sail from: a nation's own and its allies', ports first. */
export function portsFrom(state: NapoleonState, nation: NationId): readonly TerritoryOption[] {
  return portsFirst(state.regions.filter(({ owner }) => owner !== null && areFriends(state, nation, owner)))
}

/** Where pieces can land, ports first, and then what the table only counts. */
export function portsTo(state: NapoleonState, nation: NationId): readonly TerritoryOption[] {
  const counted = nationIds.flatMap((other) => unnamedOf(state, other, nation))
  return [...portsFirst(state.regions), ...counted, ...free]
}

/** The text of the rules names few ports; those that a table has not entered follow. */
function portsFirst(regions: readonly Region[]): readonly TerritoryOption[] {
  return [...named(regions.filter(({ port }) => port)), ...named(regions.filter(({ port }) => !port))]
}
