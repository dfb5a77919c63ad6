import { entryReader, stateAfter, type Entry } from '@/journal/index.ts'
import { later } from '@/messages/later.ts'
import { miniatures } from '@/rules/miniatures/index.ts'
import type { MiniaturesCommand, MiniaturesEffect } from '@/rules/miniatures/index.ts'
import { summarise } from '@/games/miniatures/summary.ts'
import { parseBackup, type BackupProblem, type CheckedGame } from '@/storage/backup-file.ts'
import { asStorageProblem, newGameId } from '@/storage/index.ts'
import { appGames } from '@/stores/app-games.ts'

export { chooseFile } from '@/ui/chooseFile.ts'

/** What became of opening a file, in words. */
export interface Opening {
  readonly words: string
  readonly hasFailed: boolean
}

const { keptGames, storage, storedGames } = later
const { opened } = keptGames

/**
 * Reads a saved game from a file and keeps it as a game of its own. Everything is checked before anything
 * is stored, and nothing that is here is replaced.
 */
export async function openFile(file: File): Promise<Opening> {
  const parsed = parseBackup(await file.text())
  if ('problem' in parsed) return failure(backupWords(parsed.problem))
  const games = parsed.games.map(readGame)
  const bad = games.find((game) => 'words' in game)
  if (bad !== undefined && 'words' in bad) return failure(bad.words)
  try {
    for (const game of games) if ('game' in game) await store(game)
  } catch (error) {
    const { what, remedy } = storage.problems[asStorageProblem(error).code]
    return failure(`${what} ${remedy}`)
  }
  return { words: opened(parsed.games.map(({ name }) => name)), hasFailed: false }
}

function failure(words: string): Opening {
  return { words, hasFailed: true }
}

function backupWords(problem: BackupProblem): string {
  const { backups } = storage
  if (problem.code === 'badEntry') return backups.badEntry[problem.problem](problem.game, problem.entry)
  return backups[problem.code](problem.path)
}

interface ReadGame {
  readonly game: CheckedGame
  readonly entries: readonly Entry<MiniaturesCommand, MiniaturesEffect>[]
}

/** Opens every entry by the rulebook's own schemas, or says which one cannot be read. */
function readGame(game: CheckedGame): ReadGame | { readonly words: string } {
  if (game.rulebook !== miniatures.id) return { words: storedGames.games.unknownRulebook }
  const read = entryReader(miniatures)
  const entries: ReadGame['entries'][number][] = []
  for (const [index, { text, hash }] of game.entries.entries()) {
    const result = read(text, hash)
    if ('problem' in result) return { words: storage.backups.badEntry[result.problem](game.name, index) }
    entries.push(result.entry)
  }
  return { game, entries }
}

function store({ game, entries }: ReadGame): Promise<void> {
  const state = stateAfter(miniatures, entries)
  return appGames.importGame(game, {
    id: newGameId(),
    name: state.name,
    summary: summarise(state),
    state,
    stateVersion: miniatures.stateVersion,
  })
}
