import { openDB } from 'idb'
import { miniatures } from '@/rules/miniatures/index.ts'
import { createConnection, createGameStorage, type GameStorage } from '@/storage/index.ts'
import { playForEver, type Turn } from './journal.ts'

/** Entries that are appended one by one at the end of a long game: its last snapshot lies before them. */
const afterSnapshot = 25

/** What storage takes, in milliseconds, each measured many times. */
interface StorageTimes {
  readonly append: readonly number[]
  readonly barePut: readonly number[]
  readonly openLong: readonly number[]
  readonly openShort: readonly number[]
}

/**
 * Measures the app's storage in this browser.
 *
 * @param appends how many appends, and as many bare puts
 * @param openings how often each game is opened
 */
async function measureStorage(
  appends: number,
  openings: number,
  long: number,
  short: number,
): Promise<StorageTimes> {
  const storage = createGameStorage(createConnection())
  await storeGame(storage, 'long', long)
  await storeGame(storage, 'short', short)
  return {
    append: await timesOfAppends(storage, appends),
    barePut: await timesOfBarePuts(appends),
    openLong: await timesOf(openings, () => openGame(storage, 'long')),
    openShort: await timesOf(openings, () => openGame(storage, 'short')),
  }
}

/** Imports most of a game at once, and appends the rest as play does. */
async function storeGame(storage: GameStorage, id: string, length: number): Promise<void> {
  const turns = taken(length)
  const imported = turns.slice(0, -afterSnapshot)
  const last = imported.at(-1)
  if (last === undefined) throw new Error(`a game of ${length} entries is too short`)
  await storage.importGame(
    {
      id,
      name: id,
      rulebook: miniatures.id,
      createdAt: 0,
      entries: imported.map(({ text, entry }) => ({ text, hash: entry.hash })),
      journal: imported.map(({ entry }) => entry),
      head: last.after,
    },
    { id, name: id, summary: null, state: last.state, stateVersion: miniatures.stateVersion },
  )
  for (const turn of turns.slice(-afterSnapshot)) await append(storage, id, turn)
}

function taken(count: number): Turn[] {
  const game = playForEver()
  return Array.from({ length: count }, () => game.next().value)
}

async function timesOfAppends(storage: GameStorage, count: number): Promise<number[]> {
  const [first, ...turns] = taken(count + 1)
  if (first === undefined) return []
  const { entry, text, after: head } = first
  await storage.createGame({
    id: 'appends',
    name: 'appends',
    rulebook: miniatures.id,
    summary: null,
    entry,
    text,
    head,
  })
  const next = turns.values()
  return timesOf(count, async () => {
    const turn = next.next().value
    if (turn !== undefined) await append(storage, 'appends', turn)
  })
}

function append(storage: GameStorage, game: string, turn: Turn): Promise<void> {
  const { before, after: head, entry, text, state } = turn
  const expected = { head: { ...before, redo: [...before.redo] }, draft: null }
  const { stateVersion } = miniatures
  return storage.appendEntry({
    game,
    expected,
    entry,
    text,
    head,
    state,
    stateVersion,
    name: game,
    summary: null,
  })
}

/** The yardstick of an append: the same text put by itself. */
async function timesOfBarePuts(count: number): Promise<number[]> {
  const database = await openDB('bare', 1, {
    upgrade: (upgraded) => void upgraded.createObjectStore('entries', { autoIncrement: true }),
  })
  const [, turn] = taken(2)
  return timesOf(count, async () => {
    const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' })
    void transaction.store.put(turn?.text)
    await transaction.done
  })
}

async function openGame(storage: GameStorage, id: string): Promise<void> {
  const opened = await storage.openGame(id, miniatures)
  if ('problem' in opened) throw new Error(`the game does not open: ${opened.problem}`)
}

async function timesOf(count: number, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    const before = performance.now()
    await work()
    times.push(performance.now() - before)
  }
  return times
}

Object.assign(window, { measureStorage })
