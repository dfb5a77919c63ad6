import { nextTick } from 'vue'
import { describe, expect, it, vi } from 'vitest'
import { outline, sectionIds } from '@/games/miniatures/reference/outline.ts'
import ReferenceMenu from '@/games/miniatures/reference/ReferenceMenu.vue'
import ReferencePage from '@/games/miniatures/reference/ReferencePage.vue'
import { referenceSheet, type SheetTable } from '@/games/miniatures/reference/sheet.ts'
import { sheetText } from '@/games/miniatures/reference/text.ts'
import { later } from '@/messages/later.ts'
import type { Chart } from '@/rules/index.ts'
import { defaultCharts, rulesWith, usualCharts, type MiniaturesOptions } from '@/rules/miniatures/index.ts'
import { withCell } from '@/rules/chart-changes.ts'
import { byRole, namesByRole, show, spoken } from '../ui/parts/reading.ts'
import { arrive } from './form.ts'

const { reference } = later

/** The charts as they come but for one number. */
function changed(chart: Chart, row: string, column: string, value: number) {
  const charts = { ...defaultCharts, [chart.id]: withCell(chart, chart, { row, column }, value) }
  return rulesWith({}, { ...usualCharts, name: 'Thursday rules', charts })
}

function tables(options: Partial<MiniaturesOptions> = {}): readonly SheetTable[] {
  return referenceSheet(rulesWith(options)).sections.flatMap((section) => section.tables)
}

function tableOf(id: string, options: Partial<MiniaturesOptions> = {}): readonly string[] {
  const rows = tables(options).find((table) => table.id === id)?.rows ?? []
  return rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)].join(' | '))
}

/** The steps of the sequence of play, with their numbers. */
function steps(rules = rulesWith()): readonly string[] {
  const { sections } = referenceSheet(rules)
  return sections.flatMap((section) => section.steps.map(({ number, text }) => `${number} ${text}`.trim()))
}

describe('the quick-reference sheet', () => {
  it('has every chart, every row and every column', () => {
    const inSteps = ['firstMover']
    const listed = sectionIds.flatMap((id) => outline[id].map((table) => table.chart))
    const ids: readonly string[] = [...new Set([...listed, ...inSteps])]
    expect([...ids].sort()).toEqual(Object.keys(defaultCharts).sort())
    for (const [id, chart] of Object.entries<Chart>(defaultCharts)) {
      if (inSteps.includes(id)) continue
      const parts = tables().filter((table) => table.id === id || (id === 'moraleResult' && isPart(table)))
      expect(parts[0]?.rows.map((row) => row.id)).toEqual(chart.rows.map((row) => row.id))
      const columns = parts.flatMap((table) => table.columns.map((column) => column.id))
      expect([...columns].sort()).toEqual(chart.columns.map((column) => column.id).sort())
    }
  })

  function isPart({ id }: SheetTable): boolean {
    return id in reference.parts
  }

  it('numbers the seven steps of a half-turn, after who moves first', () => {
    expect(steps()).toHaveLength(9)
    expect(steps()[0]).toMatch(/^Who moves first: a D10 for each side, \+1 for the French/u)
    expect(steps()[0]).toMatch(/In every turn\.$/u)
    expect(steps()[1]).toMatch(/^1 The attacker declares charges/u)
    expect(steps()[7]).toMatch(/^7 Every unit with a marker checks to rally/u)
    expect(steps()[8]).toBe(reference.then)
  })

  it('takes the numbers of the steps from the charts and options too', () => {
    expect(steps(changed(defaultCharts.firstMover, 'french', 'value', 2))[0]).toContain('+2 for the French')
    const apart = changed(defaultCharts.movementLimits, 'fromEnemy', 'value', 3)
    expect(steps(apart)[3]).toContain('3 in or more from the enemy')
    expect(steps(rulesWith({ firstMover: 'onceAGame' }))[0]).toContain('Once, before the first turn.')
  })

  it('marks what a table changed, and says whose charts they are', () => {
    const sheet = referenceSheet(changed(defaultCharts.fireEffect, 'from12', 'deadly', 9))
    expect(sheet).toMatchObject({ name: 'Thursday rules', hasChanges: true })
    const marked = sheet.sections
      .flatMap((section) => section.tables)
      .flatMap(({ title, rows }) =>
        rows.flatMap(({ label, cells }) =>
          cells.filter(({ isChanged }) => isChanged).map(({ text }) => `${title} ${label}: ${text}`),
        ),
      )
    expect(marked).toEqual(['Fire effect 12–14: 9'])
  })

  it('marks nothing of the charts as they come', () => {
    expect(referenceSheet(rulesWith())).toMatchObject({ name: reference.asTheyCome, hasChanges: false })
  })

  it('lists the options in force, and marks those that are not the usual ones', () => {
    const { sections, hasChanges } = referenceSheet(rulesWith({ movedGuns: 'full' }))
    const choices = sections.flatMap((section) => section.choices)
    expect(hasChanges).toBe(true)
    expect(choices.filter(({ isChanged }) => isChanged)).toMatchObject([{ choice: 'Fire in full' }])
    expect(choices).toHaveLength(Object.keys(rulesWith().options).length)
  })

  it.each([
    { options: { exposedTarget: 'points' }, table: 'fireDie', without: 'exposedTarget' },
    { options: { exposedTarget: 'die' }, table: 'fireMultipliers', without: 'exposedTarget' },
    { options: { movedGuns: 'full' }, table: 'fireMultipliers', without: 'movedGun' },
    { options: { squaresHold: 'no' }, table: 'meleeLimits', without: 'squareBrokenBy' },
  ] as const)('leaves out what no option uses: $options', ({ options, table, without }) => {
    const rowsOf = (all: readonly SheetTable[]) =>
      all.find(({ id }) => id === table)?.rows.map(({ id }) => id) ?? []
    expect(rowsOf(tables())).toContain(without)
    expect(rowsOf(tables(options))).not.toContain(without)
  })

  it('leaves out a table of which nothing is in force', () => {
    expect(tableOf('meleeSquare')).toEqual([
      'Cavalry ahead: the square loses | 1',
      'Square ahead: the square loses | 0',
    ])
    expect(tables({ squaresHold: 'no' }).map(({ id }) => id)).not.toContain('meleeSquare')
  })

  it('says against whom a square counts', () => {
    expect(tableOf('meleeModifiers')).toContain('Defender in square, against cavalry | +3')
    expect(tableOf('meleeModifiers', { squareBonus: 'always' })).toContain('Defender in square | +3')
  })
})

