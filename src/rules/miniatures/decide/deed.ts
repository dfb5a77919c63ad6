import type { MiniaturesEffect } from '../effects.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import type { Deed } from '../turn.ts'

/** The fact that a unit has acted, once the guide keeps count. */
export function acted({ turn }: MiniaturesState, deed: Deed): readonly MiniaturesEffect[] {
  return turn === null ? [] : [{ type: 'unitActed', deed }]
}

/** The fact that a unit has moved in this turn. */
export function unitMoved({ turn }: MiniaturesState, { id }: Unit): readonly MiniaturesEffect[] {
  return turn === null ? [] : [{ type: 'unitMoved', unit: id }]
}
