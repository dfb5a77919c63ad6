import { flushPromises } from '@vue/test-utils'
import { createPinia, defineStore, setActivePinia, storeToRefs } from 'pinia'
import { defineComponent, h, type Component } from 'vue'
import { afterEach, describe, expect, it, vi } from 'vitest'
import BattleSheet from '@/games/napoleon-in-europe/politics/BattleSheet.vue'
import CommitmentSheet from '@/games/napoleon-in-europe/politics/CommitmentSheet.vue'
import MenuSheet from '@/games/napoleon-in-europe/politics/MenuSheet.vue'
import OvertureSheet from '@/games/napoleon-in-europe/politics/OvertureSheet.vue'
import PeaceSheet from '@/games/napoleon-in-europe/politics/PeaceSheet.vue'
import type { ActStart } from '@/games/napoleon-in-europe/resolve/acts.ts'
import type { NapoleonGame } from '@/games/napoleon-in-europe/store.ts'
import { summarise } from '@/games/napoleon-in-europe/summary.ts'
import { napoleonInEurope, type NapoleonCommand } from '@/rules/napoleon-in-europe/index.ts'
import { createSession } from '@/stores/session.ts'
import { beginOf } from '../../rules/napoleon-in-europe/setup/begin.ts'
import { tallyStorage } from '../../support/stored-games.ts'
import { byRole, inputByLabel, namesByRole, show, spoken } from '../../ui/parts/reading.ts'
import { dealt } from '../combat.ts'

let opened: NapoleonGame | null = null
afterEach(() => opened?.$dispose())

const rich = ['france', 'britain', 'russia', 'austria'] as const

/** A sheet over scenario III, with five points for each player nation and what is played before it opens. */
async function open(
  sheet: Component,
  faces: readonly number[],
  start: ActStart = {},
  before: readonly NapoleonCommand[] = [],
): Promise<NapoleonGame> {
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
  const players = rich.map((nation) => ({ id: nation, name: nation, nations: [nation] }))
  const created = await game.create(beginOf({ players }))
  if (created.kind !== 'created') throw new Error(JSON.stringify(created))
  await game.open(created.id)
  const points = rich.map((nation): NapoleonCommand => ({
    type: 'correctNation',
    nation,
    changes: { politicalActionPoints: 5 },
    note: 'For the test',
  }))
  for (const command of [...points, ...before]) {
    const answer = await game.perform(command)
    if (answer.kind !== 'recorded') throw new Error(JSON.stringify(answer))
  }
  const { state } = storeToRefs(game)
  show(defineComponent({ setup: () => () => h(sheet, { state: state.value, game, start }) }), {})
  await flushPromises()
  return game
}

async function press(name: RegExp): Promise<void> {
  const names = namesByRole('button')
  const found = names.find((each) => name.test(each))
  if (found === undefined) throw new Error(`no ${String(name)} among ${names.join(' | ')}`)
  byRole('button', found).click()
  await flushPromises()
}

async function choose(role: 'radio' | 'checkbox', name: string): Promise<void> {
  inputByLabel(role, name).click()
  await flushPromises()
}

const words = () => spoken(document.body)

/** Waits until something is said: chances come after the sheet, and results once they are written. */
async function said(text: string): Promise<void> {
  await vi.waitFor(() => expect(words()).toContain(text))
}

const war = (nation: 'france' | 'britain', on: 'austria' | 'france'): NapoleonCommand => ({
  type: 'declareWar',
  nation,
  on,
  joining: [],
  nearest: null,
})

describe('the menu of political actions', () => {
  it('offers what a nation can do, says why not of the rest, and leads to the sheet of one', async () => {
    const game = await open(MenuSheet, [4, 5, 3, 1, 4], { nation: 'france' })
    await said('France is at war with nobody.')
    await press(/^Overture to a minor nation/u)
    await press(/^Tyrol/u)
    await said('27.8 %')
    await press(/^Roll both dice/u)
    await said('Tyrol joins France')
    await said('Place 3 infantry of France in Tyrol.')
    expect(game.state.regions.find(({ id }) => id === 'tyrol')?.owner).toBe('france')
    expect(game.state.nations.france.politicalActionPoints).toBe(3)
  })

  it('goes to another nation by a tap', async () => {
    await open(MenuSheet, [], { nation: 'france' })
    await press(/^France .*choose another/u)
    await choose('radio', 'Russia')
    await said('Russia is at war with nobody.')
  })
})

