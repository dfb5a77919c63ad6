import { createPinia, setActivePinia } from 'pinia'
import { expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { createMemoryHistory, createRouter, RouterView, type Router } from 'vue-router'
import LeavingUnsaved from '@/games/shared/bars/LeavingUnsaved.vue'
import { later } from '@/messages/later.ts'
import { closeTopSheet } from '@/ui/openSheets.ts'
import { byRole, findByRole, show } from '../ui/parts/reading.ts'

const { leaving } = later.keeping
/** A sheet of the game says what is wrong as well as the screen behind it does. */
const Game = defineComponent(() => () => [h(LeavingUnsaved), h(LeavingUnsaved)])
const Elsewhere = defineComponent(() => () => null)

/** A game with a roll that is not saved. */
async function unsavedGame(): Promise<Router> {
  const routes = [
    { path: '/', component: Elsewhere },
    { path: '/game/:id/:place', component: Game },
  ]
  const router = createRouter({ history: createMemoryHistory(), routes })
  router.beforeEach(() => !closeTopSheet())
  setActivePinia(createPinia())
  await router.push('/game/ligny/turn')
  show(RouterView, { global: { plugins: [router] } })
  return router
}

function addressOf({ currentRoute }: Router): string {
  return currentRoute.value.fullPath
}

it('[fault: quota] a game with a roll that is not saved is not left unasked', async () => {
  const router = await unsavedGame()
  await router.push('/')
  expect(addressOf(router)).toBe('/game/ligny/turn')
  await vi.waitFor(() => expect(findByRole('dialog', leaving.question)).toBeDefined())
  byRole('button', leaving.cancel).click()
  expect(addressOf(router)).toBe('/game/ligny/turn')
  await router.push('/')
  expect(addressOf(router)).toBe('/game/ligny/turn')
  await vi.waitFor(() => expect(findByRole('dialog', leaving.question)).toBeDefined())
  byRole('button', leaving.confirm).click()
  await vi.waitFor(() => expect(addressOf(router)).toBe('/'))
})

it('the places of the game are there all the same', async () => {
  const router = await unsavedGame()
  await router.push('/game/ligny/log')
  expect(addressOf(router)).toBe('/game/ligny/log')
})

it('[fault: quota] the browser asks before it closes the page, and no more once the game is left', async () => {
  const router = await unsavedGame()
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(true)
  await router.push('/')
  await vi.waitFor(() => expect(findByRole('dialog', leaving.question)).toBeDefined())
  byRole('button', leaving.confirm).click()
  await vi.waitFor(() => expect(addressOf(router)).toBe('/'))
  expect(isAsked()).toBe(false)
})
