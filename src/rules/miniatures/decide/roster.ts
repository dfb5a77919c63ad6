import type { Table } from '../../rulebook.ts'
import { requirePossibleUnit, requireStanding } from '../check.ts'
import type { CommandOf } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import { nextName } from '../names.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import type { SideId } from '../sides.ts'
import { requireSide, requireUnit } from './find.ts'
import { writeHeading } from '../../heading.ts'
import { officerEffects } from './officer.ts'
import { storableUnit, unitAdded } from './store.ts'

type Effects = readonly MiniaturesEffect[]

/** Adds a unit to the end of its side, as often as asked, each with a name of its own. */
export function decideAddUnits(
  state: MiniaturesState,
  { side, unit, copies }: CommandOf<'addUnits'>,
  { ledger }: Table,
): Effects {
  const { nation } = requireSide(state, side, 'side')
  const described = { ...unit, nation: unit.nation ?? nation }
  requirePossibleUnit(described, 'unit')
  requireStanding(described, 'unit')
  const names = namesFor(unit.name, copies, namesIn(state, side))
  writeHeading(ledger, 'addUnits', { unit: names[0] ?? unit.name, copies })
  return names.map((name, index) => unitAdded(state.nextUnit + index, side, { ...described, name }, null))
}

function namesFor(name: string, copies: number, taken: readonly string[]): readonly string[] {
  const names = [taken.includes(name) ? nextName(name, taken) : name]
  while (names.length < copies) names.push(nextName(name, [...taken, ...names]))
  return names
}

/** Names are told apart within a side; both armies may have a 1st Line. */
function namesIn({ units }: MiniaturesState, side: SideId): readonly string[] {
  return units.filter((unit) => unit.side === side).map(({ name }) => name)
}

/** A fresh unit of the same sort, below the one it was copied from. */
export function decideDuplicateUnit(
  state: MiniaturesState,
  command: CommandOf<'duplicateUnit'>,
  { ledger }: Table,
): Effects {
  const original = requireUnit(state, command.unit, 'unit')
  const name = nextName(original.name, namesIn(state, original.side))
  writeHeading(ledger, 'addUnits', { unit: name, copies: 1 })
  const fresh = {
    ...original,
    name,
    bases: original.startingBases,
    marker: false,
    damaged: false,
    officer: null,
  }
  return [unitAdded(state.nextUnit, original.side, fresh, original.id)]
}

/** Changes what a unit is, how it stands or who leads it. */
export function decideChangeUnit(
  state: MiniaturesState,
  { unit: id, changes }: CommandOf<'changeUnit'>,
  { ledger }: Table,
): Effects {
  const before = requireUnit(state, id, 'unit')
  const after = { ...before, ...changes, bases: basesAfter(before, changes) }
  requirePossibleUnit(after, 'changes')
  if (after.removed === null) requireStanding(after, 'changes')
  writeHeading(ledger, headingFor(changes), {
    unit: after.name,
    formation: after.formation,
    cover: after.cover.join('+'),
    officer: after.officer?.name ?? '',
    led: Number(after.officer !== null),
  })
  return [
    ...officerEffects(state, before, changes.officer),
    { type: 'unitChanged', unit: storableUnit(after) },
  ]
}

type Changes = CommandOf<'changeUnit'>['changes']

/** A full unit stays full when its starting bases change; any other keeps what it has, as far as it fits. */
function basesAfter(before: Unit, { bases, startingBases }: Changes): number {
  if (bases !== undefined) return bases
  if (startingBases === undefined) return before.bases
  return before.bases === before.startingBases ? startingBases : Math.min(before.bases, startingBases)
}

function headingFor(changes: Changes): string {
  const [field, ...others] = Object.keys(changes)
  const single = others.length === 0 ? singleHeadings[field ?? ''] : undefined
  return single ?? 'changeUnit'
}

const singleHeadings: Readonly<Record<string, string>> = {
  formation: 'changeFormation',
  cover: 'changeCover',
  officer: 'changeOfficer',
}

export function decideDeleteUnit(
  state: MiniaturesState,
  command: CommandOf<'deleteUnit'>,
  { ledger }: Table,
): Effects {
  const unit = requireUnit(state, command.unit, 'unit')
  writeHeading(ledger, 'deleteUnit', { unit: unit.name })
  return [{ type: 'unitDeleted', unit: unit.id }]
}

export function decidePlaceUnit(
  state: MiniaturesState,
  { unit: id, at }: CommandOf<'placeUnit'>,
  { ledger }: Table,
): Effects {
  const unit = requireUnit(state, id, 'unit')
  const last = state.units.filter(({ side }) => side === unit.side).length - 1
  writeHeading(ledger, 'placeUnit', { unit: unit.name })
  return [{ type: 'unitPlaced', unit: id, at: Math.min(at, last) }]
}
