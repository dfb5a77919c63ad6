// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { begun, Game, quatreBras } from './game.ts'
import { inTurn, ligny } from './turn-game.ts'

describe('the scenario', () => {
  const scenario = {
    turnLimit: 12,
    minutesPerHalfTurn: 20,
    terrain: [
      { name: 'Bossu wood', cover: 'woods', note: 'cavalry keeps out' },
      { name: 'Ford', cover: null },
    ],
    objectives: [{ name: 'Crossroads' }, { name: 'Farm', heldBy: 'b' }],
    notes: 'Wellington comes in turn 6.',
  }

  it('is agreed on at the beginning', () => {
    const game = begun({ ...quatreBras, scenario })
    expect(game.state.scenario).toEqual({
      ...scenario,
      terrain: [scenario.terrain[0], { name: 'Ford', cover: null, note: '' }],
      objectives: [
        { name: 'Crossroads', heldBy: null },
        { name: 'Farm', heldBy: 'b' },
      ],
    })
  })

  it('is nothing where nothing was agreed', () => {
    const { effects } = new Game().play(quatreBras)
    expect(effects.map(({ type }) => type)).not.toContain('scenarioChanged')
    expect(begun().state.scenario).toEqual({
      turnLimit: null,
      minutesPerHalfTurn: null,
      terrain: [],
      objectives: [],
      notes: '',
    })
  })

  it.each([
    { what: 'a limit', scenario: { turnLimit: 8 } },
    { what: 'a clock', scenario: { minutesPerHalfTurn: 15 } },
    { what: 'ground', scenario: { terrain: [{ name: 'Hill', cover: 'hill' }] } },
    { what: 'an objective', scenario: { objectives: [{ name: 'Bridge' }] } },
    { what: 'a note', scenario: { notes: 'Fog.' } },
  ])('is kept where only $what was agreed', ({ scenario: agreed }) => {
    expect(begun({ ...quatreBras, scenario: agreed }).state.scenario).toMatchObject(agreed)
  })

  it('changes field by field', () => {
    const game = begun({ ...quatreBras, scenario })
    game.play({
      type: 'changeScenario',
      changes: { objectives: [{ name: 'Crossroads', heldBy: 'a' }], turnLimit: null },
    })
    expect(game.state.scenario).toMatchObject({
      turnLimit: null,
      minutesPerHalfTurn: 20,
      objectives: [{ name: 'Crossroads', heldBy: 'a' }],
      notes: 'Wellington comes in turn 6.',
    })
  })

  it('says what changed, item by item', () => {
    const game = begun({ ...quatreBras, scenario })
    const { reasons } = game.play({
      type: 'changeScenario',
      changes: {
        turnLimit: null,
        terrain: [
          { name: 'Bossu wood', cover: 'woods', note: 'thick' },
          { name: 'Orchard', cover: 'lightCover' },
        ],
        objectives: [{ name: 'Farm', heldBy: 'a' }, { name: 'Crossroads' }, { name: 'Bridge', heldBy: 'b' }],
      },
    })
    expect(reasons.map(({ key, parameters }) => [key, parameters])).toEqual([
      ['heading.changeScenario', {}],
      ['scenario.turnLimit', { turns: 0 }],
      ['scenario.terrainGone', { terrain: 'Ford' }],
      ['scenario.terrainAdded', { terrain: 'Orchard' }],
      ['scenario.terrainChanged', { terrain: 'Bossu wood' }],
      ['scenario.objectiveAdded', { objective: 'Bridge', side: 'Britain' }],
      ['scenario.objectiveHeld', { objective: 'Farm', side: 'France' }],
    ])
  })

  it.each([
    { what: 'no turn', changes: { turnLimit: 0 } },
    { what: 'a hundred turns', changes: { turnLimit: 100 } },
    { what: 'five hours', changes: { minutesPerHalfTurn: 300 } },
    { what: 'ground without a name', changes: { terrain: [{ name: ' ', cover: null }] } },
    { what: 'a cover that is none', changes: { terrain: [{ name: 'Marsh', cover: 'marsh' }] } },
    { what: 'an objective of a third side', changes: { objectives: [{ name: 'Farm', heldBy: 'c' }] } },
  ])('is not $what', ({ changes }) => {
    expect(begun().takes({ type: 'changeScenario', changes })).toBe(false)
  })

  it('leaves the turn to its players: the limit stops nobody', () => {
    const game = inTurn('charges', 'a', {
      ...ligny,
      scenario: { turnLimit: 1 },
      options: { firstMover: 'onceAGame' },
    })
    game.play({ type: 'endHalfTurn' })
    game.play({ type: 'endHalfTurn' })
    expect(game.state.turn).toMatchObject({ number: 2 })
  })
})

describe('officers who are with no unit', () => {
  const officers = [
    { side: 'a', officer: { name: 'Ney', value: 2 } },
    { side: 'b', officer: { name: 'Wellington', value: 3 } },
  ]

  it('are there from the beginning, and known by name', () => {
    expect(begun({ ...quatreBras, officers }).alone()).toEqual([
      { side: 'a', officer: { name: 'Ney', value: 2, onlyFallsInMelee: false } },
      { side: 'b', officer: { name: 'Wellington', value: 3, onlyFallsInMelee: true } },
    ])
  })

  it('join a unit of their side', () => {
    const game = begun({ ...quatreBras, officers })
    game.play({ type: 'changeUnit', unit: 'u1', changes: { officer: { name: 'Ney', value: 2 } } })
    expect(game.unit('u1').officer?.name).toBe('Ney')
    expect(game.alone().map(({ officer }) => officer.name)).toEqual(['Wellington'])
  })
})
