import type { Rulebook, Typed } from '@/rules/index.ts'
import { appendEntry, readStand, saveDraft, saveOwnDice, type Append } from './append.ts'
import type { CheckedGame } from './backup-file.ts'
import { exportGame, importGame, type ImportedAs } from './backup.ts'
import { createConnection, type ConnectionOptions } from './database.ts'
import { createGame, listGames, removeGame, type NewGame } from './games.ts'
import { openGame, openStretch, readEntries } from './open.ts'
import type { Draft, Stand } from './record.ts'
import { readSettings, saveSetting, type Settings } from './settings.ts'

export type { Append } from './append.ts'
export { backupText, type CheckedGame } from './backup-file.ts'
export type { ListedGame, NewGame } from './games.ts'
export type { GameFault, OpenedGame } from './open.ts'
export { StorageProblem, asStorageProblem, type StorageProblemCode } from './problem.ts'
export { isSameStand, newGameId, type Draft, type GameProblem, type Stand } from './record.ts'
export type { EntryRow } from './schema.ts'
export { parseSettings, themes, type Settings, type Theme } from './settings.ts'

/**
 * Everything that the app stores, over one connection that heals itself. What every function decides and
 * takes is said where it is written; all of them reject with a StorageProblem.
 *
 * @param rulebooks the rulebooks that this program knows
 */
export function createStorage(rulebooks: readonly string[], options: ConnectionOptions = {}) {
  const connection = createConnection(options)
  return {
    listGames: () => listGames(connection, rulebooks),
    createGame: (game: NewGame) => createGame(connection, game),
    removeGame: (game: string) => removeGame(connection, game),
    openGame: <State, Command extends Typed, Effect extends Typed>(
      game: string,
      rulebook: Rulebook<State, Command, Effect>,
    ) => openGame(connection, game, rulebook),
    openStretch: <State, Command extends Typed, Effect extends Typed>(
      game: string,
      node: number,
      rulebook: Rulebook<State, Command, Effect>,
    ) => openStretch(connection, game, node, rulebook),
    readEntries: (game: string, beforeIndex: number, count: number) =>
      readEntries(connection, game, beforeIndex, count),
    readStand: (game: string) => readStand(connection, game),
    appendEntry: <State>(append: Append<State>) => appendEntry(connection, append),
    saveDraft: (game: string, expected: Stand, draft: Draft) => saveDraft(connection, game, expected, draft),
    saveOwnDice: (game: string, side: string, usesOwnDice: boolean) =>
      saveOwnDice(connection, game, side, usesOwnDice),
    exportGame: (game: string, savedAt: number) => exportGame(connection, game, savedAt),
    importGame: <State>(game: CheckedGame, as: ImportedAs<State>) => importGame(connection, game, as),
    readSettings: () => readSettings(connection),
    saveSetting: <Key extends keyof Settings>(key: Key, value: Settings[Key]) =>
      saveSetting(connection, key, value),
    /** Finds out whether storage answers, and heals the connection where it does not. */
    probe: () => connection.use(async (database) => void (await database.count('games'))),
    close: () => connection.close(),
  }
}

export type GameStorage = ReturnType<typeof createStorage>
