import { createArmyStorage } from '@/storage/armies.ts'
import { appConnection } from './app-storage.ts'

/** The storage of army lists. Only the screens that show them load it. */
export const appArmies = createArmyStorage(appConnection)
