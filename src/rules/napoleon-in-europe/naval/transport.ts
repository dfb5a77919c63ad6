import { rule } from '../../chart-building.ts'
import { cellOf, numberIn } from '../../chart.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger, type Parameters } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import type { Region, RegionId, SeaId, Territory } from '../board.ts'
import { dieSides } from '../charts/index.ts'
import type { CommandOf } from '../commands.ts'
import type { Deciders } from '../decider.ts'
import type { Effects } from '../effects.ts'
import { regionById } from '../holdings.ts'
import { left, requireMilitiaStays } from '../map/entering.ts'
import type { NationId } from '../nations.ts'
import { mayPass, standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { homelandOf, ownerOf, requireRegion, territoryName } from '../territory.ts'
import { armiesAmong, changeTroops, piecesAmong, sourceOf, type Troop } from '../troops.ts'
import type { navalCommands } from './commands.ts'
import { friendlyAt, inSea, seaName, seasBeside } from './fleets.ts'
import { noteMovesOutOfTurn } from './guide.ts'
import { ashore } from './landing.ts'
import { requireOpenStraits } from './straits.ts'

const amphibious = rule('Amphibious Movement')
const interception = rule('Interception')

type Transport = CommandOf<'transport'>
type Leg = Transport['legs'][number]

/** Land units that cross the sea. (Standard Rules: Amphibious Movement, Interception.) */
export const transportDeciders: Deciders<Pick<typeof navalCommands, 'transport'>> = {
  transport(state, command, table) {
    const { nation, from, to, troops } = command
    const names = { from: regionName(state, from), to: territoryName(state, to) }
    writeHeading(table.ledger, 'transport', { nation, armies: armiesAmong(troops), ...names })
    noteMovesOutOfTurn(state, nation, table.ledger)
    requireLegalLanding(state, command)
    const source = sourceOf(state, nation, from, troops, 'troops')
    const landed = cross(state, command, table)
    const goal = source?.region === null ? null : regionOf(to)
    const moved: Effects =
      source === null
        ? []
        : [...changeTroops(nation, source.region, troops, -1), ...changeTroops(nation, goal, landed, 1)]
    writeOutcome(command, landed, names.to, table.ledger)
    const start = source?.region === from && from !== null ? requireRegion(state, from, 'from') : null
    const gone = left(state, { nation, armies: armiesAmong(troops) }, start)
    return [...moved, ...gone, ...ashore(state, command, landed, table.ledger)]
  },
}

/** The most own and allied squadrons that may lie beside a region, as far as the table counts them. */
export function escortFor(state: NapoleonState, nation: NationId, region: RegionId | null): number {
  const anywhere = friendlyAt(state, nation, null)
  const beside = region === null ? [] : seasBeside(state, region)
  const seas = beside.length > 0 ? beside : state.seas.map(({ id }) => id)
  return seas.reduce((sum, sea) => sum + friendlyAt(state, nation, inSea(sea)), anywhere)
}

function regionOf(to: Territory): RegionId | null {
  return 'region' in to ? to.region : null
}

function regionName(state: NapoleonState, region: RegionId | null): string {
  return region === null ? '' : (regionById(state, region)?.name ?? region)
}

function requireLegalLanding(state: NapoleonState, command: Transport): void {
  const { nation, from, to, troops, legs, escort, leave = false } = command
  const start = from === null ? null : requireRegion(state, from, 'from')
  const goal = regionOf(to)
  const end = goal === null ? null : requireRegion(state, goal, 'to')
  if (start?.port === false) refuse('noPortToSailFrom', 'from', amphibious, { region: start.name })
  requireWelcome(state, nation, to)
  const militia = troops.findIndex(({ unit }) => unit === 'militia')
  requireMilitiaStays(state, nation, piecesAmong(troops), {
    from: start,
    to: homelandOf(state, to, 'to'),
    path: `troops.${militia}`,
  })
  requireCoasts(state, start, end, legs)
  const places = legs.map(({ sea }) => (sea === null ? null : inSea(sea)))
  requireOpenStraits(state, { nation, places, leave })
  const most = escortFor(state, nation, goal)
  if (escort > most) refuse('escortNotThere', 'escort', amphibious, { nation, escort, most })
  const armies = armiesAmong(troops)
  if (armies > escort) refuse('escortTooSmall', 'escort', amphibious, { armies, escort })
}

/** Land units enter no region of a nation that neither is an enemy nor lets them pass. (Land Movement.) */
function requireWelcome(state: NapoleonState, nation: NationId, to: Territory): void {
  const owner = ownerOf(state, to, 'to')
  if (owner === null || mayPass(state, nation, owner) || standingOf(state, nation, owner) === 'war') return
  refuse('landingUnwelcome', 'to', rule('Land Movement'), {
    nation,
    owner,
    region: territoryName(state, to),
  })
}

/** The way begins and ends in sea areas that touch the two coasts, where the map knows them. */
function requireCoasts(
  state: NapoleonState,
  start: Region | null,
  end: Region | null,
  legs: readonly Leg[],
): void {
  requireCoast(state, start, legs[0]?.sea ?? null, 'legs.0.sea')
  requireCoast(state, end, legs.at(-1)?.sea ?? null, `legs.${legs.length - 1}.sea`)
}

function requireCoast(state: NapoleonState, region: Region | null, sea: SeaId | null, path: string): void {
  if (region === null || sea === null || region.seas.length === 0 || region.seas.includes(sea)) return
  refuse('seaNotBesideCoast', path, amphibious, { sea: seaName(state, sea), region: region.name })
}

/** Every leg of the way in turn; gives what is left. */
function cross(state: NapoleonState, { nation, troops, legs }: Transport, table: Table): readonly Troop[] {
  return legs.reduce<readonly Troop[]>(
    (afloat, leg, place) => crossLeg(state, { nation, afloat, leg, place }, table),
    troops,
  )
}

interface Crossing {
  readonly nation: NationId
  readonly afloat: readonly Troop[]
  readonly leg: Leg
  readonly place: number
}

/** Each unit but leaders throws a die: at most the rating, and it is lost. (Interception of Transports; N15.) */
function crossLeg(
  state: NapoleonState,
  { nation, afloat, leg, place }: Crossing,
  { dice, ledger }: Table,
): readonly Troop[] {
  const rating = ratingOf(state, leg, place, ledger)
  const successes = Array.from({ length: Math.min(rating, dieSides) }, (_, index) => index + 1)
  if (successes.length === 0) return afloat
  return afloat.map(({ unit, count }) => {
    if (unit === 'leader') return { unit, count }
    const subject = unit === null ? {} : { subject: unit }
    const lost = dice.pool({
      sides: dieSides,
      label: 'naval.transport',
      side: nation,
      count,
      successes,
      ...subject,
    })
    return { unit, count: count - lost }
  })
}

/** The interception rating of a sea area; 0 where no enemy squadron is in it. */
function ratingOf(state: NapoleonState, { sea, enemy, own }: Leg, place: number, ledger: Ledger): number {
  const sum = `leg.${place}`
  const parameters = { sea: seaName(state, sea), place: place + 1 }
  const write = (key: string, value: number, operation: 'set' | 'add' | 'total' | 'note') =>
    ledger.write({ key, parameters, value, operation, sum, provenance: interception })
  if (enemy === 0) {
    write('transport.noEnemy', 0, 'note')
    return 0
  }
  write('transport.enemy', enemy, 'set')
  write('transport.own', 0 - own, 'add')
  const cell = cellOf(state.rules.charts.navalLimits, 'leastInterceptionRating', 'value')
  const least = numberIn(cell)
  if (enemy - own < least) ledger.read(cell, { key: 'transport.least', operation: 'note', sum })
  const rating = Math.max(enemy - own, least)
  write('transport.rating', rating, 'total')
  return rating
}

function writeOutcome(
  { nation, troops }: Transport,
  landed: readonly Troop[],
  place: string,
  ledger: Ledger,
): void {
  const lost = armiesAmong(troops) - armiesAmong(landed)
  const armies = armiesAmong(landed)
  const leaders = unitsOfLeaders(landed)
  const write = (operation: 'outcome' | 'order', key: string, about: Parameters) =>
    ledger.write({
      key,
      parameters: { nation, place, ...about },
      value: operation === 'outcome' ? lost : 0,
      operation,
      sum: 'naval',
      provenance: amphibious,
    })
  write('outcome', armies + leaders > 0 ? 'transport.landed' : 'transport.allLost', { lost, armies, leaders })
  troops.forEach(({ unit, count }, index) => {
    const sunk = count - (landed[index]?.count ?? 0)
    if (sunk > 0) write('order', 'order.removeTransported', { unit: unit ?? 'army', count: sunk })
  })
  for (const { unit, count } of landed) {
    if (count > 0) write('order', 'order.land', { unit: unit ?? 'army', count })
  }
}

function unitsOfLeaders(troops: readonly Troop[]): number {
  return troops.reduce((sum, { unit, count }) => sum + (unit === 'leader' ? count : 0), 0)
}
