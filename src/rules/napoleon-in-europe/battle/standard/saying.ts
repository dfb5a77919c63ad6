import type { Provenance } from '../../../chart.ts'
import type { Ledger, Parameters } from '../../../reason.ts'
import { landUnits } from '../../pieces.ts'
import type { AnyPiece } from '../battle.ts'

/** Pieces for a text, counted by their kind: `infantry:3,leader:1`. */
export function piecesInWords(pieces: readonly Pick<AnyPiece, 'unit'>[]): string {
  return landUnits
    .map((unit) => ({ unit, count: pieces.filter((piece) => piece.unit === unit).length }))
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => `${unit}:${count}`)
    .join(',')
}

type Operation = 'note' | 'result' | 'outcome' | 'order'

/** Writes a line that says something and adds nothing. */
export function say(
  ledger: Ledger,
  operation: Operation,
  key: string,
  provenance: Provenance,
  parameters: Parameters,
): void {
  ledger.write({ key, parameters, value: 0, operation, sum: 'battle', provenance })
}
