import type { DiceTally } from '@/journal/index.ts'
import { list, messages } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import {
  removalCauses,
  type MiniaturesState,
  type RemovalCause,
  type Side,
  type Unit,
} from '@/rules/miniatures/index.ts'
import { diceViews, type DiceView } from '../../shared/dice/dice.ts'
import type { Battle } from './battle.ts'
import type { FallenLeader } from './course.ts'
import type { UnitLosses } from './losses.ts'

const { held, losses: texts, fallen, strength } = later.afterBattle
const { removal } = messages.miniatures.words

/** A unit that lost something, and what. */
export interface UnitLine {
  readonly unit: Unit
  readonly line: string
}

/** A line of an account, such as "By fire 6". */
export interface Count {
  readonly label: string
  readonly count: number
}

/** What a battle came to for one side. */
export interface SideView {
  readonly side: Side
  /** "Played by Anne"; empty where nobody is named. */
  readonly players: string
  /** Bases on the table now, and at the start. */
  readonly present: number
  readonly started: number
  /** "2 of 9 units lost". */
  readonly unitsLost: string
  /** "1 leader fallen"; empty where none fell. */
  readonly leadersFallen: string
  /** Bases by what took them, the rows that are nothing left out; and their sum. */
  readonly causes: readonly Count[]
  readonly lost: number
  /** Markers taken and guns damaged. */
  readonly others: readonly Count[]
  readonly units: readonly UnitLine[]
  readonly fallen: readonly { readonly name: string; readonly line: string }[]
}

/** What was lost by each side and unit, in the order of the sides and the roster. */
export function sideViews(state: MiniaturesState, battle: Battle): readonly SideView[] {
  return state.sides.map((side) => sideView(state, battle, side))
}

function sideView({ units }: MiniaturesState, battle: Battle, side: Side): SideView {
  const own = units.filter((unit) => unit.side === side.id)
  const accounts = own.flatMap(({ id }) => battle.losses.get(id) ?? [])
  const leaders = battle.fallen.filter((leader) => leader.side === side.id)
  const started = sumOf(own, ({ startingBases }) => startingBases)
  const present = sumOf(own, ({ bases, removed }) => (removed === null ? bases : 0))
  const gone = own.filter(({ removed }) => removed !== null).length
  return {
    side,
    players: side.players.length === 0 ? '' : strength.players(list(side.players)),
    present,
    started,
    unitsLost: strength.unitsLost(gone, strength.units(own.length)),
    leadersFallen: leaders.length === 0 ? '' : strength.leaders(leaders.length),
    causes: countsOf(removalCauses, (cause) => ({
      label: texts.causes[cause],
      count: sumOf(accounts, ({ bases }) => bases.get(cause) ?? 0),
    })),
    lost: started - present,
    others: countsOf(['markers', 'damages'] as const, (what) => ({
      label: texts[what],
      count: sumOf(accounts, (account) => account[what]),
    })),
    units: own.flatMap((unit) => unitLine(unit, battle.losses.get(unit.id))),
    fallen: leaders.map((leader) => ({
      name: leader.officer === '' ? fallen.unnamed : leader.officer,
      line: fallenLine(leader),
    })),
  }
}

function countsOf<What>(what: readonly What[], countOf: (each: What) => Count): readonly Count[] {
  return what.map(countOf).filter(({ count }) => count !== 0)
}

function sumOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0)
}

/** "2 by fire, 2 markers, destroyed in melee in turn 4": what took the last base is said once. */
function unitLine(unit: Unit, account: UnitLosses | undefined): readonly UnitLine[] {
  if (account === undefined) return []
  const parts = [
    ...removalCauses
      .filter((cause) => cause !== unit.removed)
      .flatMap((cause) => takenText(cause, account.bases.get(cause) ?? 0)),
    ...(account.markers > 0 ? [texts.markersOf(account.markers)] : []),
    ...(account.damages > 0 ? [texts.damaged] : []),
    ...removalText(unit, account),
  ]
  return parts.length === 0 ? [] : [{ unit, line: parts.join(', ') }]
}

function takenText(cause: RemovalCause, count: number): readonly string[] {
  return count === 0 ? [] : [texts.taken[cause](count)]
}

function removalText({ removed }: Unit, { removedIn }: UnitLosses): readonly string[] {
  if (removed === null) return []
  return [removedIn === null ? removal[removed] : texts.removedIn(removal[removed], removedIn.number)]
}

function fallenLine({ unit, turn }: FallenLeader): string {
  return turn === null ? fallen.with(unit) : fallen.in(unit, turn.number)
}

/** An objective and who holds it; the side is null where nobody does. */
export interface HolderView {
  readonly name: string
  readonly holder: string
  readonly side: Side | null
}

export function holderViews({ scenario, sides }: MiniaturesState): readonly HolderView[] {
  return scenario.objectives.map(({ name, heldBy }) => {
    const side = sides.find(({ id }) => id === heldBy) ?? null
    return { name, holder: side?.name ?? held.nobody, side }
  })
}

/** How far the battle has come: "The limit of 8 turns is reached."; empty where no turns are kept. */
export function turnText({ turn, scenario: { turnLimit } }: MiniaturesState): string {
  if (turn === null) return ''
  if (turnLimit === null) return held.turn(turn.number)
  return turn.number > turnLimit ? held.limitReached(turnLimit) : held.turnOf(turn.number, turnLimit)
}

/** The dice record by side, in the order of the sides, and by kind of die. */
export function diceOfSides({ sides }: MiniaturesState, record: readonly DiceTally[]): readonly DiceView[] {
  const throwers = sides.map(({ id, name, players, colour }) => ({ id, name, players, nation: colour }))
  return diceViews(throwers, record)
}
