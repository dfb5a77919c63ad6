import { nextTick } from 'vue'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import CheckList from '@/games/miniatures/check/CheckList.vue'
import type { useMiniaturesGame } from '@/games/miniatures/store.ts'
import { later } from '@/messages/later.ts'
import { melee } from '../rules/game.ts'
import { byRole, namesByRole, show, spoken } from '../ui/parts/reading.ts'
import { arrive, choose, write } from './form.ts'
import { openQuatreBras, perform, written } from './game-store.ts'

const { check } = later

type Game = ReturnType<typeof useMiniaturesGame>

/** The check of a game at its address, with another page to go to. */
async function checking(game: Game) {
  const page = { render: () => null }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/check', component: CheckList, props: () => ({ state: game.state, game }) },
      { path: '/away', component: page },
    ],
  })
  await router.push('/check')
  show(RouterView, { global: { plugins: [router] } })
  await arrive()
  return router
}

function group(name: string): HTMLElement {
  return byRole('group', name)
}

/** Presses one of the signs of a unit. */
async function sign(unit: string, label: string): Promise<void> {
  const signs = [...group(check.toggles(unit)).querySelectorAll('button')]
  const found = signs.find((button) => button.getAttribute('aria-label') === label)
  if (found === undefined) throw new Error(`${unit} has no ${label}`)
  found.click()
  await nextTick()
}

/** Presses a button as soon as it is there: sheets load late. */
async function press(name: string): Promise<void> {
  const button = await vi.waitFor(() => byRole('button', name))
  button.click()
  await written()
}

/** Opens the list of what differs. */
async function review(): Promise<void> {
  await press(check.record)
  await vi.waitFor(() => expect(namesByRole('radiogroup').join()).toContain(check.why))
}

function said(): string {
  return spoken(document.body)
}

