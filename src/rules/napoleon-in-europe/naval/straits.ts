import { rule } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import type { FleetPlace, Region, RegionId, SeaId } from '../board.ts'
import { regionById } from '../holdings.ts'
import type { NationId } from '../nations.ts'
import { mayPass } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { seasBeside } from './fleets.ts'

const clarifications = rule('Gameboard Clarifications')

/** The sea area that lies behind the straits. */
const behind: SeaId = 'blackSea'
/** The regions on both shores of the straits, which open and close them. */
const shores: readonly RegionId[] = ['constantinople', 'anatolia']

/** A way by sea, from place to place. */
export interface Voyage {
  readonly nation: NationId
  readonly places: readonly FleetPlace[]
  /** Whether whoever holds the straits lets it pass. */
  readonly leave: boolean
}

/** Whether a way by sea leads through the straits of Constantinople. */
export function passesStraits(state: NapoleonState, places: readonly FleetPlace[]): boolean {
  const sides = places.map((place) => sideOf(state, place)).filter((side) => side !== 'either')
  return new Set(sides).size > 1
}

/** Who opens the straits: the owner of both shores; null where two hold them or nobody does. */
export function holderOfStraits(state: NapoleonState): NationId | null {
  const [first, ...others] = shoresOf(state).map(({ owner }) => owner)
  return first !== undefined && others.every((owner) => owner === first) ? first : null
}

/**
 * Only who owns Constantinople and Anatolia opens the straits between the Aegean and the Black Sea.
 * (Gameboard Clarifications.)
 *
 * @throws Refused where nobody opens them, or their holder has not
 */
export function requireOpenStraits(state: NapoleonState, { nation, places, leave }: Voyage): void {
  const isKnown = shoresOf(state).length === shores.length
  if (!isKnown || !passesStraits(state, places)) return
  const holder = holderOfStraits(state)
  if (holder === null) return refuse('straitsHeldByNobody', 'to', clarifications, { nation })
  if (!leave && !mayPass(state, nation, holder)) {
    refuse('straitsClosed', 'leave', clarifications, { nation, holder })
  }
}

function shoresOf(state: NapoleonState): readonly Region[] {
  return shores.flatMap((id) => regionById(state, id) ?? [])
}

/** On which side of the straits a place lies; a port between both seas, and what is not known, on either. */
function sideOf(state: NapoleonState, place: FleetPlace): 'behind' | 'before' | 'either' {
  if (place === null) return 'either'
  const seas = place.kind === 'sea' ? [place.sea] : seasBeside(state, place.region)
  const inside = seas.filter((sea) => sea === behind).length
  if (seas.length === 0 || (inside > 0 && inside < seas.length)) return 'either'
  return inside > 0 ? 'behind' : 'before'
}
