// @vitest-environment node
import { beforeEach, describe, expect, it, test } from 'vitest'
import { defaultOptions } from '@/rules/miniatures/index.ts'
import { createArmyStorage } from '@/storage/armies.ts'
import { collectEverything } from '@/storage/backup/collect.ts'
import { carryOut } from '@/storage/backup/carry-out.ts'
import { nothingSaved, type BackupContents, type BackupItem } from '@/storage/backup/format.ts'
import { planImport } from '@/storage/backup/plan.ts'
import { createChartSetStorage } from '@/storage/chart-sets.ts'
import { createConnection } from '@/storage/index.ts'
import { chartSetOf } from '@/storage/rules-file.ts'
import { readSettings, saveSetting } from '@/storage/settings.ts'
import { thursdayCharts } from '../../rules/own-charts.ts'
import { checked, everythingStored, imported, tallyKeeperOf } from '../../support/backups.ts'
import { emptyBrowser } from '../../support/stored-games.ts'

beforeEach(emptyBrowser)

function army(name: string, notes = ''): unknown {
  return { name, nation: 'france', officers: [], commands: [], notes }
}

function withArmies(...armies: readonly BackupItem[]): BackupContents {
  return { ...nothingSaved, armies }
}

function rules(name: string): unknown {
  return JSON.parse(JSON.stringify(chartSetOf({ ...thursdayCharts, name, options: defaultOptions })))
}

describe('an army list of a file', () => {
  it('comes where it is not here, and is known again, also under another id', async () => {
    const connection = createConnection()
    const nord = { id: 'nord', changedAt: 1, content: army('Nord') }
    const first = await imported(connection, withArmies(nord))
    expect(first.items).toMatchObject([{ what: 'army', name: 'Nord', kind: 'new' }])
    const before = await everythingStored()
    const again = await imported(connection, withArmies({ ...nord, changedAt: 7 }))
    const renamed = await imported(connection, withArmies({ ...nord, id: 'other' }))
    expect([...again.items, ...renamed.items]).toMatchObject([{ kind: 'same' }, { kind: 'same' }])
    expect(await everythingStored()).toEqual(before)
  })

  test('[fault: import-keeps] is kept beside one of its id or its name that says something else', async () => {
    const connection = createConnection()
    await imported(connection, withArmies({ id: 'nord', changedAt: 1, content: army('Nord') }))
    const changed = withArmies({ id: 'nord', changedAt: 2, content: army('Nord', 'With guns.') })
    const plan = await imported(connection, changed)
    expect(plan.items).toMatchObject([{ kind: 'keptAsCopy', name: 'Nord', copyName: 'Nord (2)' }])
    const before = await everythingStored()
    expect((await imported(connection, changed)).items).toMatchObject([{ kind: 'same' }])
    expect(await everythingStored()).toEqual(before)
    const third = withArmies({ id: 'third', changedAt: 2, content: army('Nord', 'With horses.') })
    expect((await imported(connection, third)).items).toMatchObject([{ copyName: 'Nord (3)' }])
    const stored = await createArmyStorage(connection).listArmies()
    expect(stored).toContainEqual({ id: 'nord', changedAt: 1, army: army('Nord') })
    expect(stored).toHaveLength(3)
  })

  test('[fault: round-trip] comes twice where the file has it twice, under two names', async () => {
    const connection = createConnection()
    const one = { id: 'nord', changedAt: 1, content: army('Nord') }
    const file = withArmies(one, { id: 'spare', changedAt: 2, content: army('Nord (2)') })
    await imported(connection, file)
    expect((await collectEverything(connection)).armies).toEqual(file.armies)
    const before = await everythingStored()
    expect((await imported(connection, file)).items).toMatchObject([{ kind: 'same' }, { kind: 'same' }])
    expect(await everythingStored()).toEqual(before)
  })

  it('keeps its copy known where the name has no room for a number', async () => {
    const connection = createConnection()
    const name = 'N'.repeat(60)
    await imported(connection, withArmies({ id: 'nord', changedAt: 1, content: army(name) }))
    const changed = withArmies({ id: 'nord', changedAt: 2, content: army(name, 'With guns.') })
    const plan = await imported(connection, changed)
    expect(plan.items).toMatchObject([{ kind: 'keptAsCopy', copyName: `${'N'.repeat(56)} (2)` }])
    expect((await imported(connection, changed)).items).toMatchObject([{ kind: 'same' }])
  })
})

