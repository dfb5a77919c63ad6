import { rule } from '../../chart-building.ts'
import { cellOf, numberIn, type FoundCell } from '../../chart.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { NationId } from '../nations.ts'
import { unitsIn } from '../pieces.ts'
import type { RisingAttitudes } from '../scenarios/scenario.ts'
import { specialsOf } from '../scenarios/specials.ts'
import type { NapoleonState } from '../state.ts'
import { placesPieces } from './tracking.ts'

const section = rule('Scenario VII')

/** The attitudes that rise between two nations at this time; null where none do. (Scenario VII.) */
export function risingAttitudes(
  state: NapoleonState,
  nation: NationId,
  to: NationId,
): RisingAttitudes | null {
  const { attitudes } = specialsOf(state)
  const { month } = state.calendar
  if (attitudes === null || month === null || month <= attitudes.after) return null
  return attitudes.of.includes(nation) && attitudes.towards.includes(to) ? attitudes : null
}

/** How many units of the nation in question stand in the homeland in question; null where the table does not say. */
export function unitsInHomeland(
  state: NapoleonState,
  { unitsOf, homeland }: Pick<RisingAttitudes, 'unitsOf' | 'homeland'>,
): number | null {
  if (!placesPieces(state, unitsOf)) return null
  const regions = new Set(state.regions.filter((region) => region.homeland === homeland).map(({ id }) => id))
  return state.stacks
    .filter(({ nation, region }) => nation === unitsOf && region !== null && regions.has(region))
    .reduce((sum, { pieces }) => sum + unitsIn(pieces), 0)
}

/**
 * What two dice must not exceed for a neutral major nation to be won over: the rating in the row of who asks and
 * in the column of who is asked, with what a scenario adds to it. The ledger says how it is made up. (N2.)
 *
 * @param units how many units stand where they raise the rating; null where the app knows, or none matter
 * @throws Refused where there is no rating between the two, or the units matter and nobody says how many they are
 */
export function ratingFor(
  state: NapoleonState,
  { nation, to, units }: { readonly nation: NationId; readonly to: NationId; readonly units: number | null },
  ledger: Ledger,
): number {
  const cell = cellOf(state.rules.charts.diplomaticRatings, nation, to)
  if (cell.value === null) refuse('noRating', 'to', cell.provenance, { nation, to })
  const line = { operation: 'set', sum: 'needed', parameters: { nation, to } } as const
  const printed = ledger.read(cell, { ...line, key: 'overture.rating' })
  const attitudes = risingAttitudes(state, nation, to)
  return attitudes === null ? printed : printed + rise(state, attitudes, units, ledger)
}

function rise(
  state: NapoleonState,
  attitudes: RisingAttitudes,
  given: number | null,
  ledger: Ledger,
): number {
  const { unitsOf, homeland, perUnit } = attitudes
  const units =
    unitsInHomeland(state, attitudes) ??
    given ??
    refuse('howManyUnits', 'units', section, { nation: unitsOf, homeland })
  return riseBy(perUnit, units, { nation: unitsOf, homeland }, ledger)
}

function riseBy(
  perUnit: FoundCell,
  units: number,
  parameters: { readonly nation: NationId; readonly homeland: NationId },
  ledger: Ledger,
): number {
  const value = numberIn(perUnit) * units
  ledger.fromCell(perUnit, {
    key: 'overture.attitude',
    operation: 'add',
    sum: 'needed',
    parameters: { ...parameters, units },
    value,
  })
  return value
}
