import { describe, expect, it } from 'vitest'
import { watch } from 'vue'
import ScenarioSheet from '@/games/miniatures/setup/scenario/ScenarioSheet.vue'
import Breakage from '@/games/miniatures/forces/Breakage.vue'
import OfficersAlone from '@/games/miniatures/forces/OfficersAlone.vue'
import { heldBy, scenarioCommand } from '@/games/miniatures/setup/scenario/draft.ts'
import type { useMiniaturesGame } from '@/games/miniatures/store.ts'
import { later } from '@/messages/later.ts'
import { emptyScenario, type Scenario } from '@/rules/miniatures/index.ts'
import { begun, correct } from '../rules/game.ts'
import { byRole, show, spoken } from '../ui/parts/reading.ts'
import { arrive, choose, flip, write } from './form.ts'
import { openQuatreBras, perform, written } from './game-store.ts'

const { scenario: texts, game: gameTexts } = later

type Game = ReturnType<typeof useMiniaturesGame>

const crossroads: Scenario = {
  turnLimit: 8,
  minutesPerHalfTurn: null,
  terrain: [{ name: 'Bossu wood', cover: 'woods', note: 'Along the edge.' }],
  objectives: [{ name: 'Gemioncourt', heldBy: 'b' }],
  notes: 'Hold on.',
}

function said(): string {
  return spoken(document.body)
}

async function press(name: string): Promise<void> {
  byRole('button', name).click()
  await written()
  await arrive()
}

describe('the scenario of a game', () => {
  async function reading(scenario: Scenario = crossroads): Promise<Game> {
    const game = await openQuatreBras()
    const command = scenarioCommand(game.state.scenario, scenario)
    if (command !== null) await perform(game, command)
    const wrapper = show(ScenarioSheet, { props: { state: game.state, game } })
    watch(
      () => game.state,
      (state) => void wrapper.setProps({ state }),
      { flush: 'sync' },
    )
    await arrive()
    return game
  }

  it('is told in full', async () => {
    await reading()
    expect(said()).toContain('8 turns')
    expect(said()).toContain('Bossu wood woods Along the edge.')
    expect(said()).toContain('Hold on.')
  })

  it('that is empty says so', async () => {
    await reading(emptyScenario)
    expect(said()).toContain(texts.noTurnLimit)
    expect(said()).toContain(texts.noTerrain)
    expect(said()).toContain(texts.noObjectives)
  })

  it('has an objective change hands by one tap', async () => {
    const game = await reading()
    await choose('Gemioncourt', 'France')
    await written()
    expect(game.lastEntry?.command).toEqual({
      type: 'changeScenario',
      changes: { objectives: [{ name: 'Gemioncourt', heldBy: 'a' }] },
    })
    await choose('Gemioncourt', texts.nobody)
    await written()
    expect(game.state.scenario.objectives[0]?.heldBy).toBeNull()
  })

  it('is changed in one entry, by what differs', async () => {
    const game = await reading()
    await press(texts.change)
    await flip(texts.turnLimit)
    await flip(texts.clock)
    await press(texts.addTerrain)
    expect(said()).not.toContain(texts.nameMissing)
    await press(texts.save)
    expect(said()).toContain(texts.nameMissing)
    await press(texts.remove(''))
    await press(texts.save)
    expect(game.lastEntry?.command).toEqual({
      type: 'changeScenario',
      changes: { turnLimit: null, minutesPerHalfTurn: 10 },
    })
    expect(said()).toContain(texts.minutesEach(10))
  })

  it('writes nothing where nothing differs', async () => {
    const game = await reading()
    const before = game.head.nextIndex
    await press(texts.change)
    await press(texts.save)
    expect(game.head.nextIndex).toBe(before)
  })

  it('gets another piece of terrain with its cover', async () => {
    const game = await reading(emptyScenario)
    await press(texts.change)
    await press(texts.addTerrain)
    await write(texts.terrainName, ' Gemioncourt ')
    await choose(texts.cover, 'House')
    await press(texts.addObjective)
    await write(texts.objectiveName, 'The bridge')
    await choose(texts.holder, 'Britain')
    await press(texts.save)
    expect(game.state.scenario).toEqual({
      ...emptyScenario,
      terrain: [{ name: 'Gemioncourt', cover: 'house', note: '' }],
      objectives: [{ name: 'The bridge', heldBy: 'b' }],
    })
  })
})

it('an objective that is not there changes nothing', () => {
  expect(heldBy(crossroads, 7, 'a')).toEqual(crossroads)
  expect(scenarioCommand(crossroads, crossroads)).toBeNull()
})

describe('what an army has lost', () => {
  function french(game = begun()) {
    return game.state.units.filter(({ side }) => side === 'a')
  }

  it('is nothing at first', () => {
    show(Breakage, { props: { units: french(), colour: 'france' } })
    expect(said()).toBe(gameTexts.breakage(0, 0))
  })

  it('is counted in bases and units, those of units that are gone too', () => {
    const game = begun()
    game.play(correct('u1', { bases: 3 }))
    game.play(correct('u3', { onTable: false }))
    const gone = game.unit('u3').startingBases
    show(Breakage, { props: { units: french(game), colour: 'france' } })
    expect(said()).toBe(gameTexts.breakage(1 + gone, 1))
  })
})

it('officers without a unit are named', () => {
  const officer = { name: 'Ney', value: 2, onlyFallsInMelee: false }
  show(OfficersAlone, { props: { officers: [{ side: 'a', officer }] } })
  expect(said()).toContain(`${gameTexts.forces.officersAlone}: Ney +2`)
})
