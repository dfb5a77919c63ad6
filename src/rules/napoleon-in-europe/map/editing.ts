import { house, rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, Refused, type Ledger } from '../../reason.ts'
import type { GameMap, Region, RegionId, RegionOnMap, SeaArea, SeaId } from '../board.ts'
import type { CommandOf } from '../commands.ts'
import type { Deciders } from '../decider.ts'
import type { Effects, NapoleonEffect } from '../effects.ts'
import { regionById } from '../holdings.ts'
import { risesAtStart } from '../scenarios/specials.ts'
import type { NapoleonState } from '../state.ts'
import { requireRegion } from '../territory.ts'
import type { mapCommands } from './commands.ts'
import { regionFault, seaFault } from './faults.ts'
import { noteOn } from './lines.ts'
import { isSettingUp } from './pieces.ts'
import { notLinked, untouched } from './shipped.ts'
import { countedAgain, countedNoMore } from './unnamed.ts'

type Editing = 'addRegion' | 'changeRegion' | 'removeRegion' | 'addSea' | 'changeSea' | 'removeSea'

const n4 = house('N4')

/** What a table enters of its own board. (N4.) */
export const editingDeciders: Pick<Deciders<typeof mapCommands>, Editing> = {
  addRegion(state, command, { ledger }) {
    const { owner, counted } = command
    const bare = { ...untouched(regionFrom(freeId(state.regions, command.name), command)), owner }
    const region = { ...bare, uprising: isSettingUp(state) && risesAtStart(state, bare) }
    requireSound(state, region)
    writeHeading(ledger, 'addRegion', { region: region.name, owner: owner ?? '' })
    const unnamed = counted && owner !== null ? countedNoMore(state, region, owner) : []
    return [...unnamed, { type: 'regionSet', region }, ...bordersSet(state, region, [])]
  },

  changeRegion(state, command, { ledger }) {
    const before = requireRegion(state, command.region, 'region')
    const region: Region = { ...before, ...regionFrom(before.id, command) }
    requireSound({ ...state, regions: state.regions.filter(({ id }) => id !== before.id) }, region)
    writeHeading(ledger, 'changeRegion', { region: before.name, name: region.name })
    noteNoBorders(state, region, ledger)
    return [{ type: 'regionSet', region }, ...bordersSet(state, region, before.links)]
  },

  removeRegion(state, { region: id, counted }, { ledger }) {
    const region = requireRegion(state, id, 'region')
    if (isInUse(state, id)) refuse('regionInUse', 'region', n4, { region: region.name })
    writeHeading(ledger, 'removeRegion', { region: region.name })
    const unnamed = counted && region.owner !== null ? countedAgain(state, region, region.owner) : []
    const bare = { ...region, links: [] }
    return [...bordersSet(state, bare, region.links), { type: 'regionRemoved', region: id }, ...unnamed]
  },

  addSea(state, command, { ledger }) {
    const sea = seaFrom(freeId(state.seas, command.name), command)
    requireSoundSea(state, sea)
    writeHeading(ledger, 'addSea', { sea: sea.name })
    return [{ type: 'seaSet', sea }, ...shoresSet(state, sea, [])]
  },

  changeSea(state, command, { ledger }) {
    const before = requireSea(state, command.sea)
    const sea = seaFrom(before.id, command)
    requireSoundSea({ ...state, seas: state.seas.filter(({ id }) => id !== before.id) }, sea)
    writeHeading(ledger, 'changeSea', { sea: before.name, name: sea.name })
    return [{ type: 'seaSet', sea }, ...shoresSet(state, sea, before.links)]
  },

  removeSea(state, { sea: id }, { ledger }) {
    const sea = requireSea(state, id)
    const isSailed = state.fleets.some(({ at }) => at?.kind === 'sea' && at.sea === id)
    if (isSailed) refuse('seaInUse', 'sea', n4, { sea: sea.name })
    writeHeading(ledger, 'removeSea', { sea: sea.name })
    const coasts = state.regions
      .filter(({ seas }) => seas.includes(id))
      .map((region): NapoleonEffect => ({
        type: 'regionSet',
        region: { ...region, seas: without(region.seas, id) },
      }))
    return [
      ...coasts,
      ...shoresSet(state, { ...sea, links: [], straits: [] }, sea.links),
      { type: 'seaRemoved', sea: id },
    ]
  },
}

