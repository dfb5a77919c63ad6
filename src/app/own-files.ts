/** The same name stands in the service worker's settings, in vite.config.ts. */
const cacheName = 'earlier'

/**
 * Keeps the files of the version that runs where the next version's service worker finds them: that one forgets them
 * as soon as it takes over, and a window that stays on this one may still ask for them. Where there is no room for
 * them, what is missing then is told when it is asked for.
 *
 * @param scope of the service worker
 */
export async function keepOwnFiles(scope: string): Promise<void> {
  try {
    await copyFiles(await caches.open(`workbox-precache-v2-${scope}`), await caches.open(cacheName))
  } catch {
    return
  }
}

async function copyFiles(from: Cache, to: Cache): Promise<void> {
  for (const request of await from.keys()) {
    const file = await from.match(request)
    if (file !== undefined && isLazy(request)) await to.put(request, file)
  }
}

/** Only what has its hash in its name is asked for later, and is never mistaken for another version's. */
function isLazy({ url }: Request): boolean {
  return url.includes('/assets/')
}

/** Forgets what was kept of earlier versions. What cannot be forgotten now is forgotten at another start. */
export async function forgetEarlierFiles(): Promise<void> {
  if ('caches' in window) await caches.delete(cacheName).catch(() => undefined)
}
