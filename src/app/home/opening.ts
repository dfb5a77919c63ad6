import { entryReader, stateAfter, type Entry } from '@/journal/index.ts'
import { later } from '@/messages/later.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
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
  const games = await Promise.all(parsed.games.map(readGame))
  const bad = games.find((game) => 'words' in game)
  if (bad !== undefined && 'words' in bad) return failure(bad.words)
  try {
    for (const game of games) if ('store' in game) await game.store()
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

/** A game that was read by its own rulebook, and can be kept. */
interface ReadGame {
  store(): Promise<void>
}

type Reading = ReadGame | { readonly words: string }

/** How the games of each rulebook are read; its rules are loaded for the first of them. */
const readings = new Map<string, () => Promise<(game: CheckedGame) => Reading>>([
  ['miniatures', readMiniatures],
  ['napoleon-in-europe', readNapoleonInEurope],
])

async function readMiniatures(): Promise<(game: CheckedGame) => Reading> {
  const { kept } = await import('@/games/miniatures/kept.ts')
  return (game) => readBy(kept, game)
}

async function readNapoleonInEurope(): Promise<(game: CheckedGame) => Reading> {
  const { kept } = await import('@/games/napoleon-in-europe/kept.ts')
  return (game) => readBy(kept, game)
}

async function readGame(game: CheckedGame): Promise<Reading> {
  const loadReading = readings.get(game.rulebook)
  if (loadReading === undefined) return { words: storedGames.games.unknownRulebook }
  const reading = await loadReading().catch(() => null)
  return reading === null ? { words: keptGames.rulesMissing(game.name) } : reading(game)
}

interface Kept<State, Command extends Typed, Effect extends Typed> {
  readonly rulebook: Rulebook<State, Command, Effect>
  nameOf(state: State): string
  summarise(state: State): unknown
}

/** Opens every entry by the rulebook's own schemas, or says which one cannot be read. */
function readBy<State, Command extends Typed, Effect extends Typed>(
  { rulebook, nameOf, summarise }: Kept<State, Command, Effect>,
  game: CheckedGame,
): Reading {
  const read = entryReader(rulebook)
  const entries: Entry<Command, Effect>[] = []
  for (const [index, { text, hash }] of game.entries.entries()) {
    const result = read(text, hash)
    if ('problem' in result) return { words: storage.backups.badEntry[result.problem](game.name, index) }
    entries.push(result.entry)
  }
  return {
    store() {
      const state = stateAfter(rulebook, entries)
      return appGames.importGame(game, {
        id: newGameId(),
        name: nameOf(state),
        summary: summarise(state),
        state,
        stateVersion: rulebook.stateVersion,
      })
    },
  }
}
