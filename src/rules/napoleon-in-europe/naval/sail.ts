import { house, rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import { isSamePlace } from '../apply.ts'
import type { FleetPlace, RegionId, SeaId } from '../board.ts'
import type { Deciders } from '../decider.ts'
import { nationIds, type NationId } from '../nations.ts'
import { owedOf, settle } from '../pending.ts'
import { areFriends, standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { requireRegion } from '../territory.ts'
import type { navalCommands } from './commands.ts'
import { inSea, lose, placeName, requireForce, seaName, seasBeside, squadronsAt } from './fleets.ts'
import { noteMovesOutOfTurn } from './guide.ts'
import { requireOpenStraits } from './straits.ts'

const seaMovement = rule('Sea Movement')
const ports = rule('Ports')

type Sailing = 'moveSquadrons' | 'leavePort' | 'correctSquadrons'

/** Squadrons that sail, leave a captured port, or are counted anew. */
export const sailingDeciders: Deciders<Pick<typeof navalCommands, Sailing>> = {
  moveSquadrons(state, { nation, from, to, squadrons, leave = false }, { ledger }) {
    const names = { from: placeName(state, from), to: placeName(state, to) }
    writeHeading(ledger, 'moveSquadrons', { nation, squadrons, ...names })
    noteMovesOutOfTurn(state, nation, ledger)
    if (isSamePlace(from, to)) refuse('squadronsAreThere', 'to', seaMovement, { nation, place: names.to })
    const force = requireForce(state, { nation, squadrons, from }, from, 'squadrons')
    if (to?.kind === 'port') requireFriendlyPort(state, nation, to.region)
    requireSea(state, to)
    requireOpenStraits(state, { nation, places: [from, to], leave })
    warnOfEnemies(state, nation, to, ledger)
    return [lose(force), { type: 'squadronsChanged', nation, at: to, by: squadrons }]
  },

  leavePort(state, { nation, due, to }, { ledger }) {
    const owed = owedOf(state, 'leavePort').find(({ id }) => id === due)
    if (owed?.nation !== nation) return refuse('nothingInThatPort', 'due', ports, { nation })
    const port: FleetPlace = { kind: 'port', region: owed.region }
    const sea = to === null ? null : inSea(to)
    const squadrons = squadronsAt(state, nation, port)
    const names = { from: placeName(state, port), to: seaName(state, to) }
    writeHeading(ledger, 'leavePort', { nation, squadrons, ...names })
    requireSea(state, sea)
    requireBeside(state, owed.region, to)
    warnOfEnemies(state, nation, sea, ledger)
    if (squadrons === 0) return [settle(owed)]
    return [
      { type: 'squadronsChanged', nation, at: port, by: -squadrons },
      { type: 'squadronsChanged', nation, at: sea, by: squadrons },
      settle(owed),
    ]
  },

  correctSquadrons(state, { nation, at, squadrons, note }, { ledger }) {
    const before = squadronsAt(state, nation, at)
    writeHeading(ledger, 'correctSquadrons', {
      nation,
      before,
      squadrons,
      place: placeName(state, at),
      note,
    })
    if (before === squadrons) {
      refuse('squadronsAsCounted', 'squadrons', house('log'), { nation, squadrons })
    }
    requireSea(state, at)
    if (at?.kind === 'port') requireRegion(state, at.region, 'at')
    return [{ type: 'squadronsChanged', nation, at, by: squadrons - before }]
  },
}

function requireFriendlyPort(state: NapoleonState, nation: NationId, id: RegionId): void {
  const { name, port, owner, occupier } = requireRegion(state, id, 'to')
  if (!port) refuse('noPortThere', 'to', ports, { region: name })
  if (owner === null || !areFriends(state, nation, owner)) {
    refuse('portOfOthers', 'to', ports, { nation, region: name })
  }
  if (occupier !== null && standingOf(state, occupier, nation) === 'war') {
    refuse('portTaken', 'to', ports, { nation: occupier, region: name })
  }
}

function requireSea({ seas }: NapoleonState, at: FleetPlace): void {
  if (at?.kind !== 'sea') return
  if (!seas.some(({ id }) => id === at.sea)) refuse('noSuchSea', 'to', house('N4'), { sea: at.sea })
}

function requireBeside(state: NapoleonState, region: RegionId, sea: SeaId | null): void {
  const beside = seasBeside(state, region)
  if (sea === null || beside.length === 0 || beside.includes(sea)) return
  refuse('seaNotBesidePort', 'to', ports, {
    sea: seaName(state, sea),
    region: requireRegion(state, region, 'due').name,
  })
}

/** Whoever comes upon enemy squadrons may have to fight. (Sea Movement.) */
function warnOfEnemies(state: NapoleonState, nation: NationId, at: FleetPlace, ledger: Ledger): void {
  if (at?.kind !== 'sea') return
  const isEnemyHere = (other: NationId) =>
    standingOf(state, nation, other) === 'war' && squadronsAt(state, other, at) > 0
  for (const enemy of nationIds.filter(isEnemyHere)) {
    const squadrons = squadronsAt(state, enemy, at)
    ledger.write({
      key: 'order.enemyAtSea',
      parameters: { nation, enemy, squadrons, place: placeName(state, at) },
      value: squadrons,
      operation: 'order',
      sum: 'naval',
      provenance: seaMovement,
    })
  }
}
