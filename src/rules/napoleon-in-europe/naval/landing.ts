import { cellOf, numberIn } from '../../chart.ts'
import type { Ledger, Parameters } from '../../reason.ts'
import type { RegionId } from '../board.ts'
import type { CommandOf } from '../commands.ts'
import type { Effects } from '../effects.ts'
import { regionById } from '../holdings.ts'
import { battleAhead, battleOwed } from '../map/battles.ts'
import { occupied } from '../map/entering.ts'
import { nationIds, type NationId } from '../nations.ts'
import { unitsIn, type Pieces } from '../pieces.ts'
import { areFriends, handOf, standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { homelandOf, ownerOf, requireRegion, territoryName } from '../territory.ts'
import { armiesAmong, type Troop } from '../troops.ts'

type Transport = CommandOf<'transport'>

/**
 * What a landing leads to: a battle, where anybody is there to fight it or militia turns out, else ground that is
 * occupied. (Amphibious Movement; Ports; Commitment Ratings.)
 *
 * @param landed what has come ashore
 */
export function ashore(
  state: NapoleonState,
  command: Transport,
  landed: readonly Troop[],
  ledger: Ledger,
): Effects {
  const { nation, to, defenders } = command
  if (landed.every(({ count }) => count === 0)) return []
  const region = 'region' in to ? to.region : null
  const place = territoryName(state, to)
  const homeland = homelandOf(state, to, 'to')
  const militiaOf = meetsMilitia(state, command) ? homeland : null
  const there = region === null ? [] : enemiesIn(state, nation, region)
  const all = new Set([...(militiaOf === null ? [] : [militiaOf]), ...there, ...defenders])
  if (all.size === 0 && battleAhead(state, nation, region) === undefined)
    return taken(state, nation, region, armiesAmong(landed), ledger)
  const garrison = militiaOf === null ? {} : militia(state, militiaOf, place, ledger)
  orderFromChart(state, 'defenders', 'order.landingBattle', { place }, ledger)
  return battleOwed(state, {
    kind: 'battle',
    cause: 'landing',
    region,
    place,
    attackers: [nation],
    defenders: [...all],
    garrison,
    garrisonPlayedBy: militiaOf === null ? null : handOf(state, militiaOf),
  })
}

function taken(
  state: NapoleonState,
  nation: NationId,
  id: RegionId | null,
  armies: number,
  ledger: Ledger,
): Effects {
  const region = id === null ? undefined : regionById(state, id)
  return region === undefined ? [] : occupied(state, { nation, armies }, region, ledger)
}

/**
 * Whether militia turn out against a landing: in the homeland of an enemy that still has it, in peace, and not a
 * second time where they have already and the battle is still to be fought.
 */
function meetsMilitia(
  state: NapoleonState,
  { nation, to, uprising = false }: Pick<Transport, 'nation' | 'to' | 'uprising'>,
): boolean {
  const homeland = homelandOf(state, to, 'to')
  const owner = ownerOf(state, to, 'to')
  const isHeld = owner !== null && areFriends(state, nation, owner)
  const isRisen = 'region' in to ? requireRegion(state, to.region, 'to').uprising : uprising
  const ahead = 'region' in to ? battleAhead(state, nation, to.region) : undefined
  const turnedOut = unitsIn(ahead?.garrison ?? {}) > 0
  const isEnemys = homeland !== null && standingOf(state, nation, homeland) === 'war'
  return isEnemys && !isHeld && !isRisen && !turnedOut
}

/** Nations at war with one that have units in a region, as far as the table counts them. */
function enemiesIn(state: NapoleonState, nation: NationId, region: RegionId): readonly NationId[] {
  const isThere = (other: NationId) =>
    standingOf(state, nation, other) === 'war' &&
    (regionById(state, region)?.occupier === other ||
      state.stacks.some(
        (stack) => stack.nation === other && stack.region === region && unitsIn(stack.pieces) > 0,
      ))
  return nationIds.filter(isThere)
}

function militia(state: NapoleonState, nation: NationId, place: string, ledger: Ledger): Pieces {
  const count = orderFromChart(state, 'militia', 'order.militiaAppear', { nation, place }, ledger)
  return count > 0 ? { militia: count } : {}
}

/** An order with the number that the chart of landings gives. */
function orderFromChart(
  { rules }: NapoleonState,
  row: 'militia' | 'defenders',
  key: string,
  about: Parameters,
  ledger: Ledger,
): number {
  const cell = cellOf(rules.charts.landing, row, 'value')
  const count = numberIn(cell)
  return ledger.read(cell, { key, operation: 'order', sum: 'naval', parameters: { ...about, count } })
}
