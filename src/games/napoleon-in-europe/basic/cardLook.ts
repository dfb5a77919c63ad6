import type { SymbolCard } from '@/rules/napoleon-in-europe/cards.ts'
import type { Arm } from '@/rules/napoleon-in-europe/pieces.ts'
import { pieceSymbols } from '../powers/pieceSymbols.ts'

/** The sprite's symbol of a card; none for Napoleon and blank cards. */
export function symbolOf({ symbol }: SymbolCard): string | undefined {
  return symbol === 'napoleon' || symbol === 'blank' ? undefined : pieceSymbols[symbol]
}

/** What stands on a card that has no symbol of an arm. */
export function letterOf({ symbol }: SymbolCard): string {
  return symbol === 'napoleon' ? 'N' : ''
}

/** A card of one arm in a nation's colour. */
export function cardOf(arm: Arm, colour: SymbolCard['colour']): SymbolCard {
  return { symbol: arm, colour }
}

/** The two kinds of cards that have no colour. */
export const plainCards: readonly SymbolCard[] = [
  { symbol: 'napoleon', colour: 'none' },
  { symbol: 'blank', colour: 'none' },
]
