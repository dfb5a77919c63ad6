import { numberIn, type FoundCell, type Provenance } from '../chart.ts'
import type { Ledger } from '../reason.ts'
import type { UnitDescription } from './units.ts'

/** What the one officer with a unit adds to its die, with its reason. (Sheet: melee and morale lists.) */
export function officerValue(
  { officer }: UnitDescription,
  sum: string,
  provenance: Provenance,
  ledger: Ledger,
): number {
  if (officer === null) return 0
  const { name, value } = officer
  ledger.write({ key: 'officer', parameters: { officer: name }, value, operation: 'add', sum, provenance })
  return value
}

/** What the bases that a unit has lost take from its die, with the reason. (Sheet: melee and morale lists.) */
export function lossesValue(
  { startingBases, bases }: UnitDescription,
  sum: string,
  baseLost: FoundCell,
  ledger: Ledger,
): number {
  const lost = startingBases - bases
  if (lost === 0) return 0
  const value = lost * numberIn(baseLost)
  ledger.fromCell(baseLost, { key: 'basesLost', parameters: { bases: lost }, value, operation: 'add', sum })
  return value
}
