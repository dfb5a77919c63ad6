/** How long a new version may take to come before the page is loaded as it is. */
const patienceMilliseconds = 10_000

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, patienceMilliseconds))
}

/** Has a version that is there, or about to be, take the place of the one in use. */
function takenOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    function look(): void {
      if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' })
      if (worker.state === 'redundant') resolve()
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    worker.addEventListener('statechange', look)
    look()
  })
}

async function takeNewest(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
  const worker = registration?.waiting ?? registration?.installing
  if (worker) await takenOver(worker)
}

/**
 * Loads the app again after a fault, in its newest version where that can be had: an old one may be what is wrong, and
 * would be loaded again and again. Without a network the app is loaded as it is.
 */
export async function loadAgain(): Promise<void> {
  if ('serviceWorker' in navigator) await Promise.race([takeNewest(), patience()]).catch(() => undefined)
  window.location.reload()
}
