import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { StandardBattle, StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import {
  emptyAreas,
  toDeploy,
  type DeployedAt,
} from '@/rules/napoleon-in-europe/battle/opening/deployment.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { deploymentAreas, type Area } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import type { NapoleonRules } from '@/rules/napoleon-in-europe/rules.ts'
import { keepSetUp } from '../keepSetUp.ts'
import { groupsOf, type GroupView } from '../standard/groups.ts'
import { allInReserve, spreadEvenly, type Draft } from './spread.ts'

/** Every way a side has stood while it set up, the last as it would stand now. */
export const keptDrafts = keepSetUp<readonly Draft[]>([])

/**
 * How a side would stand, before it says so: pieces are tapped where they are, and then where they go.
 *
 * @param side whose army is set up
 * @param drafts every way it has stood so far, the last as it would stand now
 */
export function useDeployment(
  battle: () => StandardBattle,
  rules: () => NapoleonRules,
  side: () => Side,
  drafts: Ref<readonly Draft[]>,
) {
  const pieces = computed(() => toDeploy(battle(), side()))
  const usual = computed<Draft>(() => {
    const isDeployed = battle().course.deployed.includes(side())
    return isDeployed ? standing(pieces.value) : allInReserve(pieces.value, side())
  })
  const draft = computed(() => drafts.value.at(-1) ?? usual.value)

  /** Names of the pieces that were tapped, which stand in one area and are alike. */
  const tapped = shallowRef<readonly string[]>([])
  const wanted = ref<number | null>(null)

  watch([side, pieces], () => choose(null))

  /** The battle as it would be. */
  const drafted = computed<StandardBattle>(() => ({
    ...battle(),
    pieces: battle().pieces.map((piece) => ({ ...piece, at: draft.value.get(piece.id) ?? piece.at })),
  }))

  const pool = computed(() => drafted.value.pieces.filter(({ id }) => tapped.value.includes(id)))
  const area = computed<Area | null>(() => draft.value.get(pool.value[0]?.id ?? '') ?? null)
  const group = computed<GroupView | null>(() => {
    const [first] = pool.value
    return groupsIn(area.value).find(({ pieces: alike }) => alike.some(({ id }) => id === first?.id)) ?? null
  })
  const count = computed<number>({
    get: () => Math.min(wanted.value ?? pool.value.length, pool.value.length),
    set: (next) => (wanted.value = Math.min(pool.value.length, Math.max(1, next))),
  })

  const places = computed<DeployedAt[]>(() => [...draft.value].map(([piece, at]) => ({ piece, at })))
  const empty = computed(() => emptyAreas(rules(), battle(), side(), places.value))
  const targets = computed(() =>
    area.value === null ? [] : deploymentAreas(side(), battle().size).filter((each) => each !== area.value),
  )

  function groupsIn(place: Area | null): readonly GroupView[] {
    return groupsOf(drafted.value.pieces.filter(({ at, side: whose }) => at === place && whose === side()))
  }

  function choose(chosen: GroupView | null): void {
    tapped.value = chosen?.pieces.map(({ id }) => id) ?? []
    wanted.value = null
  }

  /** A tap on an area: who goes is chosen there, or goes there. */
  function press(at: Area, key: string | null): void {
    if (area.value !== null && at !== area.value) {
      move(at)
      return
    }
    const groups = groupsIn(at)
    const now = groups.findIndex((one) => one.key === group.value?.key)
    const named = groups.find((one) => one.key === key && key !== group.value?.key)
    choose(named ?? groups[area.value === null ? 0 : now + 1] ?? null)
  }

  /** Who was left behind stays chosen, so that equal parts go to several areas one after another. */
  function move(to: Area): void {
    const going = pool.value.slice(0, count.value).map(({ id }) => id)
    const staying = pool.value.slice(count.value).map(({ id }) => id)
    change(new Map([...draft.value, ...going.map((id): [string, Area] => [id, to])]))
    tapped.value = staying
  }

  function change(next: Draft): void {
    drafts.value = [...drafts.value, next]
  }

  function set(next: Draft): void {
    choose(null)
    change(next)
  }

  return {
    drafted,
    area,
    group,
    pool,
    count,
    places,
    empty,
    targets,
    mayUndo: computed(() => drafts.value.length > 0),
    groupsIn,
    press,
    spread: () => set(spreadEvenly(pieces.value, side(), battle().size)),
    allBack: () => set(allInReserve(pieces.value, side())),
    undo() {
      choose(null)
      drafts.value = drafts.value.slice(0, -1)
    },
  }
}

export type Deployment = ReturnType<typeof useDeployment>

function standing(pieces: readonly StandardPiece[]): Draft {
  return new Map(pieces.flatMap(({ id, at }) => (at === 'coming' || at === 'lost' ? [] : [[id, at]])))
}
