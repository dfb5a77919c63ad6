import { releases, updates } from '@/messages/updates.ts'
import { useSettings } from '@/stores/settings.ts'
import { unfinished, untilWritten } from '@/stores/unfinished.ts'
import { watchTaps } from './between-taps.ts'
import { useNotices, type ShellNotice } from './notices.ts'
import { forgetEarlierFiles, keepOwnFiles } from './own-files.ts'
import { hourlyWhileShown } from './page-shown.ts'
import { forgetOldRulebooks, keepRulebooks, keepRulebooksAhead } from './rulebook-files.ts'
import { holdVersion, isOnlyVersion } from './versions.ts'

/** The part of the platform that is used here. */
export type WorkerContainer = Pick<ServiceWorkerContainer, 'addEventListener' | 'controller' | 'register'>

/** Good news goes away by itself. */
const millisecondsOfGoodNews = 6_000

/** How long a version that was agreed to may take to come into use. */
const millisecondsToTakeOver = 15_000

function reload(): void {
  window.location.reload()
}

/**
 * Registers the service worker and watches for a new version of the app. It is looked for when the page is shown
 * again, and hourly while it is shown. It is taken into use only when the player says so, and never between a roll
 * and its record.
 */
export async function followUpdates(workers: WorkerContainer, now: () => number = Date.now): Promise<void> {
  let isAccepted = false
  let isControlled = workers.controller !== null
  /** Nobody asked for this news: it comes and goes when it likes, and moves the screen. */
  const betweenTaps = watchTaps()

  function say(notice: ShellNotice): void {
    betweenTaps(() => useNotices().show(notice))
  }

  /** Said once: after that it goes without saying. */
  function sayReadyOffline(): void {
    const id = 'offlineReady'
    const settings = useSettings()
    if (settings.dismissedNotices.includes(id)) return
    say({ id, text: updates.offlineReady })
    setTimeout(() => betweenTaps(() => useNotices().remove(id)), millisecondsOfGoodNews)
    void settings.dismissNotice(id)
  }

  function offer(text: string, leave: () => void): void {
    say({ id: 'update', text, action: { label: updates.reload, act: () => void whenFinished(leave) } })
  }

  /** Does what leads away from this page, or says what has to come first. */
  async function whenFinished(leave: () => void): Promise<void> {
    await untilWritten()
    const left = unfinished()
    if (left === null) leave()
    else if (left === 'writing') await whenFinished(leave)
    else offer(updates.first[left], leave)
  }

  // The new version is in use: here because the player said so, or in another window of the app.
  workers.addEventListener('controllerchange', () => {
    const isUpdate = isControlled
    isControlled = true
    if (isAccepted) void whenFinished(reload)
    else if (isUpdate) offer(updates.elsewhere, reload)
  })

  // A browser may withhold service workers: then the app is not kept for offline use, and works all the same.
  const registration = await workers.register('./sw.js', { scope: './' }).catch(() => undefined)
  if (registration === undefined) return

  function accept(): void {
    isAccepted = true
    // Where none waits any more, another window has taken it into use.
    if (!registration?.waiting) return reload()
    registration.waiting.postMessage({ type: 'SKIP_WAITING' })
    setTimeout(askAgain, millisecondsToTakeOver)
  }

  /** Chromium may never let a version take over. One that comes much later must not find a player who agreed long ago. */
  function askAgain(): void {
    if (!registration?.waiting) return
    isAccepted = false
    void offerUpdate(registration)
  }

  /** What the new version needs, and what this one may still need beside it, is there before it is offered. */
  async function offerUpdate({ scope }: ServiceWorkerRegistration): Promise<void> {
    await Promise.all([keepRulebooksAhead(), keepOwnFiles(scope)])
    offer(updates.ready, accept)
  }

  /** Says when a version is installed: the first that there is, or one that waits. */
  function follow(found: ServiceWorkerRegistration): void {
    const { installing } = found
    if (installing === null) return
    installing.onstatechange = () => {
      if (installing.state !== 'installed') return
      if (found.active) void offerUpdate(found)
      else void keepRulebooks().then(sayReadyOffline)
    }
  }

  registration.addEventListener('updatefound', () => follow(registration))
  follow(registration)
  if (registration.waiting) void offerUpdate(registration)
  else void tidy(registration)

  hourlyWhileShown(() => {
    if (registration.waiting) void offerUpdate(registration)
    // Without a network there is no news.
    else registration.update().catch(() => undefined)
  }, now)
}

/** Forgets what only earlier versions need, unless one of them still runs in another window. */
async function tidy(registration: ServiceWorkerRegistration): Promise<void> {
  await keepRulebooks()
  if (registration.waiting || !(await isOnlyVersion())) return
  await forgetOldRulebooks()
  await forgetEarlierFiles()
}

/** Says once that another version is here than before, and leads to what is new in it. */
export function sayWhatIsNew(): void {
  const settings = useSettings()
  const [{ version }] = releases
  const id = `whatIsNew ${version}`
  const isKnown = settings.dismissedNotices.includes(id)
  const isFirstVersion = !settings.dismissedNotices.includes('offlineReady')
  if (!isKnown) void settings.dismissNotice(id)
  if (isKnown || isFirstVersion) return
  useNotices().show({
    id: 'whatIsNew',
    text: updates.isHere(version),
    action: { label: updates.whatIsNew, act: () => (window.location.hash = '#/settings/whats-new') },
  })
}

/** Follows updates where the browser has service workers: not over plain http, not in development. */
export async function watchForUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  holdVersion()
  sayWhatIsNew()
  await followUpdates(navigator.serviceWorker)
}
