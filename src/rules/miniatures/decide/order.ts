import { house } from '../../chart-building.ts'
import { chargeOf, isCharging } from '../charges.ts'
import { tasksOf } from '../guide.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import type { UnitId } from '../sides.ts'
import { sideOfStep, type StepId, type Turn } from '../turn.ts'
import type { NoteOrder } from './decider.ts'

type Act = Parameters<NoteOrder>[1]

/** The steps in which each deed is done. (M16.) */
const stepsFor: Readonly<Record<Act, readonly StepId[]>> = {
  reaction: ['charges', 'chargeMoves'],
  fire: ['defenderFire', 'attackerFire'],
  melee: ['melee'],
  rally: ['rally'],
  move: ['moves'],
}

/** Writes down what is out of the order of play. It hinders nobody: the table may have its reasons. */
export const noteOrder: NoteOrder = (state, kind, units, ledger) => {
  const { turn } = state
  if (turn === null) return
  const note = (key: string, parameters: Record<string, string | number>): void => {
    ledger.write({ key, parameters, value: 0, operation: 'note', sum: 'guide', provenance: house('M16') })
  }
  if (isOutOfStep(state, turn, kind, units)) note('guide.outOfStep', { step: turn.step, kind })
  const again = units.find(({ id }) => hasActed(state, kind, id))
  if (again !== undefined) note(`guide.again.${kind}`, { unit: again.name })
  if (kind === 'fire' && isBeforeGuns(state, turn, units)) note('guide.gunsFirst', {})
}

function hasActed(state: MiniaturesState, act: Act, unit: UnitId): boolean {
  if (act === 'move') return state.moved.includes(unit)
  const fightsOn = act === 'melee' && chargeOf(state, unit)?.goesOn === true
  return !fightsOn && state.deeds.some((deed) => deed.unit === unit && deed.kind === act)
}

function isOutOfStep(
  state: MiniaturesState,
  { step, attacker }: Turn,
  act: Act,
  units: readonly Unit[],
): boolean {
  if (step === 'melee' && act === 'reaction' && isGoingOn(state)) return false
  if (attacker === null || !stepsFor[act].includes(step)) return true
  // Both sides answer charges and rally; in melee the side whose half-turn it is attacks, or who goes on.
  const side = act === 'melee' ? attacker : sideOfStep(attacker, step)
  if (act === 'reaction' || side === null) return false
  return units.some((unit) => unit.side !== side && !isCharging(state, unit.id))
}

/** Cavalry that breaks through goes on within the melee step, and is answered there. (M12.) */
function isGoingOn({ charges }: MiniaturesState): boolean {
  return charges.some(({ goesOn, stage }) => goesOn || stage === 'free')
}

/** Whether infantry fires while a gun of its side has not. (M7.) */
function isBeforeGuns(state: MiniaturesState, { step }: Turn, units: readonly Unit[]): boolean {
  if (!stepsFor.fire.includes(step)) return false
  const open = tasksOf(state, step).filter(({ standing }) => standing === 'open')
  const guns = open.map(({ unit }) => unit).filter(({ arm }) => arm === 'artillery')
  return units.some(({ arm, side }) => arm === 'infantry' && guns.some((gun) => gun.side === side))
}
