import {
  isInContact,
  tasksOf,
  type MiniaturesState,
  type SideId,
  type StepId,
  type Task,
  type Unit,
  type UnitId,
} from '@/rules/miniatures/index.ts'
import type { ProcedureId, ResolveInputs } from '../resolve/inputs.ts'
import { inputsFor } from '../resolve/prefill.ts'

/** What is next on the step's list, ready for the sheet. */
export interface NextUp {
  readonly inputs: ResolveInputs
  readonly unit: Unit
  readonly other: Unit | null
}

/** What the sheet resolves in each step that has a list for it. */
const procedureOf: Partial<Readonly<Record<StepId, ProcedureId>>> = {
  charges: 'charge',
  chargeMoves: 'charge',
  defenderFire: 'fire',
  attackerFire: 'fire',
  melee: 'melee',
  rally: 'morale',
}

/**
 * The sheet for a line of the list; null where a step has none. The line that a step begins with finds an enemy
 * on the sheet, as what follows will; any other firer that is chosen from the list is asked for its target.
 */
export function inputsForTask(state: MiniaturesState, task: Task, last: ResolveInputs): ResolveInputs | null {
  if (state.turn === null) return null
  const inputs = plainInputs(state, state.turn.step, task, last)
  const tasks = tasksOf(state, state.turn.step)
  const begins = tasks.find(isOpen)?.unit.id === task.unit.id && !tasks.some(isDone)
  return inputs !== null && begins ? aimed(state, inputs, task.unit.side, last) : inputs
}

function plainInputs(
  state: MiniaturesState,
  step: StepId,
  { unit }: Task,
  last: ResolveInputs,
): ResolveInputs | null {
  const procedure = procedureOf[step]
  return procedure === undefined ? null : inputsFor(state, procedure, unit.id, last)
}

/**
 * What follows on the list once something is resolved: the next open line after it in the roster's order,
 * and for fire the next enemy after the last target. Null outside the guide, or where nothing is open.
 */
export function nextUp(state: MiniaturesState, last: ResolveInputs): NextUp | null {
  const { turn } = state
  if (turn === null || procedureOf[turn.step] !== last.procedure) return null
  const task = nextTask(tasksOf(state, turn.step), last)
  const inputs = task === null ? null : plainInputs(state, turn.step, task, last)
  if (task === null || inputs === null) return null
  const ready = aimed(state, inputs, task.unit.side, last)
  const other = state.units.find(({ id }) => id === ready.second) ?? null
  return { inputs: ready, unit: task.unit, other }
}

function isOpen({ standing }: Task): boolean {
  return standing === 'open'
}

function isDone({ standing }: Task): boolean {
  return standing === 'done'
}

/** The next open line after this one; guns that are still open come first. (M7.) */
function nextTask(tasks: readonly Task[], { first }: ResolveInputs): Task | null {
  const at = tasks.findIndex(({ unit }) => unit.id === first)
  const open = [...tasks.slice(at + 1), ...tasks.slice(0, at + 1)].filter(isOpen)
  return open.find(({ unit }) => unit.arm === 'artillery') ?? open[0] ?? null
}

/** Fire at the enemy that follows the last target, where the game knows of no other. */
function aimed(
  state: MiniaturesState,
  inputs: ResolveInputs,
  side: SideId,
  last: ResolveInputs,
): ResolveInputs {
  if (inputs.procedure !== 'fire' || inputs.second !== null) return inputs
  return { ...inputs, second: nextEnemy(state, side, last.second) }
}

/** The enemy that follows the last target in the roster; the first one after the end. */
function nextEnemy(state: MiniaturesState, side: SideId, last: UnitId | null): UnitId | null {
  const at = state.units.findIndex(({ id }) => id === last)
  const inOrder = [...state.units.slice(at + 1), ...state.units.slice(0, at + 1)]
  return inOrder.find((unit) => unit.side !== side && mayBeShot(state, unit))?.id ?? null
}

/** Nobody fires into a melee, nor at what its own charge has reached. (M7.) */
function mayBeShot(state: MiniaturesState, { id, removed, lockedWith }: Unit): boolean {
  const isThere = removed === null && !state.leaving.includes(id)
  return isThere && lockedWith.length === 0 && !isInContact(state, id)
}
