import type { Region } from '../board.ts'
import { holdingsOf, isClosed } from '../holdings.ts'
import type { NationId } from '../nations.ts'
import type { NapoleonState } from '../state.ts'

/** Whether a homeland region takes newly built pieces: its nation owns it, and no enemy or uprising is there. (Placing.) */
export function isFreeHomeland(state: NapoleonState, nation: NationId, region: Region): boolean {
  return region.homeland === nation && region.owner === nation && !isClosed(state, region)
}

/** The named regions that take a nation's new land units. */
export function freeHomeland(state: NapoleonState, nation: NationId): readonly Region[] {
  return state.regions.filter((region) => isFreeHomeland(state, nation, region))
}

/** The named ports that take a nation's new squadrons. (Ports; Placing.) */
export function freePorts(state: NapoleonState, nation: NationId): readonly Region[] {
  return freeHomeland(state, nation).filter(({ port }) => port)
}

/**
 * Whether regions of its homeland that the table only counts may take a nation's new pieces: some are its own,
 * and not all that it counts are closed. A table that has entered nothing of a homeland is trusted.
 */
function hasUncountedPlace(state: NapoleonState, nation: NationId): boolean {
  if (holdingsOf(state, nation).wholeHomeland === 0) return true
  const { homeland, foreignHomeland, minor, closed } = state.unnamed[nation]
  return homeland > 0 && closed < homeland + foreignHomeland + minor
}

/** Whether a nation has anywhere to put new land units. */
export function hasPlace(state: NapoleonState, nation: NationId): boolean {
  return freeHomeland(state, nation).length > 0 || hasUncountedPlace(state, nation)
}

/** Whether a nation has a port for new squadrons. */
export function hasPort(state: NapoleonState, nation: NationId): boolean {
  return freePorts(state, nation).length > 0 || hasUncountedPlace(state, nation)
}

/** Whether the table keeps a nation's land pieces, or its squadrons, region by region. */
export function tracksPlaces({ stacks, fleets }: NapoleonState): { land: boolean; sea: boolean } {
  return {
    land: stacks.some(({ region }) => region !== null),
    sea: fleets.some(({ at }) => at !== null),
  }
}
