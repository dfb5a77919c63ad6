import { refuse, Refused } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { apply } from '../apply.ts'
import { house } from '../../chart-building.ts'
import type { CommandOf } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import { correctUnit } from './correct.ts'
import { requireUnit } from './find.ts'
import { writeHeading, writeNote } from '../../heading.ts'

/**
 * Brings every unit that was counted otherwise in line with the table at once, with one reason for all. A
 * change that cannot be refuses the whole check, and says of which unit.
 */
export function decideTableCheck(
  state: MiniaturesState,
  { changes: checked }: CommandOf<'tableCheck'>,
  { ledger }: Table,
): readonly MiniaturesEffect[] {
  writeHeading(ledger, 'tableCheck', { units: checked.length })
  const effects: MiniaturesEffect[] = []
  let now = state
  for (const [index, { unit: id, changes }] of checked.entries()) {
    const path = `changes[${index}]`
    const unit = requireUnit(now, id, `${path}.unit`)
    requireOnce(checked, index, unit)
    writeNote(ledger, 'correct.unit', { unit: unit.name, side: sideToTell(state, unit) })
    const made = naming(unit, () => correctUnit(now, unit, changes, `${path}.changes`, ledger))
    // Two units of one melee may both be freed: the second finds what the first has left.
    now = made.reduce(apply, now)
    effects.push(...made)
  }
  return effects
}

type Checked = CommandOf<'tableCheck'>['changes']

function requireOnce(checked: Checked, index: number, { id, name }: Unit): void {
  if (checked.findIndex(({ unit }) => unit === id) !== index) {
    refuse('checkedTwice', `changes[${index}].unit`, house('roster'), { unit: name })
  }
}

/** The side by its name, where both have a unit of that name; else nothing. */
function sideToTell({ sides, units }: MiniaturesState, unit: Unit): string {
  const isShared = units.some(({ name, side }) => name === unit.name && side !== unit.side)
  return isShared ? (sides.find(({ id }) => id === unit.side)?.name ?? '') : ''
}

/** Of many units a refusal must say which one it is about. */
function naming<Value>({ name }: Unit, correct: () => Value): Value {
  try {
    return correct()
  } catch (stop) {
    if (!(stop instanceof Refused)) throw stop
    const { refusal } = stop
    throw new Refused({ ...refusal, parameters: { ...refusal.parameters, unit: name } })
  }
}
