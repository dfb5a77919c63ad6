import type { FeatureId, StandardBattle } from '../battle.ts'
import { sides } from '../sides.ts'
import { laneOf, type Area } from './areas.ts'

/** The terrain feature that lies in an area: in a side's own battle areas alone, never in the middle. (Terrain.) */
export function featureIn({ ground }: StandardBattle, area: Area): FeatureId | null {
  const lane = laneOf(area)
  const owner = sides.find((side) => area.startsWith(`${side}.`))
  return lane === null || owner === undefined ? null : (ground[owner].features[lane] ?? null)
}

/** Whether a river runs before either army: no charges, no pursuit. (Terrain.) */
export function isBehindRiver({ ground }: StandardBattle): boolean {
  return sides.some((side) => ground[side].riverInFront)
}
