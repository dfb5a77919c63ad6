import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { createMemoryHistory, type Router } from 'vue-router'
import App from '@/app/App.vue'
import { catchFaults } from '@/app/faults.ts'
import { createAppRouter } from '@/app/router.ts'
import { useNotices } from '@/app/notices.ts'
import { show } from '../ui/parts/reading.ts'

export interface Shell {
  readonly router: Router
  readonly wrapper: VueWrapper
}

/** The whole app at an address, as it is after the first picture. */
export async function openApp(address = '/'): Promise<Shell> {
  const pinia = createPinia()
  setActivePinia(pinia)
  const history = createMemoryHistory()
  history.replace(address)
  const router = createAppRouter(history)
  const faults = { install: (app: Parameters<typeof catchFaults>[0]) => catchFaults(app, router) }
  const wrapper = show(App, { global: { plugins: [pinia, router, faults] } })
  await router.isReady()
  await settle()
  return { router, wrapper }
}

/** Lets everything that was asked for arrive, lazy parts too. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await flushPromises()
}

/** What the shell says above the screen. */
export function noticeTexts(): string[] {
  return useNotices().notices.map(({ text }) => text)
}
