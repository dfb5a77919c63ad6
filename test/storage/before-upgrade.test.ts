// @vitest-environment node
import { readFileSync } from 'node:fs'
import { openDB } from 'idb'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readOldRows } from '@/storage/automatic/old-rows.ts'
import { readFile } from '@/storage/backup/read.ts'
import { createConnection, type Connection, type ConnectionOptions } from '@/storage/database.ts'
import { databaseName, migrations } from '@/storage/schema.ts'
import { readSettings } from '@/storage/settings.ts'
import { lastOutcome } from '@/stores/automatic-writing.ts'
import { backUpOldDatabase } from '@/stores/before-upgrade.ts'
import { dumpDatabase, loadDatabase, type DatabaseFixture } from '../support/database-fixtures.ts'
import { givePrivateFiles } from '../support/private-files.ts'
import { emptyBrowser } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

afterEach(() => vi.unstubAllGlobals())

const fixtureSchema = v.object({
  version: v.number(),
  stores: v.record(
    v.string(),
    v.object({ keyPath: v.union([v.string(), v.array(v.string())]), rows: v.array(v.unknown()) }),
  ),
})

function fixture(version: number): DatabaseFixture {
  const text = readFileSync(`test/fixtures/database-version-${version}.json`, 'utf8')
  return v.parse(fixtureSchema, JSON.parse(text))
}

/** A connection as the app has it: what is to be upgraded is backed up first. */
function guarded(options: ConnectionOptions = {}): Connection {
  const connection: Connection = createConnection({
    blockedWait: 20,
    patience: 2_000,
    beforeUpgrade: (version) => backUpOldDatabase(connection, version),
    ...options,
  })
  return connection
}

async function games(connection: Connection): Promise<number> {
  return connection.use((database) => database.count('games'))
}

async function versionOnDisk(): Promise<number> {
  const database = await openDB(databaseName)
  const { version } = database
  database.close()
  return version
}

const newest = migrations.length
const earlier = migrations.slice(0, -1).map((_, place) => place + 1)

