// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { sideOfStep, stepAfter, stepIds, type StepId } from '@/rules/miniatures/index.ts'
import { begun, correct, notesIn } from './game.ts'
import {
  answer,
  chargeHome,
  declare,
  goTo,
  inTurn,
  lancersOf,
  landwehr,
  ligny,
  secondLine,
} from './turn-game.ts'

describe('a turn', () => {
  it('begins once, with nobody to move first yet', () => {
    const game = begun(ligny)
    game.play({ type: 'beginTurn' })
    expect(game.state.turn).toEqual({
      number: 1,
      half: 1,
      step: 'initiative',
      attacker: null,
      first: null,
      since: null,
    })
    expect(
      begun(ligny)
        .play({ type: 'beginTurn' })
        .effects.map(({ type }) => type),
    ).toEqual(['stepReached'])
    expect(game.refusal({ type: 'beginTurn' })).toMatchObject({
      code: 'turnUnderWay',
      parameters: { turn: 1 },
    })
  })

  it.each([
    { what: 'rolled for', command: { type: 'rollFirst' } },
    { what: 'chosen', command: { type: 'chooseFirst', side: 'a' } },
    { what: 'led', command: goTo('moves') },
    { what: 'ended', command: { type: 'endHalfTurn' } },
  ])('is not $what before it has begun', ({ command }) => {
    expect(begun(ligny).refusal(command, [9, 1])).toMatchObject({ code: 'noTurnYet' })
  })

  it('is the French first on level dice, and goes to the charges', () => {
    const game = begun(ligny)
    game.play({ type: 'beginTurn' })
    const { rolls } = game.play({ type: 'rollFirst', at: 1000 }, [5, 5])
    expect(game.state.turn).toMatchObject({ step: 'charges', attacker: 'a', first: 'a', since: 1000 })
    expect(rolls.map(({ side, label, subject }) => [side, label, subject])).toEqual([
      ['a', 'firstMover.a', 'France'],
      ['b', 'firstMover.b', 'Prussia'],
    ])
  })

  it('is the Prussians’ by two, and a tie of one is thrown again', () => {
    const game = begun(ligny)
    game.play({ type: 'beginTurn' })
    game.play({ type: 'rollFirst' }, [5, 6, 3, 5])
    expect(game.state.turn).toMatchObject({ attacker: 'b', first: 'b', since: null })
  })

  it('settles who moves first once: no second roll, no other choice', () => {
    const game = inTurn()
    for (const command of [{ type: 'rollFirst' }, { type: 'chooseFirst', side: 'b' }, goTo('initiative')]) {
      expect(game.refusal(command, [9, 1])).toMatchObject({ code: 'firstIsKnown' })
    }
    game.play({ type: 'endHalfTurn' })
    expect(game.refusal({ type: 'rollFirst' }, [9, 1])).toMatchObject({ code: 'firstIsKnown' })
  })

  it.each([
    { what: 'a step', command: goTo('moves'), path: 'step' },
    { what: 'the end', command: { type: 'endHalfTurn' }, path: 'type' },
    { what: 'a charge', command: declare(lancersOf, secondLine), path: 'charger' },
    { what: 'an answer', command: answer(lancersOf, secondLine, 'stand'), path: 'charger' },
  ])('does not come to $what before it is known who moves first', ({ command, path }) => {
    const game = begun(ligny)
    game.play({ type: 'beginTurn' })
    expect(game.refusal(command)).toMatchObject({ code: 'firstIsUnknown', path })
  })
})

