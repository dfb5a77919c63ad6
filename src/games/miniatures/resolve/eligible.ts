import type { MiniaturesState, Unit, UnitId } from '@/rules/miniatures/index.ts'
import type { ProcedureId } from './inputs.ts'
import { onTable } from './roles.ts'

type Eligible = Readonly<Record<ProcedureId, (unit: Unit) => boolean>>

/** Who may act at all; whether it may do so now is the rules' matter, and is said on the sheet. */
const mayAct: Eligible = {
  fire: ({ arm }) => arm !== 'cavalry',
  melee: ({ arm }) => arm !== 'artillery',
  charge: ({ arm, formation }) => arm !== 'artillery' && formation !== 'square',
  firstMover: () => false,
  morale: ({ marker }) => marker,
  leader: ({ officer }) => officer !== null,
}

/** Units that may fire, charge, attack, rally or risk their officer. Only the side whose half-turn it is charges. */
export function eligibleFirst(state: MiniaturesState, procedure: ProcedureId): readonly Unit[] {
  const attacker = procedure === 'charge' ? (state.turn?.attacker ?? null) : null
  return state.units.filter(
    (unit) => onTable(unit) && mayAct[procedure](unit) && (attacker === null || unit.side === attacker),
  )
}

/** Enemies of the first unit: those that it is locked with first, then those it last met. */
export function eligibleSecond(
  state: MiniaturesState,
  first: Unit | null,
  lastOpponents: readonly UnitId[],
): readonly Unit[] {
  if (first === null) return []
  const likely = [...first.lockedWith, ...lastOpponents]
  const rank = ({ id }: Unit): number => (likely.includes(id) ? likely.indexOf(id) : likely.length)
  const enemies = state.units.filter((unit) => onTable(unit) && unit.side !== first.side)
  return enemies.toSorted((one, other) => rank(one) - rank(other))
}