describe('[fault: migration] before a database is upgraded', () => {
  it('it is backed up, also where the browser never says how much room there is', async () => {
    const { files } = givePrivateFiles()
    Reflect.deleteProperty(navigator.storage, 'estimate')
    await loadDatabase(fixture(1))
    await games(guarded())
    expect(files.size).toBe(1)
  })

  it.each(earlier)('everything that version %i left goes into an automatic backup', async (version) => {
    const { files } = givePrivateFiles()
    await loadDatabase(fixture(version))
    expect(await games(guarded())).toBe(1)
    expect(await versionOnDisk()).toBe(newest)
    const [[name, file] = ['', { text: '' }]] = files
    expect(name).toMatch(/^\d{4}-\d\d-\d\d\.migration\.\d+\.txt$/)
    const read = await readFile(file.text)
    if ('problem' in read) throw new Error(read.problem.code)
    const { contents, about } = read
    expect(about.kind).toBe('automatic')
    // The game of the fixture is of a rulebook for tests; nothing of it may be lost for that.
    const texts = contents.games.flatMap(({ entries }) => entries.map(({ text }) => text))
    const stored = v.parse(v.array(v.object({ text: v.string() })), fixture(version).stores['entries']?.rows)
    expect(texts).toEqual(stored.map(({ text }) => text))
    expect(contents.settings).toMatchObject({ theme: 'sunlight' })
    expect(contents.armies).toHaveLength(version >= 2 ? 1 : 0)
    expect(contents.setups).toHaveLength(version >= 3 ? 1 : 0)
  })

  it('a migration that then fails leaves the database as it was, and the backup is there', async () => {
    const { files } = givePrivateFiles()
    await loadDatabase(fixture(newest))
    const before = await dumpDatabase()
    const failing = guarded({
      migrations: [
        ...migrations,
        (database) => {
          database.deleteObjectStore('games')
          throw new Error('a bad migration')
        },
      ],
    })
    await expect(games(failing)).rejects.toMatchObject({ name: 'StorageProblem' })
    expect(await dumpDatabase()).toEqual(before)
    const [file] = [...files.values()]
    const read = await readFile(file?.text ?? '')
    expect(read).toMatchObject({ contents: { games: [{ id: 'ligny', name: 'Ligny' }] } })
  })

  it('the upgrade goes on where no backup can be made, and that is noted', async () => {
    givePrivateFiles().fault = new DOMException('broken', 'NotReadableError')
    await loadDatabase(fixture(2))
    const connection = guarded()
    expect(await games(connection)).toBe(1)
    expect(await versionOnDisk()).toBe(newest)
    await vi.waitFor(async () =>
      expect(await readSettings(connection)).toMatchObject({ unguardedUpgrade: expect.any(Number) }),
    )
  })

  it('the upgrade goes on where the browser has no private files, and that is noted', async () => {
    vi.stubGlobal('navigator', {})
    await loadDatabase(fixture(2))
    const connection = guarded()
    expect(await games(connection)).toBe(1)
    await vi.waitFor(async () =>
      expect(await readSettings(connection)).toMatchObject({ unguardedUpgrade: expect.any(Number) }),
    )
  })

  async function isNoted(connection: Connection): Promise<void> {
    await vi.waitFor(async () =>
      expect(await readSettings(connection)).toMatchObject({ unguardedUpgrade: expect.any(Number) }),
    )
  }

  it('[fault: quota] the upgrade goes on where the disk is full, and that is noted', async () => {
    const disk = givePrivateFiles()
    disk.fault = new DOMException('full', 'QuotaExceededError')
    await loadDatabase(fixture(2))
    const connection = guarded()
    expect(await games(connection)).toBe(1)
    await isNoted(connection)
    expect(lastOutcome.value).toBe('noRoom')
    expect([...disk.files.keys()]).toEqual([])
  })

  it('[fault: quota] no backup is written into the last of the room', async () => {
    const { files } = givePrivateFiles(2_000)
    await loadDatabase(fixture(2))
    const connection = guarded()
    expect(await games(connection)).toBe(1)
    await isNoted(connection)
    expect([lastOutcome.value, files.size]).toEqual(['noRoom', 0])
  })

  it('the upgrade goes on where the browser gives none of its private files, and that is noted', async () => {
    givePrivateFiles()
    const getDirectory = () => Promise.reject(new DOMException('private', 'SecurityError'))
    vi.stubGlobal('navigator', { storage: { getDirectory } })
    await loadDatabase(fixture(2))
    const connection = guarded()
    expect(await games(connection)).toBe(1)
    await isNoted(connection)
  })

  it('the upgrade goes on where the private files never answer, and that is noted', async () => {
    givePrivateFiles()
    const getDirectory = () => new Promise(() => undefined)
    vi.stubGlobal('navigator', { storage: { getDirectory } })
    await loadDatabase(fixture(2))
    const connection: Connection = guarded({
      beforeUpgrade: (version) => backUpOldDatabase(connection, version, 50),
    })
    expect(await games(connection)).toBe(1)
    await isNoted(connection)
  })

  it('the upgrade does not wait for ever', async () => {
    await loadDatabase(fixture(2))
    const stuck = guarded({ patience: 200, beforeUpgrade: () => new Promise(() => undefined) })
    expect(await games(stuck)).toBe(1)
  })

  it('nothing stands in its way, whatever the backup still reads', async () => {
    await loadDatabase(fixture(2))
    const reading = openDB(databaseName, 2)
    await reading
    const rows = await readOldRows(2)
    expect(rows).toMatchObject({ games: [{ id: 'ligny' }], setups: [] })
    ;(await reading).close()
    expect(await games(guarded())).toBe(1)
  })

  it('nothing is backed up of a new database, or of one that is up to date', async () => {
    const { files } = givePrivateFiles()
    await games(guarded())
    await games(guarded())
    expect(files.size).toBe(0)
  })
})
