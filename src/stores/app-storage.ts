import { createConnection, createShelf } from '@/storage/index.ts'

/** The one connection of the app; it is opened when something is first asked of it. */
export const appConnection = createConnection()

/** Which games there are, and the settings. */
export const appShelf = createShelf(appConnection, ['miniatures', 'napoleon-in-europe'])
