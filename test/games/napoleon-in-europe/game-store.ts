import { createPinia, defineStore, setActivePinia } from 'pinia'
import { flushPromises } from '@vue/test-utils'
import { afterEach, vi } from 'vitest'
import type { NapoleonGame } from '@/games/napoleon-in-europe/store.ts'
import { summarise } from '@/games/napoleon-in-europe/summary.ts'
import { napoleonInEurope, type NapoleonCommand } from '@/rules/napoleon-in-europe/index.ts'
import type { GameStorage } from '@/storage/index.ts'
import { createSession } from '@/stores/session.ts'
import { beginOf } from '../../rules/napoleon-in-europe/setup/begin.ts'
import { tallyStorage } from '../../support/stored-games.ts'
import { dealt } from '../combat.ts'

/** The store of a campaign, on a disk of the test's own and with the test's faces. */

const opened: NapoleonGame[] = []

afterEach(() => {
  for (const game of opened.splice(0)) game.$dispose()
})

/** The store of a page on which no campaign is open yet. */
export function campaignStore(
  faces: readonly number[] = [],
  storage: GameStorage = tallyStorage(),
): NapoleonGame {
  setActivePinia(createPinia())
  const game = defineStore('napoleon-game', () =>
    createSession(napoleonInEurope, {
      storage,
      faces: dealt(...faces),
      now: Date.now,
      nameOf: ({ name }) => name,
      summarise,
      idle: () => undefined,
    }),
  )()
  opened.push(game)
  return game
}

/** Scenario III, begun and open, with as much to spend as a test may want. */
export async function openCampaign(faces: readonly number[] = []): Promise<NapoleonGame> {
  const game = campaignStore(faces)
  const created = await game.create(beginOf())
  if (created.kind !== 'created') throw new Error(JSON.stringify(created))
  await game.open(created.id)
  const changes = { politicalActionPoints: 9 }
  await perform(game, { type: 'correctNation', nation: 'france', changes, note: 'a test' })
  return game
}

export async function perform(game: NapoleonGame, command: NapoleonCommand): Promise<void> {
  const answer = await game.perform(command)
  if (answer.kind !== 'recorded') throw new Error(JSON.stringify(answer))
}

/** Lets what was asked of the disk be done, and shown: a sheet shows it in a turn of its own. */
export async function written(): Promise<void> {
  await vi.waitFor(
    () => {
      if (opened.some(({ busy }) => busy)) throw new Error('something is still being written')
    },
    { interval: 1 },
  )
  await flushPromises()
  await flushPromises()
}
