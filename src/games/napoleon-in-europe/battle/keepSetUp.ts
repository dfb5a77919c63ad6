import { computed, shallowReactive, type WritableComputedRef } from 'vue'
import type { Battle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { NapoleonGame } from '../store.ts'

/** What is set up: what was kept of another battle, or of other pieces, is forgotten. */
function signOf({ place, nations, pieces }: Battle): string {
  const there = pieces.flatMap(({ id, at }) => (at === 'coming' || at === 'lost' ? [] : [id]))
  return JSON.stringify([place, nations, there])
}

/** Whose half-made thing it is: one side's, or both sides’ together. */
interface Owner {
  readonly game: NapoleonGame
  readonly battle: Battle
  readonly side: Side | null
}

/**
 * Something half made while a battle is set up, which outlives its screen and is lost with the page.
 *
 * @param usual what it is before anybody has touched it
 * @returns what is kept for an owner, to be read and written
 */
export function keepSetUp<Value>(usual: Value): (owner: () => Owner) => WritableComputedRef<Value> {
  const kept = shallowReactive(new Map<string, { readonly sign: string; readonly value: Value }>())
  const keyOf = ({ game, side }: Owner) => `${game.game?.id ?? ''} ${side ?? ''}`
  return (owner) =>
    computed({
      get() {
        const found = kept.get(keyOf(owner()))
        return found?.sign === signOf(owner().battle) ? found.value : usual
      },
      set(value) {
        kept.set(keyOf(owner()), { sign: signOf(owner().battle), value })
      },
    })
}

/** Whether the sides hide their set-up from each other. */
export const keptWay = keepSetUp<'hidden' | 'openly'>('hidden')

/** Names of what a side would have in its front rank; null where nobody has touched it. */
export const keptFront = keepSetUp<readonly string[] | null>(null)
