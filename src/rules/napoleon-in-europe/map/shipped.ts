import { house, rule } from '../../chart-building.ts'
import type { Provenance } from '../../chart.ts'
import type { CapitalId, GameMap, Region, RegionId, RegionOnMap, SeaArea, SeaId } from '../board.ts'
import type { NationId } from '../nations.ts'

const clarifications = rule('Gameboard Clarifications')
const nations = rule('The Major Nations')
const points = rule('Production Points')
const basicBattle = rule('Example of a Tactical Battle')
const standardBattle = rule('Tactical Battles')
const interception = rule('Interception of Transports')
const minorNavies = rule('Minor Navies')
const twoRegions = rule('Multi-Regional Minor Nations')
const n4 = house('N4')
const n5 = house('N5')

/** A region that the rulebook's text names, with the names as they are printed on the board. */
interface NamedRegion {
  readonly id: RegionId
  readonly name: string
  readonly homeland: NationId | null
  readonly capital: CapitalId | null
  readonly port: boolean
  readonly northAfrica: boolean
  /** Where the text names it; `house` where whose homeland it is of is the app's own reading. */
  readonly provenance: Provenance
}

const plain = { homeland: null, capital: null, port: false, northAfrica: false } as const

function capital(id: CapitalId, name: string, homeland: NationId, provenance = nations): NamedRegion {
  return { ...plain, id, name, homeland, capital: id, provenance }
}

function region(
  id: RegionId,
  name: string,
  provenance: Provenance,
  about: Partial<NamedRegion> = {},
): NamedRegion {
  return { ...plain, id, name, provenance, ...about }
}

function african(id: RegionId, name: string): NamedRegion {
  return region(id, name, n5, { northAfrica: true })
}

/** Every region that the text names, homeland by homeland and then the minor nations. */
const namedRegions: readonly NamedRegion[] = [
  capital('paris', 'Paris', 'france'),
  region('picardy', 'Picardy', n4, { homeland: 'france' }),
  capital('london', 'London', 'britain'),
  region('cornwall', 'Cornwall', n4, { homeland: 'britain', port: true }),
  capital('berlin', 'Berlin', 'prussia'),
  capital('saintPetersburg', 'St. Petersburg', 'russia', points),
  capital('moscow', 'Moscow', 'russia'),
  capital('constantinople', 'Constantinople', 'ottoman'),
  region('anatolia', 'Anatolia', clarifications, { homeland: 'ottoman' }),
  capital('vienna', 'Vienna', 'austria'),
  capital('madrid', 'Madrid', 'spain'),
  region('armenia', 'Armenia', n4),
  region('belgium', 'Belgium', standardBattle),
  region('caucasus', 'Caucasus', n4),
  region('denmark', 'Denmark', twoRegions),
  region('finland', 'Finland', twoRegions),
  region('gibraltar', 'Gibraltar', n4),
  region('hanover', 'Hanover', basicBattle),
  region('holland', 'Holland', minorNavies),
  region('illyria', 'Illyria', interception),
  region('mecklenburg', 'Mecklenburg', basicBattle),
  region('naples', 'Naples', twoRegions),
  region('norway', 'Norway', twoRegions),
  region('portugal', 'Portugal', minorNavies),
  region('sicily', 'Sicily', twoRegions),
  region('sweden', 'Sweden', twoRegions),
  region('tyrol', 'Tyrol', rule('Scenario VI')),
  region('westphalia', 'Westphalia', basicBattle),
  african('morocco', 'Morocco'),
  african('algeria', 'Algeria'),
  african('tunisia', 'Tunisia'),
  african('tripolitania', 'Tripolitania'),
  african('cyrenaica', 'Cyrenaica'),
  african('egypt', 'Egypt'),
]

/** Two regions that border each other, and where the text says so. */
interface NamedLink {
  readonly between: readonly [RegionId, RegionId]
  readonly provenance: Provenance
}

function link(one: RegionId, other: RegionId, provenance: Provenance): NamedLink {
  return { between: [one, other], provenance }
}

const namedLinks: readonly NamedLink[] = [
  link('finland', 'saintPetersburg', clarifications),
  link('finland', 'sweden', clarifications),
  link('caucasus', 'armenia', clarifications),
  link('tripolitania', 'tunisia', clarifications),
  link('denmark', 'sweden', clarifications),
  link('constantinople', 'anatolia', clarifications),
  link('holland', 'hanover', basicBattle),
  link('holland', 'westphalia', basicBattle),
  link('westphalia', 'hanover', basicBattle),
  link('hanover', 'denmark', basicBattle),
  link('hanover', 'mecklenburg', basicBattle),
  link('hanover', 'berlin', basicBattle),
  link('picardy', 'belgium', standardBattle),
  link('belgium', 'holland', standardBattle),
]

/** Pairs of regions that lie close and do not border each other. (Gameboard Clarifications.) */
export const notLinked: readonly (readonly [RegionId, RegionId])[] = [
  ['sicily', 'naples'],
  ['gibraltar', 'morocco'],
  ['london', 'picardy'],
]

interface NamedSea {
  readonly id: SeaId
  readonly name: string
  readonly links: readonly SeaId[]
  readonly straits: readonly SeaId[]
  readonly provenance: Provenance
}

/** Every sea area that the text names. */
const namedSeas: readonly NamedSea[] = [
  sea('northSea', 'North Sea', ['balticSea']),
  sea('balticSea', 'Baltic Sea', ['northSea']),
  sea('bayOfBiscay', 'Bay of Biscay', [], [], interception),
  sea('midAtlantic', 'Mid-Atlantic', ['barbaryCoast'], ['barbaryCoast']),
  sea('barbaryCoast', 'Barbary Coast', ['midAtlantic'], ['midAtlantic']),
  sea('aegeanSea', 'Aegean Sea', ['blackSea'], ['blackSea']),
  sea('blackSea', 'Black Sea', ['aegeanSea'], ['aegeanSea']),
]

function sea(
  id: SeaId,
  name: string,
  links: readonly SeaId[],
  straits: readonly SeaId[] = [],
  provenance = clarifications,
): NamedSea {
  return { id, name, links, straits, provenance }
}

function neighboursOf(id: RegionId): readonly RegionId[] {
  return namedLinks.flatMap(({ between: [one, other] }) => {
    if (one === id) return [other]
    return other === id ? [one] : []
  })
}

function onMap({ id, name, homeland, capital, port, northAfrica }: NamedRegion): RegionOnMap {
  return { id, name, homeland, capital, port, northAfrica, links: neighboursOf(id), seas: [] }
}

function seaOnMap({ id, name, links, straits }: NamedSea): SeaArea {
  return { id, name, links, straits }
}

/** The board as far as the text names it; the table adds the rest. (N4.) */
export const shippedMap: GameMap = {
  regions: namedRegions.map(onMap),
  seas: namedSeas.map(seaOnMap),
}

/** Where the text names a region of the shipped board; null for regions that a table added. */
export function sourceOf(id: RegionId): Provenance | null {
  return namedRegions.find((named) => named.id === id)?.provenance ?? null
}

/** A region of a map as it stands before anybody took anything: its own nation owns its homeland. */
export function untouched(region: RegionOnMap): Region {
  return { ...region, owner: region.homeland, occupier: null, uprising: false }
}
