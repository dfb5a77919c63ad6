// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { reactive } from 'vue'
import { emptyBrowser, setupStorage, withDatabase } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

const setup = { id: 'tuesdays', changedAt: 4_000, board: { kind: 'map', name: 'Our board' } }

describe('kept boards', () => {
  it('are kept, changed in place and removed', async () => {
    const storage = setupStorage()
    expect(await storage.listSetups()).toEqual([])
    await storage.saveSetup(setup)
    await storage.saveSetup({ ...setup, id: 'fridays' })
    await storage.saveSetup({ ...setup, changedAt: 5_000 })
    expect(await setupStorage().listSetups()).toEqual([
      { ...setup, id: 'fridays' },
      { ...setup, changedAt: 5_000 },
    ])
    await storage.removeSetup('tuesdays')
    expect(await setupStorage().listSetups()).toEqual([{ ...setup, id: 'fridays' }])
  })

  it('[fault: vue-proxy] are stored as plain data', async () => {
    await setupStorage().saveSetup({
      ...setup,
      board: reactive({ name: 'Ours', regions: [{ id: 'paris' }] }),
    })
    const stored = await withDatabase((database) => database.getAll('setups'))
    expect(stored).toEqual([
      { ...setup, formatVersion: 1, board: { name: 'Ours', regions: [{ id: 'paris' }] } },
    ])
  })

  it('of a newer program, and damaged ones, are listed and left as they are', async () => {
    const storage = setupStorage()
    await storage.saveSetup(setup)
    const strange = [{ id: 'x', formatVersion: 2, gold: 1 }, { id: 'y', formatVersion: 1 }, { id: 'z' }]
    await withDatabase(async (database) => {
      for (const row of strange) await database.put('setups', row)
    })
    expect(await storage.listSetups()).toEqual([
      setup,
      { id: 'x', problem: 'unsupported' },
      { id: 'y', problem: 'malformed' },
      { id: 'z', problem: 'malformed' },
    ])
    expect(await withDatabase((database) => database.get('setups', 'x'))).toEqual(strange[0])
  })
})
