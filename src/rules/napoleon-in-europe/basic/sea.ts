import { cellOf, numberIn, type FoundCell } from '../../chart.ts'
import { rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import type { RegionId, Territory } from '../board.ts'
import { dieSides } from '../charts/index.ts'
import type { Deciders } from '../decider.ts'
import type { NationId } from '../nations.ts'
import { arms, unitsIn, type Pieces } from '../pieces.ts'
import { areFriends } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { homelandOf, ownerOf, requireRegion, territoryName } from '../territory.ts'
import { changeTroops, sourceOf } from '../troops.ts'
import { capitalsThatCount } from './capitals.ts'
import type { warCommands } from './commands.ts'
import { joining, remark, say, sayTotal } from './lines.ts'
import { troopsIn } from './pieces.ts'
import { hasMarked, marked, noteTurn, requirePlayed } from './turn.ts'

const amphibious = rule('Amphibious Movement')

export const seaDeciders: Deciders<Pick<typeof warCommands, 'moveBySea'>> = {
  moveBySea(state, { nation, from, to, pieces }, table) {
    const { ledger } = table
    requirePlayed(state, nation, 'nation')
    if (hasMarked(state, nation, 'sailed')) refuse('sailedAlready', 'nation', amphibious, { nation })
    const count = unitsIn(pieces)
    if (count === 0) refuse('nothingSails', 'pieces', amphibious, { nation })
    writeHeading(ledger, 'moveBySea', { nation, count, place: territoryName(state, to) })
    noteTurn(state, nation, ledger)
    requirePorts(state, from, to, ledger)
    const limit = writeSeaLimit(state, nation, ledger)
    if (count > limit) refuse('tooManyBySea', 'pieces', amphibious, { nation, count, limit })
    const troops = troopsIn(pieces)
    const source = sourceOf(state, nation, from, troops, 'pieces')
    const lost = lostOnLanding(state, nation, to, pieces, table)
    writeLanding(state, to, pieces, lost, ledger)
    const landed = troopsIn(without(pieces, lost))
    const isPlaced = source !== null && source.region !== null && 'region' in to
    return [
      ...(source === null ? [] : changeTroops(nation, source.region, troops, -1)),
      ...(source === null ? [] : changeTroops(nation, isPlaced ? to.region : null, landed, 1)),
      marked(state, nation, 'sailed'),
    ]
  },
}

/** How many pieces a nation may move by sea in a turn. (Basic Rules: Amphibious Movement.) */
export function seaLimit(state: NapoleonState, nation: NationId): number {
  return numberIn(perCapital(state, nation)) * capitalsThatCount(state, nation).length
}

function perCapital({ rules }: NapoleonState, nation: NationId): FoundCell {
  return cellOf(rules.charts.basicSea, nation === 'britain' ? 'perCapitalBritain' : 'perCapital', 'value')
}

function writeSeaLimit(state: NapoleonState, nation: NationId, ledger: Ledger): number {
  const sum = 'limit'
  for (const capital of capitalsThatCount(state, nation)) {
    ledger.read(perCapital(state, nation), {
      key: 'sea.capital',
      operation: joining(ledger, sum),
      sum,
      parameters: { capital },
    })
  }
  const limit = seaLimit(state, nation)
  sayTotal(ledger, 'sea.limit', amphibious, limit, {}, sum)
  return limit
}

/**
 * Pieces sail from one port to another. The board's anchors are the table's to enter: where the map shows none,
 * that is noted.
 *
 * @throws Refused where a region is unknown, or both are one
 */
function requirePorts(state: NapoleonState, from: RegionId | null, to: Territory, ledger: Ledger): void {
  if (from !== null) remarkPort(state, from, 'from', ledger)
  if (!('region' in to)) return
  remarkPort(state, to.region, 'to', ledger)
  if (to.region === from) refuse('samePort', 'to', amphibious)
}

function remarkPort(state: NapoleonState, id: RegionId, path: string, ledger: Ledger): void {
  const { name, port } = requireRegion(state, id, path)
  if (!port) remark(ledger, 'sea.noPort', amphibious, { place: name })
}

/** The die that a piece is lost on, or less, where it lands; null where its side owns the region and none is thrown. */
export function landingCell(state: NapoleonState, nation: NationId, to: Territory): FoundCell | null {
  const owner = ownerOf(state, to, 'to')
  if (owner !== null && areFriends(state, nation, owner)) return null
  const isBritain = homelandOf(state, to, 'to') === 'britain'
  return cellOf(state.rules.charts.basicSea, isBritain ? 'lostInBritain' : 'lost', 'value')
}

function lostOnLanding(
  state: NapoleonState,
  nation: NationId,
  to: Territory,
  pieces: Pieces,
  { dice, ledger }: Table,
): Pieces {
  const cell = landingCell(state, nation, to)
  if (cell === null) {
    say(ledger, 'note', 'sea.ownShore', amphibious)
    return {}
  }
  const most = numberIn(cell)
  const parameters = { most }
  ledger.fromCell(cell, { key: 'sea.lostOn', operation: 'note', sum: 'landing', parameters, value: most })
  const successes = Array.from({ length: most }, (_, index) => index + 1)
  const lost = arms.map((arm) => {
    const label = `basic.landing.${arm}`
    return [arm, dice.pool({ sides: dieSides, label, side: nation, count: pieces[arm] ?? 0, successes })]
  })
  return Object.fromEntries(lost)
}

function writeLanding(
  state: NapoleonState,
  to: Territory,
  pieces: Pieces,
  lost: Pieces,
  ledger: Ledger,
): void {
  const place = territoryName(state, to)
  const [count, gone] = [unitsIn(pieces), unitsIn(lost)]
  const outcome = gone === 0 ? 'noneLost' : gone === count ? 'allLost' : 'someLost'
  say(ledger, 'outcome', `outcome.landing.${outcome}`, amphibious, {
    lost: gone,
    landed: count - gone,
    place,
  })
  for (const arm of arms) {
    const number = lost[arm] ?? 0
    if (number > 0) say(ledger, 'order', 'basic.remove', amphibious, { unit: arm, count: number })
  }
  if (gone === count) return
  const hits = cellOf(state.rules.charts.basicSea, 'enemyHits', 'value')
  const parameters = { place, from: numberIn(hits) }
  ledger.read(hits, { key: 'sea.enemyHits', operation: 'order', sum: 'landing', parameters })
}

function without(pieces: Pieces, lost: Pieces): Pieces {
  return Object.fromEntries(arms.map((arm) => [arm, (pieces[arm] ?? 0) - (lost[arm] ?? 0)]))
}
