import { rule } from '../../chart-building.ts'
import { cellOf, numberIn } from '../../chart.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { Region } from '../board.ts'
import { yearOf } from '../calendar.ts'
import type { Effects } from '../effects.ts'
import { nationIds, type NationId } from '../nations.ts'
import { armiesIn, unitsIn, type Pieces } from '../pieces.ts'
import { areFriends, mayPass, standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { battleAhead, battleOwed } from './battles.ts'
import { noteOn, orderTo } from './lines.ts'
import { occupationDues } from './occupation.ts'
import { piecesAt } from './pieces.ts'

const movement = rule('Land Movement')

/** Armies of a nation that come to a region, or leave one. */
interface Marching {
  readonly nation: NationId
  /** How many units without leaders. */
  readonly armies: number
}

/**
 * Militia defends its homeland, but for the Ottomans and later Prussia. (Militia.)
 *
 * @throws Refused where militia would leave it
 */
export function requireMilitiaStays(
  state: NapoleonState,
  nation: NationId,
  pieces: Pieces,
  { from, to, path }: { readonly from: Region | null; readonly to: NationId | null; readonly path: string },
): void {
  const leaves = from?.homeland === nation && to !== nation && (pieces.militia ?? 0) > 0
  if (leaves && !militiaMarches(state, nation)) {
    refuse('militiaStaysHome', path, rule('Militia'), { nation })
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

/**
 * Whether a nation's land units may enter a region. In the Basic Rules they may enter any.
 *
 * @throws Refused where somebody holds or stands in it who neither lets them pass nor is at war
 */
export function requireEntry(state: NapoleonState, nation: NationId, region: Region): void {
  if (state.level === 'basic') return
  const { owner, name } = region
  const met = armiesMet(state, nation, region)
  const holders = owner === null ? met : [owner, ...met]
  const barring = holders.find(
    (holder) => !mayPass(state, nation, holder) && standingOf(state, nation, holder) !== 'war',
  )
  if (barring !== undefined) refuse('mayNotEnter', 'to', movement, { nation, holder: barring, place: name })
}

/** Ground that the last army leaves is no longer occupied. */
export function left(state: NapoleonState, { nation, armies }: Marching, from: Region | null): Effects {
  if (from === null || from.occupier !== nation) return []
  const stays = armiesIn(piecesAt(state, nation, from.id)) - armies
  return stays > 0 ? [] : [{ type: 'regionSet', region: { ...from, occupier: null } }]
}

/**
 * What comes of an army's coming to a region: a battle where an enemy stands or a friend has one to fight, else ground that is nobody's or an
 * enemy's is occupied. In the Basic Rules its infantry takes the region by another command.
 */
export function arrived(state: NapoleonState, marching: Marching, to: Region, ledger: Ledger): Effects {
  if (state.level === 'basic') return []
  const { nation } = marching
  const defenders = armiesMet(state, nation, to).filter((other) => standingOf(state, nation, other) === 'war')
  const isBattle = defenders.length > 0 || battleAhead(state, nation, to.id) !== undefined
  if (!isBattle) return occupied(state, marching, to, ledger)
  const { id, name } = to
  orderTo(ledger, 'map.battle', rule('Tactical Battles'), { nation, place: name })
  return battleOwed(state, {
    kind: 'battle',
    cause: 'move',
    region: id,
    place: name,
    attackers: [nation],
    defenders,
    garrison: {},
    garrisonPlayedBy: null,
  })
}

/** Ground that nobody defends is occupied by the armies that come, where it is not a friend's. */
export function occupied(
  state: NapoleonState,
  { nation, armies }: Marching,
  to: Region,
  ledger: Ledger,
): Effects {
  const isOpen = armies > 0 && to.occupier === null
  const isEnemys = to.owner === null || standingOf(state, nation, to.owner) === 'war'
  if (!isOpen || !isEnemys || (to.owner !== null && areFriends(state, nation, to.owner))) return []
  noteOn(ledger, 'map.occupied', rule('Definitions'), { nation, place: to.name })
  return [
    { type: 'regionSet', region: { ...to, occupier: nation } },
    ...occupationDues(state, nation, to, ledger),
  ]
}