describe('the sides change roles', () => {
  it('after each half-turn: the other attacks, from the charges', () => {
    const game = inTurn('rally', 'b')
    const { reasons } = game.play({ type: 'endHalfTurn', at: 5000 })
    expect(game.state.turn).toEqual({
      number: 1,
      half: 2,
      step: 'charges',
      attacker: 'a',
      first: 'b',
      since: 5000,
    })
    expect(reasons[0]).toMatchObject({ key: 'heading.changeRoles', parameters: { turn: 1, side: 'France' } })
  })

  it('and roll again after the second, as the option stands', () => {
    const game = inTurn('rally')
    game.play({ type: 'endHalfTurn' })
    const { reasons } = game.play({ type: 'endHalfTurn', at: 5000 })
    expect(game.state.turn).toMatchObject({
      number: 2,
      half: 1,
      step: 'initiative',
      attacker: null,
      since: null,
    })
    expect(reasons[0]).toMatchObject({ key: 'heading.beginTurn', parameters: { turn: 2 } })
    game.play({ type: 'rollFirst' }, [1, 9])
    expect(game.state.turn).toMatchObject({ number: 2, attacker: 'b', first: 'b' })
  })

  it('and keep their order for the game, where the option says so', () => {
    const game = inTurn('rally', 'b', { ...ligny, options: { firstMover: 'onceAGame' } })
    game.play({ type: 'endHalfTurn' })
    game.play({ type: 'endHalfTurn', at: 7000 })
    expect(game.state.turn).toEqual({
      number: 2,
      half: 1,
      step: 'charges',
      attacker: 'b',
      first: 'b',
      since: 7000,
    })
  })

  it('and take up the option at the next turn', () => {
    const game = inTurn()
    game.play({ type: 'changeOptions', options: { firstMover: 'onceAGame' } })
    game.play({ type: 'endHalfTurn' })
    game.play({ type: 'endHalfTurn' })
    expect(game.state.turn).toMatchObject({ number: 2, attacker: 'a' })
  })

  it('for as many turns as are played', () => {
    const game = inTurn('charges', 'a', { ...ligny, options: { firstMover: 'onceAGame' } })
    for (let halves = 0; halves < 24; halves += 1) game.play({ type: 'endHalfTurn' })
    expect(game.state.turn).toMatchObject({ number: 13, half: 1, attacker: 'a' })
  })
})

describe('who acts in a step', () => {
  it.each([
    { step: 'initiative', side: null },
    { step: 'charges', side: 'a' },
    { step: 'chargeMoves', side: 'a' },
    { step: 'moves', side: 'a' },
    { step: 'defenderFire', side: 'b' },
    { step: 'attackerFire', side: 'a' },
    { step: 'melee', side: null },
    { step: 'rally', side: null },
  ] as const)('$step of a’s half-turn: $side', ({ step, side }) => {
    expect(sideOfStep('a', step)).toBe(side)
  })

  it('is followed by the next step, the last by none', () => {
    expect(stepIds.map(stepAfter)).toEqual([...stepIds.slice(1), null])
  })
})

describe('the steps', () => {
  const steps: readonly StepId[] = [
    'charges',
    'chargeMoves',
    'moves',
    'defenderFire',
    'attackerFire',
    'melee',
    'rally',
  ]

  it('can be gone through one by one, and returned to', () => {
    const game = inTurn()
    for (const step of [...steps, ...steps.toReversed()]) {
      game.play(goTo(step))
      expect(game.state.turn).toMatchObject({ step, attacker: 'a', number: 1, half: 1 })
    }
  })

  it('say where they go and whence', () => {
    const { reasons } = inTurn('moves').play(goTo('defenderFire'))
    expect(reasons[0]).toMatchObject({
      key: 'heading.goToStep',
      parameters: { from: 'moves', step: 'defenderFire', side: 'France' },
    })
  })

  it('note what was left open', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    expect(notesIn(game.play(goTo('chargeMoves')).reasons)).toEqual([
      { key: 'leftOpen', step: 'charges', open: 1 },
    ])
  })

  it('note nothing where all is done, nor for those who may but need not', () => {
    expect(notesIn(inTurn().play(goTo('chargeMoves')).reasons)).toEqual([])
    expect(notesIn(inTurn('moves').play(goTo('defenderFire')).reasons)).toEqual([])
  })

  it('note what was left open in each that was skipped', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(correct(landwehr, { marker: true }))
    expect(notesIn(game.play(goTo('melee')).reasons)).toEqual([
      { key: 'leftOpen', step: 'charges', open: 1 },
      { key: 'leftOpen', step: 'chargeMoves', open: 1 },
      { key: 'leftOpen', step: 'defenderFire', open: 4 },
      { key: 'leftOpen', step: 'attackerFire', open: 4 },
    ])
    expect(notesIn(game.play({ type: 'endHalfTurn' }).reasons)).toEqual([
      { key: 'leftOpen', step: 'rally', open: 1 },
    ])
  })

  it('note on the way back only what the step itself leaves open', () => {
    const game = inTurn('attackerFire')
    expect(notesIn(game.play(goTo('charges')).reasons)).toEqual([
      { key: 'leftOpen', step: 'attackerFire', open: 4 },
    ])
  })
})

