import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { isSamePlace } from '@/rules/napoleon-in-europe/apply.ts'
import type { FleetPlace, SeaId } from '@/rules/napoleon-in-europe/board.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { squadronsAt } from '@/rules/napoleon-in-europe/naval/fleets.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { areFriends, standingOf } from '@/rules/napoleon-in-europe/standing.ts'
import { fleetPlaceName } from '../turn/places.ts'

const { place: texts } = napoleon.naval

export function seaPlace(sea: string): FleetPlace {
  return { kind: 'sea', sea }
}

/** What tells a place of squadrons from every other. */
export function placeKey(at: FleetPlace): string {
  if (at === null) return ''
  return at.kind === 'sea' ? `sea:${at.sea}` : `port:${at.region}`
}

/** What a place of squadrons is called. */
export function placeWords(state: NapoleonState, at: FleetPlace): string {
  const name = fleetPlaceName(state, at)
  if (at === null || name === null) return texts.notTold
  return at.kind === 'port' ? texts.port(name) : name
}

/** Every sea area, in the map's order. */
export function seaPlaces({ seas }: NapoleonState): readonly FleetPlace[] {
  return seas.map(({ id }) => seaPlace(id))
}

/** The ports of some owners, in the map's order. */
export function portsOf(
  { regions }: NapoleonState,
  isOwner: (owner: NationId) => boolean,
): readonly FleetPlace[] {
  return regions
    .filter(({ port, owner }) => port && owner !== null && isOwner(owner))
    .map(({ id }): FleetPlace => ({ kind: 'port', region: id }))
}

/** The places where a nation's squadrons lie. */
export function placesOf({ fleets }: NapoleonState, nation: NationId): readonly FleetPlace[] {
  return fleets.filter((fleet) => fleet.nation === nation).map(({ at }) => at)
}

/** Where a nation's squadrons may sail to: any sea area, the nearest first, its own ports and its friends'. */
export function destinations(
  state: NapoleonState,
  nation: NationId,
  from: FleetPlace,
): readonly FleetPlace[] {
  const ports = portsOf(state, (owner) => areFriends(state, nation, owner))
  const all = [...seaPlaces(state), ...ports].filter((place) => !isSamePlace(place, from))
  const near = new Set(nearSeas(state, from).map((sea) => placeKey(seaPlace(sea))))
  const isNear = (place: FleetPlace) => near.has(placeKey(place))
  return [...all.filter(isNear), ...all.filter((place) => !isNear(place))]
}

/** The sea areas that the map knows to be next to a place. */
function nearSeas({ seas, regions }: NapoleonState, from: FleetPlace): readonly SeaId[] {
  if (from === null) return []
  return from.kind === 'sea'
    ? (seas.find(({ id }) => id === from.sea)?.links ?? [])
    : (regions.find(({ id }) => id === from.region)?.seas ?? [])
}

/** Where squadrons at war with a nation lie: first where it has squadrons too, then in ports. */
export function battlePlaces(state: NapoleonState, nation: NationId): readonly FleetPlace[] {
  const enemies = state.fleets.filter((fleet) => standingOf(state, nation, fleet.nation) === 'war')
  const isMet = (at: FleetPlace) => at?.kind === 'port' || squadronsAt(state, nation, at) > 0
  const places = enemies.map(({ at }) => at).filter((at) => at !== null && isMet(at))
  const seas = places.filter((at) => at?.kind === 'sea')
  const ports = places.filter((at) => at?.kind === 'port')
  return distinct([...seas, ...ports])
}

export function distinct(places: readonly FleetPlace[]): readonly FleetPlace[] {
  return places.filter((at, index) => places.findIndex((other) => isSamePlace(at, other)) === index)
}
