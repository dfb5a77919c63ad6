import type { Connection } from './database.ts'
import { listGames, removeGame } from './games.ts'
import { readSettings, saveSetting, type Settings } from './settings.ts'

/**
 * What the app needs of storage before a game is opened: which games there are, and the settings. What
 * every function decides and takes is said where it is written; all of them reject with a StorageProblem.
 *
 * @param rulebooks the rulebooks that this program knows
 */
export function createShelf(connection: Connection, rulebooks: readonly string[]) {
  return {
    listGames: () => listGames(connection, rulebooks),
    removeGame: (game: string) => removeGame(connection, game),
    readSettings: () => readSettings(connection),
    saveSetting: <Key extends keyof Settings>(key: Key, value: Settings[Key]) =>
      saveSetting(connection, key, value),
  }
}

export type Shelf = ReturnType<typeof createShelf>
