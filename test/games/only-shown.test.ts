import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import * as v from 'valibot'
import GameBars from '@/games/shared/GameBars.vue'
import { commandOf, freshChoices, type ResolveInputs } from '@/games/miniatures/resolve/inputs.ts'
import { createGameTable } from '@/games/miniatures/resolve/gameTable.ts'
import { resolveView, whileWriting } from '@/games/miniatures/resolve/view.ts'
import { later } from '@/messages/later.ts'
import { messages } from '@/messages/index.ts'
import { miniatures } from '@/rules/miniatures/index.ts'
import type { GameWriters } from '@/stores/writer/game-writers.ts'
import ResolveFoot from '@/ui/resolve/ResolveFoot.vue'
import type { ResolveView } from '@/ui/resolve/view.ts'
import { melee } from '../rules/game.ts'
import { emptyBrowser, tallyStorage } from '../support/stored-games.ts'
import { allByRole, byRole, show } from '../ui/parts/reading.ts'
import { gameStore, openQuatreBras } from './game-store.ts'

beforeEach(emptyBrowser)

type Game = ReturnType<typeof gameStore>

const never = () => new Promise<never>(() => undefined)
/** Another window has the game, and keeps it. */
const elsewhere: GameWriters = { mayOutlive: false, take: async () => null, wait: never, seize: never }

/** The same game in a window that only looks on. */
async function lookedOn(game: Game): Promise<Game> {
  const looking = gameStore([], tallyStorage(), miniatures, elsewhere)
  await looking.open(game.game?.id ?? '')
  return looking
}

const inputs: ResolveInputs = {
  procedure: 'melee',
  first: 'u1',
  guns: [],
  second: 'u8',
  choices: freshChoices,
}

/** What the sheet of a melee shows in a game. */
function sheetOf(game: Game): ResolveView {
  const table = createGameTable(game)
  const resting = resolveView({ title: 'Melee', command: commandOf(inputs) }, table)
  return whileWriting(resting, table.busy.value, table.hindrance?.value)
}

/** The bars of a game above the foot of its sheet, which had the keypad before the game was played elsewhere. */
async function showSheet(game: Game, shows: 'before' | 'typing', view = sheetOf(game)): Promise<void> {
  const Screen = defineComponent(() => () => [h(GameBars, { game }), h(ResolveFoot, { view, shows })])
  const routes = [{ path: '/', component: { render: () => null } }]
  show(Screen, { global: { plugins: [createRouter({ history: createMemoryHistory(), routes })] } })
  await flushPromises()
}

function isTold(): boolean {
  return document.querySelector('[popover]')?.textContent === later.keeping.elsewhere.nothingDone
}

describe('a game that another window plays', () => {
  it('[fault: two-tabs] has keys that look as if they took no tap, with the reason at hand, and answer one', async () => {
    const looking = await lookedOn(await openQuatreBras())
    await showSheet(looking, 'typing')
    const foot = document.querySelector('.hindrance')
    expect(foot?.textContent).toBe(later.keeping.elsewhere.text)
    const keys = allByRole('button').filter((button) => button.classList.contains('key'))
    expect(keys).toHaveLength(10)
    for (const key of keys) expect(key.getAttribute('aria-disabled')).toBe('true')
    expect(document.documentElement.hasAttribute('data-only-shown')).toBe(true)
    expect(isTold()).toBe(false)
    keys[3]?.click()
    await flushPromises()
    expect(isTold()).toBe(true)
    expect(looking.head.nextIndex).toBe(1)
  })

  it('[fault: two-tabs] answers a digit that is typed on a keyboard, and no other key', async () => {
    const looking = await lookedOn(await openQuatreBras())
    await showSheet(looking, 'typing')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    await flushPromises()
    expect(isTold()).toBe(false)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '0' }))
    await flushPromises()
    expect(isTold()).toBe(true)
    expect(looking.head.nextIndex).toBe(1)
  })

  it('[fault: two-tabs] has a button for the roll that answers a tap', async () => {
    const looking = await lookedOn(await openQuatreBras())
    await showSheet(looking, 'before')
    byRole('button', messages.miniatures.screens.roll.two).click()
    await flushPromises()
    expect(isTold()).toBe(true)
  })

  it('[fault: two-tabs] says in the middle of a roll where that goes on', async () => {
    const game = await openQuatreBras([6])
    await game.setOwnDice('b', true)
    await game.resolve(v.parse(miniatures.commandSchema, melee()))
    const looking = await lookedOn(game)
    expect(sheetOf(looking)).toMatchObject({
      phase: 'waiting',
      hindrance: later.keeping.elsewhere.waits,
    })
    expect(sheetOf(game)).not.toHaveProperty('hindrance')
  })

  it('[fault: own-dice] answers whoever would choose whose dice are thrown', async () => {
    const looking = await lookedOn(await openQuatreBras())
    await looking.setOwnDice('a', true)
    expect(looking.ownDice).toEqual({})
    expect(looking.triedInVain).toBe(1)
  })

  it('says nothing of it in the window that plays', async () => {
    const game = await openQuatreBras()
    await showSheet(game, 'before', { ...sheetOf(game), phase: 'waiting' })
    byRole('button', messages.miniatures.screens.roll.two).click()
    await flushPromises()
    expect(document.querySelector('[popover]')).toBeNull()
    expect(document.querySelector('.hindrance')).toBeNull()
  })
})
