import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { type Shelf, type ListedGame } from '@/storage/index.ts'
import { appShelf } from './app-storage.ts'
import { createShownProblem } from './shown-problem.ts'

export type { ListedGame } from '@/storage/index.ts'

/** The games on this device, the one played last first, with those that cannot be read. */
export function createGames(storage: Shelf) {
  const games = shallowRef<readonly ListedGame[]>([])
  /** Whether the list was read at least once. */
  const isRead = shallowRef(false)
  const { problem, showing } = createShownProblem()

  /** Reads the list; where that fails, `problem` says why and the list stays as it was. */
  function reload(): Promise<void> {
    return showing(async () => {
      games.value = await storage.listGames()
      isRead.value = true
    })
  }

  /** Removes a game with everything that belongs to it. */
  function remove(id: string): Promise<void> {
    return showing(async () => {
      await storage.removeGame(id)
      games.value = games.value.filter((game) => game.id !== id)
    })
  }

  return { games, isRead, problem, reload, remove }
}

export const useGames = defineStore('games', () => createGames(appShelf))
