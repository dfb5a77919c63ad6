import { computed, ref, shallowRef, type Ref } from 'vue'
import type { StandardBattle, StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Area } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { pieceById, piecesIn } from '@/rules/napoleon-in-europe/battle/standard/board.ts'
import { actionsNow } from '@/rules/napoleon-in-europe/battle/standard/phases.ts'
import { pursuers } from '@/rules/napoleon-in-europe/battle/standard/pursuit.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { areasFor, kindsOf, type AimKind } from './aims.ts'
import { groupsOf, type GroupView } from './groups.ts'

type Areas = Readonly<Partial<Record<AimKind, readonly Area[]>>>

/** Which pieces are chosen to act, how many of them, and what they are to do. */
export function useChoosing(state: Readonly<Ref<NapoleonState>>, battle: Readonly<Ref<StandardBattle>>) {
  /** The pieces that were tapped; those that cannot act any more drop out. */
  const tapped = shallowRef<readonly string[]>([])
  const wantedCount = ref<number | null>(null)
  const wantedKind = ref<AimKind | null>(null)

  const pursuing = computed(() =>
    battle.value.course.stage === 'pursuit' ? new Set(pursuers(state.value).map(({ id }) => id)) : null,
  )

  /** Battle actions that a piece has left now; null where it is not its turn. */
  const leftOf = computed(() => (piece: StandardPiece): number | null => {
    if (pursuing.value !== null) return pursuing.value.has(piece.id) ? 1 : piece.hasPursued ? 0 : null
    return actionsNow(state.value, piece)
  })

  function canAct(piece: StandardPiece): boolean {
    return (leftOf.value(piece) ?? 0) > 0
  }

  const ready = computed(() => battle.value.pieces.filter(canAct))

  /** The chosen pieces that stand together and have as much to do as the first of them. */
  const pool = computed<readonly StandardPiece[]>(() => {
    const able = tapped.value
      .map((id) => pieceById(battle.value, id))
      .filter((piece) => piece !== undefined)
      .filter(canAct)
    const [first] = able
    if (first === undefined) return []
    return able.filter(
      (piece) =>
        piece.at === first.at && leftOf.value(piece) === leftOf.value(first) && isAlike(piece, first),
    )
  })
  const first = computed(() => pool.value[0] ?? null)
  const area = computed<Area | null>(() => {
    const at = first.value?.at ?? 'lost'
    return at === 'coming' || at === 'lost' ? null : at
  })
  const count = computed<number>({
    get: () => Math.min(wantedCount.value ?? pool.value.length, pool.value.length),
    set: (wanted) => (wantedCount.value = wanted),
  })
  const taken = computed(() => pool.value.slice(0, count.value))
  /** The group that the chosen pieces belong to, as the board shows it. */
  const group = computed<GroupView | null>(() => {
    const piece = first.value
    if (area.value === null || piece === null) return null
    return groupsIn(area.value).find(({ pieces }) => pieces.includes(piece)) ?? null
  })

  /** Where each thing that the chosen pieces may do could be done. */
  const reach = computed<Areas>(() => {
    const piece = first.value
    if (piece === null) return {}
    return Object.fromEntries(
      kindsOf(state.value, piece).map((kind) => [kind, areasFor(state.value, piece, kind)]),
    )
  })
  const kinds = computed<readonly AimKind[]>(() =>
    first.value === null ? [] : kindsOf(state.value, first.value),
  )
  const kind = computed<AimKind | null>({
    get() {
      const wanted = wantedKind.value
      if (wanted !== null && kinds.value.includes(wanted)) return wanted
      const possible = kinds.value.filter((one) => (reach.value[one]?.length ?? 0) > 0)
      return possible.find((one) => one !== 'move') ?? possible[0] ?? kinds.value[0] ?? null
    },
    set: (wanted) => (wantedKind.value = wanted),
  })
  const legal = computed<readonly Area[]>(() => (kind.value === null ? [] : (reach.value[kind.value] ?? [])))

  function groupsIn(place: Area): readonly GroupView[] {
    return groupsOf(piecesIn(battle.value, place), leftOf.value)
  }

  /** The groups in an area that can act. */
  function readyIn(place: Area): readonly GroupView[] {
    return groupsIn(place).filter(({ left }) => left !== null && left > 0)
  }

  /** Chooses a group; null: nobody. */
  function choose(chosen: GroupView | null): void {
    tapped.value = chosen?.pieces.map(({ id }) => id) ?? []
    wantedCount.value = null
    wantedKind.value = null
  }

  /** Chooses the group after the one that is chosen in this area; after the last, nobody. */
  function chooseNext(place: Area): void {
    const groups = readyIn(place)
    const now = groups.findIndex(({ key }) => area.value === place && key === group.value?.key)
    choose(groups[now + 1] ?? null)
  }

  /** Goes on with these pieces alone. */
  function keep(pieces: readonly StandardPiece[]): void {
    tapped.value = pieces.map(({ id }) => id)
    wantedCount.value = null
  }

  return {
    leftOf,
    ready,
    pool,
    first,
    area,
    count,
    taken,
    group,
    reach,
    kinds,
    kind,
    legal,
    groupsIn,
    readyIn,
    choose,
    chooseNext,
    keep,
  }
}

export type Choosing = ReturnType<typeof useChoosing>

function isAlike(one: StandardPiece, other: StandardPiece): boolean {
  return one.unit === other.unit && one.nation === other.nation && one.inSquare === other.inSquare
}
