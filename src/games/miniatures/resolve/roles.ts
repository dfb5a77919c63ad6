import { messages } from '@/messages/index.ts'
import type { MiniaturesState, Nation, Unit } from '@/rules/miniatures/index.ts'
import type { ProcedureId, ResolveInputs } from './inputs.ts'

const { screens, words } = messages.miniatures

/** Whether a unit stands on the table. */
export function onTable({ removed }: Unit): boolean {
  return removed === null
}

/** Who may act beside a unit: guns with guns; in an attack anybody but guns. */
export function helpersOf(state: MiniaturesState, unit: Unit, procedure: ProcedureId): readonly Unit[] {
  const comrades = comradesOf(state, unit)
  return procedure === 'melee' ? comrades.filter(({ arm }) => arm !== 'artillery') : comrades
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
export function remarks(
  { procedure, choices, second }: ResolveInputs,
  unit: Unit,
  seat: 'first' | 'second',
): readonly string[] {
  if (procedure === 'fire') return seat === 'second' ? flankRemarks(choices) : firerRemarks(choices)
  if (procedure !== 'melee') return []
  const isFirst = seat === 'first'
  const locked = isFirst && second !== null && unit.lockedWith.includes(second)
  const charging = isFirst ? choices.firstCharging && !locked : choices.secondCharging
  const supported = isFirst ? choices.firstSupported : choices.secondSupported
  const others = isFirst ? choices.firstOthers : choices.secondOthers
  const said: readonly (readonly [boolean, string])[] = [
    [locked, screens.remarks.locked],
    [charging, screens.remarks.charging],
    [supported, screens.remarks.supported],
    [others.length > 0, screens.remarks.others(others.length)],
  ]
  return said.filter(([holds]) => holds).map(([, words]) => words)
}

function flankRemarks({ aspect }: ResolveInputs['choices']): readonly string[] {
  return aspect === 'front' ? [] : [words.exposure[aspect]]
}

function firerRemarks({ moved, atCharger }: ResolveInputs['choices']): readonly string[] {
  return [
    ...(moved.length > 0 ? [screens.remarks.moved] : []),
    ...(atCharger ? [screens.remarks.atCharger] : []),
  ]
}
