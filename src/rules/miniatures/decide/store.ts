import type { EffectOf, MiniaturesEffect } from '../effects.ts'
import type { Unit } from '../state.ts'
import type { SideId } from '../sides.ts'
import type { UnitDescription } from '../units.ts'

/** The effect of a unit joining the roster: below another, or (null) at the end of its side. */
export function unitAdded(
  number: number,
  side: SideId,
  description: UnitDescription,
  after: string | null,
): MiniaturesEffect {
  const unit: Unit = { ...plainUnit(description), id: `u${number}`, side, lockedWith: [], removed: null }
  return { type: 'unitAdded', unit: storableUnit(unit), after }
}

/** Only what a description holds: a copy carries no id, lock or removal along. */
function plainUnit(unit: UnitDescription): UnitDescription {
  const { name, nation, arm, kind, startingBases, bases, formation, cover, marker, damaged, officer } = unit
  const place = { formation, cover }
  const strength = { startingBases, bases, marker, damaged }
  return { name, nation, arm, kind, class: unit.class, ...strength, ...place, officer }
}

/** A unit as an effect stores it. */
export function storableUnit(unit: Unit): EffectOf<'unitChanged'>['unit'] {
  return { ...unit, cover: [...unit.cover], lockedWith: [...unit.lockedWith] }
}
