import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chartBook, chartGroups, chartView, groupOf } from '@/games/miniatures/rules/charts.ts'
import { optionViews } from '@/games/miniatures/rules/options.ts'
import RulesBook from '@/games/shared/charts/RulesBook.vue'
import { later } from '@/messages/later.ts'
import type { Chart } from '@/rules/index.ts'
import { defaultCharts, defaultOptions } from '@/rules/miniatures/index.ts'
import { chartsWith } from '../rules/own-charts.ts'
import { allByRole, byRole, show, spoken } from '../ui/parts/reading.ts'
import { settle } from './shell.ts'

const charts: readonly Chart[] = Object.values(defaultCharts)

describe('every chart', () => {
  it('stands in one group', () => {
    const grouped = Object.values(chartGroups).flat()
    expect([...grouped].sort()).toEqual(charts.map(({ id }) => id).sort())
    for (const [group, ids] of Object.entries(chartGroups)) {
      for (const id of ids) expect(groupOf(id)).toBe(group)
    }
  })

  it.each(charts.map((chart) => [chart.id, chart] as const))('%s has every text', (id, chart) => {
    const texts: Readonly<Record<string, { rows: object; columns: object }>> = later.charts
    const view = chartView(chart)
    expect([view.title, view.about, view.head].every((text) => text !== '' && text !== id)).toBe(true)
    expect(Object.keys(texts[id]?.columns ?? {})).toEqual(chart.columns.map((column) => column.id))
    const named = chart.kind === 'named' ? chart.rows.map((row) => row.id) : []
    expect(Object.keys(texts[id]?.rows ?? {}).sort()).toEqual([...named].sort())
    const words = chart.columns.flatMap(({ choices = [] }) => choices)
    expect(words.filter((word) => !(word in later.cellWords))).toEqual([])
  })
})

it('every option and every choice has a text', () => {
  const unnamed = optionViews.flatMap(({ id, title, choices }) => [
    ...(title === id ? [id] : []),
    ...choices.filter((choice) => choice.label === choice.id).map((choice) => choice.id),
  ])
  expect(unnamed).toEqual([])
})

describe('cells read as players write them', () => {
  function row(chart: Chart, id: string): string[] {
    const found = chartView(chart).rows.find((candidate) => candidate.id === id)
    return found === undefined ? [] : [found.label, ...found.cells.map(({ text }) => text)]
  }

  it.each([
    [defaultCharts.firePoints, 'to8', ['up to 8 in', '1', '6', '4']],
    [defaultCharts.firePoints, 'to16', ['up to 16 in', '—', '4', '3']],
    [defaultCharts.fireMultipliers, 'skirmishingFirer', ['Firer skirmishes', '×½']],
    [defaultCharts.fireDie, 'woods', ['Target in woods', '−2']],
    [defaultCharts.fireEffect, 'from6', ['6–7', '6', '9', '—', '—']],
    [defaultCharts.fireEffect, 'from50', ['50 and more', '−1', '0', '2', '4']],
    [defaultCharts.moraleResult, 'to0', ['0 or less', 'removed', 'removed']],
    [defaultCharts.fullMoveBack, 'cavalry', ['Cavalry', '12 in']],
  ])('%#', (chart, id, words) => {
    expect(row(chart, id)).toEqual(words)
  })

  it('marks what comes from elsewhere than most of its chart', () => {
    const { provenance, rows } = chartView(defaultCharts.fireDie)
    expect(provenance).toEqual({ kind: 'house', section: 'M5' })
    expect(rows.map(({ mark }) => mark)).toEqual(['rule', null, null, null, null])
    expect(chartView(defaultCharts.firePoints).bounds?.kind).toBe('rule')
  })
})

describe('the page', () => {
  const props = { book: chartBook, charts: defaultCharts, options: { ...defaultOptions, movedGuns: 'full' } }

  beforeEach(() => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  })

  it('opens at a row that it is asked for', async () => {
    show(RulesBook, { props: { ...props, at: { chart: 'meleeResult', row: 'from5' } } })
    await settle()
    const here = document.querySelector('[aria-current="true"]')
    expect(spoken(here ?? document.body)).toContain('5–6')
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  })

  it('tells where a cell comes from', async () => {
    show(RulesBook, { props })
    await settle()
    byRole('button', 'Die, Target in woods: −2 (house)').click()
    await vi.waitFor(() => byRole('heading', 'On the fire die'))
    const sheet = allByRole('dialog').map(spoken).join()
    expect(sheet).toContain('Target in woods −2')
    expect(sheet).toContain(later.rules.legend.house)
    expect(sheet).toContain('Ruling M5')
  })

  it('shows what a table changed, and what it was', async () => {
    const charts = chartsWith([{ chart: 'fireDie', row: 'woods', column: 'value' }, -4])
    show(RulesBook, { props: { ...props, charts, name: 'Thursday rules' } })
    await settle()
    expect(spoken(document.body)).toContain('Thursday rules 1 number changed')
    expect(spoken(document.body)).toContain('1 changed')
    byRole('button', 'Die, Target in woods: −4 (changed)').click()
    await vi.waitFor(() => byRole('heading', 'On the fire die'))
    expect(allByRole('dialog').map(spoken).join()).toContain('−2 by this app’s own ruling')
  })

  it('is one stop for the Tab key a chart, and the arrow keys go on from there', async () => {
    show(RulesBook, { props })
    await settle()
    const first = byRole('button', 'Infantry, up to 4 in: 2 (house)')
    expect(first.tabIndex).toBe(0)
    expect(byRole('button', 'Heavy gun, up to 4 in: 8 (house)').tabIndex).toBe(-1)
    first.focus()
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      await settle()
    }
    expect(document.activeElement).toBe(byRole('button', 'Heavy gun, up to 8 in: 6 (house)'))
  })

  it('shows the rulings in use', async () => {
    show(RulesBook, { props })
    byRole('tab', 'Options').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    await settle()
    expect(spoken(document.body)).toContain('Fire in full in use')
    expect(spoken(document.body)).not.toContain('Fire at half in use')
  })
})
