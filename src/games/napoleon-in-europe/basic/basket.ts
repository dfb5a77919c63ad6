import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import { bestOf, wants, type Best, type Want } from '@/rules/napoleon-in-europe/basic/best.ts'
import { handWithout } from '@/rules/napoleon-in-europe/basic/hand.ts'
import { payable, type Payable } from '@/rules/napoleon-in-europe/basic/payable.ts'
import { together } from '@/rules/napoleon-in-europe/basic/pieces.ts'
import type { SymbolCard } from '@/rules/napoleon-in-europe/cards.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { Pieces } from '@/rules/napoleon-in-europe/pieces.ts'

/** Combinations that a player has chosen to turn in, and what is left of the hand. */
export interface Basket {
  readonly combinations: Readonly<ShallowRef<readonly Payable[]>>
  readonly cards: ComputedRef<readonly SymbolCard[]>
  readonly gains: ComputedRef<Pieces>
  /** All that the cards that are left can pay. */
  readonly offered: ComputedRef<readonly Payable[]>
  add(one: Payable): void
  remove(place: number): void
  choose(all: readonly Payable[]): void
}

/** A basket of combinations over a nation's hand; what the hand does not hold any more falls out. */
export function createBasket(state: () => NapoleonState, nation: () => NationId): Basket {
  const chosen = shallowRef<readonly Payable[]>([])
  const hand = computed(() => state().nations[nation()].symbolCards)
  const cards = computed(() => chosen.value.flatMap((one) => one.cards))
  const left = computed(() => handWithout(hand.value, cards.value) ?? [])
  return {
    combinations: chosen,
    cards,
    gains: computed(() => together(chosen.value.map(({ gains }) => gains))),
    offered: computed(() => payable(left.value, nation(), state().rules.charts)),
    add: (one) => (chosen.value = [...chosen.value, one]),
    remove: (place) => (chosen.value = chosen.value.toSpliced(place, 1)),
    choose: (all) => (chosen.value = all),
  }
}

/** What a hand gives at best for each thing that a player may want, where it gives any of it. */
export function bestForEach(
  { nations, rules }: NapoleonState,
  nation: NationId,
): Readonly<Partial<Record<Want, Best>>> {
  const hand = nations[nation].symbolCards
  const all = wants.flatMap((want) => {
    const best = bestOf(hand, nation, rules.charts, want)
    const isAny = want === 'pieces' ? best.combinations.length > 0 : (best.gains[want] ?? 0) > 0
    return isAny ? [[want, best] as const] : []
  })
  return Object.fromEntries(all)
}
