import type { Provenance } from '../chart.ts'
import type { Ledger, Parameters } from '../reason.ts'
import type { RemovalCause } from './state.ts'
import type { UnitDescription } from './units.ts'

/** What a unit suffers, to be told to the hand on the table. */
interface Suffering {
  readonly unit: UnitDescription
  readonly basesLost: number
  readonly marker: boolean
  readonly damaged: boolean
  readonly removed: RemovalCause | null
  readonly source: Provenance
}

/** Writes the orders that losses come to: a unit that is removed needs no other. */
export function orderLosses(
  { unit, basesLost, marker, damaged, removed, source }: Suffering,
  ledger: Ledger,
): void {
  const order = orderer(unit, source, ledger)
  if (removed !== null) {
    orderRemoval(unit, basesLost, source, ledger)
    return
  }
  if (basesLost > 0) order('order.removeBases', basesLost, { bases: basesLost })
  if (damaged) order('order.placeDamage', 1)
  if (marker) order('order.placeMarker', 1)
}

/** Writes the order to take a unit off the table, with the bases that it loses by that. */
export function orderRemoval(
  unit: UnitDescription,
  basesLost: number,
  source: Provenance,
  ledger: Ledger,
): void {
  orderer(unit, source, ledger)('order.removeUnit', basesLost, { arm: unit.arm })
}

/** Writes orders for one unit. */
export function orderer(
  unit: UnitDescription,
  provenance: Provenance,
  ledger: Ledger,
): (key: string, value: number, parameters?: Parameters) => void {
  return (key, value, parameters = {}) => {
    ledger.write({
      key,
      parameters: { unit: unit.name, ...parameters },
      value,
      operation: 'order',
      sum: 'orders',
      provenance,
    })
  }
}
