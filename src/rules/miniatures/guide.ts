import { chargeOf, isAgainst, isCharging, isPinned } from './charges.ts'
import { ownFireFactor } from './fire-sum.ts'
import type { MiniaturesState, Unit } from './state.ts'
import type { SideId } from './sides.ts'
import { type Charge, type Deed, type DeedKind, type StepId } from './turn.ts'
import { opponentOf } from './sides.ts'

/** What stands in the way of a unit in this step, as a message key. */
export type Hindrance = 'square' | 'locked' | 'pinned' | 'charging'

/** A unit's or a charge's place in the checklist of a step. */
export interface Task {
  /** What it is about: a unit's own act, or a charge. */
  readonly unit: Unit
  readonly charge: Charge | null
  /** The enemy that it is about, where that is known. */
  readonly other: Unit | null
  /**
   * `open`: still to be done; `done`: it has been; `mayAct`: it may, and need not; `cannot`: something
   * stands in its way.
   */
  readonly standing: 'open' | 'done' | 'mayAct' | 'cannot'
  readonly hindrance: Hindrance | null
  /** What its own fire is multiplied by, where it is to fire; 1 otherwise. */
  readonly fireFactor: number
  /** What came of it, where it is done. */
  readonly deed: Deed | null
}

type TaskList = (state: MiniaturesState, attacker: SideId) => readonly Task[]

/** The checklist of each step, in the order in which it is done. (M16.) */
const taskLists: Readonly<Record<StepId, TaskList>> = {
  initiative: () => [],
  charges: (state) => state.charges.flatMap((charge) => chargeTask(state, charge, isAnswered)),
  chargeMoves: (state) => state.charges.flatMap((charge) => chargeTask(state, charge, hasMoved)),
  moves: (state, attacker) => unitsOf(state, attacker).map((unit) => moveTask(state, unit)),
  defenderFire: (state, attacker) => fireTasks(state, opponentOf(attacker)),
  attackerFire: fireTasks,
  melee: meleeTasks,
  rally: (state) => state.units.flatMap((unit) => rallyTask(state, unit)),
}

/** The checklist of a step in this half-turn; empty until it is known who moves first. */
export function tasksOf(state: MiniaturesState, step: StepId): readonly Task[] {
  const attacker = state.turn?.attacker ?? null
  return attacker === null ? [] : taskLists[step](state, attacker)
}

/** How much of a step is still open. */
export function openTasks(state: MiniaturesState, step: StepId): number {
  return tasksOf(state, step).filter(({ standing }) => standing === 'open').length
}

function unitsOf(state: MiniaturesState, side: SideId): readonly Unit[] {
  return state.units.filter((unit) => unit.side === side && isThere(state, unit))
}

/** Whether a unit still has anything to do: it is on the table, and did not fall back over its edge. */
function isThere({ leaving }: MiniaturesState, { id, removed }: Unit): boolean {
  return removed === null && !leaving.includes(id)
}

function find(state: MiniaturesState, id: string | null): Unit | null {
  return state.units.find((unit) => unit.id === id) ?? null
}

function isAnswered({ answer, stage }: Charge): boolean {
  return answer !== null || stage !== 'declared'
}

function hasMoved({ stage }: Charge): boolean {
  return stage !== 'declared'
}

function chargeTask(
  state: MiniaturesState,
  charge: Charge,
  isDone: (charge: Charge) => boolean,
): readonly Task[] {
  const unit = find(state, charge.charger)
  if (unit === null) return []
  const other = find(state, charge.target)
  const isOver = other === null || other.removed !== null
  const standing = isOver || isDone(charge) ? 'done' : 'open'
  return [ownTask(unit, { charge, other, standing })]
}

const hindrances: readonly (readonly [Hindrance, (state: MiniaturesState, unit: Unit) => boolean])[] = [
  ['locked', (_state, { lockedWith }) => lockedWith.length > 0],
  ['charging', (state, { id }) => isCharging(state, id)],
  ['square', (_state, { formation }) => formation === 'square'],
  ['pinned', (state, { id }) => isPinned(state, id)],
]

function hindranceOf(state: MiniaturesState, unit: Unit, relevant: readonly Hindrance[]): Hindrance | null {
  const found = hindrances.find(([hindrance, holds]) => relevant.includes(hindrance) && holds(state, unit))
  return found?.[0] ?? null
}

function ownTask(unit: Unit, changes: Partial<Task>): Task {
  return {
    unit,
    charge: null,
    other: null,
    standing: 'open',
    hindrance: null,
    fireFactor: 1,
    deed: null,
    ...changes,
  }
}

