import { computed, shallowRef } from 'vue'
import type { CellPlace, CellValue, Chart } from '@/rules/index.ts'
import { moveEdge, removeBand, splitBand } from '@/rules/miniatures/charts/bands.ts'
import { originalCell, withCell } from '@/rules/chart-changes.ts'
import { chartFaults } from '@/rules/miniatures/charts/check.ts'
import { plainCharts } from '@/rules/miniatures/charts/plain.ts'
import { chartWarnings } from '@/rules/miniatures/charts/warnings.ts'
import {
  defaultCharts,
  defaultOptions,
  isChartSet,
  type MiniaturesOptions,
  type MiniaturesRules,
} from '@/rules/miniatures/index.ts'
import { changedOf, usualChart } from '../changed.ts'

/** What a table's own rules say. */
export type RulesText = Pick<MiniaturesRules, 'charts' | 'options'>

/** A place in a chart: a cell, or a whole row where there is no column. */
export interface DraftPlace {
  readonly chart: string
  readonly row: string
  readonly column: string | null
}

/**
 * Rules as they are being changed. Every change keeps the charts whole; what they cannot be played by is told
 * in `faults`, and what is hardly meant in `warnings`.
 */
export function createDraft(start: RulesText) {
  const saved = shallowRef(start)
  const now = shallowRef(start)

  const charts = computed<Readonly<Record<string, Chart>>>(() => now.value.charts)
  const isChanged = computed(() => textOf(now.value) !== textOf(saved.value))
  const changed = computed(() => changedOf(charts.value))
  const faults = computed(() => chartFaults(plainCharts(charts.value)))
  const warnings = computed(() => chartWarnings(charts.value))
  /** Whether every warning was there already when the rules were last saved. */
  const areWarningsKnown = computed(() => {
    const before = chartWarnings(saved.value.charts).map(textOf)
    return warnings.value.every((warning) => before.includes(textOf(warning)))
  })

  function setChart(chart: Chart): void {
    const next = { ...charts.value, [chart.id]: chart }
    if (isChartSet(next)) now.value = { ...now.value, charts: next }
  }

  function change(id: string, to: (chart: Chart, model: Chart) => Chart): void {
    const chart = charts.value[id]
    if (chart !== undefined) setChart(to(chart, usualChart(chart)))
  }

  function setCell(place: CellPlace, value: CellValue): void {
    change(place.chart, (chart, model) => withCell(chart, model, place, value))
  }

  /** Puts a number back to what it was; one that is the table's own stays. */
  function resetCell(place: CellPlace): void {
    change(place.chart, (chart, model) => {
      const row = chart.rows.find(({ id }) => id === place.row)
      const original = row && originalCell(model, row, place.column)
      return original ? withCell(chart, model, place, original.value) : chart
    })
  }

  /** Moves the end of a row. @param row its place, from 0 */
  function setEdge(id: string, row: number, to: number): void {
    change(id, (chart, model) => moveEdge(chart, model, row, to))
  }

  function split(id: string, row: number): void {
    change(id, (chart, model) => splitBand(chart, model, row))
  }

  function remove(id: string, row: number): void {
    change(id, (chart, model) => removeBand(chart, model, row))
  }

  function resetChart(id: string): void {
    change(id, (_chart, model) => model)
  }

  function resetAll(): void {
    now.value = { charts: defaultCharts, options: defaultOptions }
  }

  function setOptions(options: MiniaturesOptions): void {
    now.value = { ...now.value, options }
  }

  /** What is shown is what is saved. */
  function settle(text: RulesText): void {
    saved.value = text
    now.value = text
  }

  return {
    now,
    saved,
    charts,
    isChanged,
    changed,
    faults,
    warnings,
    areWarningsKnown,
    setCell,
    resetCell,
    setEdge,
    split,
    remove,
    resetChart,
    resetAll,
    setOptions,
    settle,
  }
}

export type RulesDraft = ReturnType<typeof createDraft>

function textOf(value: unknown): string {
  return JSON.stringify(value)
}