describe('a correction of the turn', () => {
  const corrected = (changes: object) => ({
    type: 'correctTurn',
    number: 1,
    half: 1,
    attacker: 'a',
    step: 'melee',
    note: 'for the test',
    ...changes,
  })

  it('within the half-turn keeps the charges, the deeds and the clock', () => {
    const game = begun(ligny)
    game.play({ type: 'beginTurn' })
    game.play({ type: 'chooseFirst', side: 'a', at: 1000 })
    chargeHome(game, lancersOf, secondLine)
    const { charges, deeds, moved } = game.state
    game.play(corrected({}))
    expect(game.state).toMatchObject({ charges, deeds, moved })
    expect(game.state.turn).toEqual({
      number: 1,
      half: 1,
      step: 'melee',
      attacker: 'a',
      first: 'a',
      since: 1000,
    })
  })

  it('to the other half clears the charges and deeds, and keeps who moved', () => {
    const game = inTurn()
    chargeHome(game, lancersOf, secondLine)
    game.play(corrected({ half: 2, attacker: 'b', step: 'moves' }))
    expect(game.state).toMatchObject({ charges: [], deeds: [], moved: [lancersOf] })
    expect(game.state.turn).toMatchObject({ half: 2, attacker: 'b', first: 'a', since: null })
  })

  it('to another turn clears who moved as well', () => {
    const game = inTurn()
    chargeHome(game, lancersOf, secondLine)
    game.play(corrected({ number: 4, half: 2, attacker: 'a' }))
    expect(game.state).toMatchObject({ charges: [], deeds: [], moved: [] })
    expect(game.state.turn).toMatchObject({ number: 4, half: 2, attacker: 'a', first: 'b' })
  })

  it('to the other half of the same side clears the charges, too', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(corrected({ half: 2, attacker: 'a', step: 'charges' }))
    expect(game.state.charges).toEqual([])
    expect(game.state.turn).toMatchObject({ half: 2, attacker: 'a', first: 'b' })
  })

  it('of whose half-turn it is clears the charges of the other side', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(corrected({ attacker: 'b', step: 'charges' }))
    expect(game.state.charges).toEqual([])
    expect(game.state.turn).toMatchObject({ attacker: 'b', first: 'b' })
  })

  it('begins a game’s turns where the table is', () => {
    const game = begun(ligny)
    game.play(corrected({ number: 3 }))
    expect(game.state.turn).toMatchObject({ number: 3, step: 'melee', attacker: 'a' })
    game.play({ type: 'endHalfTurn' })
    expect(game.state.turn).toMatchObject({ number: 3, half: 2, attacker: 'b' })
  })

  it('back to who moves first lets it be rolled anew', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(corrected({ step: 'initiative' }))
    expect(game.state).toMatchObject({
      charges: [],
      turn: { number: 1, half: 1, attacker: null, first: null },
    })
    game.play({ type: 'rollFirst' }, [1, 9])
    expect(game.state.turn).toMatchObject({ attacker: 'b' })
  })

  it('does not ask who moves first in the second half', () => {
    expect(inTurn().refusal(corrected({ half: 2, step: 'initiative' }))).toMatchObject({
      code: 'firstIsKnown',
      path: 'step',
    })
  })
})
