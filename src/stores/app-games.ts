import { createGameStorage } from '@/storage/index.ts'
import { appConnection } from './app-storage.ts'

/** The storage of the game that is open. Home and quick resolve go without it. */
export const appGames = createGameStorage(appConnection)