/** A unit may move and need not. A square is listed as free to move: it may change formation first. */
function moveTask(state: MiniaturesState, unit: Unit): Task {
  const hindrance = hindranceOf(state, unit, ['locked', 'charging', 'pinned'])
  if (hindrance !== null) return ownTask(unit, { standing: 'cannot', hindrance })
  return ownTask(unit, { standing: state.moved.includes(unit.id) ? 'done' : 'mayAct' })
}

/** Artillery before infantry; cavalry has no fire. (Sheet: Sequence of play, e and f.) */
function fireTasks(state: MiniaturesState, side: SideId): readonly Task[] {
  const own = state.units.filter((unit) => unit.side === side && mayBeListed(state, unit))
  const guns = own.filter(({ arm }) => arm === 'artillery')
  const infantry = own.filter(({ arm }) => arm === 'infantry')
  return [...guns, ...infantry].map((unit) => fireTask(state, unit))
}

/** A unit that fired and is gone since stays on the list. */
function mayBeListed(state: MiniaturesState, unit: Unit): boolean {
  return isThere(state, unit) || lastDeed(state, unit.id, 'fire') !== null
}

function fireTask(state: MiniaturesState, unit: Unit): Task {
  const deed = lastDeed(state, unit.id, 'fire')
  if (deed !== null) return ownTask(unit, { standing: 'done', deed, other: find(state, deed.other) })
  const hindrance = hindranceOf(state, unit, ['locked', 'charging', 'square'])
  if (hindrance !== null) return ownTask(unit, { standing: 'cannot', hindrance })
  const charger = state.charges.find((charge) => isAgainst(charge, unit))
  const fireFactor = ownFireFactor({ ...unit, moved: state.moved.includes(unit.id) }, state.rules)
  return ownTask(unit, { other: charger === undefined ? null : find(state, charger.charger), fireFactor })
}

function lastDeed(state: MiniaturesState, unit: string, kind: DeedKind): Deed | null {
  return state.deeds.findLast((deed) => deed.unit === unit && deed.kind === kind) ?? null
}

/** Every charge that goes on from an earlier one or is in contact, then every pair that is locked from before; the attacker is named first. */
function meleeTasks(state: MiniaturesState, attacker: SideId): readonly Task[] {
  const goingOn = state.charges.filter(({ goesOn, stage }) => goesOn && stage === 'declared')
  const ridden = goingOn.flatMap((charge) => chargeTask(state, charge, hasMoved))
  const charges = state.charges.flatMap((charge) => chargeMelee(state, charge))
  const locked = unitsOf(state, attacker).flatMap((unit) =>
    unit.lockedWith.flatMap((other) => lockedMelee(state, unit, other)),
  )
  const fought = state.deeds.flatMap((deed) => foughtMelee(state, deed, attacker))
  return [...fought, ...ridden, ...charges, ...locked]
}

/** Chargers of one target fight beside each other: the first of them stands for all. */
function chargeMelee(state: MiniaturesState, charge: Charge): readonly Task[] {
  const lead = state.charges.find(({ target, stage }) => target === charge.target && stage === 'contact')
  if (lead !== charge) return []
  const [unit, other] = [find(state, charge.charger), find(state, charge.target)]
  if (unit === null || other === null || other.removed !== null) return []
  return [ownTask(unit, { charge, other })]
}

function lockedMelee(state: MiniaturesState, unit: Unit, otherId: string): readonly Task[] {
  const other = find(state, otherId)
  const isFought = state.deeds.some(
    (deed) => deed.kind === 'melee' && deed.unit === unit.id && deed.other === otherId,
  )
  return other === null || isFought ? [] : [ownTask(unit, { other })]
}

/** What has been fought, told of the attacker's side. */
function foughtMelee(state: MiniaturesState, deed: Deed, attacker: SideId): readonly Task[] {
  const unit = find(state, deed.unit)
  if (deed.kind !== 'melee' || unit?.side !== attacker) return []
  const charge = chargeOf(state, unit.id)
  // Once it has gone on, its charge is another line.
  const mayGoOn = charge?.stage === 'free' && deed === lastDeed(state, unit.id, 'melee')
  const other = find(state, deed.other)
  return [ownTask(unit, { standing: 'done', deed, other, charge: mayGoOn ? charge : null })]
}

/** Every unit with a marker checks once; one that has checked stays on the list. (M14.) */
function rallyTask(state: MiniaturesState, unit: Unit): readonly Task[] {
  const deed = lastDeed(state, unit.id, 'rally')
  if (deed !== null) return [ownTask(unit, { standing: 'done', deed })]
  return unit.marker && isThere(state, unit) ? [ownTask(unit, {})] : []
}
