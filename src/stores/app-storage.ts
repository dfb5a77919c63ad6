import { shallowRef } from 'vue'
import { createConnection, createShelf, withStandIn } from '@/storage/index.ts'
import type { Connection } from '@/storage/database.ts'

/** Whether the browser keeps nothing here, and everything is in memory, until the page is closed. */
export const isInMemory = shallowRef(false)

const ownConnection: Connection = createConnection({
  beforeUpgrade: async (version) =>
    (await import('./before-upgrade.ts')).backUpOldDatabase(ownConnection, version),
})

/** The one connection of the app; it is opened when something is first asked of it. */
export const appConnection = withStandIn(
  ownConnection,
  async () => (await import('./memory-storage.ts')).openMemory(),
  () => (isInMemory.value = true),
)

/** Which games there are, and the settings. */
export const appShelf = createShelf(appConnection, ['miniatures', 'napoleon-in-europe'])
