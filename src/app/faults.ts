import type { App } from 'vue'
import type { Router } from 'vue-router'
import { messages } from '@/messages/index.ts'
import { ScreenMissing } from '@/ui/screen-missing.ts'
import { tellFaultsOfSheets } from '@/ui/sheetOfItsOwn.ts'
import { loadAgain } from './load-again.ts'
import { useNotices } from './notices.ts'

const { faults } = messages.app

/** Says what is wrong, and offers to load the app afresh. @param address where the player was going */
function offerLoading(text: string, address?: string): void {
  const id = 'fault'
  const notices = useNotices()
  function act(): void {
    notices.show({ id, text: faults.reloading })
    void loadAgain(address)
  }
  notices.show({ id, text, danger: true, action: { label: faults.reload, act } })
}

function showFault(): void {
  offerLoading(faults.unexpected)
}

/** Catches what nothing else caught: says so calmly, and what to do. The browser's console keeps the error. */
export function catchFaults(app: App, router: Router): void {
  function tell(error: unknown): void {
    if (error instanceof ScreenMissing) offerLoading(faults.screenMissing)
    else showFault()
    reportError(error)
  }
  app.config.errorHandler = tell
  tellFaultsOfSheets(tell)
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // The router has said so already.
    if (!(reason instanceof ScreenMissing)) showFault()
  })
  router.onError((error: unknown, to) => {
    if (error instanceof ScreenMissing) offerLoading(faults.screenMissing, to.fullPath)
    else showFault()
  })
}
