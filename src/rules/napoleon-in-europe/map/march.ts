import { house, rule } from '../../chart-building.ts'
import { cellOf, numberIn } from '../../chart.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { Region, RegionId } from '../board.ts'
import type { CommandOf } from '../commands.ts'
import type { Deciders } from '../decider.ts'
import type { Effects } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { armiesIn, landUnits, unitsIn, type LandUnit, type Pieces } from '../pieces.ts'
import type { NapoleonState } from '../state.ts'
import { requireRegion } from '../territory.ts'
import type { mapCommands } from './commands.ts'
import { arrived, left, requireEntry, requireMilitiaStays } from './entering.ts'
import { noteOn } from './lines.ts'
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
  requireMilitiaStays(state, march.nation, march.pieces, { from, to: to.homeland, path: 'pieces.militia' })
  requireEntry(state, march.nation, to)
  writeHeading(ledger, 'movePieces', { nation: march.nation, from: from?.name ?? '', to: to.name })
  writeMarch(march, ledger)
  if (from !== null) noteDistance(state, march, from, to, ledger)
  noteTurn(state, march.nation, ledger)
  const marching = { nation: march.nation, armies: armiesIn(march.pieces) }
  return [...moved(state, march), ...left(state, marching, from), ...arrived(state, marching, to, ledger)]
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
