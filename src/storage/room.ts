/** What is stored at this address and how much more may be, in bytes. */
export interface Room {
  readonly used: number
  /** Null where the browser does not say. */
  readonly available: number | null
}

/** How much room there is; null where the browser does not say. Never throws. */
export async function roomLeft(): Promise<Room | null> {
  const { usage, quota } = await storageEstimate()
  if (usage === undefined) return null
  return { used: usage, available: quota === undefined ? null : Math.max(0, quota - usage) }
}

/** Some browsers that keep things never said how much. */
async function storageEstimate(): Promise<StorageEstimate> {
  if (!('storage' in navigator) || !('estimate' in navigator.storage)) return {}
  return navigator.storage.estimate().catch(() => ({}))
}
