import { createPinia, defineStore, setActivePinia, storeToRefs } from 'pinia'
import { flushPromises } from '@vue/test-utils'
import { defineComponent, h } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NapoleonGame } from '@/games/napoleon-in-europe/store.ts'
import { summarise } from '@/games/napoleon-in-europe/summary.ts'
import TurnFoot from '@/games/napoleon-in-europe/turn/TurnFoot.vue'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/index.ts'
import { createSession } from '@/stores/session.ts'
import { beginOf } from '../../rules/napoleon-in-europe/setup/begin.ts'
import { tallyStorage } from '../../support/stored-games.ts'
import { findByRole, namesByRole, show, spoken } from '../../ui/parts/reading.ts'
import { dealt } from '../combat.ts'

let opened: NapoleonGame | null = null
afterEach(() => opened?.$dispose())

const begin = beginOf({ suddenDeath: { fromRound: 1 } })

/** The foot of a game that is on a disk of the test's own, at the end of its first month. */
async function footAtMonthsEnd(faces: readonly number[]): Promise<NapoleonGame> {
  setActivePinia(createPinia())
  const game = defineStore('napoleon-game', () =>
    createSession(napoleonInEurope, {
      storage: tallyStorage(),
      faces: dealt(...faces),
      now: Date.now,
      nameOf: ({ name }) => name,
      summarise,
      idle: () => undefined,
    }),
  )()
  opened = game
  const created = await game.create(begin)
  if (created.kind !== 'created') throw new Error(JSON.stringify(created))
  await game.open(created.id)
  while (game.state.calendar.acting !== null) {
    await game.perform({ type: 'endTurn', nation: game.state.calendar.acting, jointly: [] })
  }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => null } }],
  })
  const { state } = storeToRefs(game)
  const foot = defineComponent({ setup: () => () => h(TurnFoot, { state: state.value, game }) })
  show(foot, { global: { plugins: [router] } })
  return game
}

async function tap(name: RegExp): Promise<void> {
  const found = namesByRole('button').find((each) => name.test(each)) ?? ''
  findByRole('button', found)?.click()
  await flushPromises()
}

describe('sudden death at the end of a month', () => {
  const cases: readonly (readonly [string, readonly number[], string | null, RegExp])[] = [
    ['goes on under the number', [6, 5], null, /The game goes on/u],
    ['ends the game at the number', [6, 6], 'suddenDeath', /the game ends/u],
  ]
  it.each(cases)('%s', async (_name, faces, ended, words) => {
    const game = await footAtMonthsEnd(faces)
    await tap(/^End April 1802 Two dice: 12 or more ends the game/u)
    await vi.waitFor(() => expect(findByRole('dialog', 'Sudden death')).toBeDefined(), { timeout: 8000 })
    await vi.waitFor(() => expect(namesByRole('button').some((name) => /^Roll/u.test(name))).toBe(true))
    await tap(/^Roll/u)
    // A thumb that is still on its way closes nothing.
    await vi.waitFor(() => expect(findByRole('button', 'Done')?.getAttribute('aria-disabled')).toBeNull(), {
      timeout: 4000,
    })
    expect(spoken(document.body)).toMatch(words)
    expect(game.state.ended).toBe(ended)
    await tap(/^Done$/u)
    await vi.waitFor(() => expect(findByRole('dialog', 'Sudden death')).toBeUndefined())
  })
})
