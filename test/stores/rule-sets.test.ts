// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultOptions, isChartSet } from '@/rules/miniatures/index.ts'
import { createChartSetStorage } from '@/storage/chart-sets.ts'
import { createConnection, StorageProblem } from '@/storage/index.ts'
import { rulesFileText } from '@/storage/rules-file.ts'
import { createRuleSets, type RulesContent } from '@/stores/rule-sets.ts'
import { at, chartsWith, thursdayCharts, unsoundCharts, without } from '../rules/own-charts.ts'
import { emptyBrowser, withDatabase } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

function storageHere() {
  return createChartSetStorage(createConnection({ blockedWait: 20, patience: 2_000 }))
}

function ruleSets(storage = storageHere()) {
  let time = 1_000
  return createRuleSets(storage, () => (time += 1))
}

const thursday: RulesContent = { ...thursdayCharts, options: { ...defaultOptions, movedGuns: 'full' } }

function named(name: string): RulesContent {
  return { ...thursday, name }
}

function milder(): RulesContent {
  const charts = chartsWith([at('fireDie', 'woods'), -4])
  if (!isChartSet(charts)) throw new TypeError('not every chart is there')
  return { ...thursday, charts }
}

async function kept(content = thursday) {
  const rules = ruleSets()
  const set = await rules.add(content)
  if (set === null) throw new Error('it was not kept')
  return { rules, set }
}

function fileOf(text: string): File {
  return new File([text], 'thursday.json')
}

function names({ sets }: ReturnType<typeof ruleSets>): readonly string[] {
  return sets.value.map(({ chartSet }) => chartSet.name)
}

describe('a table’s own rules on this device', () => {
  it('are kept, and read again as they were', async () => {
    const { set } = await kept()
    const again = ruleSets()
    expect(again.isRead.value).toBe(false)
    await again.reload()
    expect(again.sets.value).toEqual([set])
    expect(set.chartSet.id).toMatch(/^Thursday rules-/u)
  })

  it('stand in the order of their names', async () => {
    const { rules } = await kept(named('Rules 10'))
    await rules.add(named('rules 9'))
    await rules.add(named('Alba'))
    expect(names(rules)).toEqual(['Alba', 'rules 9', 'Rules 10'])
  })

  it('are saved again under the same id of storage, and another id of their own', async () => {
    const { rules, set } = await kept()
    const saved = await rules.save(set, milder())
    expect(saved).toMatchObject({ id: set.id, chartSet: { name: 'Thursday rules' } })
    expect(saved?.chartSet.id).not.toBe(set.chartSet.id)
    expect(rules.sets.value).toEqual([saved])
  })

  it('[fault: two-tabs] are not saved over what another tab saved since', async () => {
    const { rules, set } = await kept()
    const elsewhere = ruleSets()
    await elsewhere.reload()
    await rules.save(set, named('Friday rules'))
    expect(await elsewhere.save(set, milder())).toBeNull()
    expect(elsewhere.problem.value).toBe('conflict')
    await elsewhere.reload()
    expect(names(elsewhere)).toEqual(['Friday rules'])
  })

  it('[fault: two-tabs] are not brought back by saving what another tab removed', async () => {
    const { rules, set } = await kept()
    await ruleSets().remove(set.id)
    expect(await rules.save(set, milder())).toBeNull()
    expect(rules.problem.value).toBe('missing')
  })

  it('[fault: connection-lost] are saved again after a save that was kept unheard, which no other tab did', async () => {
    const storage = storageHere()
    const rules = ruleSets({
      ...storage,
      save: vi
        .fn(storage.save)
        .mockImplementationOnce(storage.save)
        .mockImplementationOnce(async (...given) => {
          await storage.save(...given)
          throw new StorageProblem('lost')
        }),
    })
    const set = await rules.add(thursday)
    if (set === null) throw new Error('nothing was kept')
    expect(await rules.save(set, milder())).toBeNull()
    expect(rules.problem.value).toBe('lost')
    expect(await rules.save(set, milder())).toMatchObject({ id: set.id })
    expect(rules.problem.value).toBeNull()
  })

  it('go when they are removed', async () => {
    const { rules, set } = await kept()
    await rules.remove(set.id)
    expect([rules.sets.value, await storageHere().list()]).toEqual([[], []])
  })

  it('are told apart by name', async () => {
    const { rules } = await kept()
    expect([rules.freeName('Thursday rules'), rules.freeName('Friday rules')]).toEqual([
      'Thursday rules 2',
      'Friday rules',
    ])
  })

  it('say what storage could not do, and stay as they were', async () => {
    const storage = storageHere()
    const save = vi.fn(storage.save).mockRejectedValueOnce(new StorageProblem('quota'))
    const rules = ruleSets({ ...storage, save })
    expect(await rules.add(thursday)).toBeNull()
    expect([rules.problem.value, rules.sets.value]).toEqual(['quota', []])
  })
})

