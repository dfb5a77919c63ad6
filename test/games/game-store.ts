import { createPinia, defineStore, setActivePinia } from 'pinia'
import { flushPromises } from '@vue/test-utils'
import { afterEach, vi } from 'vitest'
import * as v from 'valibot'
import { summarise } from '@/games/miniatures/summary.ts'
import type { useMiniaturesGame } from '@/games/miniatures/store.ts'
import { miniatures } from '@/rules/miniatures/index.ts'
import type { GameStorage } from '@/storage/index.ts'
import { createSession } from '@/stores/session.ts'
import type { GameWriters } from '@/stores/writer/game-writers.ts'
import { quatreBras } from '../rules/game.ts'
import type { Difference } from '../rules/standard.ts'
import { tallyStorage } from '../support/stored-games.ts'
import { dealt } from './combat.ts'

/** The store of a game, on a disk of the test's own and with the test's faces. */

type Game = ReturnType<typeof useMiniaturesGame>

const opened: Game[] = []

afterEach(() => {
  for (const game of opened.splice(0)) game.$dispose()
})

/** The store of a page on which no game is open yet. */
export function gameStore(
  faces: readonly number[] = [],
  storage: GameStorage = tallyStorage(),
  rulebook: typeof miniatures = miniatures,
  writers?: GameWriters,
): Game {
  setActivePinia(createPinia())
  const useGame = defineStore('miniatures-game', () =>
    createSession(rulebook, {
      storage,
      faces: dealt(...faces),
      now: Date.now,
      nameOf: ({ name }) => name,
      summarise,
      idle: () => undefined,
      ...(writers && { writers }),
    }),
  )
  const game = useGame()
  opened.push(game)
  return game
}

/** Quatre Bras, begun and open. */
export async function openQuatreBras(faces: readonly number[] = [], storage?: GameStorage): Promise<Game> {
  const game = gameStore(faces, storage)
  const created = await game.create(v.parse(miniatures.commandSchema, quatreBras))
  if (created.kind !== 'created') throw new Error(created.kind)
  await game.open(created.id)
  return game
}

/** The same game on another page. */
export async function reopenedGame(game: Game, faces: readonly number[] = []): Promise<Game> {
  const another = gameStore(faces)
  await another.open(game.game?.id ?? '')
  return another
}

/** Puts any command to a game. */
export async function perform(game: Game, command: Difference): Promise<void> {
  const answer = await game.perform(v.parse(miniatures.commandSchema, command))
  if (answer.kind !== 'recorded') throw new Error(JSON.stringify(answer))
}

/** Lets what was asked of the disk be done, and shown: a sheet shows it in a turn of its own. */
export async function written(): Promise<void> {
  await vi.waitFor(
    () => {
      if (opened.some(({ busy }) => busy)) throw new Error('something is still being written')
    },
    { interval: 1 },
  )
  await flushPromises()
  await flushPromises()
}
