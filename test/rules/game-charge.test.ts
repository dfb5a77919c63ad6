// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { begun, correct, keysOf, lockedInMelee, notesIn } from './game.ts'
import {
  answer,
  chargeHome,
  chargeIn,
  cuirassiers,
  declare,
  firstLine,
  goTo,
  gun1,
  hussars,
  inTurn,
  jaeger,
  lancersOf,
  landwehr,
  ligny,
  ride,
  secondLine,
  squareOf,
  voltigeurs,
} from './turn-game.ts'

const callOff = (charger: string) => ({ type: 'callOffCharge', charger })

describe('a charge is declared', () => {
  it('and waits for its answer', () => {
    const game = inTurn()
    const { reasons } = game.play(declare(lancersOf, secondLine))
    expect(game.state.charges).toEqual([
      {
        charger: lancersOf,
        target: secondLine,
        answer: null,
        answerHolds: false,
        stage: 'declared',
        aspect: 'front',
        goesOn: false,
      },
    ])
    expect(keysOf(reasons)).toEqual(['heading.declareCharge'])
  })

  it('by infantry, skirmishers and cavalry alike', () => {
    const game = inTurn()
    for (const charger of [lancersOf, cuirassiers, firstLine, voltigeurs])
      game.play(declare(charger, landwehr))
    expect(game.state.charges.map(({ charger }) => charger)).toEqual(['u1', 'u2', 'u3', 'u4'])
  })

  it.each([
    { what: 'a gun', charger: gun1, target: secondLine, code: 'gunsDoNotAttack', path: 'charger' },
    { what: 'a friend as target', charger: lancersOf, target: firstLine, code: 'sameSide', path: 'target' },
    {
      what: 'the side that does not attack',
      charger: hussars,
      target: firstLine,
      code: 'onlyAttackerCharges',
      path: 'charger',
    },
    { what: 'nobody', charger: 'u99', target: secondLine, code: 'unknownUnit', path: 'charger' },
    { what: 'at nobody', charger: lancersOf, target: 'u99', code: 'unknownUnit', path: 'target' },
  ])('but not by $what', ({ charger, target, code, path }) => {
    expect(inTurn().refusal(declare(charger, target))).toMatchObject({ code, path })
  })

  it('but not by a square, which must break it first', () => {
    const game = inTurn('charges', 'b')
    expect(game.refusal(declare(squareOf, firstLine))).toMatchObject({ code: 'squareDoesNotAttack' })
    game.play({ type: 'changeUnit', unit: squareOf, changes: { formation: 'column' } })
    expect(game.takes(declare(squareOf, firstLine))).toBe(true)
  })

  it('but not by a unit that is locked', () => {
    const game = lockedInMelee()
    game.play({ type: 'beginTurn' })
    game.play({ type: 'chooseFirst', side: 'a' })
    expect(game.refusal(declare('u1', 'u8'))).toMatchObject({ code: 'lockedAttacksNobodyElse' })
  })

  it('but not by or at a unit that is gone, or has left the table', () => {
    const game = inTurn()
    game.play(correct(cuirassiers, { onTable: false }))
    game.play({ type: 'leaveTable', unit: voltigeurs })
    game.play({ type: 'leaveTable', unit: landwehr })
    expect(game.refusal(declare(cuirassiers, secondLine))).toMatchObject({
      code: 'unitIsGone',
      path: 'charger',
    })
    expect(game.refusal(declare(voltigeurs, secondLine))).toMatchObject({
      code: 'unitIsGone',
      path: 'charger',
    })
    expect(game.refusal(declare(lancersOf, landwehr))).toMatchObject({ code: 'unitIsGone', path: 'target' })
  })

  it('but not twice: a unit has one charge at a time', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    for (const target of [secondLine, landwehr]) {
      expect(game.refusal(declare(lancersOf, target))).toMatchObject({
        code: 'alreadyCharges',
        path: 'charger',
      })
    }
  })

  it('out of the order of play, which is noted', () => {
    expect(notesIn(inTurn('moves').play(declare(lancersOf, secondLine)).reasons)).toMatchObject([
      { key: 'outOfStep' },
    ])
  })

  it('anew, where its target went before it moved', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(correct(secondLine, { onTable: false }))
    game.play(declare(lancersOf, landwehr))
    expect(chargeIn(game, lancersOf)).toMatchObject({ target: landwehr, goesOn: false, stage: 'declared' })
  })
})

