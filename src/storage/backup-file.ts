import * as v from 'valibot'
import { followJournal, openEntry, type Entry, type EntryProblem, type Head } from '@/journal/index.ts'
import { fileFormats, wrongFile, type WrongFile } from '@/rules/files.ts'
import { issuePath } from '@/rules/issue-path.ts'
import { jsonOf } from '@/rules/json.ts'

const backupFormatVersion = 1

const gameSchema = v.object({
  id: v.string(),
  rulebook: v.string(),
  name: v.string(),
  createdAt: v.number(),
  entries: v.pipe(v.array(v.object({ text: v.string(), hash: v.string() })), v.minLength(1), v.readonly()),
})

const backupSchema = v.object({
  format: v.literal(fileFormats.gameFile),
  formatVersion: v.literal(backupFormatVersion),
  savedAt: v.number(),
  games: v.array(gameSchema),
})

/** A game as a backup file holds it: its entries as they were hashed, oldest first. */
export type BackupGame = v.InferOutput<typeof gameSchema>

/** A game of a backup whose every entry was opened and checked. */
export interface CheckedGame extends BackupGame {
  readonly journal: readonly Entry[]
  readonly head: Head
}

/** What is wrong with a file, and where in it. */
export type BackupProblem =
  | { readonly code: WrongFile | 'newer'; readonly path: '' }
  | { readonly code: 'malformed'; readonly path: string }
  | {
      readonly code: 'badEntry'
      readonly path: string
      readonly problem: EntryProblem
      readonly game: string
      /** Index of the entry, from 0. */
      readonly entry: number
    }

export type ParsedBackup =
  { readonly savedAt: number; readonly games: readonly CheckedGame[] } | { readonly problem: BackupProblem }

/**
 * The text of a backup file.
 *
 * @param savedAt milliseconds since 1970
 */
export function backupText(games: readonly BackupGame[], savedAt: number): string {
  return JSON.stringify({ format: fileFormats.gameFile, formatVersion: backupFormatVersion, savedAt, games })
}

/** Reads a backup file and checks every entry of every game. Never throws. */
export function parseBackup(text: string): ParsedBackup {
  const data = jsonOf(text)
  const wrong = wrongFile(data, 'gameFile')
  if (wrong !== null) return { problem: { code: wrong, path: '' } }
  if (v.is(ofNewerVersion, data)) return { problem: { code: 'newer', path: '' } }
  const parsed = v.safeParse(backupSchema, data)
  if (!parsed.success) return { problem: { code: 'malformed', path: issuePath(parsed.issues[0]) } }
  const games: CheckedGame[] = []
  for (const [place, game] of parsed.output.games.entries()) {
    const checked = checkedGame(game, place)
    if ('code' in checked) return { problem: checked }
    games.push(checked)
  }
  return { savedAt: parsed.output.savedAt, games }
}

const ofNewerVersion = v.object({ formatVersion: v.pipe(v.number(), v.minValue(backupFormatVersion + 1)) })

function checkedGame(game: BackupGame, place: number): CheckedGame | BackupProblem {
  function badEntry(problem: EntryProblem, entry: number): BackupProblem {
    return {
      code: 'badEntry',
      path: `games[${place}].entries[${entry}]`,
      problem,
      game: game.name,
      entry,
    }
  }
  const journal: Entry[] = []
  for (const { text, hash } of game.entries) {
    const opened = openEntry(text, hash)
    if ('problem' in opened) return badEntry(opened.problem, journal.length)
    journal.push(opened.entry)
  }
  const followed = followJournal(journal)
  if ('problem' in followed) return badEntry(followed.problem, followed.index)
  return { ...game, journal, head: followed.head }
}
