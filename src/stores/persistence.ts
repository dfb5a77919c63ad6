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

/** Bytes that everything stored at this address takes; null where the browser does not say. */
export async function bytesUsed(): Promise<number | null> {
  if (!('storage' in navigator)) return null
  const estimate = await navigator.storage.estimate().catch(() => null)
  return estimate?.usage ?? null
}
