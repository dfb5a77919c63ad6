import type { MiniaturesEffect } from '../effects.ts'
import type { Losses } from '../losses.ts'
import type { RemovalCause, Unit } from '../state.ts'

/** The facts that losses come to. An officer who lives through the end of his unit stays with the army. */
export function sufferingEffects(unit: Unit, losses: Losses): readonly MiniaturesEffect[] {
  const { id } = unit
  const effects: MiniaturesEffect[] = []
  if (losses.basesLost > 0) effects.push({ type: 'basesLost', unit: id, count: losses.basesLost })
  if (losses.damaged) effects.push({ type: 'gunDamaged', unit: id })
  if (losses.marker) effects.push({ type: 'markerPlaced', unit: id })
  const falls = losses.officer === 'falls'
  if (falls) effects.push({ type: 'officerFell', unit: id })
  if (losses.removed !== null) effects.push(...removalEffects(unit, losses.removed, !falls))
  return effects
}

/** The facts of a unit leaving the table. */
export function removalEffects(
  unit: Unit,
  cause: RemovalCause,
  officerLives: boolean,
): readonly MiniaturesEffect[] {
  const left: readonly MiniaturesEffect[] =
    unit.officer !== null && officerLives ? [{ type: 'officerLeft', unit: unit.id }] : []
  return [...left, { type: 'unitRemoved', unit: unit.id, cause }]
}
