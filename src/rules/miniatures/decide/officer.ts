import type { MiniaturesEffect } from '../effects.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import { isSameOfficer, type Officer } from '../units.ts'

/**
 * What becomes of officers when a unit is given another one, or none: the old one stays with the army, the
 * new one comes from those on their own if he is among them. The same name means the same person.
 *
 * @param chosen undefined where nothing was said of the officer
 */
export function officerEffects(
  state: MiniaturesState,
  { id, side, officer }: Unit,
  chosen: Officer | null | undefined,
): readonly MiniaturesEffect[] {
  if (chosen === undefined || isSamePerson(officer, chosen)) return []
  const leaves: readonly MiniaturesEffect[] = officer === null ? [] : [{ type: 'officerLeft', unit: id }]
  if (chosen === null) return leaves
  const alone = state.officersAlone.some(
    (other) => other.side === side && isSameOfficer(other.officer, chosen),
  )
  return alone ? [...leaves, { type: 'officerTaken', side, officer: chosen }] : leaves
}

/** Whether nothing changes as to who leads a unit: the same name, or nobody both times. */
export function isSamePerson(one: Officer | null, other: Officer | null): boolean {
  return one?.name === other?.name
}
