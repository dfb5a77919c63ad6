import { createChartSetStorage } from '@/storage/chart-sets.ts'
import { appConnection } from './app-storage.ts'

/** The storage of a table's own rules. Only the screens that show or choose them load it. */
export const appRuleSets = createChartSetStorage(appConnection)