describe('the table check', () => {
  it('shows every unit as the app has it, and that nothing differs', async () => {
    await checking(await openQuatreBras())
    expect(namesByRole('group').filter((name) => name.startsWith('Bases of '))).toHaveLength(8)
    expect(said()).toContain('1st Line in column')
    expect(said()).toContain(check.nothing)
    expect(byRole('button', check.record).getAttribute('aria-disabled')).toBe('true')
  })

  it('applies nothing before it is recorded, and then all of it in one entry', async () => {
    const game = await openQuatreBras()
    await checking(game)
    await press(check.fewer('1st Line'))
    await sign('1st Line', check.keys.marker)
    await choose(check.formation('42nd Highlanders'), 'Line')
    await sign('Gun 1', check.keys.damaged)
    expect(said()).toContain('3 units differ')
    expect(said()).toContain('in column, morale marker in the app: 4 bases, in column')
    expect(game.head.nextIndex).toBe(1)
    await review()
    expect(said()).toContain('1st Line 3 bases, not 4. It carries a morale marker.')
    expect(said()).toContain('42nd Highlanders In line, not in square.')
    await press(check.recordAll(3))
    expect(game.head.nextIndex).toBe(2)
    expect(game.lastEntry?.command).toEqual({
      type: 'tableCheck',
      changes: [
        { unit: 'u1', changes: { bases: 3, marker: true } },
        { unit: 'u4', changes: { damaged: true } },
        { unit: 'u6', changes: { formation: 'line' } },
      ],
      note: 'Counted after a break',
    })
    expect(said()).toContain('3 units put right.')
    expect(said()).toContain(check.nothing)
  })

  it('takes what is set back as no difference', async () => {
    await checking(await openQuatreBras())
    await press(check.fewer('1st Line'))
    await sign('Old Guard', check.keys.marker)
    await sign('Old Guard', check.keys.marker)
    expect(said()).toContain('1 unit differs')
    await press(check.more('1st Line'))
    expect(said()).toContain(check.nothing)
  })

  it('never counts more bases than a unit started with', async () => {
    await checking(await openQuatreBras())
    await press(check.more('1st Line'))
    expect(said()).toContain(check.nothing)
  })

  it('takes a unit off with its last base, and brings it back with one', async () => {
    const game = await openQuatreBras()
    await checking(game)
    await press(check.fewer('Gun 1'))
    expect(said()).toContain('Gun 1 taken off the table')
    await review()
    await press(check.recordAll(1))
    expect(game.state.units[3]).toMatchObject({ bases: 0, removed: 'players' })
    await press(check.more('Gun 1'))
    await review()
    await press(check.recordAll(1))
    expect(game.state.units[3]).toMatchObject({ bases: 1, removed: null })
  })

  it('brings a unit back as strong as it was', async () => {
    const game = await openQuatreBras()
    await perform(game, {
      type: 'correct',
      unit: 'u1',
      changes: { bases: 3, onTable: false },
      note: 'a slip',
    })
    await checking(game)
    await sign('1st Line', check.keys.off)
    await review()
    await press(check.recordAll(1))
    expect(game.state.units[0]).toMatchObject({ bases: 3, removed: null })
  })

  it('leaves a unit out again from the list of what differs', async () => {
    const game = await openQuatreBras()
    await checking(game)
    await press(check.fewer('1st Line'))
    await press(check.fewer('Old Guard'))
    await review()
    await press(check.keep('1st Line'))
    expect(said()).toContain('1 unit differs')
    await press(check.recordAll(1))
    expect(game.lastEntry?.command).toMatchObject({ changes: [{ unit: 'u2' }] })
  })

  it('takes a reason in the player’s own words, and asks for them', async () => {
    const game = await openQuatreBras()
    await checking(game)
    await press(check.fewer('1st Line'))
    await review()
    await choose(check.why, check.reasons.own)
    await press(check.recordAll(1))
    expect(said()).toContain(check.ownMissing)
    expect(game.head.nextIndex).toBe(1)
    await write(check.ownWords, ' The cat ')
    await press(check.recordAll(1))
    expect(game.lastEntry?.command).toMatchObject({ note: 'The cat' })
  })
})

describe('units locked in melee', () => {
  async function locked(): Promise<Game> {
    const game = await openQuatreBras([6, 6, 9])
    await perform(game, melee())
    return game
  }

  it('are freed together, by either of them, and locked again by either', async () => {
    const game = await locked()
    await checking(game)
    expect(said()).toContain('1st Line in column, locked in melee')
    await sign('1st Line', check.keys.locked)
    expect(said()).not.toMatch(/(1st Line|32nd Foot) in \w+, locked in melee/u)
    expect(said()).toContain('1 unit differs')
    await sign('32nd Foot', check.keys.locked)
    expect(said()).toContain(check.nothing)
    await sign('32nd Foot', check.keys.locked)
    await review()
    await press(check.recordAll(1))
    expect(game.state.units.map(({ lockedWith }) => lockedWith)).toEqual(Array(8).fill([]))
  })

  it('are free of a unit that is off the table', async () => {
    const game = await locked()
    await checking(game)
    await sign('1st Line', check.keys.off)
    expect(said()).not.toContain('32nd Foot in line, locked in melee')
  })
})

describe('leaving the check', () => {
  it('asks first where something differs', async () => {
    const router = await checking(await openQuatreBras())
    await press(check.fewer('1st Line'))
    await router.push('/away')
    await arrive()
    expect(router.currentRoute.value.path).toBe('/check')
    await press(check.leave.cancel)
    expect(said()).toContain('1 unit differs')
    await router.push('/away')
    await arrive()
    await press(check.leave.confirm)
    await arrive()
    expect(router.currentRoute.value.path).toBe('/away')
  })

  it('asks nothing where nothing does', async () => {
    const router = await checking(await openQuatreBras())
    await router.push('/away')
    expect(router.currentRoute.value.path).toBe('/away')
  })
})