describe('the sheet as text', () => {
  it('has its columns one beneath another', () => {
    const lines = sheetText(referenceSheet(rulesWith())).split('\n')
    const at = lines.findIndex((line) => line.startsWith('Movement:'))
    expect(lines.slice(at + 1, at + 4)).toEqual([
      'Unit                      Open   Road  Charge  Rough',
      'Infantry in line          6 in      —    9 in   3 in',
      'Infantry in column        8 in  12 in   12 in   3 in',
    ])
    expect(lines).toContain('6 and more  marker off')
  })

  it('stands whole on a narrow page', () => {
    const lines = sheetText(referenceSheet(rulesWith())).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
    expect(lines.filter((line) => line !== line.trimEnd())).toEqual([])
  })

  it('marks what was changed, and explains the mark', () => {
    const text = sheetText(referenceSheet(changed(defaultCharts.fullMoveBack, 'cavalry', 'value', 10)))
    expect(text).toContain('Quick reference: Thursday rules\n* changed by your table')
    expect(text).toMatch(/^Cavalry +10 in\*$/mu)
    expect(sheetText(referenceSheet(rulesWith()))).not.toContain('*')
  })
})

describe('the page of the sheet', () => {
  it('has a table for each chart, and a way to each section', async () => {
    show(ReferencePage, { props: { rules: rulesWith() } })
    expect(document.querySelectorAll('table')).toHaveLength(tables().length)
    expect(namesByRole('button')).toEqual(Object.values(reference.sections))
    Element.prototype.scrollIntoView = vi.fn()
    byRole('button', reference.sections.melee).click()
    await nextTick()
    expect(document.activeElement?.getAttribute('aria-label')).toBe(reference.titles.melee)
  })

  it('says aloud what was changed', () => {
    show(ReferencePage, { props: { rules: changed(defaultCharts.fullMoveBack, 'cavalry', 'value', 10) } })
    expect(spoken(document.body)).toContain('Cavalry 10 in, changed')
    expect(spoken(document.body)).toContain('Thursday rules')
  })
})

describe('taking the sheet along', () => {
  async function choose(label: string) {
    const wrapper = show(ReferenceMenu, { props: { rules: rulesWith() } })
    byRole('button', reference.actions.label).click()
    const item = await vi.waitFor(() => byRole('button', label))
    item.click()
    await arrive()
    return wrapper
  }

  it('prints it', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await choose(reference.actions.print)
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('shares it as text, and says what became of it', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    const wrapper = await choose(reference.actions.share)
    expect(writeText).toHaveBeenCalledWith(sheetText(referenceSheet(rulesWith())))
    expect(wrapper.emitted('say')).toEqual([[reference.outcome.copied]])
    vi.unstubAllGlobals()
  })
})
