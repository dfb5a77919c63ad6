import type { FleetPlace } from '@/rules/napoleon-in-europe/board.ts'
import { regionById } from '@/rules/napoleon-in-europe/holdings.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'

/** What a place of squadrons is called: a sea area, or the port of a region; null where the table does not say. */
export function fleetPlaceName(state: NapoleonState, at: FleetPlace): string | null {
  if (at === null) return null
  if (at.kind === 'port') return regionById(state, at.region)?.name ?? at.region
  return state.seas.find(({ id }) => id === at.sea)?.name ?? at.sea
}
