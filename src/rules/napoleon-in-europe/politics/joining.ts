import { rule } from '../../chart-building.ts'
import type { Ledger, Parameters } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { armyTimes, minorNavyJoins, regionsOfMinor } from '../advanced/minors.ts'
import type { Territory } from '../board.ts'
import type { Effects } from '../effects.ts'
import type { NationId } from '../nations.ts'
import type { Pieces } from '../pieces.ts'
import type { NapoleonState } from '../state.ts'
import { territoryName, transfer } from '../territory.ts'
import { forEach } from './in-order.ts'
import { writeOrder } from './lines.ts'
import { minorArmy } from './minor-army.ts'
import { regionIn } from './minors.ts'
import { countsIn, piecesAdded } from './tracking.ts'

/** A minor nation becomes a nation's own, with both of its regions where it has two. */
export function minorOwned(
  state: NapoleonState,
  nation: NationId,
  territory: Territory,
  { ledger }: Pick<Table, 'ledger'>,
): Effects {
  const regions: readonly Territory[] =
    'region' in territory
      ? regionsOfMinor(state, territory.region).map((region) => ({ region }))
      : [territory]
  return forEach(regions, (now, one) => {
    writeOrder(ledger, 'order.placeMarker', rule('Ownership of Regions'), {
      nation,
      place: territoryName(now, one),
    })
    return transfer(now, one, nation)
  })(state)
}

/** The squadrons of a minor nation that has a navy go over to a nation. (Advanced: Minor Navies.) */
export function navyJoins(
  state: NapoleonState,
  nation: NationId,
  territory: Territory,
  table: Pick<Table, 'ledger'>,
): Effects {
  if (!('region' in territory)) return []
  const regions = regionsOfMinor(state, territory.region)
  return forEach(regions, (now, region) => minorNavyJoins(now, nation, region, table))(state)
}

/** A minor nation's army takes a nation's side, in its own region. */
export function armyJoins(
  state: NapoleonState,
  nation: NationId,
  territory: Territory,
  table: Table,
): Effects {
  const army = minorArmy(state, nation, timesOf(state, territory, table), table)
  orderArmy(table.ledger, 'order.placeArmy', army, { nation, place: territoryName(state, territory) })
  return piecesAdded(state, nation, regionIn(territory), army)
}

/** How often a minor nation's army is thrown. */
export function timesOf(state: NapoleonState, territory: Territory, table: Pick<Table, 'ledger'>): number {
  return 'region' in territory ? armyTimes(state, territory.region, table) : 1
}

/** Says piece by piece which army is to be placed. */
export function orderArmy(ledger: Ledger, key: string, army: Pieces, parameters: Parameters): void {
  for (const [unit, count] of countsIn(army)) {
    writeOrder(ledger, key, rule('Diplomatic Overture'), { ...parameters, unit, count })
  }
}
