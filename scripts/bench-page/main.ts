import { openDB } from 'idb'
import type { Rulebook, Typed } from '@/rules/index.ts'
import { carryOut } from '@/storage/backup/carry-out.ts'
import type { ImportPlan } from '@/storage/backup/steps.ts'
import { createConnection, createGameStorage, type GameStorage } from '@/storage/index.ts'
import { campaign } from './campaign.ts'
import type { EndlessGame, Turn } from './journal.ts'
import { volleys } from './volleys.ts'

/** Entries that are appended one by one at the end of a long game: its last snapshot lies before them. */
const afterSnapshot = 25

/** What storage takes, in milliseconds, each measured many times. */
interface StorageTimes {
  readonly append: readonly number[]
  readonly barePut: readonly number[]
  readonly battles: Openings
  readonly campaigns: Openings
}

/** Of a long game, and of a short one. */
interface Openings {
  readonly long: readonly number[]
  readonly short: readonly number[]
}

/** How many entries a long and a short game have. */
interface Lengths {
  readonly long: number
  readonly short: number
}

interface Measurements {
  /** How many appends, and as many bare puts. */
  readonly appends: number
  /** How often each game is opened. */
  readonly openings: number
  readonly battles: Lengths
  readonly campaigns: Lengths
}

const connection = createConnection()

const nothingPlanned: ImportPlan = { games: [], items: [], unread: [], settings: null }

/** Measures the app's storage in this browser. */
async function measureStorage(measurements: Measurements): Promise<StorageTimes> {
  const { appends, openings, battles, campaigns } = measurements
  const storage = createGameStorage(connection)
  return {
    append: await timesOfAppends(storage, appends),
    barePut: await timesOfBarePuts(appends),
    battles: await timesOfOpenings(storage, 'battle', volleys, battles, openings),
    campaigns: await timesOfOpenings(storage, 'campaign', campaign, campaigns, openings),
  }
}

async function timesOfOpenings<State, Command extends Typed, Effect extends Typed>(
  storage: GameStorage,
  name: string,
  game: EndlessGame<State, Command, Effect>,
  lengths: Lengths,
  openings: number,
): Promise<Openings> {
  const long = `long ${name}`
  const short = `short ${name}`
  await storeGame(storage, game, long, lengths.long)
  await storeGame(storage, game, short, lengths.short)
  return {
    long: await timesOf(openings, () => openGame(storage, game.rulebook, long)),
    short: await timesOf(openings, () => openGame(storage, game.rulebook, short)),
  }
}

/** Imports most of a game at once, and appends the rest as play does. */
async function storeGame<State, Command extends Typed, Effect extends Typed>(
  storage: GameStorage,
  game: EndlessGame<State, Command, Effect>,
  id: string,
  length: number,
): Promise<void> {
  const { stateVersion, id: rulebook } = game.rulebook
  const turns = taken(game, length)
  const imported = turns.slice(0, -afterSnapshot)
  const last = imported.at(-1)
  if (last === undefined) throw new Error(`a game of ${length} entries is too short`)
  const entries = imported.map(({ text, entry }, index) => ({ game: id, index, text, hash: entry.hash }))
  const { position } = last.after
  await carryOut(connection, {
    ...nothingPlanned,
    games: [
      {
        what: 'game',
        name: id,
        kind: 'new',
        entries: entries.length,
        write: {
          record: {
            id,
            formatVersion: 1,
            rulebook,
            name: id,
            summary: null,
            createdAt: 0,
            playedAt: 0,
            head: last.after,
            draft: null,
            ownDice: {},
          },
          before: null,
          beside: null,
          entries,
          snapshot: { game: id, node: position ?? 0, stateVersion, state: last.state },
        },
      },
    ],
  })
  for (const turn of turns.slice(-afterSnapshot)) await append(storage, id, turn, stateVersion)
}

function taken<State, Command extends Typed, Effect extends Typed>(
  game: EndlessGame<State, Command, Effect>,
  count: number,
): Turn<State, Command, Effect>[] {
  const turns = game.play()
  return Array.from({ length: count }, () => turns.next().value)
}

async function timesOfAppends(storage: GameStorage, count: number): Promise<number[]> {
  const { id: rulebook, stateVersion } = volleys.rulebook
  const [first, ...turns] = taken(volleys, count + 1)
  if (first === undefined) return []
  const { entry, text, after: head } = first
  await storage.createGame({
    id: 'appends',
    name: 'appends',
    rulebook,
    summary: null,
    entry,
    text,
    head,
  })
  const next = turns.values()
  return timesOf(count, async () => {
    const turn = next.next().value
    if (turn !== undefined) await append(storage, 'appends', turn, stateVersion)
  })
}

function append<State, Command extends Typed, Effect extends Typed>(
  storage: GameStorage,
  game: string,
  turn: Turn<State, Command, Effect>,
  stateVersion: number,
): Promise<void> {
  const { before, after: head, entry, text, state } = turn
  const expected = { head: { ...before, redo: [...before.redo] }, draft: null }
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
  const [, turn] = taken(volleys, 2)
  return timesOf(count, async () => {
    const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' })
    void transaction.store.put(turn?.text)
    await transaction.done
  })
}

async function openGame<State, Command extends Typed, Effect extends Typed>(
  storage: GameStorage,
  rulebook: Rulebook<State, Command, Effect>,
  id: string,
): Promise<void> {
  const opened = await storage.openGame(id, rulebook)
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
