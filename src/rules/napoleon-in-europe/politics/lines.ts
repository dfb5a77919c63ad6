import type { Provenance } from '../../chart.ts'
import type { Ledger, Parameters } from '../../reason.ts'

type Operation = 'outcome' | 'order' | 'note' | 'result'

function write(
  operation: Operation,
  ledger: Ledger,
  key: string,
  provenance: Provenance,
  parameters: Parameters,
): void {
  ledger.write({ key, parameters, value: 0, operation, sum: 'politics', provenance })
}

/** Writes what the whole command comes to. */
export function writeOutcome(
  ledger: Ledger,
  key: string,
  provenance: Provenance,
  parameters: Parameters = {},
): void {
  write('outcome', ledger, key, provenance, parameters)
}

/** Writes what is to be done on the board. */
export function writeOrder(
  ledger: Ledger,
  key: string,
  provenance: Provenance,
  parameters: Parameters = {},
): void {
  write('order', ledger, key, provenance, parameters)
}

/** Writes what else changes. */
export function writeChange(
  ledger: Ledger,
  key: string,
  provenance: Provenance,
  parameters: Parameters = {},
): void {
  write('note', ledger, key, provenance, parameters)
}

/** What dice came to, beside what they had to reach. */
interface Thrown {
  /** The sum that the dice belong to: it is called as they are. */
  readonly sum: string
  readonly key: string
  readonly parameters: Parameters
  readonly value: number
}

/** Writes what dice came to. */
export function writeThrow(ledger: Ledger, provenance: Provenance, thrown: Thrown): void {
  ledger.write({ ...thrown, operation: 'result', provenance })
}
