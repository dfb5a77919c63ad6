import type { Provenance } from '../../../chart.ts'
import type { Ledger } from '../../../reason.ts'
import { say } from '../../basic/lines.ts'
import { landUnits } from '../../pieces.ts'
import type { BasicBattle, BasicPiece } from '../battle.ts'
import { seatOf } from '../seat.ts'

/** Writes an order about some pieces: a line for each nation's of one kind. */
export function orderPieces(
  key: string,
  battle: BasicBattle,
  pieces: readonly BasicPiece[],
  ledger: Ledger,
  provenance: Provenance,
): void {
  const owners = [...new Set(pieces.map((piece) => ownerOf(battle, piece)))]
  for (const nation of owners) {
    const own = pieces.filter((piece) => ownerOf(battle, piece) === nation)
    for (const unit of landUnits) {
      const count = own.filter((piece) => piece.unit === unit).length
      if (count > 0) say(ledger, 'order', key, provenance, { nation, unit, count })
    }
  }
}

/** Whose a piece is called: a nation's, or its side's. */
function ownerOf(battle: BasicBattle, { nation, side }: BasicPiece): string {
  return nation ?? seatOf(battle, side)
}
