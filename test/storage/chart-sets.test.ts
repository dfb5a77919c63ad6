// @vitest-environment node
import { beforeEach, describe, expect, it, test } from 'vitest'
import { defaultOptions } from '@/rules/miniatures/index.ts'
import { createChartSetStorage } from '@/storage/chart-sets.ts'
import { createConnection } from '@/storage/database.ts'
import { chartSetOf } from '@/storage/rules-file.ts'
import { thursdayCharts, unsoundCharts } from '../rules/own-charts.ts'
import { emptyBrowser, withDatabase } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

function storageHere() {
  return createChartSetStorage(createConnection({ blockedWait: 20, patience: 2_000 }))
}

const chartSet = chartSetOf({ ...thursdayCharts, options: defaultOptions })
const thursday = { id: 'thursday', savedAt: 4_000, chartSet }

describe('a table’s own rules, as they are stored', () => {
  it('are kept, changed in place and removed', async () => {
    const storage = storageHere()
    expect(await storage.list()).toEqual([])
    await storage.save(thursday, null)
    await storage.save({ ...thursday, id: 'friday' }, null)
    await storage.save({ ...thursday, savedAt: 5_000 }, 4_000)
    expect(await storageHere().list()).toEqual([
      { ...thursday, id: 'friday' },
      { ...thursday, savedAt: 5_000 },
    ])
    expect(await withDatabase((database) => database.get('customCharts', 'friday'))).toEqual({
      ...thursday,
      id: 'friday',
      formatVersion: 1,
      rulebook: 'miniatures',
    })
    await storage.remove('friday')
    expect(await storageHere().list()).toEqual([{ ...thursday, savedAt: 5_000 }])
  })

  test('[fault: two-tabs] are never replaced by what was made from older ones', async () => {
    const storage = storageHere()
    await storage.save(thursday, null)
    await storageHere().save({ ...thursday, savedAt: 5_000 }, 4_000)
    const late = storage.save({ ...thursday, savedAt: 6_000 }, 4_000)
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    expect(await storage.list()).toEqual([{ ...thursday, savedAt: 5_000 }])
  })

  test('[fault: version-from-the-future] are never replaced where a newer program wrote them', async () => {
    const storage = storageHere()
    await storage.save(thursday, null)
    const newer = { id: 'thursday', formatVersion: 2, savedAt: 4_000, gold: 1 }
    await withDatabase((database) => database.put('customCharts', newer))
    const late = storage.save({ ...thursday, savedAt: 6_000 }, 4_000)
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    expect(await withDatabase((database) => database.get('customCharts', 'thursday'))).toEqual(newer)
  })

  test('[fault: two-tabs] are not put in the place of what is damaged', async () => {
    const storage = storageHere()
    await storage.save(thursday, null)
    await withDatabase((database) => database.put('customCharts', { id: 'thursday', savedAt: 'May' }))
    const late = storage.save({ ...thursday, savedAt: 6_000 }, 4_000)
    await expect(late).rejects.toMatchObject({ code: 'missing' })
  })

  test('[fault: two-tabs] do not come back where they were removed elsewhere', async () => {
    const storage = storageHere()
    await storage.save(thursday, null)
    await storageHere().remove('thursday')
    const late = storage.save({ ...thursday, savedAt: 6_000 }, 4_000)
    await expect(late).rejects.toMatchObject({ code: 'missing' })
    expect(await storage.list()).toEqual([])
  })

  test('[fault: connection-lost] are stored by a second try whose first was kept unheard', async () => {
    const storage = storageHere()
    await storage.save(thursday, null)
    await storage.save({ ...thursday, savedAt: 5_000 }, 4_000)
    await storage.save({ ...thursday, savedAt: 5_000 }, 4_000)
    expect(await storage.list()).toEqual([{ ...thursday, savedAt: 5_000 }])
  })

  it('of a newer program, and damaged ones, are listed by what can be read, and left as they are', async () => {
    const storage = storageHere()
    await storage.save(thursday, null)
    const stored = { ...thursday, formatVersion: 1, rulebook: 'miniatures' }
    const unsound = chartSetOf({ ...unsoundCharts, options: defaultOptions })
    const strange = [
      { ...stored, id: 'tt', chartSet: {} },
      { ...stored, id: 'u', chartSet: unsound },
      { ...stored, id: 'v', savedAt: 'on Thursday' },
      { ...stored, id: 'w', rulebook: 'hexes' },
      { ...stored, id: 'x', formatVersion: 2, gold: 1 },
      { id: 'y', formatVersion: 2 },
      { id: 'z' },
    ].map((row): object => JSON.parse(JSON.stringify(row)))
    await withDatabase(async (database) => {
      for (const row of strange) await database.put('customCharts', row)
    })
    const { name } = chartSet
    expect(await storage.list()).toEqual([
      thursday,
      { id: 'tt', name: null, problem: 'malformed' },
      { id: 'u', name: unsound.name, problem: 'malformed' },
      { id: 'v', name, problem: 'malformed' },
      { id: 'w', name, problem: 'malformed' },
      { id: 'x', name, problem: 'unsupported' },
      { id: 'y', name: null, problem: 'unsupported' },
      { id: 'z', name: null, problem: 'malformed' },
    ])
    expect(await withDatabase((database) => database.getAll('customCharts'))).toEqual([stored, ...strange])
  })
})
