// @vitest-environment node
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { armySchema } from '@/rules/miniatures/armies/index.ts'
import { keptBoardSchema } from '@/rules/napoleon-in-europe/setup/files.ts'
import { createConnection } from '@/storage/database.ts'
import { readGameNotes } from '@/storage/game-notes.ts'
import { databaseName, migrations } from '@/storage/schema.ts'
import { openDB } from 'idb'
import { dumpDatabase, loadDatabase, type DatabaseFixture } from '../support/database-fixtures.ts'
import { armyStorage, emptyBrowser, setupStorage, tallyStorage } from '../support/stored-games.ts'
import { tally } from '../support/tally.ts'

beforeEach(emptyBrowser)

const fixtureSchema = v.object({
  version: v.number(),
  stores: v.record(
    v.string(),
    v.object({ keyPath: v.union([v.string(), v.array(v.string())]), rows: v.array(v.unknown()) }),
  ),
})

/** What a version of the app left on a phone. Fixtures are never written again. */
function fixture(version: number): DatabaseFixture {
  const text = readFileSync(`test/fixtures/database-version-${version}.json`, 'utf8')
  return v.parse(fixtureSchema, JSON.parse(text))
}

const versions = migrations.map((_, place) => place + 1)

describe.each(versions)('[fault: migration] a database that version %i left', (version) => {
  beforeEach(() => loadDatabase(fixture(version)))

  it('[fault: migration] opens as the newest version', async () => {
    await tallyStorage().listGames()
    const database = await openDB(databaseName)
    expect(database.version).toBe(migrations.length)
    database.close()
  })

  it('still has its games, their drafts and their settings', async () => {
    const storage = tallyStorage()
    expect(await storage.listGames()).toMatchObject([{ id: 'ligny', name: 'Ligny', unfinished: true }])
    const game = await storage.openGame('ligny', tally)
    expect(game).toMatchObject({
      head: { nextIndex: 56, position: 55, redo: [] },
      draft: { command: { type: 'rollTwo' }, faces: [{ face: 9, origin: 'rolled' }] },
      ownDice: { b: true },
      newest: { command: { type: 'set', value: 91 } },
    })
    expect(await storage.readSettings()).toMatchObject({ theme: 'sunlight', dismissedNotices: ['plainHttp'] })
  })

  it('can be rebuilt without its snapshots', async () => {
    const storage = tallyStorage()
    const quick = await storage.openGame('ligny', tally)
    const rebuilt = await storage.openGame('ligny', { ...tally, stateVersion: 99 })
    if ('problem' in quick || 'problem' in rebuilt) throw new Error('unreadable')
    expect(rebuilt.steps.at(-1)?.state).toEqual(quick.steps.at(-1)?.state)
  })

  it('[fault: migration] keeps every entry as it was written', async () => {
    await tallyStorage().listGames()
    const { stores } = await dumpDatabase()
    expect(stores['entries']).toEqual(fixture(version).stores['entries'])
  })
})

it('keeps the army lists that version 2 left', async () => {
  await loadDatabase(fixture(2))
  const [army] = await armyStorage().listArmies()
  expect(army).toMatchObject({ id: 'nord', changedAt: 4_000 })
  if (army === undefined || 'problem' in army) throw new Error('unreadable')
  expect(v.parse(armySchema, army.army).commands[0]?.units.map(({ name, copies }) => [name, copies])).toEqual(
    [
      ['30th Line', 3],
      ['6th Hussars', 1],
      ['8-pounder battery', 2],
    ],
  )
})

it('keeps the boards that version 3 left', async () => {
  await loadDatabase(fixture(3))
  const [setup] = await setupStorage().listSetups()
  expect(setup).toMatchObject({ id: 'tuesdays', changedAt: 6_000 })
  if (setup === undefined || 'problem' in setup) throw new Error('unreadable')
  const { kind, name } = v.parse(keptBoardSchema, setup.board)
  expect([kind, name]).toEqual(['map', 'Our board'])
})

it('keeps what version 4 remembered of a game', async () => {
  await loadDatabase(fixture(4))
  expect(await readGameNotes(createConnection(), 'ligny')).toMatchObject({
    saved: { at: 7_000, nextIndex: 51 },
    handedOver: { at: 7_500, nextIndex: 41 },
    sealed: [{ at: 7_800, nextIndex: 31 }],
  })
})

it('makes the same database anew as the newest fixture has', async () => {
  await tallyStorage().listGames()
  const fresh = await dumpDatabase()
  const newest = fixture(migrations.length)
  expect(fresh.version).toBe(newest.version)
  for (const [name, { keyPath }] of Object.entries(newest.stores)) {
    expect(fresh.stores[name]).toEqual({ keyPath, rows: [] })
  }
})