describe('what cannot be read', () => {
  const stored = { id: 'x', formatVersion: 1, rulebook: 'miniatures', savedAt: 1 }
  it.each([
    [
      'of a newer version',
      { ...stored, formatVersion: 2, chartSet: { name: 'Later' } },
      { name: 'Later', problem: 'unsupported' },
    ],
    ['not of our making', { ...stored, chartSet: 7 }, { name: null, problem: 'malformed' }],
    [
      'with a fault',
      { ...stored, chartSet: { ...unsoundCharts, options: defaultOptions } },
      { name: 'No rules', problem: 'malformed' },
    ],
  ])('is listed apart, and left as it is: %s', async (_what, row, listed) => {
    const { rules } = await kept()
    await withDatabase((database) => database.put('customCharts', row))
    await rules.reload()
    expect(rules.sets.value).toHaveLength(1)
    expect(rules.unreadable.value).toEqual([{ id: 'x', ...listed }])
    expect(await withDatabase((database) => database.get('customCharts', 'x'))).toEqual(row)
  })
})

describe('rules of an older version', () => {
  it('[fault: old-rules] are completed with what has come since', async () => {
    const { rules, set } = await kept()
    const { chartSet } = set
    const older = {
      ...chartSet,
      charts: without(chartSet.charts, 'movement'),
      options: { movedGuns: 'full' },
    }
    await withDatabase(async (database) => {
      const row = await database.get('customCharts', set.id)
      await database.put('customCharts', { ...Object(row), chartSet: older })
    })
    await rules.reload()
    expect(rules.sets.value).toEqual([set])
  })
})

describe('rules from a file', () => {
  const text = rulesFileText({ id: '', ...thursday })

  it('[fault: import-keeps] are kept beside what is here', async () => {
    const { rules } = await kept(named('Alba'))
    expect(await rules.importFile(fileOf(text))).toMatchObject({ kind: 'added', renamedFrom: null })
    expect(names(rules)).toEqual(['Alba', 'Thursday rules'])
  })

  it('are not kept twice', async () => {
    const { rules, set } = await kept()
    expect(await rules.importFile(fileOf(text))).toEqual({ kind: 'known', set })
    expect(names(rules)).toEqual(['Thursday rules'])
  })

  it('[fault: import-keeps] get another name where theirs is taken', async () => {
    const { rules } = await kept(milder())
    expect(await rules.importFile(fileOf(text))).toMatchObject({
      kind: 'added',
      renamedFrom: 'Thursday rules',
    })
    expect(names(rules)).toEqual(['Thursday rules', 'Thursday rules 2'])
  })

  it('change nothing where the file is refused', async () => {
    const { rules, set } = await kept()
    const broken = await rules.importFile(fileOf(text.slice(1)))
    const large = await rules.importFile(fileOf('x'.repeat(600_000)))
    expect([broken, large]).toMatchObject([
      { kind: 'refused', problem: { code: 'notJson' } },
      { kind: 'refused', problem: { code: 'tooLarge' } },
    ])
    expect(await storageHere().list()).toEqual([set])
  })

  it('say what storage could not do', async () => {
    const storage = storageHere()
    const list = vi.fn(storage.list).mockRejectedValueOnce(new StorageProblem('blocked'))
    const rules = ruleSets({ ...storage, list })
    expect(await rules.importFile(fileOf(text))).toEqual({ kind: 'failed' })
    expect(rules.problem.value).toBe('blocked')
  })
})
