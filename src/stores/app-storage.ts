import { createStorage } from '@/storage/index.ts'

/** The storage of the app; it is opened when something is first asked of it. */
export const appStorage = createStorage(['miniatures'])
