import { rule } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import type { CardSymbol, SymbolCard } from '../cards.ts'
import { cardColours, cardSymbols } from '../cards.ts'
import type { NationId } from '../nations.ts'
import { arms, type Arm } from '../pieces.ts'

/** Whether two cards show the same. */
function isSameCard(one: SymbolCard, other: SymbolCard): boolean {
  return one.symbol === other.symbol && one.colour === other.colour
}

/** What is left of a hand without some cards; null where it does not hold them all. */
export function handWithout(
  hand: readonly SymbolCard[],
  cards: readonly SymbolCard[],
): readonly SymbolCard[] | null {
  return cards.reduce<readonly SymbolCard[] | null>((left, card) => {
    const at = left?.findIndex((held) => isSameCard(held, card)) ?? -1
    return left === null || at < 0 ? null : left.toSpliced(at, 1)
  }, hand)
}

/** Symbols are printed in a nation's colour, Napoleon and blank cards in none. @throws Refused at other cards */
export function requirePrinted(cards: readonly SymbolCard[], path: string): void {
  const wrong = cards.findIndex(({ symbol, colour }) => hasColour(symbol) === (colour === 'none'))
  if (wrong >= 0) refuse('noSuchCard', `${path}[${wrong}]`, rule('Cards'))
}

/** Whether a symbol is printed in a nation's colour. */
function hasColour(symbol: CardSymbol): boolean {
  return symbol !== 'napoleon' && symbol !== 'blank'
}

/** A hand in the order that it is looked through: by symbol, then by colour. */
export function sortedHand(hand: readonly SymbolCard[]): readonly SymbolCard[] {
  const place = ({ symbol, colour }: SymbolCard) =>
    cardSymbols.indexOf(symbol) * cardColours.length + cardColours.indexOf(colour)
  return hand.toSorted((one, other) => place(one) - place(other))
}

/** The cards of one type, those in the nation's own colour apart. */
export interface ArmCards {
  readonly own: readonly SymbolCard[]
  readonly other: readonly SymbolCard[]
}

/** A hand by what its cards are good for; blank cards are good for nothing. */
export interface SortedCards {
  readonly byArm: Readonly<Record<Arm, ArmCards>>
  readonly wild: readonly SymbolCard[]
}

/** Sorts a nation's hand by what its cards are good for. */
export function sortCards(hand: readonly SymbolCard[], nation: NationId): SortedCards {
  const armCards = (arm: Arm): ArmCards => ({
    own: hand.filter(({ symbol, colour }) => symbol === arm && colour === nation),
    other: hand.filter(({ symbol, colour }) => symbol === arm && colour !== nation),
  })
  const [infantry, cavalry, artillery, leader] = arms
  return {
    byArm: {
      infantry: armCards(infantry),
      cavalry: armCards(cavalry),
      artillery: armCards(artillery),
      leader: armCards(leader),
    },
    wild: hand.filter(({ symbol }) => symbol === 'napoleon'),
  }
}
