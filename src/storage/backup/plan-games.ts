import { gameFormatVersion, type GameRecord } from '../record.ts'
import type { EntryRow } from '../schema.ts'
import type { CheckedGame } from './check.ts'
import { freeCopy, nameOfCopy, nameOfRecord } from '../copy-name.ts'
import type { BackupGame } from './format.ts'
import { freeId } from './free-id.ts'
import type { GameHere, Here } from './here.ts'
import type { KeptGame, ReadJournal } from './keeper.ts'
import { nearest } from './meeting.ts'
import type { GameStep, GameWrite, KnownPart } from './steps.ts'

const byName = new Intl.Collator('en-GB', { numeric: true })

/**
 * What the games of a file would become, in the order in which they are written: each meets what those before
 * it have left. A game that is here under its own id goes before one that only began like it, and a game before
 * its copies.
 */
export function planGames(games: readonly CheckedGame[], here: Here): GameStep[] {
  const table = new Table(here)
  const known = games.filter(({ game }) => here.gameIds.has(game.id))
  const others = games
    .filter(({ game }) => !here.gameIds.has(game.id))
    .toSorted((one, other) => byName.compare(one.game.name, other.game.name))
  return [...known, ...others].map((checked) => table.plan(checked))
}

/** A game of a file that its rulebook has read. */
interface ReadGame {
  readonly game: BackupGame
  readonly journal: ReadJournal
}

/** The games as they would lie here after the steps so far. */
class Table {
  readonly #ids: Set<string>
  readonly #names: Set<string>
  #games: readonly GameHere[]

  constructor({ gameIds, gameNames, related }: Here) {
    this.#ids = new Set(gameIds)
    this.#names = new Set(gameNames)
    this.#games = related
  }

  plan({ game, journal }: CheckedGame): GameStep {
    const { name } = game
    if (journal === null) return { what: 'game', name, kind: 'unknownRulebook', write: null }
    const meeting = nearest(game, this.#games)
    if (meeting === null) return this.#alone({ game, journal })
    const { kind, common, here } = meeting
    // Faces that were seen here belong to the state they were thrown for: with them the game has gone its own way.
    const goesOwnWay = kind === 'parted' || (kind === 'continued' && here.record.draft !== null)
    if (goesOwnWay) return this.#beside({ game, journal }, here, common)
    if (kind === 'continued') return this.#continued({ game, journal }, here)
    const length = here.record.head.nextIndex
    return kind === 'same'
      ? this.#same({ game, journal }, here)
      : {
          what: 'game',
          name,
          kind: 'behind',
          here: length,
          there: common,
          known: knownPart(here, common),
          write: null,
        }
  }

  #alone({ game, journal }: ReadGame): GameStep {
    if (game.from > 0) return this.#withoutBeginning(game)
    const kept = journal.keptAfter([])
    if ('problem' in kept) return unplayable(game)
    const record = newRecord(freeId(game.id, this.#ids), game, journal, kept)
    const write = this.#put(kept, { record, before: null, beside: null, entries: rowsOf(record.id, game) })
    return { what: 'game', name: kept.name, kind: 'new', entries: game.entries.length, write }
  }

  #withoutBeginning({ id, name, from }: BackupGame): GameStep {
    const here = this.#games.find(({ record }) => record.id === id)?.record.head.nextIndex ?? 0
    return { what: 'game', name, kind: 'lacksBeginning', after: from, here, write: null }
  }

  #same({ game, journal }: ReadGame, here: GameHere): GameStep {
    const { record } = here
    if (game.draft !== null && record.draft === null) return this.#continued({ game, journal }, here)
    const known = knownPart(here, record.head.nextIndex)
    return { what: 'game', name: record.name, kind: 'upToDate', known, write: null }
  }

  #continued({ game, journal }: ReadGame, here: GameHere): GameStep {
    const { record: before } = here
    const kept = journal.keptAfter(here.rows.slice(0, game.from))
    if ('problem' in kept) return unplayable(game)
    const from = before.head.nextIndex
    const to = kept.head.nextIndex
    const record: GameRecord = {
      ...before,
      name: nameOfRecord(kept.name, before),
      summary: kept.summary,
      head: kept.head,
      playedAt: journal.entries.at(-1)?.at ?? before.playedAt,
      draft: game.draft,
    }
    const entries = rowsOf(record.id, game).filter(({ index }) => index >= from)
    const write = this.#put(kept, { record, before, beside: null, entries })
    const { name } = record
    const draft = record.draft !== before.draft
    return { what: 'game', name, kind: 'broughtUpToDate', from, to, draft, write }
  }

  #beside({ game, journal }: ReadGame, here: GameHere, common: number): GameStep {
    const before = here.rows.slice(0, game.from)
    const kept = journal.keptAfter(before)
    if ('problem' in kept) return unplayable(game)
    const id = freeId(game.id, this.#ids)
    const record = this.#named(newRecord(id, game, journal, kept))
    const entries = [...before.map((row) => ({ ...row, game: id })), ...rowsOf(id, game)]
    const write = this.#put(kept, { record, before: null, beside: here.record, entries })
    const copyName = record.name
    const known = knownPart(here, common)
    return { what: 'game', name: here.record.name, kind: 'keptAsCopy', common, copyName, known, write }
  }

  /** A game beside another keeps its own name where nothing here has it: the first may be deleted by now. */
  #named(record: GameRecord): GameRecord {
    if (!this.#names.has(record.name)) return record
    const copy = freeCopy(record.name, this.#names)
    return { ...record, name: nameOfCopy(record.name, copy), copy }
  }

  #put({ head, state, stateVersion, node }: KeptGame, write: Omit<GameWrite, 'snapshot'>): GameWrite {
    const { record, entries } = write
    const { id } = record
    const rows = this.#games.find((game) => game.record.id === id)?.rows ?? []
    const others = this.#games.filter((game) => game.record.id !== id)
    this.#games = [...others, { record: { ...record, head }, rows: [...rows, ...entries] }]
    this.#ids.add(id)
    this.#names.add(record.name)
    return { ...write, snapshot: { game: id, node, stateVersion, state } }
  }
}

function unplayable({ name }: BackupGame): GameStep {
  return { what: 'game', name, kind: 'unplayable', write: null }
}

function knownPart({ record, rows }: GameHere, common: number): KnownPart {
  return { game: record.id, nextIndex: common, lastHash: rows[common - 1]?.hash ?? '' }
}

function newRecord(id: string, game: BackupGame, { entries }: ReadJournal, kept: KeptGame): GameRecord {
  const { rulebook, createdAt, draft, ownDice } = game
  const { name, summary, head } = kept
  const playedAt = entries.at(-1)?.at ?? createdAt
  return {
    id,
    formatVersion: gameFormatVersion,
    rulebook,
    name,
    summary,
    createdAt,
    playedAt,
    head,
    draft,
    ownDice,
  }
}

function rowsOf(game: string, { entries, from }: BackupGame): EntryRow[] {
  return entries.map(({ text, hash }, place) => ({ game, index: from + place, text, hash }))
}
