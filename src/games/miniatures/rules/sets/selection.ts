import { computed, shallowRef, watch, type Ref } from 'vue'
import { isChartSet } from '@/rules/miniatures/index.ts'
import { withCell, originalCell } from '@/rules/chart-changes.ts'
import { usualChart } from '../changed.ts'
import type { RulesDraft, RulesText } from './draft.ts'
import { previewOf, type Preview } from './preview.ts'

/** What is being changed: a cell, or a whole row where there is no column. Rows are known by their place, from 0. */
export interface Selection {
  readonly chart: string
  readonly at: number
  readonly column: string | null
}

/** How long the odds wait, in milliseconds, so that a held button is not held up. */
const patience = 60

/**
 * What is being changed in a draft, with what the change does to the odds of one roll. The odds follow a moment
 * later: they are worked out once the tap is over.
 */
export function useSelection(draft: RulesDraft, selected: Ref<Selection | null>) {
  const chart = computed(() => draft.charts.value[selected.value?.chart ?? ''])
  const row = computed(() => chart.value?.rows[selected.value?.at ?? -1])
  const column = computed(() => chart.value?.columns.find(({ id }) => id === selected.value?.column))
  const preview = shallowRef<Preview | null>(null)

  /** The rules without the change: the number as it came, or the whole chart where there is no such number. */
  function before(): RulesText {
    const [now, shown] = [draft.now.value, chart.value]
    if (shown === undefined || row.value === undefined) return now
    const model = usualChart(shown)
    const original = column.value ? originalCell(model, row.value, column.value.id) : null
    const place = { row: row.value.id, column: column.value?.id ?? '' }
    const earlier = original === null ? model : withCell(shown, model, place, original.value)
    const charts = { ...now.charts, [shown.id]: earlier }
    const isSame = JSON.stringify(earlier) === JSON.stringify(shown)
    return !isSame && isChartSet(charts) ? { ...now, charts } : now
  }

  function work(): void {
    const place = selected.value
    if (place === null || row.value === undefined) return
    const { chart: id, column: columnId } = place
    preview.value = previewOf({ chart: id, row: row.value.id, column: columnId }, before(), draft.now.value)
  }

  watch(
    () => selected.value?.chart,
    () => (preview.value = null),
  )
  watch(
    [selected, draft.now],
    (_now, _before, onCleanup) => {
      const timer = setTimeout(work, patience)
      onCleanup(() => clearTimeout(timer))
    },
    { immediate: true },
  )

  return { chart, row, column, preview }
}
