import { house, rule } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import { regionsOfMinor } from '../advanced/minors.ts'
import type { RegionId, Territory } from '../board.ts'
import { owedOf } from '../pending.ts'
import type { NapoleonState } from '../state.ts'
import { homelandOf, ownerOf, territoryName } from '../territory.ts'

/** @throws Refused where a territory is not a minor nation that nobody owns */
export function requireFreeMinor(state: NapoleonState, territory: Territory): void {
  const place = territoryName(state, territory)
  const homeland = homelandOf(state, territory)
  const definitions = rule('Definitions')
  if (homeland !== null) refuse('notMinor', 'territory', definitions, { place, nation: homeland })
  if ('unnamed' in territory && territory.unnamed !== 'minor' && territory.unnamed !== 'northAfrica') {
    refuse('unnamedWithoutHomeland', 'territory', house('N4'))
  }
  const owner = ownerOf(state, territory)
  if (owner !== null) refuse('minorIsOwned', 'territory', definitions, { place, nation: owner })
  if (isInTheField(state, territory)) refuse('minorInTheField', 'territory', house('N1'), { place })
}

/** Whether a minor nation's army resists an annexation in a battle that is still to be fought. */
function isInTheField(state: NapoleonState, territory: Territory): boolean {
  if (!('region' in territory)) return false
  const regions = regionsOfMinor(state, territory.region)
  return owedOf(state, 'battle').some(
    ({ cause, region }) => cause === 'annexation' && region !== null && regions.includes(region),
  )
}

/** The id of a named region; null for one that is only counted. */
export function regionIn(territory: Territory): RegionId | null {
  return 'region' in territory ? territory.region : null
}
