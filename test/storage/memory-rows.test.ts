// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { createConnection, writeStrictly, type Connection } from '@/storage/database.ts'
import { createMemoryConnection } from '@/storage/memory/connection.ts'
import { rangeOfGame } from '@/storage/schema.ts'
import { emptyBrowser } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

const kinds: readonly (readonly [string, () => Connection])[] = [
  ['in the browser’s database', () => createConnection({ blockedWait: 20, patience: 2_000 })],
  ['in memory', createMemoryConnection],
]

const places = [
  ['ligny', 10],
  ['wavre', 0],
  ['ligny', 2],
  ['aspern', 11],
  ['ligny', 9],
] as const

/** Rows in an order that is not the one of their keys. */
function filled(connection: Connection): Promise<void> {
  return connection.use((database) =>
    writeStrictly(
      database,
      ['games', 'entries', 'snapshots', 'customCharts', 'gameNotes'],
      async (writing) => {
        for (const id of ['ligny', 'wavre', 'aspern', 'wagram', 'w']) {
          await writing.objectStore('games').put({ id })
          await writing.objectStore('customCharts').put({ id })
          await writing.objectStore('gameNotes').put({ game: id })
        }
        for (const [game, index] of places) {
          await writing.objectStore('entries').put({ game, index })
          await writing.objectStore('snapshots').put({ game, node: index })
        }
      },
    ),
  )
}

describe.each(kinds)('what lies %s', (_where, connect) => {
  it('is read in the order of its keys', async () => {
    const connection = connect()
    await filled(connection)
    expect(await connection.use((database) => database.getAll('games'))).toEqual([
      { id: 'aspern' },
      { id: 'ligny' },
      { id: 'w' },
      { id: 'wagram' },
      { id: 'wavre' },
    ])
    expect(await connection.use((database) => database.transaction('entries').store.getAllKeys())).toEqual([
      ['aspern', 11],
      ['ligny', 2],
      ['ligny', 9],
      ['ligny', 10],
      ['wavre', 0],
    ])
    expect(await connection.use((database) => database.get('customCharts', 'wavre'))).toEqual({ id: 'wavre' })
    expect(await connection.use((database) => database.get('snapshots', ['ligny', 9]))).toEqual({
      game: 'ligny',
      node: 9,
    })
  })

  it('is read, and removed, game by game', async () => {
    const connection = connect()
    await filled(connection)
    const left = await connection.use((database) =>
      writeStrictly(database, ['entries'], async (writing) => {
        const entries = writing.objectStore('entries')
        expect(await entries.getAllKeys(rangeOfGame('ligny'))).toEqual([
          ['ligny', 2],
          ['ligny', 9],
          ['ligny', 10],
        ])
        await entries.delete(rangeOfGame('ligny'))
        await entries.delete(['wavre', 0])
        return entries.getAllKeys()
      }),
    )
    expect(left).toEqual([['aspern', 11]])
  })

  it('stays as it was where a row carries no key', async () => {
    const connection = connect()
    await filled(connection)
    const work = connection.use((database) =>
      writeStrictly(database, ['games', 'gameNotes'], async (writing) => {
        await writing.objectStore('games').delete('ligny')
        await writing.objectStore('gameNotes').put({ id: 'ligny' })
      }),
    )
    await expect(work).rejects.toMatchObject({ code: 'failed' })
    expect(await connection.use((database) => database.count('games'))).toBe(5)
  })

  it('can be written after it was closed', async () => {
    const connection = connect()
    await connection.close()
    await filled(connection)
    await connection.close()
    await filled(connection)
  })

  it('is not written by what only reads', async () => {
    const connection = connect()
    const mode = await connection.use(async (database) => database.transaction(['games']).mode)
    expect(mode).toBe('readonly')
  })
})
