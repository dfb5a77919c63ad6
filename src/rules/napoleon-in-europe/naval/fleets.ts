import { rule } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import { isSamePlace } from '../apply.ts'
import type { FleetPlace, RegionId, SeaId } from '../board.ts'
import type { NapoleonEffect } from '../effects.ts'
import { regionById } from '../holdings.ts'
import { nationIds, type NationId } from '../nations.ts'
import { areFriends, standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'

const seaMovement = rule('Sea Movement')

/** Squadrons of one nation, and where they lie. */
export interface Force {
  readonly nation: NationId
  readonly squadrons: number
  readonly from: FleetPlace
}

/** Squadrons as a command names them. */
export interface NamedForce {
  readonly nation: NationId
  readonly squadrons: number
  readonly from?: FleetPlace
}

/** How many squadrons a nation has in one place. */
export function squadronsAt({ fleets }: NapoleonState, nation: NationId, at: FleetPlace): number {
  return fleets.find((fleet) => fleet.nation === nation && isSamePlace(fleet.at, at))?.squadrons ?? 0
}

/** Squadrons of a nation and its friends in a sea area. (Interception of Transports.) */
export function friendlyAt(state: NapoleonState, nation: NationId, at: FleetPlace): number {
  return sumAt(state, at, (other) => areFriends(state, nation, other))
}

/** Squadrons in a sea area of nations with which a nation is at war. */
export function enemiesAt(state: NapoleonState, nation: NationId, at: FleetPlace): number {
  return sumAt(state, at, (other) => standingOf(state, nation, other) === 'war')
}

function sumAt(state: NapoleonState, at: FleetPlace, counts: (nation: NationId) => boolean): number {
  return nationIds.filter(counts).reduce((sum, nation) => sum + squadronsAt(state, nation, at), 0)
}

/** The sea areas that a region's coast touches, as far as the map knows. */
export function seasBeside(state: NapoleonState, region: RegionId): readonly SeaId[] {
  return regionById(state, region)?.seas ?? []
}

export function inSea(sea: SeaId): FleetPlace {
  return { kind: 'sea', sea }
}

/**
 * Where a nation's squadrons lie that are engaged at a place: there, beside the port that is attacked, or
 * wherever the table counts them.
 */
export function stationOf(state: NapoleonState, nation: NationId, at: FleetPlace): FleetPlace {
  const beside = at?.kind === 'port' ? seasBeside(state, at.region).map(inSea) : []
  const places = [at, ...beside].filter((place) => squadronsAt(state, nation, place) > 0)
  return places[0] ?? null
}

/** What a place of squadrons is called; nothing where the table does not say. */
export function placeName(state: NapoleonState, at: FleetPlace): string {
  if (at === null) return ''
  if (at.kind === 'port') return regionById(state, at.region)?.name ?? at.region
  return seaName(state, at.sea)
}

/** What a sea area is called; nothing where the table does not say. */
export function seaName({ seas }: NapoleonState, sea: SeaId | null): string {
  return sea === null ? '' : (seas.find(({ id }) => id === sea)?.name ?? sea)
}

/** Squadrons with the place that they are taken from. @throws Refused where the nation has too few there */
export function requireForce(
  state: NapoleonState,
  { nation, squadrons, from }: NamedForce,
  at: FleetPlace,
  path: string,
): Force {
  const place = from ?? stationOf(state, nation, at)
  const has = squadronsAt(state, nation, place)
  if (has < squadrons) {
    refuse('tooFewSquadrons', path, seaMovement, {
      nation,
      has,
      wanted: squadrons,
      place: placeName(state, place),
    })
  }
  return { nation, squadrons, from: place }
}

/** Squadrons that are no more. */
export function lose({ nation, squadrons, from }: Force): NapoleonEffect {
  return { type: 'squadronsChanged', nation, at: from, by: -squadrons }
}
