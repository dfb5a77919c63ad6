import { house } from '../charts/build.ts'
import { tasksOf } from '../guide.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import { sideOfStep, type DeedKind, type StepId } from '../turn.ts'
import type { NoteOrder } from './decider.ts'

/** The steps in which each deed is done. (M16.) */
const stepsFor: Readonly<Record<DeedKind, readonly StepId[]>> = {
  reaction: ['charges', 'chargeMoves'],
  fire: ['defenderFire', 'attackerFire'],
  melee: ['melee'],
  rally: ['rally'],
}

/** Writes down what is out of the order of play. It hinders nobody: the table may have its reasons. */
export const noteOrder: NoteOrder = (state, kind, units, ledger) => {
  const { turn } = state
  if (turn === null) return
  const note = (key: string, parameters: Record<string, string | number>): void => {
    ledger.write({ key, parameters, value: 0, operation: 'note', sum: 'guide', provenance: house('M16') })
  }
  if (isOutOfStep(state, kind, units)) note('guide.outOfStep', { step: turn.step, kind })
  const again = units.find(({ id }) => state.deeds.some((deed) => deed.unit === id && deed.kind === kind))
  if (again !== undefined) note(`guide.again.${kind}`, { unit: again.name })
  if (kind === 'fire' && isBeforeGuns(state, units)) note('guide.gunsFirst', {})
}

function isOutOfStep({ turn }: MiniaturesState, kind: DeedKind, units: readonly Unit[]): boolean {
  if (turn === null || turn.attacker === null) return turn !== null
  const { step, attacker } = turn
  if (!stepsFor[kind].includes(step)) return true
  return kind === 'fire' && units.some(({ side }) => side !== sideOfStep(attacker, step))
}

/** Whether infantry fires while a gun of its side has not. (M7.) */
function isBeforeGuns(state: MiniaturesState, units: readonly Unit[]): boolean {
  const { turn } = state
  if (turn === null || !stepsFor.fire.includes(turn.step)) return false
  const isInfantry = units.some(({ arm }) => arm === 'infantry')
  const guns = tasksOf(state, turn.step).filter(({ unit }) => unit.arm === 'artillery')
  return isInfantry && guns.some(({ standing }) => standing === 'open')
}
