import type { MiniaturesEffect } from '../effects.ts'
import type { MiniaturesState } from '../state.ts'
import type { Deed } from '../turn.ts'

/** The fact that a unit has acted, once the guide keeps count. */
export function acted({ turn }: MiniaturesState, deed: Deed): readonly MiniaturesEffect[] {
  return turn === null ? [] : [{ type: 'unitActed', deed }]
}
