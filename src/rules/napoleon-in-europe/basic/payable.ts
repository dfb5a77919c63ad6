import type { SymbolCard } from '../cards.ts'
import type { NationId } from '../nations.ts'
import { arms, unitsIn, type Pieces } from '../pieces.ts'
import { baseGains, cardsFor, colourGains, sameKinds } from './combinations.ts'
import type { Combination, CombinationCharts } from './combinations.ts'
import { sortCards, type ArmCards, type SortedCards } from './hand.ts'
import { together } from './pieces.ts'

/** A combination that a hand can pay, with the pieces that it gives. */
export interface Payable extends Combination {
  readonly gains: Pieces
}

/** How many cards of each sort a part of a combination takes. */
interface Taken {
  readonly own: number
  readonly other: number
  readonly wild: number
}

/** A combination with what it gives a nation. */
export function paid(combination: Combination, nation: NationId, charts: CombinationCharts): Payable {
  const gains = together([baseGains(combination, charts), colourGains(combination, nation, charts)])
  return { ...combination, gains }
}

/**
 * Every combination that a nation's hand can pay, each by itself, the richest first. Of several that differ only
 * in the cards that they take and give the same, the one with the fewest Napoleons stands for all. (Basic Rules:
 * Playing Cards.)
 */
export function payable(
  hand: readonly SymbolCard[],
  nation: NationId,
  charts: CombinationCharts,
): readonly Payable[] {
  const sorted = sortCards(hand, nation)
  const all = [...sameOf(sorted, charts), ...corpsOf(sorted)].map((one) => paid(one, nation, charts))
  const best = new Map<string, Payable>()
  for (const one of all) {
    const key = JSON.stringify([one.kind, one.arm, one.gains])
    const before = best.get(key)
    if (before === undefined || wildIn(one) < wildIn(before)) best.set(key, one)
  }
  return [...best.values()].toSorted(
    (one, other) => unitsIn(other.gains) - unitsIn(one.gains) || one.cards.length - other.cards.length,
  )
}

function wildIn({ cards }: Combination): number {
  return cards.filter(({ symbol }) => symbol === 'napoleon').length
}

function sameOf({ byArm, wild }: SortedCards, charts: CombinationCharts): readonly Combination[] {
  return arms.flatMap((arm) =>
    sameKinds.flatMap((kind) =>
      waysToTake(cardsFor(kind, charts), byArm[arm], wild.length).map((taken) => ({
        kind,
        arm,
        cards: [...cardsTaken(byArm[arm], taken), ...wild.slice(0, taken.wild)],
      })),
    ),
  )
}

function corpsOf({ byArm, wild }: SortedCards): readonly Combination[] {
  const start: readonly { readonly cards: readonly SymbolCard[]; readonly wild: number }[] = [
    { cards: [], wild: 0 },
  ]
  const ways = arms.reduce(
    (before, arm) =>
      before.flatMap((way) =>
        waysToTake(1, byArm[arm], wild.length - way.wild).map((taken) => ({
          cards: [
            ...way.cards,
            ...cardsTaken(byArm[arm], taken),
            ...wild.slice(way.wild, way.wild + taken.wild),
          ],
          wild: way.wild + taken.wild,
        })),
      ),
    start,
  )
  return ways.map(({ cards }) => ({ kind: 'corps', arm: null, cards }))
}

/** Every way to take so many cards of one type, with Napoleons for what is missing. */
export function waysToTake(
  count: number,
  { own, other }: { readonly own: { readonly length: number }; readonly other: { readonly length: number } },
  wild: number,
): readonly Taken[] {
  const ways: Taken[] = []
  for (let ofOwn = Math.min(count, own.length); ofOwn >= 0; ofOwn -= 1) {
    for (let ofOther = Math.min(count - ofOwn, other.length); ofOther >= 0; ofOther -= 1) {
      const rest = count - ofOwn - ofOther
      if (rest <= wild) ways.push({ own: ofOwn, other: ofOther, wild: rest })
    }
  }
  return ways
}

function cardsTaken({ own, other }: ArmCards, taken: Taken): readonly SymbolCard[] {
  return [...own.slice(0, taken.own), ...other.slice(0, taken.other)]
}
