import { nationNames, placeIn } from '@/messages/en/napoleon-in-europe/names.ts'
import { opening } from '@/messages/index.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { RegionId, SeaId, Territory } from '@/rules/napoleon-in-europe/board.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { enemiesAt, friendlyAt, seasBeside } from '@/rules/napoleon-in-europe/naval/fleets.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { enemiesOf, mayPass, standingOf } from '@/rules/napoleon-in-europe/standing.ts'
import { territoryKey, type TerritoryOption } from '../politics/territories.ts'
import { seaPlace } from './places.ts'

const { place } = napoleon.naval

/** A sea area on the way, with the squadrons in it. */
export interface LegDraft {
  readonly sea: SeaId | null
  readonly enemy: number
  readonly own: number
}

/** Where a nation may land: its own regions and those that it may pass, enemies' and nobody's. */
export function landings(
  state: NapoleonState,
  nation: NationId,
  from: RegionId | null,
): readonly TerritoryOption[] {
  const named = state.regions
    .filter(({ id }) => id !== from)
    .filter(
      ({ owner }) =>
        owner === null || mayPass(state, nation, owner) || standingOf(state, nation, owner) === 'war',
    )
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ id, name, owner }) => option({ region: id }, name, owner))
  const enemies = enemiesOf(state, nation).map((enemy) => {
    const territory: Territory = { unnamed: 'homeland', owner: enemy, homeland: enemy }
    return option(territory, `${nationNames[enemy]}: ${placeIn('unnamed.homeland')}`, enemy)
  })
  const minor: Territory = { unnamed: 'minor', owner: null, homeland: null }
  return [...named, ...enemies, option(minor, opening(place.otherUnnamed), null)]
}

function option(territory: Territory, label: string, owner: NationId | null): TerritoryOption {
  return { key: territoryKey(territory), territory, label, owner, isUnnamed: 'unnamed' in territory }
}

/** A leg through a sea area, with the squadrons that the table counts there. */
export function legThrough(state: NapoleonState, nation: NationId, sea: SeaId | null): LegDraft {
  if (sea === null) return { sea, enemy: 0, own: 0 }
  const at = seaPlace(sea)
  return { sea, enemy: enemiesAt(state, nation, at), own: friendlyAt(state, nation, at) }
}

/**
 * The likeliest way: a sea area that touches both coasts, else one beside each that the map knows, else the one
 * with the most squadrons to go with.
 */
export function likelyWay(
  state: NapoleonState,
  nation: NationId,
  from: RegionId | null,
  to: Territory | null,
): readonly LegDraft[] {
  const start = from === null ? [] : seasBeside(state, from)
  const end = to !== null && 'region' in to ? seasBeside(state, to.region) : []
  const shared = start.find((sea) => end.includes(sea))
  const ends = [start[0], end[0]].filter((sea) => sea !== undefined)
  const known: readonly (SeaId | null)[] = shared === undefined ? ends : [shared]
  const seas = known.length > 0 ? known : [to === null ? null : escortedSea(state, nation)]
  return seas.map((sea) => legThrough(state, nation, sea))
}

function escortedSea(state: NapoleonState, nation: NationId): SeaId | null {
  const escorts = state.seas.map(({ id }) => ({ id, own: friendlyAt(state, nation, seaPlace(id)) }))
  const [most] = escorts.filter(({ own }) => own > 0).toSorted((one, other) => other.own - one.own)
  return most?.id ?? null
}
