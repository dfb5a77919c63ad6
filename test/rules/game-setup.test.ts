// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { miniatures } from '@/rules/miniatures/index.ts'
import { begun, Game, melee, quatreBras } from './game.ts'
import { cavalry, foot } from './standard.ts'

const [france, britain] = quatreBras.sides

describe('beginning', () => {
  it('sets up sides, units and the default options', () => {
    const { state } = begun()
    expect(state.name).toBe('Quatre Bras')
    expect(state.sides).toEqual([
      { id: 'a', name: 'France', nation: 'france', colour: 'france', players: ['Anne'] },
      { id: 'b', name: 'Britain', nation: 'britain', colour: 'britain', players: [] },
    ])
    expect(state.units.map(({ id }) => id)).toEqual(['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8'])
    expect(state.rules.options).toEqual({
      firstMover: 'eachTurn',
      exposedTarget: 'both',
      movedGuns: 'half',
      squareBonus: 'againstCavalry',
      squaresHold: 'yes',
    })
  })

  it('keeps a colour that is not the nation’s, and options that are chosen', () => {
    const game = begun({
      ...quatreBras,
      sides: [{ ...france, colour: 'austria' }, britain],
      options: { movedGuns: 'full' },
    })
    expect(game.state.sides[0]?.colour).toBe('austria')
    expect(game.state.rules.options.movedGuns).toBe('full')
    expect(miniatures.chartSetOf(game.state)).not.toBe(miniatures.chartSetOf(begun().state))
  })

  it('gives a unit its side’s nation where none is said', () => {
    const units = [
      { ...foot, side: 'a', name: '1st Line' },
      { ...foot, side: 'b', name: '32nd Foot' },
    ]
    const game = begun({ ...quatreBras, units })
    expect(['u1', 'u2'].map((id) => game.unit(id).nation)).toEqual(['france', 'britain'])
  })

  it('is possible once', () => {
    expect(begun().refusal(quatreBras)).toMatchObject({ code: 'alreadyBegun', path: 'type' })
  })

  it('comes before everything else', () => {
    const fresh = new Game()
    expect(fresh.refusal({ type: 'renameGame', name: 'Ligny' })).toMatchObject({
      code: 'notBegun',
      path: 'type',
    })
    expect(fresh.refusal({ type: 'addUnits', side: 'a', unit: { ...foot, name: '1st Line' } })?.code).toBe(
      'notBegun',
    )
  })

  it('refuses a unit that cannot be, by its place', () => {
    const units = [
      { ...foot, side: 'a', name: 'good' },
      { ...cavalry, side: 'b', name: 'bad', formation: 'square' },
    ]
    expect(new Game().refusal({ ...quatreBras, units })).toMatchObject({
      code: 'formationNotOfArm',
      path: 'units[1].formation',
    })
  })

  it('refuses a unit without bases', () => {
    const units = [{ ...foot, side: 'a', name: 'ghosts', bases: 0, startingBases: 4 }]
    expect(new Game().takes({ ...quatreBras, units })).toBe(false)
  })
})

describe('the game and its sides', () => {
  it('are renamed', () => {
    const game = begun()
    game.play({ type: 'renameGame', name: 'Ligny' })
    game.play({ type: 'changeSide', side: 'b', changes: { name: 'Prussia', colour: 'prussia' } })
    expect(game.state.name).toBe('Ligny')
    expect(game.state.sides[1]).toMatchObject({ name: 'Prussia', nation: 'britain', colour: 'prussia' })
    expect(game.state.sides[0]?.name).toBe('France')
    game.play({ type: 'changeSide', side: 'a', changes: { name: 'The Emperor' } })
    expect(game.state.sides[0]).toMatchObject({ name: 'The Emperor', players: ['Anne'] })
  })

  it('play on under other options, with the charts they had', () => {
    const game = begun()
    const before = game.state.rules
    game.play({ type: 'changeOptions', options: { squaresHold: 'no' } })
    game.play({ type: 'changeOptions', options: { exposedTarget: 'die' } })
    expect(game.state.rules.options).toMatchObject({ squaresHold: 'no', exposedTarget: 'die' })
    expect(game.state.rules.charts).toEqual(before.charts)
    expect(game.state.rules.id).not.toBe(before.id)
  })

  it('have their old name of rules again when the options are as they were', () => {
    const game = begun()
    const before = game.state.rules.id
    game.play({ type: 'changeOptions', options: { squaresHold: 'no' } })
    game.play({ type: 'changeOptions', options: { squaresHold: 'yes' } })
    expect(game.state.rules.id).toBe(before)
  })
})

describe('whose command it is', () => {
  it.each([
    { command: quatreBras, side: null },
    { command: { type: 'renameGame', name: 'x' }, side: null },
    { command: { type: 'changeSide', side: 'b', changes: {} }, side: 'b' },
    { command: { type: 'addUnits', side: 'a', unit: { ...foot, name: '1st Line' } }, side: 'a' },
    { command: { type: 'deleteUnit', unit: 'u6' }, side: 'b' },
    { command: { type: 'fire', firers: [{ unit: 'u5' }], target: 'u1', distance: 4 }, side: 'b' },
    { command: melee(), side: 'a' },
    { command: { type: 'rally', unit: 'u8' }, side: 'b' },
    { command: { type: 'answerCharge', charger: 'u3', target: 'u5', answer: 'stand' }, side: 'b' },
    { command: { type: 'declareCharge', charger: 'u3', target: 'u5' }, side: 'a' },
    { command: { type: 'callOffCharge', charger: 'u3' }, side: 'a' },
    { command: { type: 'beginTurn' }, side: null },
  ])('$command.type: $side', ({ command, side }) => {
    const { state } = begun()
    expect(miniatures.sideOf(state, v.parse(miniatures.commandSchema, command))).toBe(side)
  })
})
