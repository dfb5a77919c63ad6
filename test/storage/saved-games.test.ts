// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { createConnection, createGameStorage } from '@/storage/index.ts'
import { noteSeal, readGameNotes } from '@/storage/game-notes.ts'
import { listStandings, notePutOff, noteSaved } from '@/storage/saved-games.ts'
import { emptyBrowser, longJournal, storeJournal, withDatabase } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

const [short, long] = [longJournal(2), longJournal(7)]

async function twoGames() {
  const connection = createConnection({ blockedWait: 20, patience: 2_000 })
  const storage = createGameStorage(connection)
  await storeJournal(storage, short, 'aspern')
  await storeJournal(storage, long, 'wavre')
  return connection
}

function standing(id: string, { head }: typeof short) {
  const { nextIndex, lastHash } = head
  return { id, name: 'Ligny', playedAt: 999 + nextIndex, nextIndex, lastHash, saved: null, putOff: null }
}

const mark = { at: 7_000, nextIndex: 2, lastHash: 'ab12' }
const later = { at: 8_000, nextIndex: 3, lastHash: 'cd34' }

describe('how much of each game is in a file', () => {
  it('is nothing at first, and stands by the games, the one played last first', async () => {
    const connection = await twoGames()
    expect(await listStandings(connection)).toEqual([standing('wavre', long), standing('aspern', short)])
  })

  it('is remembered of every game that a file held, apart from when its reminder was put off', async () => {
    const connection = await twoGames()
    await noteSaved(connection, [
      { game: 'aspern', ...mark },
      { game: 'wavre', ...later },
    ])
    await notePutOff(connection, { game: 'wavre', ...mark })
    expect(await listStandings(connection)).toEqual([
      { ...standing('wavre', long), saved: later, putOff: mark },
      { ...standing('aspern', short), saved: mark },
    ])
    await noteSaved(connection, [{ game: 'wavre', ...mark }])
    expect(await readGameNotes(connection, 'wavre')).toMatchObject({ saved: mark, putOff: mark })
  })

  it('is not told of a game that cannot be read', async () => {
    const connection = await twoGames()
    await withDatabase((database) => database.put('games', { id: 'wavre', name: 'Wavre' }))
    expect(await listStandings(connection)).toEqual([standing('aspern', short)])
  })
})

describe('the seals of a game that were written down', () => {
  it('are remembered in that order, each once, with when it was written down last', async () => {
    const connection = await twoGames()
    for (const seal of [mark, later, { ...mark, at: 9_000 }]) await noteSeal(connection, 'wavre', seal)
    expect(await createGameStorage(connection).readGameNotes('wavre')).toMatchObject({
      sealed: [later, { ...mark, at: 9_000 }],
    })
    await createGameStorage(connection).noteSeal('wavre', { ...later, at: 9_500 })
    const { sealed } = await readGameNotes(connection, 'wavre')
    expect(sealed.map(({ at }) => at)).toEqual([9_000, 9_500])
    expect((await readGameNotes(connection, 'aspern')).sealed).toEqual([])
  })
})
