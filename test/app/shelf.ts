import { vi } from 'vitest'
import { shallowRef } from 'vue'
import { StorageProblem, type GameStorage, type ListedGame, type Shelf } from '@/storage/index.ts'
import type { ChartSetStorage } from '@/storage/chart-sets.ts'
import { parseSettings, type Settings } from '@/storage/settings.ts'

/** What stands in for the phone's storage, in the tests of the shell. */
const stored: { games: ListedGame[]; settings: Partial<Settings> } = { games: [], settings: {} }

export const appShelf = {
  listGames: vi.fn<Shelf['listGames']>(),
  removeGame: vi.fn<Shelf['removeGame']>(),
  readSettings: vi.fn<Shelf['readSettings']>(),
  saveSetting: vi.fn(),
}

/** Whether memory stands in for a browser that keeps nothing. */
export const isInMemory = shallowRef(false)

/** What the shell's lazy parts ask of the database goes without an answer. */
export const appConnection = {
  use: () => Promise.reject(problem()),
  close: () => Promise.resolve(),
}

export const appGames = {
  createGame: vi.fn<GameStorage['createGame']>(),
}

export const appRuleSets = {
  list: vi.fn<ChartSetStorage['list']>(),
  save: vi.fn<ChartSetStorage['save']>(),
  remove: vi.fn<ChartSetStorage['remove']>(),
}

/** Fills the phone with games and settings, and forgets what was asked of it. */
export function stock(games: ListedGame[] = [], settings: Partial<Settings> = {}): void {
  isInMemory.value = false
  stored.games = games
  stored.settings = settings
  appShelf.listGames.mockReset().mockImplementation(async () => [...stored.games])
  appShelf.removeGame.mockReset().mockResolvedValue()
  appShelf.readSettings.mockReset().mockImplementation(async () => parseSettings(stored.settings))
  appShelf.saveSetting.mockReset().mockResolvedValue(undefined)
  appGames.createGame.mockReset().mockResolvedValue()
  appRuleSets.list.mockReset().mockResolvedValue([])
  appRuleSets.save.mockReset().mockResolvedValue()
  appRuleSets.remove.mockReset().mockResolvedValue()
}

/** Storage that does not answer as it should. */
export function problem(): StorageProblem {
  return new StorageProblem('blocked')
}