describe('rules of a file', () => {
  it('are kept beside rules of the same name under a name and an id of their own', async () => {
    const connection = createConnection()
    const here = { id: 'one', changedAt: 1, content: rules('Thursday rules') }
    await imported(connection, { ...nothingSaved, chartSets: [here] })
    const other = JSON.parse(JSON.stringify(here.content))
    other.options.firstMover = 'onceAGame'
    const file = { ...nothingSaved, chartSets: [{ ...here, content: other }] }
    const parsed = await planImport(connection, await checked(file)).catch((error: unknown) => error)
    expect(parsed).toMatchObject({ items: [{ kind: 'keptAsCopy', copyName: 'Thursday rules (2)' }] })
    await imported(connection, file)
    const sets = await createChartSetStorage(connection).list()
    expect(sets.map((set) => ('chartSet' in set ? set.chartSet.name : null)).toSorted()).toEqual([
      'Thursday rules',
      'Thursday rules (2)',
    ])
  })
})

describe('settings of a file', () => {
  const settings = { theme: 'dark', keepAwake: false, vibrate: true, ownDice: {} }

  test('[fault: import-keeps] are taken only when that is asked for', async () => {
    const connection = createConnection()
    await saveSetting(connection, 'theme', 'sunlight')
    await saveSetting(connection, 'dismissedNotices', ['install'])
    const plan = await imported(connection, { ...nothingSaved, settings })
    expect(plan.settings).toEqual({ what: 'settings', kind: 'offered', settings })
    expect(await readSettings(connection)).toMatchObject({ theme: 'sunlight', keepAwake: true })
    await imported(connection, { ...nothingSaved, settings }, tallyKeeperOf, true)
    const taken = { theme: 'dark', keepAwake: false, dismissedNotices: ['install'] }
    expect(await readSettings(connection)).toMatchObject(taken)
    const again = await imported(connection, { ...nothingSaved, settings })
    expect(again.settings).toMatchObject({ kind: 'same' })
  })

  test('[fault: hostile-backup] that are none fall back one by one', async () => {
    const connection = createConnection()
    const hostile = { ...nothingSaved, settings: { theme: 'pink', keepAwake: false, vibrate: 'no' } }
    await imported(connection, hostile, tallyKeeperOf, true)
    expect(await readSettings(connection)).toMatchObject({ theme: 'system', keepAwake: false, vibrate: true })
  })
})

describe('what could not be read when it was saved', () => {
  const record = { id: 'new', formatVersion: 9, army: { name: 'Of 2040' } }
  const file: BackupContents = { ...nothingSaved, unread: [{ kind: 'army', id: 'new', record, entries: [] }] }

  it('goes back as it was, and out again', async () => {
    const connection = createConnection()
    const plan = await imported(connection, file)
    expect(plan.unread).toMatchObject([{ kind: 'new', of: 'army', name: 'Of 2040' }])
    expect((await collectEverything(connection)).unread).toEqual(file.unread)
    expect((await imported(connection, file)).unread).toMatchObject([{ kind: 'same' }])
  })

  test('[fault: import-keeps] is left out where something stands in its place', async () => {
    const connection = createConnection()
    await imported(connection, withArmies({ id: 'new', changedAt: 1, content: army('Nord') }))
    const before = await everythingStored()
    expect((await imported(connection, file)).unread).toMatchObject([{ kind: 'leftOut' }])
    expect(await everythingStored()).toEqual(before)
  })

  test('[fault: hostile-backup] brings no entries of another game along', async () => {
    const connection = createConnection()
    const entries = [
      { game: 'later', index: 0, text: 'a', hash: '' },
      { game: 'later', index: 0, text: 'b', hash: '' },
      { game: 'mine', index: 0, text: 'c', hash: '' },
    ]
    const later = { kind: 'game', id: 'later', record: { id: 'later', formatVersion: 9 }, entries } as const
    await imported(connection, { ...nothingSaved, unread: [later, { ...later, entries: [] }] })
    expect((await everythingStored())['entries']).toEqual([{ game: 'later', index: 0, text: 'b', hash: '' }])
  })
})

describe('carrying it out', () => {
  test('[fault: import-keeps] is refused where something else has taken the place since', async () => {
    const connection = createConnection()
    const file = withArmies({ id: 'nord', changedAt: 1, content: army('Nord') })
    const plan = await planImport(connection, await checked(file))
    await createArmyStorage(connection).saveArmy({ id: 'nord', changedAt: 2, army: army('Sud') }, null)
    const before = await everythingStored()
    await expect(carryOut(connection, plan)).rejects.toMatchObject({ code: 'conflict' })
    expect(await everythingStored()).toEqual(before)
  })
})
