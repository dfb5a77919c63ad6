import type { Provenance } from '../../chart.ts'
import type { Ledger, Operation, Parameters } from '../../reason.ts'

type Saying = Extract<Operation, 'note' | 'result' | 'outcome' | 'order'>

/** Writes a line that is no part of a sum: a note, a result, what all comes to, or what the hand does. */
export function say(
  ledger: Ledger,
  operation: Saying,
  key: string,
  provenance: Provenance,
  parameters: Parameters = {},
): void {
  ledger.write({ key, parameters, value: 0, operation, sum: 'basic', provenance })
}

/** Writes what is out of the order of play; it holds nobody up. */
export function remark(ledger: Ledger, key: string, provenance: Provenance, parameters: Parameters): void {
  ledger.write({ key, parameters, value: 0, operation: 'note', sum: 'guide', provenance })
}

/** How a line joins a sum: the first of it starts it. */
export function joining({ reasons }: Ledger, sum: string): 'set' | 'add' {
  return reasons.some((reason) => reason.sum === sum) ? 'add' : 'set'
}

/** Writes what a sum comes to. */
export function sayTotal(
  ledger: Ledger,
  key: string,
  provenance: Provenance,
  value: number,
  parameters: Parameters = {},
  sum = 'basic',
): void {
  ledger.write({ key, parameters, value, operation: 'total', sum, provenance })
}
