import {
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

/** The sheet for a line of the list; null where a step has none. */
export function inputsForTask(state: MiniaturesState, task: Task, last: ResolveInputs): ResolveInputs | null {
  const procedure = state.turn === null ? undefined : procedureOf[state.turn.step]
  return procedure === undefined ? null : inputsFor(state, procedure, task.unit.id, last)
}

/**
 * What follows on the list once something is resolved: the next open line after it in the roster's order,
 * and for fire the next enemy after the last target. Null outside the guide, or where nothing is open.
 */
export function nextUp(state: MiniaturesState, last: ResolveInputs): NextUp | null {
  const { turn } = state
  if (turn === null || procedureOf[turn.step] !== last.procedure) return null
  const task = nextTask(tasksOf(state, turn.step), last)
  const inputs = task === null ? null : inputsForTask(state, task, last)
  if (task === null || inputs === null) return null
  const aimed = { ...inputs, second: inputs.second ?? nextEnemy(state, task.unit.side, last.second) }
  const ready = last.procedure === 'fire' ? aimed : inputs
  const other = state.units.find(({ id }) => id === ready.second) ?? null
  return { inputs: ready, unit: task.unit, other }
}

function nextTask(tasks: readonly Task[], { first }: ResolveInputs): Task | null {
  const at = tasks.findIndex(({ unit }) => unit.id === first)
  const inOrder = [...tasks.slice(at + 1), ...tasks.slice(0, at + 1)]
  return inOrder.find(({ standing }) => standing === 'open') ?? null
}

/** The enemy that follows the last target in the roster; the first one after the end. */
function nextEnemy(state: MiniaturesState, side: SideId, last: UnitId | null): UnitId | null {
  const at = state.units.findIndex(({ id }) => id === last)
  const inOrder = [...state.units.slice(at + 1), ...state.units.slice(0, at + 1)]
  const mayBeShot = (unit: Unit): boolean => unit.removed === null && unit.lockedWith.length === 0
  return inOrder.find((unit) => unit.side !== side && mayBeShot(unit))?.id ?? null
}
