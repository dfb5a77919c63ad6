import { createSetupStorage } from '@/storage/setups.ts'
import { appConnection } from './app-storage.ts'

/** The storage of kept boards. Only the screens that show them load it. */
export const appSetups = createSetupStorage(appConnection)
