import type { Connection } from '@/storage/database.ts'
import { createMemoryConnection } from '@/storage/memory/connection.ts'

/** A database in memory. The browser asks before the page goes, and with it what the player has made. */
export function openMemory(page: EventTarget = window): Connection {
  const connection = createMemoryConnection()
  page.addEventListener('beforeunload', (event) => {
    if (connection.holdsWork()) event.preventDefault()
  })
  return connection
}
