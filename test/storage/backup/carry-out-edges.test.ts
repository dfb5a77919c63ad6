// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import { carryOut } from '@/storage/backup/carry-out.ts'
import { nothingSaved } from '@/storage/backup/format.ts'
import { planImport } from '@/storage/backup/plan.ts'
import { createConnection, createGameStorage, createShelf } from '@/storage/index.ts'
import { readSettings } from '@/storage/settings.ts'
import { checked, contentsOf, everythingStored } from '../../support/backups.ts'
import { emptyBrowser, longJournal, storeJournal, withDatabase } from '../../support/stored-games.ts'
import { tally } from '../../support/tally.ts'

beforeEach(emptyBrowser)

function browser() {
  const connection = createConnection({ blockedWait: 20, patience: 2_000 })
  return { connection, ...createGameStorage(connection), ...createShelf(connection, [tally.id]) }
}

const settings = { theme: 'dark', keepAwake: false, vibrate: true, ownDice: {} }
const army = {
  id: 'nord',
  changedAt: 1,
  content: { name: 'Nord', nation: 'france', officers: [], commands: [], notes: '' },
}

describe('[fault: import-keeps] a plan that was made on something else than there is now', () => {
  test.each<[string, number | null, (here: ReturnType<typeof browser>) => Promise<unknown>]>([
    ['whose game has come meanwhile', null, (here) => storeJournal(here, longJournal(2))],
    ['whose game has gone meanwhile', 3, ({ removeGame }) => removeGame('game')],
    [
      'in whose place there is something that cannot be read',
      null,
      () => withDatabase((database) => database.put('games', { id: 'game', name: 'Wavre' })),
    ],
    [
      'whose game cannot be read any more',
      3,
      () => withDatabase((database) => database.put('games', { id: 'game', name: 'Wavre' })),
    ],
  ])('%s is refused, and changes nothing', async (_what, commands, change) => {
    const here = browser()
    if (commands !== null) await storeJournal(here, longJournal(commands))
    const plan = await planImport(here.connection, await checked(contentsOf(longJournal(6))))
    await change(here)
    const before = await everythingStored()
    await expect(carryOut(here.connection, plan)).rejects.toMatchObject({ code: 'conflict' })
    expect(await everythingStored()).toEqual(before)
  })
})

describe('a plan that is carried out', () => {
  test('[fault: connection-lost] twice comes to the same, also for what is no game', async () => {
    const { connection } = browser()
    const plan = await planImport(connection, await checked({ ...nothingSaved, armies: [army] }))
    await carryOut(connection, plan)
    const once = await everythingStored()
    await carryOut(connection, plan)
    expect(await everythingStored()).toEqual(once)
    expect(once['armies']).toHaveLength(1)
  })

  test('[fault: import-keeps] takes the settings of the file only where it was told to, and none where there are none', async () => {
    const { connection } = browser()
    const plan = await planImport(connection, await checked({ ...nothingSaved, settings }))
    await carryOut(connection, plan)
    expect(await readSettings(connection)).toMatchObject({ theme: 'system', keepAwake: true })
    const without = await planImport(connection, await checked({ ...nothingSaved, armies: [army] }))
    expect(without.settings).toBeNull()
    await carryOut(connection, without, true)
    expect(await readSettings(connection)).toMatchObject({ theme: 'system', keepAwake: true })
    await carryOut(connection, plan, true)
    expect(await readSettings(connection)).toMatchObject({ theme: 'dark', keepAwake: false })
  })
})
