import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import { frontArmies, inRank, inRanks } from '@/rules/napoleon-in-europe/battle/basic/ranks.ts'
import { moved } from '@/rules/napoleon-in-europe/battle/basic/course.ts'
import type { BasicBattle, BasicPiece, BasicPlace } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { areKin } from './kinds.ts'

/** Where a side's pieces would stand, before it says so. */
export interface RankDraft {
  /** The battle as it would be. */
  readonly battle: ComputedRef<BasicBattle>
  /** Names of what would stand in front. */
  readonly front: ComputedRef<string[]>
  readonly isChanged: ComputedRef<boolean>
  readonly hasArmyInFront: ComputedRef<boolean>
  /** One of a kind changes its rank: what has just come there goes back first. */
  change(kin: BasicPiece): void
  /** All of a kind stand in one rank. */
  send(kin: BasicPiece, at: BasicPlace): void
  /** Everything stands in one rank. */
  sendAll(at: BasicPlace): void
  reset(): void
}

/**
 * @param battle the battle as it is
 * @param side whose pieces are ranked
 * @param start what stands in front at first, where that is not what does
 */
export function useRankDraft(
  battle: () => BasicBattle,
  side: () => Side,
  start: (battle: BasicBattle) => BasicBattle = (now) => now,
): RankDraft {
  const begun = computed(() => start(battle()))
  const drafted = shallowRef<BasicBattle | null>(null)
  const now = computed(() => drafted.value ?? begun.value)
  watch([battle, side], () => reset())

  function reset(): void {
    drafted.value = null
  }

  function change(kin: BasicPiece): void {
    const alike = inRank(now.value, side(), kin.at).filter((piece) => areKin(piece, kin))
    const piece = alike.find(({ id, at }) => placeOf(battle(), id) !== at) ?? alike[0]
    if (piece !== undefined) drafted.value = moved(now.value, [piece], kin.at === 'front' ? 'rear' : 'front')
  }

  function send(kin: BasicPiece, at: BasicPlace): void {
    const all = inRanks(now.value, side()).filter((piece) => areKin(piece, kin))
    drafted.value = moved(now.value, all, at)
  }

  function sendAll(at: BasicPlace): void {
    drafted.value = moved(now.value, inRanks(now.value, side()), at)
  }

  return {
    battle: now,
    front: computed(() => inRank(now.value, side(), 'front').map(({ id }) => id)),
    isChanged: computed(() => now.value.pieces.some(({ id, at }) => placeOf(battle(), id) !== at)),
    hasArmyInFront: computed(() => frontArmies(now.value, side()).length > 0),
    change,
    send,
    sendAll,
    reset,
  }
}

function placeOf({ pieces }: BasicBattle, id: string): BasicPlace | undefined {
  return pieces.find((piece) => piece.id === id)?.at
}
