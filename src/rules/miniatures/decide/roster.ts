import type { Table } from '../../rulebook.ts'
import { requirePossibleUnit } from '../check.ts'
import type { CommandOf } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import { nextName } from '../names.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import { requireSide, requireUnit } from './find.ts'
import { writeHeading } from './heading.ts'
import { storableUnit, unitAdded } from './store.ts'

type Effects = readonly MiniaturesEffect[]

/** Adds a unit to the end of its side, as often as asked, each with a name of its own. */
export function decideAddUnits(
  state: MiniaturesState,
  { side, unit, copies }: CommandOf<'addUnits'>,
  { ledger }: Table,
): Effects {
  requireSide(state, side, 'side')
  requirePossibleUnit(unit, 'unit')
  writeHeading(ledger, 'addUnits', { unit: unit.name, copies })
  const names = namesFor(unit.name, copies, namesIn(state))
  return names.map((name, index) => unitAdded(state.nextUnit + index, side, { ...unit, name }, null))
}

function namesFor(name: string, copies: number, taken: readonly string[]): readonly string[] {
  const names = [taken.includes(name) ? nextName(name, taken) : name]
  while (names.length < copies) names.push(nextName(names.at(-1) ?? name, [...taken, ...names]))
  return names
}

function namesIn({ units }: MiniaturesState): readonly string[] {
  return units.map(({ name }) => name)
}

/** A fresh unit of the same sort, below the one it was copied from. */
export function decideDuplicateUnit(
  state: MiniaturesState,
  command: CommandOf<'duplicateUnit'>,
  { ledger }: Table,
): Effects {
  const original = requireUnit(state, command.unit, 'unit')
  const name = nextName(original.name, namesIn(state))
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
  writeHeading(ledger, headingFor(changes), {
    unit: after.name,
    formation: after.formation,
    cover: after.cover.join('+'),
    officer: after.officer?.name ?? '',
  })
  if (changes.officer === null && before.officer !== null) return [{ type: 'officerLeft', unit: id }]
  return [...officerTaken(state, after), { type: 'unitChanged', unit: storableUnit(after) }]
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

/** An officer who was on his own joins the unit. */
function officerTaken(state: MiniaturesState, { side, officer }: Unit): Effects {
  const alone = state.officersAlone.some(
    (other) => other.side === side && other.officer.name === officer?.name,
  )
  return alone && officer !== null ? [{ type: 'officerTaken', side, name: officer.name }] : []
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
