import { house, rule } from '../../chart-building.ts'
import { cellOf, numberIn } from '../../chart.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { Region, RegionId } from '../board.ts'
import { yearOf } from '../calendar.ts'
import type { CommandOf } from '../commands.ts'
import type { Deciders } from '../decider.ts'
import type { Effects } from '../effects.ts'
import { nationIds, type NationId } from '../nations.ts'
import { owe } from '../pending.ts'
import { armiesIn, landUnits, unitsIn, type LandUnit, type Pieces } from '../pieces.ts'
import { areFriends, mayPass, standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { requireRegion } from '../territory.ts'
import type { mapCommands } from './commands.ts'
import { noteOn, orderTo } from './lines.ts'
import { occupationDues } from './occupation.ts'
import { piecesAt, piecesSet } from './pieces.ts'

type March = CommandOf<'movePieces'>

const movement = rule('Land Movement')

/**
 * Pieces that are counted by region march. Who may not enter is refused; a border that the map does not know is
 * told, for a table has not always entered all of them. An army of an enemy is met in battle; ground that nobody
 * defends is occupied. (Land Movement; N4.)
 */
export const movePieces: Deciders<typeof mapCommands>['movePieces'] = (state, march, { ledger }) => {
  const to = requireRegion(state, march.to, 'to')
  const from = march.from === null ? null : requireRegion(state, march.from, 'from')
  requirePieces(state, march)
  requireMilitiaStays(state, march, from, to)
  const met = armiesMet(state, march.nation, to)
  requireEntry(state, march.nation, to, met)
  writeHeading(ledger, 'movePieces', { nation: march.nation, from: from?.name ?? '', to: to.name })
  writeMarch(march, ledger)
  if (from !== null) noteDistance(state, march, from, to, ledger)
  noteTurn(state, march.nation, ledger)
  return [...moved(state, march), ...left(state, march, from), ...arrived(state, march, to, met, ledger)]
}

function requirePieces(state: NapoleonState, { nation, from, to, pieces }: March): void {
  if (from === to) refuse('sameRegion', 'to', movement)
  if (unitsIn(pieces) === 0) refuse('noPiecesChosen', 'pieces', movement)
  const there = piecesAt(state, nation, from)
  for (const unit of landUnits) {
    const wanted = pieces[unit] ?? 0
    const has = there[unit] ?? 0
    if (wanted > has) refuse('tooFewPieces', `pieces.${unit}`, house('N4'), { nation, unit, has, wanted })
  }
}

/** Militia defends its homeland, but for the Ottomans and later Prussia. (Militia.) */
function requireMilitiaStays(state: NapoleonState, march: March, from: Region | null, to: Region): void {
  const { nation, pieces } = march
  const leaves = from?.homeland === nation && to.homeland !== nation && (pieces.militia ?? 0) > 0
  if (leaves && !militiaMarches(state, nation)) {
    refuse('militiaStaysHome', 'pieces.militia', rule('Militia'), { nation })
  }
}

function militiaMarches({ rules, calendar }: NapoleonState, nation: NationId): boolean {
  if (nation !== 'prussia') return nation === 'ottoman'
  const last = numberIn(cellOf(rules.charts.buildingLimits, 'lastYearWithoutPrussianMilitia', 'value'))
  return calendar.month !== null && yearOf(calendar.month) > last
}

/** Whose armies stand in a region, as far as the app knows. */
function armiesMet(state: NapoleonState, nation: NationId, { id, occupier }: Region): readonly NationId[] {
  return nationIds.filter((other) => {
    if (other === nation) return false
    return other === occupier || unitsIn(piecesAt(state, other, id)) > 0
  })
}

/** @throws Refused where somebody holds or stands in the region who neither lets them pass nor is at war */
function requireEntry(
  state: NapoleonState,
  nation: NationId,
  { owner, name }: Region,
  met: readonly NationId[],
): void {
  const holders = owner === null ? met : [owner, ...met]
  const barring = holders.find(
    (holder) => !mayPass(state, nation, holder) && standingOf(state, nation, holder) !== 'war',
  )
  if (barring !== undefined) refuse('mayNotEnter', 'to', movement, { nation, holder: barring, place: name })
}

function writeMarch({ pieces }: March, ledger: Ledger): void {
  for (const unit of landUnits) {
    const count = pieces[unit] ?? 0
    if (count > 0) noteOn(ledger, 'map.pieces', movement, { unit, count })
  }
}

/** Tells where the borders that the map knows are too few for the way. */
function noteDistance(
  state: NapoleonState,
  { pieces }: March,
  from: Region,
  to: Region,
  ledger: Ledger,
): void {
  const distance = distanceBetween(state, from.id, to.id)
  const places = { from: from.name, to: to.name }
  if (distance === null) return noteOn(ledger, 'map.borderUnknown', house('N4'), places)
  const slow = landUnits.find((unit) => (pieces[unit] ?? 0) > 0 && stepsOf(state, unit) < distance)
  if (slow === undefined) return
  noteOn(ledger, 'map.tooFar', movement, { ...places, unit: slow, steps: stepsOf(state, slow), distance })
}

function stepsOf({ rules }: NapoleonState, unit: LandUnit): number {
  return numberIn(cellOf(rules.charts.landMovement, unit, 'value'))
}

/** How many borders lie between two regions on the known map; null where no way is known. */
export function distanceBetween({ regions }: NapoleonState, from: RegionId, to: RegionId): number | null {
  const links = new Map(regions.map((region) => [region.id, region.links]))
  const seen = new Set([from])
  let edge: readonly RegionId[] = [from]
  for (let distance = 0; edge.length > 0; distance += 1) {
    if (edge.includes(to)) return distance
    edge = edge.flatMap((id) => links.get(id) ?? []).filter((id) => !seen.has(id))
    for (const id of edge) seen.add(id)
  }
  return null
}

function noteTurn({ calendar }: NapoleonState, nation: NationId, ledger: Ledger): void {
  const isItsTurn = calendar.phase === 'movement' && calendar.acting === nation
  if (!isItsTurn) noteOn(ledger, 'map.notItsTurn', movement, { nation })
}

function moved(state: NapoleonState, { nation, from, to, pieces }: March): Effects {
  return [
    ...piecesSet(state, nation, from, sum(piecesAt(state, nation, from), pieces, -1)),
    ...piecesSet(state, nation, to, sum(piecesAt(state, nation, to), pieces, 1)),
  ]
}

function sum(there: Pieces, pieces: Pieces, sign: 1 | -1): Pieces {
  return Object.fromEntries(landUnits.map((unit) => [unit, (there[unit] ?? 0) + sign * (pieces[unit] ?? 0)]))
}

/** Ground that the last army leaves is no longer occupied. */
function left(state: NapoleonState, { nation, pieces }: March, from: Region | null): Effects {
  if (from === null || from.occupier !== nation) return []
  const stays = armiesIn(piecesAt(state, nation, from.id)) - armiesIn(pieces)
  return stays > 0 ? [] : [{ type: 'regionSet', region: { ...from, occupier: null } }]
}

function arrived(
  state: NapoleonState,
  { nation, pieces }: March,
  to: Region,
  met: readonly NationId[],
  ledger: Ledger,
): Effects {
  const defenders = met.filter((other) => standingOf(state, nation, other) === 'war')
  if (defenders.length > 0) return battle(state, nation, to, defenders, ledger)
  const isOccupied =
    armiesIn(pieces) > 0 &&
    to.occupier === null &&
    !(to.owner !== null && areFriends(state, nation, to.owner))
  if (!isOccupied || (to.owner !== null && standingOf(state, nation, to.owner) !== 'war')) return []
  noteOn(ledger, 'map.occupied', rule('Definitions'), { nation, place: to.name })
  return [
    { type: 'regionSet', region: { ...to, occupier: nation } },
    ...occupationDues(state, nation, to, ledger),
  ]
}

function battle(
  state: NapoleonState,
  nation: NationId,
  { id, name }: Region,
  defenders: readonly NationId[],
  ledger: Ledger,
): Effects {
  orderTo(ledger, 'map.battle', rule('Tactical Battles'), { nation, place: name })
  return [
    owe(state, {
      kind: 'battle',
      cause: 'move',
      region: id,
      place: name,
      attackers: [nation],
      defenders,
      garrison: {},
      garrisonPlayedBy: null,
    }),
  ]
}
