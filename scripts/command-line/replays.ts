import { entryReader, stateAfter, type Entry } from '@/journal/index.ts'
import { gunzipSync } from 'node:zlib'
import { problemWords } from '@/app/open-file/words.ts'
import { later } from '@/messages/later.ts'
import type { Typed } from '@/rules/index.ts'
import { mostUnpackedBytes, type BackupGame, type BackupProblem } from '@/storage/backup/format.ts'
import { openJournal } from '@/storage/backup/journal-check.ts'
import { packedIn, readContents } from '@/storage/backup/read.ts'
import { books, type Book } from './books.ts'
import { known } from './charts.ts'
import { Failure } from './failure.ts'

/** A saved game as it stood after one of its entries. */
interface ReplayedGame {
  readonly id: string
  readonly name: string
  readonly rulebook: string
  /** How many entries the game has. */
  readonly entries: number
  /** Index of the entry after which the state was taken. */
  readonly entry: number
  readonly state: unknown
}

export interface ReplayAnswer {
  readonly ok: true
  readonly games: readonly ReplayedGame[]
}

/**
 * The state of every game of a backup.
 *
 * @param index the entry after which to look, from 0; null for the last
 * @throws Failure when the backup cannot be read, or a game lacks the entry
 */
export function replayBackup(text: string, index: number | null): ReplayAnswer {
  return { ok: true, games: gamesIn(text).map((game, place) => replay(game, index, `games[${place}]`)) }
}

/**
 * The state of one game of a backup.
 *
 * @param game its id or its name; null where the backup has but one of the rulebook
 * @param index the entry after which to look, from 0; null for the last
 * @throws Failure when the backup cannot be read, or does not have one such game with the entry
 */
export function savedState<State, Command extends Typed, Effect extends Typed, Rules>(
  book: Book<State, Command, Effect, Rules>,
  text: string,
  game: string | null,
  index: number | null,
): State {
  const games = gamesIn(text).filter(({ rulebook }) => rulebook === book.rulebook.id)
  const meant = games.filter(({ id, name }) => game === null || game === id || game === name)
  const [only, ...others] = meant
  if (only === undefined || others.length > 0) {
    const names = games.map(({ id, name }) => `"${name}" (${id})`).join(', ')
    throw new Failure('whichGame', `game: one game is wanted; of this rulebook there are: ${names}`, 'game')
  }
  return stateOf(book, only, index, 'saved')
}

/** A game of a backup whose every entry was opened and checked. */
interface SavedGame extends BackupGame {
  readonly journal: readonly Entry[]
}

function gamesIn(text: string): readonly SavedGame[] {
  const found = packedIn(text)
  const read = 'bytes' in found ? readContents(unpacked(found.bytes)) : found
  if ('problem' in read) throw failureOf(read.problem)
  return read.contents.games.map(checked)
}

function unpacked(bytes: Uint8Array): string {
  try {
    return gunzipSync(bytes, { maxOutputLength: mostUnpackedBytes }).toString('utf8')
  } catch {
    throw failureOf({ code: 'damaged' })
  }
}

function checked(game: BackupGame, place: number): SavedGame {
  const opened = openJournal(game)
  if ('entries' in opened) return { ...game, journal: opened.entries }
  const path = `games[${place}].entries[${opened.index}]`
  throw failureOf({ code: 'badEntry', game: game.name, ...opened }, path)
}

function failureOf(problem: BackupProblem, path = 'path' in problem ? problem.path : ''): Failure {
  return new Failure(problem.code, problemWords(problem), path)
}

function replay(game: SavedGame, index: number | null, path: string): ReplayedGame {
  const { id, name, rulebook, journal } = game
  const open = known(books, rulebook, `${path}.rulebook`, 'rulebook')
  const entry = index ?? journal.length - 1
  const state = open((book) => stateOf(book, game, entry, path))
  return { id, name, rulebook, entries: journal.length, entry, state }
}

function stateOf<State, Command extends Typed, Effect extends Typed, Rules>(
  book: Book<State, Command, Effect, Rules>,
  game: SavedGame,
  index: number | null,
  path: string,
): State {
  const last = game.journal.length - 1
  const entry = index ?? last
  if (entry > last) {
    throw new Failure('unknownEntry', `${path} has no entry ${entry}: its last is ${last}`, `${path}.entries`)
  }
  return stateAfter(book.rulebook, entriesOf(book, game, path), entry)
}

/** A game's entries, each checked by the rulebook's own schemas. */
function entriesOf<State, Command extends Typed, Effect extends Typed, Rules>(
  { rulebook }: Book<State, Command, Effect, Rules>,
  { entries, name }: SavedGame,
  path: string,
): Entry<Command, Effect>[] {
  const read = entryReader(rulebook)
  return entries.map(({ text, hash }, index) => {
    const opened = read(text, hash)
    if ('entry' in opened) return opened.entry
    const sentence = later.storage.backups.badEntry[opened.problem](name, index)
    throw new Failure('badEntry', sentence, `${path}.entries[${index}]`)
  })
}
