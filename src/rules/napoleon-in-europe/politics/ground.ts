import { house } from '../../chart-building.ts'
import type { Table } from '../../rulebook.ts'
import type { RegionId } from '../board.ts'
import type { Effects } from '../effects.ts'
import { occupationDues } from '../map/occupation.ts'
import type { NationId } from '../nations.ts'
import { areFriends } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { requireRegion } from '../territory.ts'
import { writeChange } from './lines.ts'

/** A victorious army stands in a region: it occupies it, or frees it where it is its own or a friend's. */
export function groundTaken(
  state: NapoleonState,
  nation: NationId,
  id: RegionId,
  { ledger }: Pick<Table, 'ledger'>,
): Effects {
  const region = requireRegion(state, id, 'region')
  const isFriendly = region.owner !== null && areFriends(state, nation, region.owner)
  const occupier = isFriendly ? null : nation
  if (occupier === region.occupier) return []
  const key = isFriendly ? 'battle.freed' : 'battle.occupied'
  writeChange(ledger, key, house('N7'), { nation, place: region.name })
  const dues = isFriendly ? [] : occupationDues(state, nation, region, ledger)
  return [{ type: 'regionSet', region: { ...region, occupier } }, ...dues]
}
