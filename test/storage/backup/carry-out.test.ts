// @vitest-environment node
import { beforeEach, describe, expect, it, test } from 'vitest'
import { carryOut } from '@/storage/backup/carry-out.ts'
import { planImport } from '@/storage/backup/plan.ts'
import type { Connection } from '@/storage/database.ts'
import { createConnection, createGameStorage, createShelf } from '@/storage/index.ts'
import { backupGameOf, checked, contentsOf, everythingStored } from '../../support/backups.ts'
import type { TallyJournal } from '../../support/journals.ts'
import { emptyBrowser, longJournal, storeJournal } from '../../support/stored-games.ts'
import { tally } from '../../support/tally.ts'

beforeEach(emptyBrowser)

function browser() {
  const connection = createConnection({ blockedWait: 20, patience: 2_000 })
  return { connection, ...createGameStorage(connection), ...createShelf(connection, [tally.id]) }
}

/** A connection that dies after its work is on the disk, and before anybody hears of it: the work is done again. */
function dying(connection: Connection, meanwhile: () => Promise<void> = () => Promise.resolve()): Connection {
  return {
    ...connection,
    async use(work) {
      await connection.use(work)
      await meanwhile()
      return connection.use(work)
    },
  }
}

/** A game of four entries here, and a file in which it lies twice: as a game of seven, and as a copy of ten. */
async function twoThatGoOn() {
  const { connection, ...storage } = browser()
  await storeJournal(storage, longJournal(3))
  const games = [backupGameOf(longJournal(6)), backupGameOf(longJournal(9), { id: 'other' })]
  const plan = await planImport(connection, await checked({ ...contentsOf(longJournal(0)), games }))
  return { connection, plan, ...storage }
}

/** Plays one entry more, as another window would. */
async function playOn(storage: ReturnType<typeof browser>, journal: TallyJournal): Promise<void> {
  const expected = { head: journal.head, draft: null }
  journal.command({ type: 'set', value: 99 })
  const sealed = journal.sealed.at(-1)
  if (sealed === undefined) throw new Error('nothing was played')
  const state = journal.stateAt(journal.head.position)
  const about = {
    head: journal.head,
    state,
    stateVersion: 1,
    name: state.name,
    summary: { count: state.count },
  }
  await storage.appendEntry({ game: 'game', expected, ...sealed, ...about })
}

describe('a plan whose end was never heard', () => {
  test('[fault: connection-lost] is tried again, and comes to the same', async () => {
    const { connection, plan, openGame } = await twoThatGoOn()
    expect(plan.games.map(({ kind }) => kind)).toEqual(['broughtUpToDate', 'broughtUpToDate'])
    await carryOut(connection, plan)
    const once = await everythingStored()
    emptyBrowser()
    const again = await twoThatGoOn()
    await carryOut(dying(again.connection), again.plan)
    expect(await everythingStored()).toEqual(once)
    expect(await openGame('game', tally)).toMatchObject({ head: longJournal(9).head })
  })

  test('[fault: connection-lost] is not put over what another window played meanwhile', async () => {
    const here = browser()
    await storeJournal(here, longJournal(3))
    const plan = await planImport(here.connection, await checked(contentsOf(longJournal(6))))
    const journal = longJournal(6)
    const trying = carryOut(
      dying(here.connection, () => playOn(here, journal)),
      plan,
    )
    await expect(trying).rejects.toMatchObject({ code: 'conflict' })
    expect(await here.openGame('game', tally)).toMatchObject({ head: journal.head })
    expect((await everythingStored())['entries']).toHaveLength(8)
  })

  test('[fault: connection-lost] that was never carried out is not put over what was played before the second try', async () => {
    const here = browser()
    const journal = longJournal(3)
    await storeJournal(here, journal)
    const plan = await planImport(here.connection, await checked(contentsOf(longJournal(6))))
    await playOn(here, journal)
    const before = await everythingStored()
    await expect(carryOut(here.connection, plan)).rejects.toMatchObject({ code: 'conflict' })
    expect(await everythingStored()).toEqual(before)
  })
})

describe('a plan for a game that is here', () => {
  it('[fault: import-keeps] leaves alone who throws their own dice, chosen after it was made', async () => {
    const { connection, ...storage } = browser()
    await storeJournal(storage, longJournal(3))
    const plan = await planImport(connection, await checked(contentsOf(longJournal(6))))
    await storage.saveOwnDice('game', 'a', true)
    await carryOut(connection, plan)
    expect(await storage.openGame('game', tally)).toMatchObject({
      head: longJournal(6).head,
      ownDice: { a: true },
    })
  })

  it('[fault: import-keeps] is refused where a die was thrown after it was made', async () => {
    const { connection, ...storage } = browser()
    await storeJournal(storage, longJournal(3))
    const plan = await planImport(connection, await checked(contentsOf(longJournal(6))))
    const faces = [{ face: 4, origin: 'rolled' as const }]
    await storage.saveDraft(
      'game',
      { head: longJournal(3).head, draft: null },
      { command: { type: 'rollTwo' }, faces },
    )
    const before = await everythingStored()
    await expect(carryOut(connection, plan)).rejects.toMatchObject({ code: 'conflict' })
    expect(await everythingStored()).toEqual(before)
  })
})