describe('a charge is called off', () => {
  it('before the answer: as if it had not been declared', () => {
    const game = inTurn()
    const before = game.state
    game.play(declare(lancersOf, secondLine))
    game.play(callOff(lancersOf))
    expect(game.state).toEqual(before)
    expect(game.takes(declare(lancersOf, landwehr))).toBe(true)
  })

  it('after the answer: it stays, and does not charge, move or fire', () => {
    const game = inTurn()
    game.play(declare(firstLine, secondLine))
    game.play(answer(firstLine, secondLine, 'stand'))
    game.play(callOff(firstLine))
    expect(chargeIn(game, firstLine).stage).toBe('calledOff')
    expect(game.refusal(declare(firstLine, landwehr))).toMatchObject({ code: 'alreadyCharges' })
    expect(game.refusal({ type: 'moveUnit', unit: firstLine })).toMatchObject({ code: 'chargeHasMoved' })
    expect(game.refusal(ride(firstLine))).toMatchObject({ code: 'chargeHasMoved' })
    const volley = { type: 'fire', firers: [{ unit: firstLine }], target: secondLine, distance: 4 }
    expect(game.refusal(volley, [5])).toMatchObject({ code: 'chargerDoesNotFire' })
  })

  it('and the square that was formed against it stays a square', () => {
    const game = inTurn()
    game.play(answer(lancersOf, secondLine, 'square'), [6])
    game.play(callOff(lancersOf))
    expect(game.unit(secondLine).formation).toBe('square')
  })

  it('while it goes on: it has had its charge', () => {
    const game = inTurn()
    game.play(answer(lancersOf, jaeger, 'formLine'), [1, 1])
    game.play(declare(lancersOf, landwehr))
    game.play(callOff(lancersOf))
    expect(chargeIn(game, lancersOf).stage).toBe('calledOff')
  })

  it.each([
    { what: 'come', end: ride(lancersOf) },
    { what: 'fallen short', end: ride(lancersOf, false) },
    { what: 'been called off', end: callOff(lancersOf) },
  ])('not once it has $what', ({ end }) => {
    const game = inTurn()
    game.play(answer(lancersOf, secondLine, 'stand'))
    game.play(end)
    expect(game.refusal(callOff(lancersOf))).toMatchObject({ code: 'chargeHasMoved', path: 'charger' })
  })

  it.each([
    { what: 'nobody charges', command: callOff(lancersOf) },
    { what: 'nobody moves', command: ride(lancersOf) },
  ])('not where $what', ({ command }) => {
    expect(inTurn().refusal(command)).toMatchObject({ code: 'doesNotCharge', path: 'charger' })
  })
})

describe('a charger moves', () => {
  it('into contact: it has moved in this turn, and struck from somewhere', () => {
    const game = inTurn('chargeMoves')
    game.play(answer(lancersOf, landwehr, 'stand'))
    const { reasons } = game.play(ride(lancersOf, true, 'rear'))
    expect(chargeIn(game, lancersOf)).toMatchObject({ stage: 'contact', aspect: 'rear' })
    expect(game.state.moved).toEqual([lancersOf])
    expect(keysOf(reasons)).toEqual(['heading.chargeReaches'])
  })

  it('and falls short: its target is free again', () => {
    const game = inTurn('chargeMoves')
    game.play(answer(firstLine, landwehr, 'stand'))
    game.play(ride(firstLine, false))
    expect(chargeIn(game, firstLine).stage).toBe('short')
    const volley = { type: 'fire', firers: [{ unit: landwehr }], target: lancersOf, distance: 8 }
    expect(game.takes(volley, [5])).toBe(true)
  })

  it('once: not again, whatever came of it', () => {
    for (const reaches of [true, false]) {
      const game = inTurn('chargeMoves')
      game.play(answer(lancersOf, landwehr, 'stand'))
      game.play(ride(lancersOf, reaches))
      expect(game.refusal(ride(lancersOf))).toMatchObject({ code: 'chargeHasMoved' })
    }
  })

  it('not at a target that is gone: it may take the ground', () => {
    const game = inTurn('chargeMoves')
    game.play(declare(lancersOf, landwehr))
    game.play(correct(landwehr, { onTable: false }))
    expect(game.refusal(ride(lancersOf))).toMatchObject({ code: 'unitIsGone' })
  })
})

describe('charges before the first turn', () => {
  it('are kept only while they are under way', () => {
    const game = begun(ligny)
    game.play(answer(firstLine, secondLine, 'stand'))
    expect(chargeIn(game, firstLine).stage).toBe('declared')
    game.play({ type: 'melee', attacker: firstLine, defender: secondLine }, [9, 5])
    expect(game.state.charges).toEqual([])
    const volley = { type: 'fire', firers: [{ unit: firstLine }], target: landwehr, distance: 4 }
    expect(game.takes(volley, [5])).toBe(true)
  })

  it.each([
    { what: 'fell short', end: ride(lancersOf, false) },
    { what: 'was called off', end: callOff(lancersOf) },
  ])('are over once it $what', ({ end }) => {
    const game = begun(ligny)
    game.play(answer(lancersOf, secondLine, 'stand'))
    game.play(end)
    expect(game.state).toMatchObject({ charges: [], moved: [] })
  })

  it('are over once skirmishers are ridden down', () => {
    const game = begun(ligny)
    game.play(answer(lancersOf, jaeger, 'formLine'), [1, 1])
    expect(game.state.charges).toEqual([])
  })

  it('of either side', () => {
    expect(begun(ligny).takes(declare(hussars, firstLine))).toBe(true)
  })

  it('are gone as it begins', () => {
    const game = begun(ligny)
    game.play(declare(lancersOf, secondLine))
    game.play({ type: 'beginTurn' })
    expect(game.state.charges).toEqual([])
  })
})

describe('a unit that charges or is charged leaves the roster', () => {
  it('with its charge, or with the one on it', () => {
    for (const unit of [lancersOf, secondLine]) {
      const game = inTurn()
      chargeHome(game, lancersOf, secondLine)
      game.play({ type: 'deleteUnit', unit })
      expect(game.state.charges).toEqual([])
    }
  })
})

it('charges end with their half-turn', () => {
  const game = inTurn()
  chargeHome(game, lancersOf, secondLine)
  game.play(goTo('rally'))
  game.play({ type: 'endHalfTurn' })
  expect(game.state.charges).toEqual([])
  expect(game.takes({ type: 'moveUnit', unit: secondLine })).toBe(true)
})
