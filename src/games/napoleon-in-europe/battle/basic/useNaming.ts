import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import { choicesOwed } from '@/rules/napoleon-in-europe/battle/basic/ranks.ts'
import type { BasicBattle, BasicPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { NapoleonRules } from '@/rules/napoleon-in-europe/rules.ts'
import { areKin } from './kinds.ts'
import { suggestion } from './suggest.ts'

/** The pieces that are named, before it is said so. */
export interface Naming {
  readonly named: ComputedRef<readonly BasicPiece[]>
  /** How many pieces of a kind in a place are named. */
  countOf(kin: BasicPiece): number
  /** One more of a kind is named; the one that was named first is let go where there are too many. */
  tap(kin: BasicPiece): void
}

/** What is owed is suggested first: taps change it, the last ones count. */
export function useNaming(battle: () => BasicBattle, rules: () => NapoleonRules): Naming {
  const named = shallowRef<readonly BasicPiece[]>([])
  watch(
    () => battle().course.owed,
    () => (named.value = suggestion(rules(), battle())),
    { immediate: true },
  )

  function isLike(one: BasicPiece, other: BasicPiece): boolean {
    return one.at === other.at && areKin(one, other)
  }

  function tap(kin: BasicPiece): void {
    const count = battle().course.owed?.count ?? 0
    const free = choicesOwed(battle()).find((piece) => isLike(piece, kin) && !named.value.includes(piece))
    if (free === undefined) {
      const last = named.value.findLastIndex((piece) => isLike(piece, kin))
      if (last >= 0) named.value = named.value.toSpliced(last, 1)
      return
    }
    named.value = [...named.value, free].slice(-count)
  }

  return {
    named: computed(() => named.value),
    countOf: (kin) => named.value.filter((piece) => isLike(piece, kin)).length,
    tap,
  }
}
