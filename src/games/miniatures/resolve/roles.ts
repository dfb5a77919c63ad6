import { messages } from '@/messages/index.ts'
import type { MiniaturesState, Nation, Unit, UnitId } from '@/rules/miniatures/index.ts'
import type { ProcedureId, ResolveInputs } from './inputs.ts'

const { screens, words } = messages.miniatures

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

function onTable({ removed }: Unit): boolean {
  return removed === null
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
