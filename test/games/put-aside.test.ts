import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { createRouter, createMemoryHistory } from 'vue-router'
import { entryHeading, logViews } from '@/games/miniatures/describe/log.ts'
import GameBars from '@/games/shared/GameBars.vue'
import { later } from '@/messages/later.ts'
import { miniatures } from '@/rules/miniatures/index.ts'
import { refuse } from '@/rules/index.ts'
import { melee } from '../rules/game.ts'
import { byRole, findByRole, show } from '../ui/parts/reading.ts'
import { emptyBrowser, tallyStorage } from '../support/stored-games.ts'
import { gameStore, openQuatreBras } from './game-store.ts'

/** The miniatures of a later version, which allows no melee. */
const stricter: typeof miniatures = {
  ...miniatures,
  decide: (state, command, table) =>
    command.type === 'melee'
      ? refuse('noMelee', 'type', { kind: 'house', section: 'melee' })
      : miniatures.decide(state, command, table),
}

type Game = ReturnType<typeof gameStore>

async function barsOf(game: Game): Promise<void> {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/', component: { render: () => null } }],
  })
  show(GameBars, { props: { game, headingOf: entryHeading }, global: { plugins: [router] } })
  await flushPromises()
  await new Promise((resolve) => setTimeout(resolve, 50))
}

function textOf(): string {
  return document.body.textContent?.replace(/\s+/gu, ' ') ?? ''
}

async function newestLine(game: Game) {
  await game.readMoreLog()
  return logViews(game.log, game.state)[0]?.view
}

describe('a roll that could not go on when its game was opened', () => {
  it('[fault: old-rules] is named on the screen, with the reason, until it is put away', async () => {
    emptyBrowser()
    const game = await openQuatreBras([6])
    await game.setOwnDice('b', true)
    await game.resolve(v.parse(miniatures.commandSchema, melee()))
    expect(game.pending).not.toBeNull()
    const another = gameStore([], tallyStorage(), stricter)
    await another.open(game.game?.id ?? '')
    await barsOf(another)
    const text = later.game.log.putAside.refused('1st Line attacks 32nd Foot')
    expect(textOf()).toContain(text)
    expect(await newestLine(another)).toMatchObject({
      heading: 'Given up: 1st Line attacks 32nd Foot',
      lines: [{ dice: [{ face: 6 }] }],
      undone: `${later.game.log.putAside.inLog.refused} ${later.game.log.nothingApplied}`,
    })
    byRole('button', 'Dismiss').click()
    await flushPromises()
    expect(textOf()).not.toContain(text)
  })

  it('is called a roll where nobody knows any more what it was, and its faces stand in the log in words', async () => {
    emptyBrowser()
    const game = await openQuatreBras()
    const { head } = game
    const faces = [6, 3].map((face) => ({ face, origin: 'typed' as const }))
    const draft = { command: { type: 'surrender' }, faces }
    await tallyStorage().saveDraft(game.game?.id ?? '', { head, draft: null }, draft)
    const another = gameStore([], tallyStorage())
    await another.open(game.game?.id ?? '')
    await barsOf(another)
    const { putAside } = later.game.log
    expect(textOf()).toContain(putAside.unknown(putAside.nameless))
    expect(await newestLine(another)).toMatchObject({
      heading: `Given up: ${putAside.nameless}`,
      lines: [],
      sums: [],
      undone: `${putAside.inLog.unknown} ${putAside.faces('6, 3')} ${later.game.log.nothingApplied}`,
    })
    expect(findByRole('button', 'Dismiss')).toBeDefined()
  })
})
