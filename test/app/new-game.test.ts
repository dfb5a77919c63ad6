import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { createPinia } from 'pinia'
import * as v from 'valibot'
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
import { commandSchemas, defaultOptions, emptyScenario } from '@/rules/miniatures/index.ts'
import { allByRole, byRole, inputByLabel, show, spoken } from '../ui/parts/reading.ts'
import { write } from '../games/form.ts'
import { stockArmies } from './army-shelf.ts'
import { appGames, problem, stock } from './shelf.ts'
import { settle } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-armies.ts', () => import('./army-shelf.ts'))
vi.mock('@/stores/app-rule-sets.ts', () => import('./shelf.ts'))

const { newGame } = later
const today = new Date(2026, 10, 30)

beforeEach(() => {
  vi.useFakeTimers({ now: today, toFake: ['Date'] })
  stock()
  stockArmies()
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
      officers: [],
      scenario: emptyScenario,
      options: defaultOptions,
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

describe('a sample battle', () => {
  async function chooseSample(name: string): Promise<void> {
    await vi.waitFor(() => expect(sampleButton(name)).toBeDefined())
    sampleButton(name)?.click()
    await vi.waitFor(() => expect(sampleButton(name)?.getAttribute('aria-pressed')).toBe('true'))
  }

  function sampleButton(name: string): HTMLElement | undefined {
    return allByRole('button').find((button) => spoken(button).startsWith(`${name} `))
  }

  function begun() {
    const [created] = appGames.createGame.mock.calls[0] ?? []
    return v.parse(commandSchemas.begin, created?.entry.command)
  }

  it('fills everything in: two taps from here to the roster', async () => {
    const router = await openScreen()
    await chooseSample('Ligny')
    expect(inputByLabel('textbox', newGame.name).value).toBe('Ligny')
    expect(spoken(document.body)).toContain('Armée du Nord France: 11 units, 33 bases and 7 officers')
    byRole('button', newGame.begin).click()
    await vi.waitFor(() => expect(router.currentRoute.value.path).toContain('/game/'))
    const { name, sides, units, officers, scenario } = begun()
    expect([name, sides.map((side) => side.name)]).toEqual(['Ligny', ['France', 'Prussia']])
    expect(units).toHaveLength(23)
    expect(officers.map(({ side, officer }) => [side, officer.name])).toContainEqual(['b', 'Blücher'])
    expect(scenario).toMatchObject({ turnLimit: 10, objectives: [{}, {}, {}] })
  })

  it('stays at a second tap, and is let go by its button: the form is fresh again', async () => {
    await openScreen()
    await chooseSample('Ligny')
    sampleButton('Ligny')?.click()
    await settle()
    expect(spoken(document.body)).toContain('Armée du Nord')
    byRole('button', newGame.noSample).click()
    await settle()
    expect(inputByLabel('textbox', newGame.name).value).toBe('Battle of 30 November')
    expect(spoken(document.body)).not.toContain('Armée du Nord')
    byRole('button', newGame.begin).click()
    await vi.waitFor(() => expect(appGames.createGame).toHaveBeenCalled())
    expect(begun()).toMatchObject({ units: [], officers: [], scenario: emptyScenario })
  })

  it('leaves a name that the player gave, and who plays', async () => {
    await openScreen()
    await write(newGame.name, 'Thursday')
    await write(newGame.players, 'Anne')
    await chooseSample('Ligny')
    expect(inputByLabel('textbox', newGame.name).value).toBe('Thursday')
    expect(inputByLabel('textbox', newGame.players).value).toBe('Anne')
    await write(newGame.name, '')
    await chooseSample('Borodino')
    await chooseSample('Ligny')
    expect(inputByLabel('textbox', newGame.name).value).toBe('Ligny')
  })

  it('says what becomes of its army where the side is of another nation', async () => {
    await openScreen()
    await chooseSample('Ligny')
    const spain = allByRole('radio').find((radio) => spoken(radio.closest('label') ?? radio) === 'Spain')
    spain?.click()
    await settle()
    expect(spoken(document.body)).toContain(newGame.warnings.otherNation('Armée du Nord', 'France', 'Spain'))
  })

  it('may be changed: another army brings its nation, its name and its colour', async () => {
    stockArmies([
      {
        id: 'guard',
        changedAt: 1,
        army: { name: 'The Guard', nation: 'france', commands: [{ units: [{ ...oldGuard }] }] },
      },
    ])
    await openScreen()
    await vi.waitFor(() => expect(sampleButton('Ligny')).toBeDefined())
    allByRole('button')
      .find((button) => spoken(button).startsWith(newGame.armyOf('Britain')))
      ?.click()
    await vi.waitFor(() => expect(spoken(document.body)).toContain('The Guard'))
    allByRole('button')
      .find((button) => spoken(button).startsWith('The Guard'))
      ?.click()
    await settle()
    byRole('button', newGame.begin).click()
    await vi.waitFor(() => expect(appGames.createGame).toHaveBeenCalled())
    expect(begun()).toMatchObject({
      sides: [{ nation: 'france' }, { name: 'France', nation: 'france', colour: 'france' }],
      units: [{ side: 'b', name: 'Old Guard 1' }, { name: 'Old Guard 2' }],
    })
  })
})

const oldGuard = {
  name: 'Old Guard',
  arm: 'infantry',
  kind: 'foot',
  class: 'guard',
  startingBases: 5,
  copies: 2,
}
