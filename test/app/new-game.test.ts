import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { createPinia } from 'pinia'
import NewGameScreen from '@/games/miniatures/NewGameScreen.vue'
import {
  beginCommand,
  errorsOf,
  freshForm,
  hasErrors,
  warningsOf,
  withNation,
} from '@/games/miniatures/setup/form.ts'
import { later } from '@/messages/later.ts'
import { allByRole, byRole, inputByLabel, show, spoken } from '../ui/parts/reading.ts'
import { appGames, problem, stock } from './shelf.ts'
import { settle } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-rule-sets.ts', () => import('./shelf.ts'))

const { newGame } = later
const today = new Date(2026, 10, 30)

beforeEach(() => {
  vi.useFakeTimers({ now: today, toFake: ['Date'] })
  stock()
})

describe('the form', () => {
  it('is France against Britain, today', () => {
    expect(beginCommand(freshForm(today))).toEqual({
      type: 'begin',
      name: 'Battle of 30 November',
      sides: [
        { name: 'France', nation: 'france', colour: 'france', players: [] },
        { name: 'Britain', nation: 'britain', colour: 'britain', players: [] },
      ],
      units: [],
      options: {
        exposedTarget: 'both',
        movedGuns: 'half',
        squareBonus: 'againstCavalry',
        squaresHold: 'yes',
      },
    })
  })

  it('lets the name and the colour follow the nation, unless they were chosen apart', () => {
    const { a } = freshForm(today).sides
    expect(withNation(a, 'spain')).toMatchObject({ nation: 'spain', name: 'Spain', colour: 'spain' })
    const own = { ...a, name: 'Reille', colour: 'russia' as const }
    expect(withNation(own, 'spain')).toMatchObject({ nation: 'spain', name: 'Reille', colour: 'russia' })
    expect(withNation(a, 'other').name).toBe('')
  })

  it('takes players with commas between them', () => {
    const form = freshForm(today)
    form.sides.a = { ...form.sides.a, players: ' Ada ,, Ben,' }
    expect(beginCommand(form).sides[0].players).toEqual(['Ada', 'Ben'])
  })

  it('says what is wrong with an empty name', () => {
    const errors = errorsOf({ ...freshForm(today), name: '  ' })
    expect([errors.name, hasErrors(errors)]).toEqual([newGame.errors.noName, true])
  })

  it.each([
    [{ name: ' ' }, { name: newGame.errors.noSideName }],
    [{ players: 'a,b,c,d,e,f,g,h,i' }, { players: newGame.errors.tooManyPlayers(8) }],
    [{ players: 'x'.repeat(61) }, { players: newGame.errors.playerTooLong(60) }],
  ])('says what is wrong with a side of %j', (changes, wrong) => {
    const form = freshForm(today)
    form.sides.b = { ...form.sides.b, ...changes }
    const errors = errorsOf(form)
    expect(errors.sides).toEqual({ a: {}, b: wrong })
    expect(hasErrors(errors)).toBe(true)
  })

  it('warns of two sides of one name or colour, and lets them be', () => {
    const form = freshForm(today)
    form.sides.b = { ...form.sides.b, name: 'FRANCE ', colour: 'france' }
    expect(warningsOf(form)).toEqual([newGame.warnings.sameName, newGame.warnings.sameColour])
    expect(hasErrors(errorsOf(form))).toBe(false)
    expect(warningsOf(freshForm(today))).toEqual([])
  })
})

async function openScreen() {
  const component = { template: '<div />' }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', component },
      { path: '/game/:id/forces', component },
    ],
  })
  await router.push('/')
  show(NewGameScreen, { global: { plugins: [createPinia(), router] } })
  return router
}

describe('the screen', () => {
  it('begins with one tap, and goes to the forces', async () => {
    const router = await openScreen()
    byRole('button', newGame.begin).click()
    await vi.waitFor(() => expect(router.currentRoute.value.path).toMatch(/^\/game\/[0-9a-f]{32}\/forces$/))
    expect(appGames.createGame).toHaveBeenCalledWith(
      expect.objectContaining({ rulebook: 'miniatures', name: 'Battle of 30 November' }),
    )
  })

  it('asks the browser to keep what is stored, once there is something', async () => {
    const persist = vi.fn().mockResolvedValue(true)
    vi.stubGlobal('navigator', { ...window.navigator, storage: { persist } })
    await openScreen()
    expect(persist).not.toHaveBeenCalled()
    byRole('button', newGame.begin).click()
    await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1))
    vi.unstubAllGlobals()
  })

  it('calls nothing wrong before the player begins; then beside the field, which takes the focus', async () => {
    await openScreen()
    const name = inputByLabel('textbox', newGame.name)
    name.value = ''
    name.dispatchEvent(new Event('input'))
    await settle()
    expect(spoken(document.body)).not.toContain(newGame.errors.noName)
    byRole('button', newGame.begin).click()
    await settle()
    expect(spoken(document.body)).toContain(newGame.errors.noName)
    expect(document.activeElement).toBe(name)
    expect(appGames.createGame).not.toHaveBeenCalled()
  })

  it('changes the nation with its name', async () => {
    await openScreen()
    const spain = allByRole('radio').find((radio) => spoken(radio.closest('label') ?? radio) === 'Spain')
    spain?.click()
    await settle()
    expect(
      allByRole('textbox').map((field) => (field instanceof HTMLInputElement ? field.value : '')),
    ).toEqual(['Battle of 30 November', 'Spain', '', 'Britain', ''])
  })

  it('keeps the form when storage fails, and says what to do', async () => {
    const router = await openScreen()
    appGames.createGame.mockRejectedValueOnce(problem())
    byRole('button', newGame.begin).click()
    const { what, remedy } = later.storage.problems.blocked
    await vi.waitFor(() => expect(spoken(byRole('alert', `${what} ${remedy}`))).toContain(what))
    expect(router.currentRoute.value.path).toBe('/')
    byRole('button', newGame.begin).click()
    await vi.waitFor(() => expect(router.currentRoute.value.path).toContain('/game/'))
  })
})
