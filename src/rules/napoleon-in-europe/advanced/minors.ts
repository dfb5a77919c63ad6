import { cellOf, numberIn } from '../../chart.ts'
import type { Table } from '../../rulebook.ts'
import type { FleetPlace, RegionId } from '../board.ts'
import type { Effects } from '../effects.ts'
import { regionById } from '../holdings.ts'
import type { NationId } from '../nations.ts'
import type { NapoleonState } from '../state.ts'

/** Minor nations that have a navy. (Advanced Rules: Minor Navies.) */
const withNavies: readonly RegionId[] = ['portugal', 'holland', 'denmark', 'sweden']

/** Minor nations that are one where nobody owns either. (Advanced Rules: Multi-Regional Minor Nations.) */
const pairs: readonly (readonly [RegionId, RegionId])[] = [
  ['denmark', 'norway'],
  ['sweden', 'finland'],
  ['sicily', 'naples'],
]

/**
 * The squadron that comes with a minor nation which joins or is annexed, with its line; none where it has no
 * navy, or the rule is not in force. It lies in the one sea area beside the region; where there are several,
 * without a place until it is moved. (Advanced Rules: Minor Navies.)
 */
export function minorNavyJoins(
  state: NapoleonState,
  nation: NationId,
  region: RegionId,
  { ledger }: Pick<Table, 'ledger'>,
): Effects {
  if (state.rules.options.minorNavies === 'off' || !withNavies.includes(region)) return []
  const cell = cellOf(state.rules.charts.minorNavies, 'squadrons', 'value')
  const squadrons = numberIn(cell)
  if (squadrons === 0) return []
  const place = regionById(state, region)?.name ?? region
  ledger.read(cell, {
    key: 'order.minorNavy',
    operation: 'order',
    sum: 'navy',
    parameters: { nation, squadrons, place },
  })
  return [{ type: 'squadronsChanged', nation, at: seaBeside(state, region), by: squadrons }]
}

function seaBeside(state: NapoleonState, region: RegionId): FleetPlace {
  const [sea, ...others] = regionById(state, region)?.seas ?? []
  return sea === undefined || others.length > 0 ? null : { kind: 'sea', sea }
}

/**
 * The regions of the minor nation that a region is of: its own, and that of its other half where the rule is in
 * force and nobody owns either. (Advanced Rules: Multi-Regional Minor Nations.)
 */
export function regionsOfMinor(state: NapoleonState, region: RegionId): readonly RegionId[] {
  const pair = pairs.find((each) => each.includes(region))
  if (state.rules.options.twoRegionMinors === 'off' || pair === undefined) return [region]
  const isFree = (id: RegionId) => regionById(state, id)?.owner === null
  return pair.every(isFree) ? [region, ...pair.filter((id) => id !== region)] : [region]
}

/** How many times the usual army a minor nation has. (Advanced Rules: Multi-Regional Minor Nations.) */
export function armyTimes(state: NapoleonState, region: RegionId, { ledger }: Pick<Table, 'ledger'>): number {
  if (regionsOfMinor(state, region).length === 1) return 1
  return ledger.read(cellOf(state.rules.charts.minorArmy, 'timesForTwoRegions', 'value'), {
    key: 'minor.twoRegions',
    operation: 'note',
    sum: 'minorArmy',
  })
}
