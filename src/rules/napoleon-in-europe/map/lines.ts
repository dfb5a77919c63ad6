import { house } from '../../chart-building.ts'
import type { Provenance } from '../../chart.ts'
import type { Ledger, Operation, Parameters } from '../../reason.ts'

function writer(
  operation: Operation,
): (ledger: Ledger, key: string, provenance: Provenance, parameters?: Parameters) => void {
  return (ledger, key, provenance, parameters = {}) =>
    ledger.write({ key, parameters, value: 0, operation, sum: 'map', provenance })
}

/** Writes what else is so. */
export const noteOn = writer('note')
/** Writes what is to be done on the board. */
export const orderTo = writer('order')

/** Writes why something is set by hand. */
export function writeWhy(ledger: Ledger, note: string): void {
  noteOn(ledger, 'map.why', house('log'), { note })
}
