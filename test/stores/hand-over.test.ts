// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import { createConnection, createGameStorage, StorageProblem } from '@/storage/index.ts'
import { createHandOvers } from '@/stores/hand-over.ts'
import { TallyJournal } from '../support/journals.ts'
import { emptyBrowser, storeJournal } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

/** A phone with a game of as many entries, and what it knows of handing over. */
async function phoneWith(entries: number) {
  const connection = createConnection()
  const journal = new TallyJournal()
  while (journal.sealed.length < entries) journal.tap(1)
  await storeJournal(createGameStorage(connection), journal)
  const handOvers = createHandOvers(connection, () => 9_000)
  const headAt = (nextIndex: number) => ({
    nextIndex,
    lastHash: journal.sealed[nextIndex - 1]?.entry.hash ?? '',
  })
  return { connection, journal, handOvers, headAt }
}

describe('what may be handed over', () => {
  test('is the whole game where no other phone has had it', async () => {
    const { handOvers, headAt } = await phoneWith(5)
    const offer = await handOvers.offerOf('game')
    expect(offer).toMatchObject({ head: headAt(5), hadBefore: null, isUnfinished: false })
  })

  test('is what is new since the other phone had it', async () => {
    const { handOvers, headAt } = await phoneWith(5)
    await handOvers.confirm('game', headAt(3))
    expect((await handOvers.offerOf('game')).hadBefore).toMatchObject({ at: 9_000, nextIndex: 3 })
  })

  test('[fault: hand-over] is the whole game again where the journal has gone another way since', async () => {
    const { handOvers, headAt } = await phoneWith(5)
    await handOvers.confirm('game', { ...headAt(3), lastHash: 'of another journal' })
    expect((await handOvers.offerOf('game')).hadBefore).toBeNull()
    await handOvers.confirm('game', { nextIndex: 9, lastHash: 'of a longer journal' })
    expect((await handOvers.offerOf('game')).hadBefore).toBeNull()
  })

  test('[fault: hand-over] is nothing while a roll waits for its next die', async () => {
    const { connection, handOvers, headAt } = await phoneWith(2)
    const storage = createGameStorage(connection)
    const { head, draft } = await storage.readStand('game')
    const rolled = { face: 3, origin: 'rolled' as const }
    await storage.saveDraft('game', { head, draft }, { command: { type: 'rollTwo' }, faces: [rolled] })
    expect(await handOvers.offerOf('game')).toMatchObject({ head: headAt(2), isUnfinished: true })
  })

  test('cannot be said of a game that is not here', async () => {
    const { handOvers } = await phoneWith(1)
    await expect(handOvers.offerOf('another')).rejects.toMatchObject({ code: 'missing' })
  })
})

describe('a game that was handed over', () => {
  test('is known to be played elsewhere until it is taken back, also after the app was closed', async () => {
    const { connection, handOvers, headAt } = await phoneWith(4)
    await handOvers.look('game')
    expect(handOvers.awayFrom.value).toBeNull()
    await handOvers.confirm('game', headAt(4))
    const later = createHandOvers(connection, () => 9_500)
    await later.look('game')
    expect(later.awayFrom.value).toEqual({ game: 'game', nextIndex: 4 })
    await later.takeBack('game')
    expect(later.awayFrom.value).toBeNull()
    await later.look('game')
    expect(later.awayFrom.value).toBeNull()
    expect((await later.offerOf('game')).hadBefore).toMatchObject({ nextIndex: 4 })
  })

  test('[fault: quota] is played here again at a tap, also where that cannot be remembered', async () => {
    const { connection, handOvers, headAt } = await phoneWith(6)
    await handOvers.confirm('game', headAt(4))
    connection.use = () => Promise.reject(new StorageProblem('quota'))
    await expect(handOvers.takeBack('game')).rejects.toThrow(StorageProblem)
    expect(handOvers.awayFrom.value).toBeNull()
  })

  test('is here again once the other phone sends it, which has what it sent', async () => {
    const { handOvers, headAt } = await phoneWith(6)
    await handOvers.confirm('game', headAt(4))
    await handOvers.received('game', headAt(6))
    await handOvers.look('game')
    expect(handOvers.awayFrom.value).toBeNull()
    expect((await handOvers.offerOf('game')).hadBefore).toMatchObject({ nextIndex: 6 })
  })

  test('[fault: hand-over] comes back where the other phone has added nothing, and not by an older file', async () => {
    const { connection, handOvers, headAt } = await phoneWith(6)
    const partAt = (nextIndex: number) => ({ game: 'game', ...headAt(nextIndex) })
    expect(await handOvers.comingBack([partAt(6)])).toEqual([])
    await handOvers.confirm('game', headAt(4))
    expect(await handOvers.comingBack([partAt(3)])).toEqual([])
    expect(await handOvers.comingBack([partAt(4)])).toEqual([partAt(4)])
    await handOvers.received('game', headAt(4))
    expect(handOvers.awayFrom.value).toBeNull()
    expect(await createHandOvers(connection, () => 9_500).comingBack([partAt(6)])).toEqual([])
  })

  test('[fault: hand-over] an older file that is opened again makes nothing be sent twice', async () => {
    const { handOvers, headAt } = await phoneWith(6)
    await handOvers.confirm('game', headAt(6))
    await handOvers.received('game', headAt(3))
    expect((await handOvers.offerOf('game')).hadBefore).toMatchObject({ nextIndex: 6 })
  })
})
