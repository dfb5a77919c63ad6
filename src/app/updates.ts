import type { Workbox } from 'workbox-window'
import { messages } from '@/messages/index.ts'
import { useSettings } from '@/stores/settings.ts'
import { watchTaps } from './between-taps.ts'
import { useNotices, type ShellNotice } from './notices.ts'
import { whenPageIsShown } from './page-shown.ts'
import { forgetOldRulebooks, keepRulebooks, keepRulebooksAhead } from './rulebook-files.ts'

/** The part of workbox-window that is used here. */
export type Worker = Pick<Workbox, 'addEventListener' | 'register' | 'messageSkipWaiting' | 'update'>

const { notices } = messages.app
/** Good news goes away by itself. */
const millisecondsOfGoodNews = 6_000
const millisecondsBetweenChecks = 60 * 60 * 1000

function reload(): void {
  window.location.reload()
}

/**
 * Registers the service worker and watches for a new version of the app. It is never taken into use but
 * when the player says so; it is looked for when the page is shown again, at most once an hour.
 */
export async function followUpdates(worker: Worker, now: () => number = Date.now): Promise<void> {
  let isAccepted = false
  let checkedAt = now()
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
    say({ id, text: notices.offlineReady })
    setTimeout(() => betweenTaps(() => useNotices().remove(id)), millisecondsOfGoodNews)
    void settings.dismissNotice(id)
  }

  function offerUpdate(): void {
    say({
      id: 'update',
      text: notices.updateReady,
      action: { label: notices.reload, act: accept },
    })
  }

  function accept(): void {
    isAccepted = true
    worker.messageSkipWaiting()
  }

  /** The new version is in use: here because the player said so, or in another window of the app. */
  function takeOver(isUpdate: boolean | undefined): void {
    if (isAccepted) return reload()
    if (!isUpdate) return
    say({
      id: 'update',
      text: notices.updatedElsewhere,
      action: { label: notices.reload, act: reload },
    })
  }

  // What the new version needs is there before it is offered.
  worker.addEventListener('waiting', () => void keepRulebooksAhead().then(offerUpdate))
  worker.addEventListener('installed', ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal) void keepRulebooks().then(sayReadyOffline)
  })
  worker.addEventListener('controlling', ({ isUpdate }) => takeOver(isUpdate))

  // A browser may withhold service workers: then the app is not kept for offline use, and works all the same.
  const registration = await worker.register({ immediate: true }).catch(() => undefined)
  if (registration === undefined) return

  if (!registration.waiting) void keepRulebooks().then(forgetOldRulebooks)

  whenPageIsShown(() => {
    if (now() - checkedAt < millisecondsBetweenChecks) return
    checkedAt = now()
    if (registration.waiting) offerUpdate()
    // Without a network there is no news.
    else worker.update().catch(() => undefined)
  })
}

/** Follows updates where the browser has service workers: not over plain http, not in development. */
export async function watchForUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { Workbox } = await import('workbox-window')
  await followUpdates(new Workbox('./sw.js', { scope: './' }))
}