describe('an overture', () => {
  it('to a nation that nobody plays shows its rating and rolls', async () => {
    const game = await open(OvertureSheet, [3, 3], { nation: 'france', to: 'spain' })
    await said('41.7 %')
    await press(/^Roll both dice/u)
    await said('Show France and Spain as allied on the diplomatic track.')
    expect(game.state.nations.spain.control).toEqual({ by: 'france', until: 'overture' })
  })

  it('to a player takes its answer', async () => {
    const game = await open(OvertureSheet, [], { nation: 'france', to: 'russia' })
    await choose('radio', 'Declines')
    await press(/^Record it/u)
    await said('Russia declines')
    expect(game.state.relations).toEqual([])
    expect(game.state.nations.france.politicalActionPoints).toBe(3)
  })

  it('that cannot be paid is refused on the sheet', async () => {
    const poor: NapoleonCommand = {
      type: 'correctNation',
      nation: 'france',
      changes: { politicalActionPoints: 1 },
      note: 'For the test',
    }
    await open(OvertureSheet, [], { nation: 'france', to: 'spain' }, [poor])
    await said('France has 1 PAP, and this takes 2.')
    expect(namesByRole('button').some((name) => name.startsWith('Roll'))).toBe(false)
  })
})

describe('a war on a nation that nobody plays', () => {
  it('asks who joins, and who is nearest where nobody does', async () => {
    const game = await open(MenuSheet, [], { nation: 'france' })
    await press(/^Declare war/u)
    await choose('radio', 'Prussia')
    await said('Whose capital is nearest')
    await choose('checkbox', 'Austria')
    expect(words()).not.toContain('Whose capital is nearest')
    await press(/^Record it/u)
    await said('War; Austria controls Prussia')
    expect(game.state.nations.prussia.control).toEqual({ by: 'austria', until: 'overture' })
    expect(game.state.nations.austria.politicalActionPoints).toBe(4)
  })
})

describe('commitment and peace', () => {
  const owed: NapoleonCommand = {
    type: 'reportBattle',
    nation: 'france',
    due: null,
    region: null,
    place: 'Ulm',
    attackers: ['france'],
    defenders: ['austria'],
    winner: 'attackers',
    major: true,
    losses: [{ nation: 'austria', pieces: { infantry: 6 } }],
    napoleonLost: false,
  }

  it('a nation that gives up leads on to its peace', async () => {
    const game = await open(CommitmentSheet, [6, 6], { nation: 'austria', due: 1 }, [
      war('france', 'austria'),
      owed,
    ])
    await press(/^Roll both dice/u)
    await said('Austria gives up')
    await said('On to the peace')
    expect(game.state.pending).toMatchObject([{ kind: 'peace', nation: 'austria' }])
  })

  it('a peace pays the first and the second at war', async () => {
    const game = await open(PeaceSheet, [], { nation: 'france' }, [
      war('france', 'austria'),
      war('britain', 'france'),
    ])
    await press(/^Record it/u)
    await said('The wars of France are over')
    expect(game.state.nations.austria.politicalActionPoints).toBe(7)
    expect(game.state.nations.britain.politicalActionPoints).toBe(5)
    expect(game.state.truces).toHaveLength(2)
  })
})

describe('the result of a battle', () => {
  it('needs taps alone, and leads on to the commitment of who lost too much', async () => {
    const game = await open(BattleSheet, [], { nation: 'france' }, [war('france', 'austria')])
    document.querySelector<HTMLElement>('[role=switch]')?.click()
    const austria = [...document.querySelectorAll('details')].find((one) =>
      spoken(one).includes('Austria lost'),
    )
    const more = austria?.querySelector<HTMLElement>('button.more')
    for (let lost = 0; lost < 6; lost += 1) {
      more?.click()
      await flushPromises()
    }
    await said('6 infantry')
    await press(/^Record it/u)
    await said('The attackers win')
    expect(game.state.nations.france.politicalActionPoints).toBe(5)
    expect(game.state.pending).toMatchObject([{ kind: 'commitment', nation: 'austria', cause: 'battle' }])
    await said('On to Austria’s commitment')
  })
})
