import type { Room } from '@/storage/room.ts'
import { appShelf } from './app-storage.ts'

export { roomLeft, type Room } from '@/storage/room.ts'

/** Whether the browser keeps the games until the player deletes them; null where it does not say. */
export async function isKept(): Promise<boolean | null> {
  if (!('storage' in navigator)) return null
  return navigator.storage.persisted().catch(() => null)
}

/** Asks the browser to keep the games. Whether it does; null where it cannot be asked. */
export async function askToKeep(): Promise<boolean | null> {
  if (!('storage' in navigator)) return null
  return navigator.storage.persist().catch(() => null)
}

/**
 * Asks the browser to keep the games, unless it was asked before: once there is something to keep, since some
 * browsers ask the player in turn. The settings ask again at any time.
 */
export async function askToKeepOnce(): Promise<void> {
  const asked = await appShelf.readSettings().then(
    ({ askedToKeep }) => askedToKeep,
    () => true,
  )
  if (asked) return
  await appShelf.saveSetting('askedToKeep', true).catch(() => undefined)
  await askToKeep()
}

const lowestShare = 0.05
const lowestBytes = 5_000_000

/** Whether less than a twentieth of all room is left, or less than five megabytes: time to say so. */
export function isRoomLow({ used, available }: Room): boolean {
  if (available === null) return false
  return available < lowestBytes || available < lowestShare * (used + available)
}
