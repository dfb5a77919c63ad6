import * as v from 'valibot'

const listSchema = v.array(v.string())
/** The same name stands in the service worker's settings, in vite.config.ts. */
const cacheName = 'rulebooks'

/**
 * Keeps the files of every further rulebook, and what is set aside, where the service worker finds them: games
 * of any rulebook then open without a network, also for the first time. What is kept already is not fetched
 * again. Where it fails, the next start tries again, and a rulebook is loaded when it is opened.
 */
export async function keepRulebooks(): Promise<void> {
  await kept('./rulebooks.json')
}

/** Keeps the files of a version that waits, besides those of this one. */
export async function keepRulebooksAhead(): Promise<void> {
  await kept(`./rulebooks.json?${Date.now()}`)
}

/** Forgets the files of versions before this one; nobody else may be using them any more. */
export async function forgetOldRulebooks(): Promise<void> {
  await trying(async (cache) => {
    const current = (await laterFiles()).map((file) => new URL(file, location.href).href)
    const old = (await cache.keys()).filter(({ url }) => !current.includes(url))
    await Promise.all(old.map((request) => cache.delete(request)))
  })
}

/** The addresses of all files that are fetched once the app stands. @throws where the list cannot be read */
export function laterFiles(): Promise<readonly string[]> {
  return listAt('./rulebooks.json')
}

function kept(list: string): Promise<void> {
  return trying(async (cache) => {
    const files = await listAt(list)
    await Promise.all(files.map(async (file) => (await cache.match(file)) ?? cache.add(file)))
  })
}

async function listAt(address: string): Promise<readonly string[]> {
  const answer = await fetch(address, { cache: 'no-store' })
  return v.parse(listSchema, await answer.json())
}

/** Without a network, or without a place to keep files, nothing is kept. */
async function trying(work: (cache: Cache) => Promise<void>): Promise<void> {
  try {
    await work(await caches.open(cacheName))
  } catch {
    return
  }
}
