// @vitest-environment node
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { ArmyDraft } from '@/rules/miniatures/armies/index.ts'
import { printArmy, readArmy } from '@/rules/miniatures/armies/text.ts'
import { StorageProblem } from '@/storage/index.ts'
import { createArmies } from '@/stores/armies.ts'
import { armyStorage, emptyBrowser, withDatabase } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

function draft(name: string): ArmyDraft {
  const read = readArmy('Picton’s Division:\nPicton +2\n3x Line Infantry\n32nd Foot, with Kempt +1')
  if (read === null) throw new Error('too long')
  const { officers, commands, notes } = read
  return { name, nation: 'britain', officers, commands, notes }
}

function clock() {
  let at = 1_000
  return () => (at += 1)
}

describe('the army lists of this device', () => {
  it('are there again when they are read anew, the one changed last first', async () => {
    const armies = createArmies(armyStorage(), clock())
    const first = await armies.add(draft('First'))
    await armies.add(draft('Second'))
    expect(armies.armies.value.map(({ name }) => name)).toEqual(['Second', 'First'])
    await armies.save({ ...first, notes: 'To the bridge.' })
    const anew = createArmies(armyStorage(), clock())
    await anew.reload()
    expect(anew.isRead.value).toBe(true)
    expect(anew.armies.value.map(({ name, notes }) => [name, notes])).toEqual([
      ['First', 'To the bridge.'],
      ['Second', ''],
    ])
    const [kept] = anew.armies.value
    expect(kept && printArmy(kept)).toBe(printArmy({ ...first, notes: 'To the bridge.' }))
  })

  it('are removed one by one', async () => {
    const armies = createArmies(armyStorage(), clock())
    const { id } = await armies.add(draft('First'))
    await armies.remove(id)
    const anew = createArmies(armyStorage(), clock())
    await anew.reload()
    expect(anew.armies.value).toEqual([])
  })

  it('that cannot be read are told apart, and hurt no other', async () => {
    const armies = createArmies(armyStorage(), clock())
    await armies.add(draft('First'))
    await withDatabase(async (database) => {
      await database.put('armies', { id: 'x', formatVersion: 1, changedAt: 1, army: { name: 'x', gold: 1 } })
      await database.put('armies', { id: 'y', formatVersion: 9 })
    })
    await armies.reload()
    expect(armies.armies.value).toHaveLength(1)
    expect(armies.unreadable.value).toEqual([
      { id: 'x', problem: 'malformed' },
      { id: 'y', problem: 'unsupported' },
    ])
  })

  test('[fault: two-tabs] that another window changed are kept as they are, and what was changed here beside them', async () => {
    const [here, there] = [createArmies(armyStorage(), clock()), createArmies(armyStorage(), () => 5_000)]
    const first = await here.add(draft('First'))
    await there.reload()
    await there.save({ ...first, notes: 'To the left.' })
    const change = here.save({ ...first, notes: 'To the right.' })
    await here.save({ ...first, notes: 'To the right, quickly.' })
    await change
    expect(here.problem.value).toBeNull()
    expect(here.beside.value).toMatchObject({ of: first.id, name: 'First (2)', isDeleted: false })
    const kept = [
      ['First (2)', 'To the right, quickly.'],
      ['First', 'To the left.'],
    ]
    const shown = ({ armies }: typeof here) => armies.value.map(({ name, notes }) => [name, notes]).toSorted()
    expect(shown(here)).toEqual(kept)
    await there.reload()
    expect(shown(there)).toEqual(kept)
  })

  test('[fault: two-tabs] that another window deleted are kept by whoever still changes them', async () => {
    const [here, there] = [createArmies(armyStorage(), clock()), createArmies(armyStorage(), clock())]
    const first = await here.add(draft('First'))
    await there.remove(first.id)
    await here.save({ ...first, notes: 'Back again.' })
    expect(here.beside.value).toMatchObject({ of: first.id, name: 'First', isDeleted: true })
    await there.reload()
    expect(there.armies.value).toMatchObject([{ name: 'First', notes: 'Back again.' }])
    expect(there.armies.value[0]?.id).not.toBe(first.id)
  })

  test('[fault: quota] that could not be stored stay when the lists are read again, and are stored then', async () => {
    const storage = armyStorage()
    const saveArmy = vi.fn(storage.saveArmy)
    const armies = createArmies({ ...storage, saveArmy }, clock())
    const first = await armies.add(draft('First'))
    saveArmy.mockRejectedValueOnce(new StorageProblem('quota'))
    await armies.save({ ...first, notes: 'No room.' })
    expect(armies.problem.value).toBe('quota')
    saveArmy.mockRejectedValueOnce(new StorageProblem('quota'))
    await armies.reload()
    expect([armies.problem.value, armies.armies.value[0]?.notes]).toEqual(['quota', 'No room.'])
    await armies.reload()
    expect(armies.problem.value).toBeNull()
    expect(await storage.listArmies()).toMatchObject([{ army: { notes: 'No room.' } }])
  })

  it.each([0, 2])(
    '[fault: connection-lost] are changed further after a write that was kept unheard, which no other window did (%i more changes without an answer)',
    async (more) => {
      const storage = armyStorage()
      const saveArmy = vi.fn(storage.saveArmy)
      const armies = createArmies({ ...storage, saveArmy }, clock())
      const first = await armies.add(draft('First'))
      saveArmy.mockImplementationOnce(async (...given) => {
        await storage.saveArmy(...given)
        throw new StorageProblem('lost')
      })
      await armies.save({ ...first, notes: 'Kept unheard.' })
      for (let tries = 0; tries < more; tries += 1) {
        saveArmy.mockRejectedValueOnce(new StorageProblem('lost'))
        await armies.save({ ...first, notes: `No answer to ${tries}.` })
      }
      await armies.save({ ...first, notes: 'To the bridge.' })
      expect(armies.beside.value).toBeNull()
      expect(await storage.listArmies()).toMatchObject([{ id: first.id, army: { notes: 'To the bridge.' } }])
    },
  )

  it('stay on the screen where they could not be stored, and the reason is there', async () => {
    const storage = armyStorage()
    const armies = createArmies(
      { ...storage, saveArmy: () => Promise.reject(new StorageProblem('quota')) },
      clock(),
    )
    await armies.add(draft('First'))
    expect([armies.problem.value, armies.armies.value.length]).toEqual(['quota', 1])
  })
})
