// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { collectEverything, collectGame, contentsOfRows } from '@/storage/backup/collect.ts'
import { nothingSaved } from '@/storage/backup/format.ts'
import { shelfKinds } from '@/storage/backup/shelves.ts'
import { createConnection, createGameStorage } from '@/storage/index.ts'
import { contentsOf } from '../../support/backups.ts'
import { emptyBrowser, longJournal, storeJournal, withDatabase } from '../../support/stored-games.ts'

beforeEach(emptyBrowser)

afterEach(() => {
  vi.restoreAllMocks()
})

const army = { name: 'Nord', nation: 'france', officers: [], commands: [], notes: '' }
const nothing = { games: [], entries: [], armies: [], customCharts: [], setups: [], settings: [] }

async function ligny() {
  const connection = createConnection()
  const storage = createGameStorage(connection)
  await storeJournal(storage, longJournal(5))
  return { connection, storage }
}

async function stored(): Promise<{ readonly record: object; readonly rows: readonly object[] }> {
  return withDatabase(async (database) => {
    const record = Object.assign({}, await database.get('games', 'game'))
    const rows = (await database.getAll('entries')).map((row): object => Object.assign({}, row))
    return { record, rows }
  })
}

describe('a game that is collected', () => {
  it('is refused where it is not there, or has no entry so new', async () => {
    const { connection } = await ligny()
    await expect(collectGame(connection, 'wavre')).rejects.toMatchObject({ code: 'missing' })
    await expect(collectGame(connection, 'game', 6)).rejects.toMatchObject({ code: 'missing' })
    expect(await collectGame(connection, 'game', 5)).toEqual(contentsOf(longJournal(5), { from: 5 }))
  })

  it('is the same for who saves it to a file', async () => {
    const { storage } = await ligny()
    expect(await storage.collectGame('game')).toEqual(contentsOf(longJournal(5)))
  })

  test.each<[string, (record: object, rows: readonly object[]) => readonly [object, readonly object[]]]>([
    [
      'an entry that is none',
      (record, rows) => [record, rows.map((row, at) => (at === 3 ? without(row) : row))],
    ],
    ['no last entry', (record, rows) => [record, rows.slice(0, -1)]],
    ['an entry too many for its head', (record, rows) => [headed(record, { nextIndex: 5 }), rows]],
    ['a head that ends otherwise', (record, rows) => [headed(record, { lastHash: 'x' }), rows]],
    ['no entry at all', (record) => [headed(record, { nextIndex: 0, lastHash: '' }), []]],
    ['a record that cannot be read', (record, rows) => [{ ...record, head: 'elsewhere' }, rows]],
  ])('[fault: round-trip] with %s travels as it lies there', async (_what, spoil) => {
    await ligny()
    const { record, rows } = await stored()
    const [spoilt, entries] = spoil(record, rows)
    const { games, unread } = await contentsOfRows({ ...nothing, games: [spoilt], entries })
    expect(games).toEqual([])
    expect(unread).toEqual([{ kind: 'game', id: 'game', record: spoilt, entries }])
  })

  it('travels without what belongs to no game, and rows that are none', async () => {
    await ligny()
    const { record, rows } = await stored()
    const strays = [7, null, { text: 'x' }, { game: 'game' }, { game: 'wavre', index: 0, text: '', hash: '' }]
    const contents = await contentsOfRows({
      ...nothing,
      games: [record, { name: 'nobody’s' }],
      entries: [...strays, ...rows],
    })
    expect(contents).toMatchObject({ games: contentsOf(longJournal(5)).games, unread: [] })
  })

  function without(row: object): object {
    return { ...row, text: undefined }
  }

  function headed(record: object, changes: object): object {
    const { head } = longJournal(5)
    return { ...record, head: { ...head, ...changes } }
  }
})

describe('army lists that are collected', () => {
  const good = { id: 'nord', formatVersion: 1, changedAt: 1, army }

  it('travel as they lie there where their rules cannot read them', async () => {
    const odd = { ...good, id: 'odd', army: { ...army, nation: 'atlantis' } }
    const contents = await contentsOfRows({ ...nothing, armies: [good, odd, { army }] })
    expect(contents.armies).toEqual([{ id: 'nord', changedAt: 1, content: army }])
    expect(contents.unread).toEqual([{ kind: 'army', id: 'odd', record: odd, entries: [] }])
  })

  test('[fault: lost-chunk] travel as they lie there where their rules are not on this phone', async () => {
    vi.spyOn(shelfKinds.armies, 'loadReader').mockRejectedValue(new TypeError('not loaded'))
    const contents = await contentsOfRows({ ...nothing, armies: [good] })
    expect(contents.armies).toEqual([])
    expect(contents.unread).toEqual([{ kind: 'army', id: 'nord', record: good, entries: [] }])
  })

  it('are nothing in a browser in which nothing was stored', async () => {
    const settings = { theme: 'system', keepAwake: true, vibrate: true, ownDice: {} }
    expect(await collectEverything(createConnection())).toEqual({ ...nothingSaved, settings })
  })
})