/** Tells where the rulebook says that two regions do not border each other. */
function noteNoBorders(state: NapoleonState, { id, name, links }: RegionOnMap, ledger: Ledger): void {
  for (const pair of notLinked) {
    const other = pair.find((each) => each !== id && links.includes(each))
    if (!pair.includes(id) || other === undefined) continue
    const beside = regionById(state, other)?.name ?? other
    noteOn(ledger, 'map.noBorder', rule('Gameboard Clarifications'), { region: name, other: beside })
  }
}

function regionFrom(
  id: RegionId,
  {
    name,
    homeland,
    capital,
    port,
    northAfrica,
    links,
    seas,
  }: CommandOf<'addRegion'> | CommandOf<'changeRegion'>,
): RegionOnMap {
  return { id, name, homeland, capital, port, northAfrica, links, seas }
}

function seaFrom(id: SeaId, { name, links, straits }: CommandOf<'addSea'> | CommandOf<'changeSea'>): SeaArea {
  return { id, name, links, straits }
}

/** An id of its own for something on the map: its name, with a number where another has it. */
function freeId(taken: readonly { readonly id: string }[], name: string): string {
  const isFree = (id: string) => taken.every((other) => other.id !== id)
  if (isFree(name)) return name
  let number = 2
  while (!isFree(`${name} ${number}`)) number += 1
  return `${name} ${number}`
}

function requireSound(map: GameMap, region: RegionOnMap): void {
  const fault = regionFault(map, region, '')
  if (fault !== null) throw new Refused({ ...fault, path: fault.path.slice(1) })
}

function requireSoundSea(map: GameMap, sea: SeaArea): void {
  const fault = seaFault(map, sea, '')
  if (fault !== null) throw new Refused({ ...fault, path: fault.path.slice(1) })
}

/** @throws Refused where the map has no such sea area */
function requireSea({ seas }: GameMap, id: SeaId): SeaArea {
  return seas.find((sea) => sea.id === id) ?? refuse('noSuchSea', 'sea', n4, { sea: id })
}

function isInUse({ stacks, fleets, pending }: NapoleonState, id: RegionId): boolean {
  return (
    stacks.some(({ region }) => region === id) ||
    fleets.some(({ at }) => at?.kind === 'port' && at.region === id) ||
    pending.some((due) => 'region' in due && due.region === id)
  )
}

function without(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((each) => each !== id)
}

/** Its neighbours border a region as it borders them. @param before whom it bordered until now */
function bordersSet(state: NapoleonState, { id, links }: RegionOnMap, before: readonly RegionId[]): Effects {
  const isChanged = (other: Region) => links.includes(other.id) !== other.links.includes(id)
  return state.regions
    .filter((other) => other.id !== id && (links.includes(other.id) || before.includes(other.id)))
    .filter(isChanged)
    .map((other) => {
      const borders = links.includes(other.id) ? [...other.links, id] : without(other.links, id)
      return { type: 'regionSet', region: { ...other, links: borders } }
    })
}

/** The sea areas beside a sea area border it as it borders them, and through straits where it does. */
function shoresSet(state: NapoleonState, sea: SeaArea, before: readonly SeaId[]): Effects {
  return state.seas
    .filter((other) => other.id !== sea.id && (sea.links.includes(other.id) || before.includes(other.id)))
    .map((other) => ({
      type: 'seaSet',
      sea: {
        ...other,
        links: withOrWithout(other.links, sea.id, sea.links.includes(other.id)),
        straits: withOrWithout(other.straits, sea.id, sea.straits.includes(other.id)),
      },
    }))
}

function withOrWithout(ids: readonly SeaId[], id: SeaId, isIn: boolean): readonly SeaId[] {
  if (!isIn) return without(ids, id)
  return ids.includes(id) ? ids : [...ids, id]
}
