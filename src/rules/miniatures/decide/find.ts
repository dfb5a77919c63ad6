import { refuse } from '../../reason.ts'
import { house } from '../../chart-building.ts'
import type { MiniaturesState, Side, Unit } from '../state.ts'
import type { SideId, UnitId } from '../sides.ts'

const listed = house('roster')

/** A unit of the roster, on the table or not. @throws Refused when there is none of that id */
export function requireUnit(state: MiniaturesState, id: UnitId, path: string): Unit {
  const unit = state.units.find((candidate) => candidate.id === id)
  return unit ?? refuse('unknownUnit', path, listed, { unit: id })
}

/** A unit that still stands on the table. @throws Refused */
export function requireOnTable(state: MiniaturesState, id: UnitId, path: string): Unit {
  const unit = requireUnit(state, id, path)
  if (unit.removed !== null) refuse('unitIsGone', path, listed, { unit: unit.name })
  return unit
}

/** @throws Refused when the game has no such side */
export function requireSide(state: MiniaturesState, id: SideId, path: string): Side {
  const side = state.sides.find((candidate) => candidate.id === id)
  return side ?? refuse('notBegun', path, listed)
}

/** Refuses two units of one side against each other. @throws Refused */
export function requireEnemies(one: Unit, other: Unit, path: string): void {
  if (one.side === other.side) refuse('sameSide', path, listed, { unit: one.name, other: other.name })
}
