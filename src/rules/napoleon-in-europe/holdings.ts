import { capitalIds, type CapitalId, type Region, type RegionId } from './board.ts'
import { areFriends, enemiesOf } from './standing.ts'
import type { NationId } from './nations.ts'
import type { NapoleonState } from './state.ts'

/** What a nation owns, named and unnamed regions together. */
export interface Holdings {
  readonly regions: number
  /** Of its own homeland. */
  readonly homeland: number
  /** How many regions its homeland has, whoever owns them. */
  readonly wholeHomeland: number
  /** Outside its own homeland. */
  readonly abroad: number
}

/** Counts what a nation owns. (Standard Rules: Ownership of Regions; N4.) */
export function holdingsOf(state: NapoleonState, nation: NationId): Holdings {
  const owned = ownedBy(state, nation)
  const named = owned.filter(({ homeland }) => homeland === nation).length
  const unnamed = state.unnamed[nation]
  const homeland = named + unnamed.homeland
  const abroad = owned.length - named + unnamed.foreignHomeland + unnamed.minor + unnamed.northAfrica
  const wholeHomeland =
    state.regions.filter((region) => region.homeland === nation).length +
    unnamed.homeland +
    unnamed.homelandLost
  return { regions: homeland + abroad, homeland, wholeHomeland, abroad }
}

/** The named regions that a nation owns. */
export function ownedBy({ regions }: NapoleonState, nation: NationId): readonly Region[] {
  return regions.filter(({ owner }) => owner === nation)
}

/** Whether a region gives its owner nothing: an enemy's army stands in it, or it is in uprising. */
export function isClosed(state: NapoleonState, { owner, occupier, uprising }: Region): boolean {
  return uprising || (occupier !== null && owner !== null && isEnemyArmy(state, occupier, owner))
}

function isEnemyArmy(state: NapoleonState, army: NationId, owner: NationId): boolean {
  return !areFriends(state, army, owner) && enemiesOf(state, owner).includes(army)
}

/** A named region by its id; undefined where the map has none. */
export function regionById({ regions }: NapoleonState, id: RegionId): Region | undefined {
  return regions.find((region) => region.id === id)
}

/** The capitals that lie in a nation's homeland: two for Russia, one for all others. (N12.) */
const capitalsOf: Readonly<Record<NationId, readonly CapitalId[]>> = {
  france: ['paris'],
  britain: ['london'],
  prussia: ['berlin'],
  russia: ['saintPetersburg', 'moscow'],
  ottoman: ['constantinople'],
  austria: ['vienna'],
  spain: ['madrid'],
}

export function homeCapitals(nation: NationId): readonly CapitalId[] {
  return capitalsOf[nation]
}

/** The capitals that a nation owns, its own and others'. */
export function capitalsOwned(state: NapoleonState, nation: NationId): readonly CapitalId[] {
  const owned = ownedBy(state, nation)
  return capitalIds.filter((id) => owned.some(({ capital }) => capital === id))
}

/** How many naval squadrons a nation has, wherever they lie. */
export function squadronsOf({ fleets }: NapoleonState, nation: NationId): number {
  return fleets.reduce((sum, fleet) => sum + (fleet.nation === nation ? fleet.squadrons : 0), 0)
}
