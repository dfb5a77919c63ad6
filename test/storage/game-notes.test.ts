// @vitest-environment node
import { beforeEach, describe, expect, it, test } from 'vitest'
import { createConnection } from '@/storage/database.ts'
import { changeGameNotes, noteSeal, readGameNotes } from '@/storage/game-notes.ts'
import { removeGame } from '@/storage/games.ts'
import { emptyBrowser, withDatabase } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

const none = { saved: null, putOff: null, handedOver: null, sealed: [] }
const mark = { at: 7_000, nextIndex: 51, lastHash: 'ab12' }

describe('what the phone remembers of a game', () => {
  it('is nothing at first, and is changed bit by bit', async () => {
    const connection = createConnection()
    expect(await readGameNotes(connection, 'ligny')).toMatchObject(none)
    await changeGameNotes(connection, 'ligny', (notes) => ({ ...notes, saved: mark }))
    await changeGameNotes(connection, 'ligny', (notes) => ({ ...notes, sealed: [...notes.sealed, mark] }))
    expect(await readGameNotes(createConnection(), 'ligny')).toMatchObject({
      saved: mark,
      handedOver: null,
      sealed: [mark],
    })
    expect(await readGameNotes(connection, 'wavre')).toMatchObject(none)
  })

  it('is begun anew where it cannot be read', async () => {
    const connection = createConnection()
    await changeGameNotes(connection, 'ligny', (notes) => ({ ...notes, saved: mark }))
    await withDatabase((database) => database.put('gameNotes', { game: 'ligny', saved: 'yesterday' }))
    expect(await readGameNotes(connection, 'ligny')).toMatchObject(none)
  })

  test('[fault: version-from-the-future] is left as it is where a newer version wrote it', async () => {
    const connection = createConnection()
    await changeGameNotes(connection, 'wavre', (notes) => notes)
    const newer = { game: 'ligny', formatVersion: 2, saved: { day: 'yesterday' }, seals: ['ab12'] }
    await withDatabase((database) => database.put('gameNotes', newer))
    await changeGameNotes(connection, 'ligny', (notes) => ({ ...notes, saved: mark }))
    await noteSeal(connection, 'ligny', mark)
    expect(await withDatabase((database) => database.get('gameNotes', 'ligny'))).toEqual(newer)
    expect(await readGameNotes(connection, 'ligny')).toMatchObject(none)
  })

  it('goes with the game', async () => {
    const connection = createConnection()
    await changeGameNotes(connection, 'ligny', (notes) => ({ ...notes, saved: mark }))
    await removeGame(connection, 'ligny')
    expect(await readGameNotes(connection, 'ligny')).toMatchObject(none)
  })
})
