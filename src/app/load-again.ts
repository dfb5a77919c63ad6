import { moment } from '@/stores/moment.ts'

/** How long a new version may take to come before the page is loaded as it is. */
const patienceMilliseconds = 30_000

/** Chromium may never let a version take over that is told to as soon as it is installed. */
const settlingMilliseconds = 1_000

/** Has a version that is there, or about to be, take the place of the one in use. */
function takenOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    async function look(): Promise<void> {
      if (worker.state === 'redundant') resolve()
      if (worker.state !== 'installed') return
      await moment(settlingMilliseconds)
      worker.postMessage({ type: 'SKIP_WAITING' })
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    worker.addEventListener('statechange', () => void look())
    void look()
  })
}

async function takeNewest(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  // Without a network there is no news, but a version may be here that waits.
  await registration?.update().catch(() => undefined)
  const worker = registration?.waiting ?? registration?.installing
  if (worker) await takenOver(worker)
}

/**
 * Loads the app again after a fault, in its newest version where that can be had: an old one may be what is wrong, and
 * would be loaded again and again. Without a network the app is loaded as it is.
 *
 * @param address where it opens; without it, where it is
 */
export async function loadAgain(address?: string): Promise<void> {
  if ('serviceWorker' in navigator)
    await Promise.race([takeNewest(), moment(patienceMilliseconds)]).catch(() => undefined)
  if (address !== undefined) window.location.hash = address
  window.location.reload()
}
