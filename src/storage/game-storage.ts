import type { Rulebook, Typed } from '@/rules/index.ts'
import { appendEntry, readStand, saveDraft, saveOwnDice, type Append } from './append.ts'
import type { Connection } from './database.ts'
import { keepCopy, type GameCopy } from './copy-game.ts'
import { noteSeal, readGameNotes, type Mark } from './game-notes.ts'
import { createGame, type NewGame } from './new-game.ts'
import { openGame, openStretch, readEntries } from './open.ts'
import type { Draft } from './record.ts'
import { mendSnapshot, readSnapshot, snapshotNodes } from './snapshots.ts'
import type { Stand } from './stand.ts'

/**
 * What a game needs of storage. What every function decides and takes is said where it is written; all of
 * them reject with a StorageProblem.
 */
export function createGameStorage(connection: Connection) {
  return {
    createGame: (game: NewGame) => createGame(connection, game),
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
    snapshotNodes: (game: string) => snapshotNodes(connection, game),
    readSnapshot: (game: string, node: number) => readSnapshot(connection, game, node),
    mendSnapshot: <State>(game: string, node: number, mended: Parameters<typeof mendSnapshot<State>>[3]) =>
      mendSnapshot(connection, game, node, mended),
    keepCopy: <State>(copy: GameCopy<State>) => keepCopy(connection, copy),
    readGameNotes: (game: string) => readGameNotes(connection, game),
    noteSeal: (game: string, mark: Mark) => noteSeal(connection, game, mark),
    readStand: (game: string) => readStand(connection, game),
    appendEntry: <State>(append: Append<State>) => appendEntry(connection, append),
    saveDraft: (game: string, expected: Stand, draft: Draft | null) =>
      saveDraft(connection, game, expected, draft),
    /** Loaded when a game is first saved to a file. */
    async collectGame(game: string) {
      const { collectGame } = await import('./backup/collect.ts')
      return collectGame(connection, game)
    },
    saveOwnDice: (game: string, side: string, usesOwnDice: boolean) =>
      saveOwnDice(connection, game, side, usesOwnDice),
  }
}

export type GameStorage = ReturnType<typeof createGameStorage>
