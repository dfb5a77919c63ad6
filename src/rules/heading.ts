import type { Ledger, Parameters } from './reason.ts'
import { house } from './chart-building.ts'

/** Writes what is attempted, with the names as they are at that moment, so that the log can stand alone. */
export function writeHeading(ledger: Ledger, command: string, parameters: Parameters): void {
  writeLine(ledger, `heading.${command}`, 'heading', parameters)
}

/** Writes what a change to the roster comes to. */
export function writeNote(ledger: Ledger, key: string, parameters: Parameters): void {
  writeLine(ledger, key, 'note', parameters)
}

function writeLine(ledger: Ledger, key: string, operation: 'heading' | 'note', parameters: Parameters): void {
  ledger.write({ key, parameters, value: 0, operation, sum: 'heading', provenance: house('log') })
}
