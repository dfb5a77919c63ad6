import type { App } from 'vue'
import type { Router } from 'vue-router'
import { messages } from '@/messages/index.ts'
import { loadAgain } from './load-again.ts'
import { useNotices } from './notices.ts'
import { ScreenMissing } from './screen-missing.ts'

const { faults } = messages.app

/** Loads the app afresh, on the screen that the player was going to. */
function reloadAt(address: string): void {
  window.location.hash = address
  void loadAgain()
}

function showFault(): void {
  useNotices().show({
    id: 'fault',
    text: faults.unexpected,
    danger: true,
    action: { label: faults.reload, act: () => void loadAgain() },
  })
}

function showScreenMissing(address: string): void {
  useNotices().show({
    id: 'screenMissing',
    text: faults.screenMissing,
    danger: true,
    action: { label: faults.reload, act: () => reloadAt(address) },
  })
}

/** Catches what nothing else caught: says so calmly, and what to do. The browser's console keeps the error. */
export function catchFaults(app: App, router: Router): void {
  app.config.errorHandler = (error) => {
    showFault()
    reportError(error)
  }
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // The router has said so already.
    if (!(reason instanceof ScreenMissing)) showFault()
  })
  router.onError((error: unknown, to) => {
    if (error instanceof ScreenMissing) showScreenMissing(to.fullPath)
    else showFault()
  })
}
