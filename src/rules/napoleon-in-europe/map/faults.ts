import { house, rule } from '../../chart-building.ts'
import type { Refusal } from '../../reason.ts'
import type { Fleet, GameMap, RegionOnMap, SeaArea, Stack, UnnamedRegions } from '../board.ts'
import { nationIds, type ByNation } from '../nations.ts'

const n4 = house('N4')

/** A board with everything that stands on it, as it is entered or read from a file. */
export interface BoardGiven extends GameMap {
  readonly unnamed: ByNation<UnnamedRegions>
  readonly stacks: readonly Stack[]
  readonly fleets: readonly Fleet[]
}

/**
 * The first thing that is wrong with a board, or null: names and capitals that stand twice, borders with
 * regions that are not there or with itself, pieces and squadrons in places that are not there.
 *
 * @param path where the board is in the input
 */
export function boardFault(board: BoardGiven, path: string): Refusal | null {
  const { regions, seas, unnamed, stacks, fleets } = board
  const faults = [
    ...regions.map((region, index) => regionFault(board, region, `${path}.regions[${index}]`)),
    ...seas.map((area, index) => seaFault(board, area, `${path}.seas[${index}]`)),
    ...nationIds.map((nation) => unnamedFault(unnamed[nation], `${path}.unnamed.${nation}`, nation)),
    ...stacks.map(({ region }, index) => missing(regions, region, `${path}.stacks[${index}].region`)),
    ...fleets.map(({ at }, index) => {
      const place = `${path}.fleets[${index}].at`
      if (at === null) return null
      return at.kind === 'sea'
        ? missingSea(seas, at.sea, `${place}.sea`)
        : missing(regions, at.region, `${place}.region`)
    }),
  ]
  return faults.find((fault) => fault !== null) ?? null
}

/** What is wrong with a region beside the others of its map, or null. */
export function regionFault({ regions, seas }: GameMap, region: RegionOnMap, path: string): Refusal | null {
  const others = regions.filter((other) => other !== region)
  return (
    twice(others, region, path) ??
    capitalTwice(others, region, path) ??
    anyOf(region.links, (id) =>
      id === region.id ? borderOnItself(region, path) : missing(others, id, `${path}.links`),
    ) ??
    anyOf(region.seas, (id) => missingSea(seas, id, `${path}.seas`))
  )
}

/** What is wrong with a sea area beside the others of its map, or null. */
export function seaFault({ seas }: GameMap, area: SeaArea, path: string): Refusal | null {
  const others = seas.filter((other) => other !== area)
  return (
    twice(others, area, path) ??
    anyOf(area.links, (id) =>
      id === area.id ? borderOnItself(area, path) : missingSea(others, id, `${path}.links`),
    ) ??
    anyOf(area.straits, (id) =>
      area.links.includes(id) ? null : fault('straitsWithoutBorder', `${path}.straits`, { sea: area.name }),
    )
  )
}

/** What is wrong with a nation's counts of unnamed regions, or null. */
export function unnamedFault(unnamed: UnnamedRegions, path: string, nation: string): Refusal | null {
  const { homeland, foreignHomeland, minor, northAfrica, closed, closedNorthAfrica } = unnamed
  const open = homeland + foreignHomeland + minor
  if (closed > open) {
    return { ...fault('moreClosedThanOwned', `${path}.closed`, { nation, closed, owned: open }) }
  }
  if (closedNorthAfrica > northAfrica) {
    const counts = { nation, closed: closedNorthAfrica, owned: northAfrica }
    return fault('moreClosedThanOwned', `${path}.closedNorthAfrica`, counts)
  }
  return null
}

function anyOf(ids: readonly string[], check: (id: string) => Refusal | null): Refusal | null {
  return ids.map(check).find((each) => each !== null) ?? null
}

function fault(code: string, path: string, parameters: Refusal['parameters']): Refusal {
  return { code, path, parameters, provenance: n4 }
}

interface Named {
  readonly id: string
  readonly name: string
}

function twice(others: readonly Named[], { id, name }: Named, path: string): Refusal | null {
  const isSame = (other: Named) => other.id === id || other.name.toLowerCase() === name.toLowerCase()
  return others.some(isSame) ? fault('nameOnMapTwice', `${path}.name`, { name }) : null
}

function capitalTwice(
  others: readonly RegionOnMap[],
  { capital, homeland, name }: RegionOnMap,
  path: string,
): Refusal | null {
  if (capital === null) return null
  const capitals = rule('The Major Nations')
  if (homeland === null) {
    return { ...fault('capitalOutsideHomeland', `${path}.capital`, { region: name }), provenance: capitals }
  }
  const holder = others.find((other) => other.capital === capital)
  if (holder === undefined) return null
  return { ...fault('capitalTwice', `${path}.capital`, { region: holder.name }), provenance: capitals }
}

function borderOnItself({ name }: Named, path: string): Refusal {
  return fault('bordersItself', `${path}.links`, { name })
}

function missing(regions: readonly Named[], id: string | null, path: string): Refusal | null {
  const isThere = id === null || regions.some((region) => region.id === id)
  return isThere ? null : fault('noSuchRegion', path, { region: id })
}

function missingSea(seas: readonly Named[], id: string, path: string): Refusal | null {
  return seas.some((area) => area.id === id) ? null : fault('noSuchSea', path, { sea: id })
}
