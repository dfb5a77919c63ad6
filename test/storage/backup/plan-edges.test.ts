// @vitest-environment node
import { beforeEach, describe, expect, it, test } from 'vitest'
import { nothingSaved, type BackupContents, type UnreadItem } from '@/storage/backup/format.ts'
import { planImport } from '@/storage/backup/plan.ts'
import { createConnection, createGameStorage, createShelf } from '@/storage/index.ts'
import { backupGameOf, checked, contentsOf, everythingStored, imported } from '../../support/backups.ts'
import type { TallyJournal } from '../../support/journals.ts'
import { emptyBrowser, longJournal, storeJournal, withDatabase } from '../../support/stored-games.ts'
import { tally } from '../../support/tally.ts'

beforeEach(emptyBrowser)

function browser() {
  const connection = createConnection({ blockedWait: 20, patience: 2_000 })
  return { connection, ...createGameStorage(connection), ...createShelf(connection, [tally.id]) }
}

function branch(commands: number, ...values: number[]): TallyJournal {
  const journal = longJournal(commands)
  for (const value of values) journal.command({ type: 'set', value })
  return journal
}

function gamesOf(...games: BackupContents['games']): BackupContents {
  return { ...nothingSaved, games }
}

const army = { name: 'Nord', nation: 'france', officers: [], commands: [], notes: '' }

describe('the games of a file', () => {
  it('are said to be games, whatever becomes of them', async () => {
    const { connection, ...storage } = browser()
    for (const [id, journal] of [
      ['same', branch(1, 21)],
      ['behind', branch(1, 22, 23)],
      ['continued', branch(1, 24)],
      ['parted', branch(1, 25, 26)],
    ] as const) {
      await storeJournal(storage, journal, id)
    }
    const plan = await planImport(
      connection,
      await checked(
        gamesOf(
          backupGameOf(branch(1, 21), { id: 'same' }),
          backupGameOf(branch(1, 22), { id: 'behind' }),
          backupGameOf(branch(1, 24, 25), { id: 'continued' }),
          backupGameOf(branch(1, 25, 27), { id: 'parted' }),
          backupGameOf(longJournal(2), { id: 'unknown', rulebook: 'chess', name: 'a' }),
          backupGameOf(longJournal(9), { id: 'lacking', from: 5, name: 'b' }),
        ),
      ),
    )
    expect(plan.games.map(({ what, kind }) => [what, kind])).toEqual([
      ['game', 'upToDate'],
      ['game', 'behind'],
      ['game', 'broughtUpToDate'],
      ['game', 'keptAsCopy'],
      ['game', 'unknownRulebook'],
      ['game', 'lacksBeginning'],
    ])
    expect(plan.games.at(-1)).toMatchObject({ here: 0, after: 5 })
    emptyBrowser()
    const empty = await planImport(createConnection(), await checked(contentsOf(longJournal(2))))
    expect(empty.games).toMatchObject([{ what: 'game', kind: 'new', name: 'Ligny' }])
  })

  it('go on each in the game that it is, however many there are here', async () => {
    const { connection, openGame, ...storage } = browser()
    await storeJournal({ openGame, ...storage }, branch(1, 11), 'a')
    await storeJournal({ openGame, ...storage }, branch(1, 21), 'b')
    const plan = await imported(
      connection,
      gamesOf(
        backupGameOf(branch(1, 21, 22), { id: 'b' }),
        backupGameOf(branch(1, 11, 12), { id: 'a' }),
        backupGameOf(branch(1, 21, 22, 23), { id: 'c' }),
        backupGameOf(branch(1, 11, 12, 13), { id: 'd' }),
      ),
    )
    expect(plan.games.map(({ kind }) => kind)).toEqual(Array(4).fill('broughtUpToDate'))
    expect(await openGame('a', tally)).toMatchObject({ head: branch(1, 11, 12, 13).head, fault: null })
    expect(await openGame('b', tally)).toMatchObject({ head: branch(1, 21, 22, 23).head, fault: null })
    expect(await storage.listGames()).toHaveLength(2)
  })

  it('come once where the file has one twice, and further', async () => {
    const { connection, openGame, listGames } = browser()
    const plan = await imported(
      connection,
      gamesOf(backupGameOf(longJournal(2), { id: 'a' }), backupGameOf(longJournal(5), { id: 'b' })),
    )
    expect(plan.games.map(({ kind }) => kind)).toEqual(['new', 'broughtUpToDate'])
    expect(await openGame('a', tally)).toMatchObject({ head: longJournal(5).head, fault: null })
    expect(await listGames()).toHaveLength(1)
  })

  test('[fault: hand-over] are known by the entry before what is new, under whatever id', async () => {
    const { connection, openGame, ...storage } = browser()
    await storeJournal({ openGame, ...storage }, longJournal(4), 'mine')
    await storeJournal({ openGame, ...storage }, branch(1, 31), 'another')
    const plan = await imported(connection, contentsOf(longJournal(9), { id: 'theirs', from: 5 }))
    expect(plan.games).toMatchObject([{ kind: 'broughtUpToDate', from: 5, to: 10 }])
    expect(await openGame('mine', tally)).toMatchObject({ head: longJournal(9).head })
  })

  it('are met beside what is damaged here, and leave that alone', async () => {
    const { connection, ...storage } = browser()
    await storeJournal(storage, longJournal(4))
    await withDatabase((database) => database.put('games', { id: 'damaged', name: 'Wavre' }))
    const plan = await imported(connection, contentsOf(longJournal(6)))
    expect(plan.games).toMatchObject([{ kind: 'broughtUpToDate' }])
    expect((await everythingStored())['games']).toContainEqual({ id: 'damaged', name: 'Wavre' })
  })

  test('[fault: import-keeps] are kept beside under a name that no game here has', async () => {
    const { connection, ...storage } = browser()
    await storeJournal(storage, branch(4, 11))
    await withDatabase(async (database) => {
      const record = Object.assign({}, await database.get('games', 'game'))
      await database.put('games', { ...record, id: 'other', name: 'Ligny (2)' })
    })
    const plan = await imported(connection, contentsOf(branch(4, 21)))
    expect(plan.games).toMatchObject([{ kind: 'keptAsCopy', copyName: 'Ligny (3)' }])
  })

  it.each(['settings/../x', 'x'.repeat(65), 'a b', '?'])(
    'get an id that is fit for an address: %j',
    async (id) => {
      const { connection, listGames } = browser()
      await imported(connection, contentsOf(longJournal(2), { id }))
      expect((await listGames())[0]?.id).toMatch(/^[0-9a-f]{32}$/u)
    },
  )
})

