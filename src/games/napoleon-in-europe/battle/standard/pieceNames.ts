import { pieceNames } from '@/messages/en/napoleon-in-europe/names.ts'
import { standardBoard } from '@/messages/en/napoleon-in-europe/battle/standard.ts'
import { opening } from '@/messages/index.ts'
import type { StandardBattle, StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { areaName } from './heardArea.ts'

/** What one piece is called where it stands alone: "Heavy cavalry". */
export function pieceName({ unit, isNapoleon }: StandardPiece): string {
  return isNapoleon ? standardBoard.napoleonName : opening(pieceNames[unit][0])
}

/** Where a piece stands, as everybody calls it: "French left". */
export function placeOfPiece(battle: StandardBattle, { at, side }: StandardPiece): string {
  return at === 'coming' || at === 'lost' ? '' : areaName(battle, at, null, side)
}
