import type { MiniaturesState, Unit } from '@/rules/miniatures/index.ts'
import { chargerOf } from './distance.ts'

/** The other guns of a gun's side that have not fired in this half-turn, and that may fire with it. (M7.) */
export function gunsFree(state: MiniaturesState, gun: Unit): readonly Unit[] {
  return state.units.filter(
    (other) =>
      other.arm === 'artillery' &&
      other.side === gun.side &&
      other.id !== gun.id &&
      other.removed === null &&
      other.lockedWith.length === 0 &&
      chargerOf(state, other.id) === null &&
      !hasFired(state, other),
  )
}

function hasFired({ deeds }: MiniaturesState, { id }: Unit): boolean {
  return deeds.some(({ kind, unit }) => kind === 'fire' && unit === id)
}
