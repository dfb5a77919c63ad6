import type { Provenance } from '../../chart.ts'
import type { Ledger, Parameters } from '../../reason.ts'

function write(
  operation: 'outcome' | 'order' | 'note' | 'result',
  ledger: Ledger,
  key: string,
  provenance: Provenance,
  parameters: Parameters,
  value: number,
): void {
  ledger.write({ key, parameters, value, operation, sum: 'politics', provenance })
}

/** Writes what the whole command comes to. */
export function writeOutcome(
  ledger: Ledger,
  key: string,
  provenance: Provenance,
  parameters: Parameters = {},
): void {
  write('outcome', ledger, key, provenance, parameters, 0)
}

/** Writes what is to be done on the board. */
export function writeOrder(
  ledger: Ledger,
  key: string,
  provenance: Provenance,
  parameters: Parameters = {},
): void {
  write('order', ledger, key, provenance, parameters, 0)
}

/** Writes what else changes. */
export function writeChange(
  ledger: Ledger,
  key: string,
  provenance: Provenance,
  parameters: Parameters = {},
): void {
  write('note', ledger, key, provenance, parameters, 0)
}

/** Writes what dice came to. */
export function writeThrow(
  ledger: Ledger,
  key: string,
  provenance: Provenance,
  parameters: Parameters,
  value: number,
): void {
  write('result', ledger, key, provenance, parameters, value)
}
