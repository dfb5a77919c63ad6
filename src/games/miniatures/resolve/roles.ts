import { messages } from '@/messages/index.ts'
import type { MiniaturesState, Nation, Unit } from '@/rules/miniatures/index.ts'
import type { ProcedureId, ResolveInputs } from './inputs.ts'

const { screens, words } = messages.miniatures

type Eligible = Readonly<Record<ProcedureId, (unit: Unit) => boolean>>

/** Who may act at all; whether it may do so now is the rules' matter, and is said on the sheet. */
const mayAct: Eligible = {
  fire: ({ arm }) => arm !== 'cavalry',
  melee: ({ arm }) => arm !== 'artillery',
  morale: ({ marker }) => marker,
  leader: ({ officer }) => officer !== null,
}

function onTable({ removed }: Unit): boolean {
  return removed === null
}

/** Units that may fire, attack, rally or risk their officer. */
export function eligibleFirst(state: MiniaturesState, procedure: ProcedureId): readonly Unit[] {
  return state.units.filter((unit) => onTable(unit) && mayAct[procedure](unit))
}

/** Enemies of the first unit. One that it is locked with stands first. */
export function eligibleSecond(
  state: MiniaturesState,
  procedure: ProcedureId,
  first: Unit | null,
): readonly Unit[] {
  if (first === null) return []
  const enemies = state.units.filter((unit) => onTable(unit) && unit.side !== first.side)
  const locked = enemies.filter(({ id }) => first.lockedWith.includes(id))
  return procedure === 'melee' ? [...locked, ...enemies.filter((unit) => !locked.includes(unit))] : enemies
}

/** The other units of a unit's side. */
export function comradesOf(state: MiniaturesState, unit: Unit): readonly Unit[] {
  return state.units.filter((other) => onTable(other) && other.side === unit.side && other.id !== unit.id)
}

/** The colour that a unit is drawn in: its own nation's, or its side's where they are the same nation. */
export function nationOfUnit(state: MiniaturesState, unit: Unit): Nation {
  const side = state.sides.find(({ id }) => id === unit.side)
  return side === undefined || side.nation !== unit.nation ? unit.nation : side.colour
}

/** What the choices say of a unit, beside what it is: "charging, supported". */
export function remarks({ procedure, choices }: ResolveInputs, role: 'first' | 'second'): readonly string[] {
  const flank = choices.aspect === 'front' ? [] : [words.exposure[choices.aspect]]
  if (procedure === 'fire') return role === 'second' ? flank : firerRemarks(choices)
  if (procedure !== 'melee') return []
  const charging = role === 'first' ? choices.firstCharging : choices.secondCharging
  const supported = role === 'first' ? choices.firstSupported : choices.secondSupported
  return [...(charging ? [screens.remarks.charging] : []), ...(supported ? [screens.remarks.supported] : [])]
}

function firerRemarks({ moved, atCharger }: ResolveInputs['choices']): readonly string[] {
  return [
    ...(moved.length > 0 ? [screens.remarks.moved] : []),
    ...(atCharger ? [screens.remarks.atCharger] : []),
  ]
}