describe('what could not be read when it was saved', () => {
  function unread(kind: UnreadItem['kind'], record: UnreadItem['record']): UnreadItem {
    return { kind, id: record.id, record, entries: [] }
  }

  it.each([
    ['game', { id: 'x', name: 'Of 2040' }],
    ['army', { id: 'x', army: { name: 'Of 2040' } }],
    ['chartSet', { id: 'x', chartSet: { name: 'Of 2040' } }],
    ['setup', { id: 'x', board: { name: 'Of 2040' } }],
  ] as const)('is called by the name in it: %s', async (kind, record) => {
    const { connection } = browser()
    const named = await planImport(
      connection,
      await checked({ ...nothingSaved, unread: [unread(kind, record)] }),
    )
    expect(named.unread).toMatchObject([{ what: 'unread', of: kind, name: 'Of 2040', kind: 'new' }])
    const nameless = { ...nothingSaved, unread: [unread(kind, { id: 'x' })] }
    expect((await planImport(connection, await checked(nameless))).unread).toMatchObject([{ name: null }])
  })

  test('[fault: import-keeps] gives way to what comes with the same file under its id, of its own kind', async () => {
    const { connection } = browser()
    const file: BackupContents = {
      ...contentsOf(longJournal(2), { id: 'one' }),
      armies: [{ id: 'two', changedAt: 1, content: army }],
      unread: [
        unread('game', { id: 'one' }),
        unread('army', { id: 'two' }),
        unread('army', { id: 'one' }),
        unread('setup', { id: 'two' }),
      ],
    }
    const plan = await imported(connection, file)
    expect(plan.unread.map(({ kind }) => kind)).toEqual(['leftOut', 'leftOut', 'new', 'new'])
    expect((await everythingStored())['armies']).toMatchObject([{ id: 'one' }, { id: 'two', army }])
  })

  it('comes beside what is here under other ids, and is known again among it', async () => {
    const { connection } = browser()
    const records = [
      { id: 'one', formatVersion: 9 },
      { id: 'two', formatVersion: 9 },
    ]
    const file = { ...nothingSaved, unread: records.map((record) => unread('setup', record)) }
    await imported(connection, { ...file, unread: file.unread.slice(0, 1) })
    const plan = await imported(connection, file)
    expect(plan.unread.map(({ kind }) => kind)).toEqual(['same', 'new'])
    const again = await imported(connection, file)
    expect(again.unread.map(({ kind }) => kind)).toEqual(['same', 'same'])
    const changed = { ...nothingSaved, unread: [unread('setup', { id: 'two', formatVersion: 10 })] }
    expect((await imported(connection, changed)).unread).toMatchObject([{ kind: 'leftOut' }])
  })
})
