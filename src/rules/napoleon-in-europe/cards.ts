import { nationIds } from './nations.ts'

/** What a card's lower half shows; some show nothing. (Basic Rules: Cards.) */
export const cardSymbols = ['infantry', 'cavalry', 'artillery', 'leader', 'napoleon', 'blank'] as const
export type CardSymbol = (typeof cardSymbols)[number]

/** The colour of a card's symbol; none for Napoleon and for blank cards. */
export const cardColours = [...nationIds, 'none'] as const
export type CardColour = (typeof cardColours)[number]

/** A card as the Basic Rules read it. */
export interface SymbolCard {
  readonly symbol: CardSymbol
  readonly colour: CardColour
}
