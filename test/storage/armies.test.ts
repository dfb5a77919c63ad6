// @vitest-environment node
import { beforeEach, describe, expect, it, test } from 'vitest'
import { reactive } from 'vue'
import { armyStorage, emptyBrowser, withDatabase } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

const army = { id: 'nord', changedAt: 4_000, army: { name: 'Armée du Nord', commands: [] } }

describe('army lists', () => {
  it('are kept, changed in place and removed', async () => {
    const storage = armyStorage()
    expect(await storage.listArmies()).toEqual([])
    await storage.saveArmy(army, null)
    await storage.saveArmy({ ...army, id: 'rhin' }, null)
    await storage.saveArmy({ ...army, changedAt: 5_000 }, 4_000)
    expect(await armyStorage().listArmies()).toEqual([
      { ...army, changedAt: 5_000 },
      { ...army, id: 'rhin' },
    ])
    await storage.removeArmy('nord')
    expect(await armyStorage().listArmies()).toEqual([{ ...army, id: 'rhin' }])
  })

  test('[fault: two-tabs] are never replaced by a list that was made from an older one', async () => {
    const [one, other] = [armyStorage(), armyStorage()]
    await one.saveArmy(army, null)
    await other.saveArmy({ ...army, changedAt: 5_000 }, 4_000)
    const late = one.saveArmy({ ...army, changedAt: 6_000 }, 4_000)
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    expect(await one.listArmies()).toEqual([{ ...army, changedAt: 5_000 }])
  })

  test('[fault: two-tabs] that were removed elsewhere do not come back by themselves', async () => {
    const storage = armyStorage()
    await storage.saveArmy(army, null)
    await armyStorage().removeArmy('nord')
    const late = storage.saveArmy({ ...army, changedAt: 6_000 }, 4_000)
    await expect(late).rejects.toMatchObject({ code: 'missing' })
    expect(await storage.listArmies()).toEqual([])
  })

  test('[fault: connection-lost] are stored by a second try whose first was kept unheard', async () => {
    const storage = armyStorage()
    await storage.saveArmy(army, null)
    await storage.saveArmy({ ...army, changedAt: 5_000 }, 4_000)
    await storage.saveArmy({ ...army, changedAt: 5_000 }, 4_000)
    expect(await storage.listArmies()).toEqual([{ ...army, changedAt: 5_000 }])
  })

  it('[fault: vue-proxy] are stored as plain data', async () => {
    const list = { ...army, army: reactive({ name: 'Rhin', commands: [{ units: [] }] }) }
    await armyStorage().saveArmy(list, null)
    const stored = await withDatabase((database) => database.getAll('armies'))
    expect(stored).toEqual([{ ...army, formatVersion: 1, army: { name: 'Rhin', commands: [{ units: [] }] } }])
  })

  it('of a newer program, and damaged ones, are listed and left as they are', async () => {
    const storage = armyStorage()
    await storage.saveArmy(army, null)
    const strange = [{ id: 'x', formatVersion: 2, gold: 1 }, { id: 'y', formatVersion: 1 }, { id: 'z' }]
    await withDatabase(async (database) => {
      for (const row of strange) await database.put('armies', row)
    })
    expect(await storage.listArmies()).toEqual([
      army,
      { id: 'x', problem: 'unsupported' },
      { id: 'y', problem: 'malformed' },
      { id: 'z', problem: 'malformed' },
    ])
    expect(await withDatabase((database) => database.get('armies', 'x'))).toEqual(strange[0])
  })
})
