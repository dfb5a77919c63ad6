/** How much is stored here and may be, as far as the browser says: some that keep things never did. Never throws. */
export async function storageEstimate(): Promise<StorageEstimate> {
  if (!('storage' in navigator) || !('estimate' in navigator.storage)) return {}
  return navigator.storage.estimate().catch(() => ({}))
}
