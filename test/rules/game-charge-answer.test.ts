// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { answersIn, meleeOf } from '@/rules/miniatures/index.ts'
import { lockedInMelee, notesIn } from './game.ts'
import {
  answer,
  chargeIn,
  cuirassiers,
  declare,
  dragoons,
  firstLine,
  gun3,
  hussars,
  inTurn,
  jaeger,
  lancersOf,
  landwehr,
  ride,
  secondLine,
  squareOf,
  voltigeurs,
} from './turn-game.ts'

const callOff = (charger: string) => ({ type: 'callOffCharge', charger })

describe('a charge is answered', () => {
  it('by a square: the formation is kept on the roster', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    const { rolls, reasons } = game.play(answer(lancersOf, secondLine, 'square'), [6])
    expect(rolls).toMatchObject([{ label: 'charge.reaction', side: 'b' }])
    expect(game.unit(secondLine).formation).toBe('square')
    expect(chargeIn(game, lancersOf)).toMatchObject({
      answer: 'square',
      answerHolds: true,
      stage: 'declared',
    })
    expect(notesIn(reasons)).toEqual([])
    expect(game.state.deeds).toEqual([
      {
        kind: 'reaction',
        unit: secondLine,
        other: lancersOf,
        outcome: 'charge.outcome.squareForms',
        basesLost: 0,
        marker: false,
        removed: false,
      },
    ])
  })

  it('by a square that fails: it fights as it stands, and cannot try again', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(answer(lancersOf, secondLine, 'square'), [5])
    expect(game.unit(secondLine).formation).toBe('line')
    expect(chargeIn(game, lancersOf)).toMatchObject({ answer: 'square', answerHolds: false })
    for (const how of ['square', 'stand']) {
      expect(game.refusal(answer(lancersOf, secondLine, how), [9])).toMatchObject({
        code: 'alreadyAnswered',
        path: 'target',
        parameters: { answer: 'square.fails', stage: 'declared' },
      })
    }
  })

  it('by skirmishers, who form line at 4 and more with Kempt', () => {
    const game = inTurn()
    game.play(declare(lancersOf, jaeger))
    game.play(answer(lancersOf, jaeger, 'formLine'), [4])
    expect(game.unit(jaeger)).toMatchObject({ formation: 'line', bases: 4 })
  })

  it('by skirmishers that are ridden down: the cavalry may go on', () => {
    const game = inTurn()
    game.play(declare(lancersOf, jaeger))
    const { rolls, effects } = game.play(answer(lancersOf, jaeger, 'formLine'), [3, 9, 4])
    expect(rolls.map(({ label, side }) => [label, side])).toEqual([
      ['charge.reaction', 'b'],
      ['leader', 'b'],
      ['leader', 'b'],
    ])
    expect(effects.map(({ type }) => type)).toEqual([
      'chargeSet',
      'basesLost',
      'officerFell',
      'unitRemoved',
      'unitActed',
    ])
    expect(game.unit(jaeger)).toMatchObject({ removed: 'riddenDown', bases: 0, officer: null })
    expect(game.alone()).toEqual([])
    expect(chargeIn(game, lancersOf).stage).toBe('free')
    game.play(declare(lancersOf, landwehr))
    expect(chargeIn(game, lancersOf)).toMatchObject({ target: landwehr, goesOn: true, answer: null })
  })

  it('by skirmishers whose officer lives: he stays with his side', () => {
    const game = inTurn()
    game.play(declare(lancersOf, jaeger))
    game.play(answer(lancersOf, jaeger, 'formLine'), [3, 5, 5, 5, 5])
    expect(game.alone()).toMatchObject([{ side: 'b', officer: { name: 'Kempt' } }])
  })

  it('without a declaration, which it makes good', () => {
    const game = inTurn()
    game.play(answer(lancersOf, secondLine, 'stand'))
    expect(chargeIn(game, lancersOf)).toMatchObject({
      target: secondLine,
      answer: 'stand',
      answerHolds: true,
    })
  })

  it('by a stand, which changes nothing about the unit', () => {
    const { effects } = inTurn().play(answer(lancersOf, secondLine, 'stand'))
    expect(effects.map(({ type }) => type)).toEqual(['chargeSet', 'unitActed'])
  })

  it('without a declaration, by the same bars', () => {
    const game = inTurn()
    expect(game.refusal(answer(hussars, firstLine, 'stand'))).toMatchObject({ code: 'onlyAttackerCharges' })
    game.play(declare(lancersOf, landwehr))
    expect(game.refusal(answer(lancersOf, secondLine, 'stand'))).toMatchObject({ code: 'alreadyCharges' })
  })

  it('late, after the charger has come: its contact stands', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    const { reasons } = game.play(ride(lancersOf, true, 'flank'))
    expect(notesIn(reasons)).toEqual([{ key: 'unanswered', unit: '2nd Line' }])
    game.play(answer(lancersOf, secondLine, 'square'), [6])
    expect(chargeIn(game, lancersOf)).toMatchObject({ stage: 'contact', aspect: 'flank', answer: 'square' })
  })

  it.each([
    { what: 'fell short', end: ride(lancersOf, false) },
    { what: 'was called off', end: callOff(lancersOf) },
  ])('no more once it $what', ({ end }) => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(answer(lancersOf, secondLine, 'stand'))
    game.play(end)
    expect(game.refusal(answer(lancersOf, secondLine, 'square'), [9])).toMatchObject({
      code: 'chargeHasMoved',
    })
  })

  it.each([
    {
      what: 'a counter-charge of infantry',
      target: secondLine,
      how: 'counterCharge',
      code: 'onlyCavalryCounterCharges',
    },
    { what: 'a square of cavalry', target: hussars, how: 'square', code: 'onlyInfantryFormsSquare' },
    { what: 'a square of a square', target: squareOf, how: 'square', code: 'alreadyInSquare' },
    { what: 'skirmishers that stand', target: jaeger, how: 'stand', code: 'skirmishersFormLine' },
    { what: 'a line of a line', target: landwehr, how: 'formLine', code: 'onlySkirmishersFormLine' },
  ])('not by $what', ({ target, how, code }) => {
    expect(inTurn().refusal(answer(lancersOf, target, how), [9])).toMatchObject({ code, path: 'answer' })
  })

  it('by a locked unit only as it stands, for it is held', () => {
    const game = lockedInMelee()
    game.play({ type: 'beginTurn' })
    game.play({ type: 'chooseFirst', side: 'a' })
    game.play(declare('u3', 'u5'))
    expect(answersIn(game.state, chargeIn(game, 'u3'))).toEqual(['stand'])
    expect(game.refusal(answer('u3', 'u5', 'square'), [9])).toMatchObject({ code: 'lockedDoesNotAnswer' })
    game.play(answer('u3', 'u5', 'stand'))
    expect(chargeIn(game, 'u3')).toMatchObject({ answer: 'stand', stage: 'declared' })
  })
})

describe('one answer', () => {
  it('holds for every charge on a unit', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(declare(cuirassiers, secondLine))
    game.play(answer(cuirassiers, secondLine, 'square'), [6])
    expect(game.state.charges.map(({ answer: how, answerHolds }) => [how, answerHolds])).toEqual([
      ['square', true],
      ['square', true],
    ])
  })

  it('leaves charges on other units alone', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(declare(cuirassiers, landwehr))
    game.play(answer(lancersOf, secondLine, 'stand'))
    expect(chargeIn(game, cuirassiers).answer).toBeNull()
  })

  it('is thrown against the cavalry among the chargers, whichever is named', () => {
    const game = inTurn()
    game.play(declare(firstLine, jaeger))
    game.play(declare(lancersOf, jaeger))
    expect(answersIn(game.state, chargeIn(game, firstLine))).toEqual(['formLine'])
    expect(game.refusal(answer(firstLine, jaeger, 'stand'))).toMatchObject({ code: 'skirmishersFormLine' })
    game.play(answer(firstLine, jaeger, 'formLine'), [1, 9, 9, 9, 9])
    expect(game.unit(jaeger).removed).toBe('riddenDown')
    expect(chargeIn(game, lancersOf).stage).toBe('free')
    expect(chargeIn(game, firstLine).stage).toBe('done')
  })

  it('is thrown against the horse, also where the foot stands first on the roster', () => {
    const game = inTurn('charges', 'b')
    for (const charger of [secondLine, hussars]) game.play(declare(charger, voltigeurs))
    expect(answersIn(game.state, chargeIn(game, secondLine))).toEqual(['formLine'])
  })

  it('is thrown against the foot that charges, whatever horse stands by', () => {
    const game = inTurn()
    game.play(declare(firstLine, jaeger))
    expect(answersIn(game.state, chargeIn(game, firstLine))).toEqual(['formLine', 'stand'])
  })

  it('that fails lets the cavalry go on that is named', () => {
    const game = inTurn()
    for (const charger of [lancersOf, cuirassiers]) game.play(declare(charger, jaeger))
    const { reasons } = game.play(answer(cuirassiers, jaeger, 'formLine'), [1, 9, 9, 9, 9])
    expect(reasons.find(({ key }) => key === 'order.mayGoOn')?.parameters).toEqual({
      unit: '5th Cuirassiers',
    })
  })

  it('of infantry that foot and horse charge may be a square', () => {
    const game = inTurn()
    game.play(declare(firstLine, secondLine))
    expect(answersIn(game.state, chargeIn(game, firstLine))).toEqual(['stand'])
    game.play(declare(lancersOf, secondLine))
    expect(answersIn(game.state, chargeIn(game, firstLine))).toEqual(['square', 'stand'])
    game.play(answer(firstLine, secondLine, 'square'), [6])
    expect(chargeIn(game, lancersOf)).toMatchObject({ answer: 'square', answerHolds: true })
  })

  it('stands where another charge is declared afterwards, which is answered by itself', () => {
    const game = inTurn()
    game.play(declare(lancersOf, hussars))
    game.play(answer(lancersOf, hussars, 'stand'))
    game.play(declare(cuirassiers, hussars))
    const { reasons } = game.play(answer(cuirassiers, hussars, 'counterCharge'), [6])
    expect(chargeIn(game, lancersOf)).toMatchObject({ answer: 'stand' })
    expect(chargeIn(game, cuirassiers)).toMatchObject({ answer: 'counterCharge', answerHolds: true })
    expect(notesIn(reasons)).toMatchObject([{ key: 'again.reaction', unit: 'Hussars' }])
  })

  it('leaves a unit that rides to meet a charge to stand to a later one', () => {
    const game = inTurn()
    game.play(declare(lancersOf, hussars))
    game.play(answer(lancersOf, hussars, 'counterCharge'), [6])
    game.play(declare(cuirassiers, hussars))
    expect(answersIn(game.state, chargeIn(game, cuirassiers))).toEqual(['stand'])
    game.play(answer(cuirassiers, hussars, 'stand'))
    expect(chargeIn(game, lancersOf)).toMatchObject({ answer: 'counterCharge', answerHolds: true })
    for (const charger of [lancersOf, cuirassiers]) game.play(ride(charger))
    expect(meleeOf(game.state, chargeIn(game, cuirassiers))).toMatchObject({
      attackerOthers: [lancersOf],
      defenderCharging: true,
    })
  })
})

describe('other cavalry rides out for a charged unit', () => {
  it('and becomes the target', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(answer(lancersOf, secondLine, 'counterCharge', { by: hussars }), [6])
    expect(chargeIn(game, lancersOf)).toMatchObject({
      target: hussars,
      answer: 'counterCharge',
      answerHolds: true,
    })
    expect(game.state.deeds).toMatchObject([{ unit: hussars, outcome: 'charge.outcome.counterCharges' }])
    game.play(ride(lancersOf))
    expect(game.ask({ type: 'melee', attacker: lancersOf, defender: hussars }).kind).toBe('needsDie')
  })

  it('or fails, and the unit still has its own answer', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(answer(lancersOf, secondLine, 'counterCharge', { by: hussars }), [5])
    expect(chargeIn(game, lancersOf)).toMatchObject({ target: secondLine, answer: null })
    game.play(answer(lancersOf, secondLine, 'square'), [6])
    expect(chargeIn(game, lancersOf)).toMatchObject({ answer: 'square', answerHolds: true })
  })

  it('or fails, and a charge that nobody had declared is declared with it', () => {
    const game = inTurn()
    game.play(answer(lancersOf, secondLine, 'counterCharge', { by: hussars }), [5])
    expect(chargeIn(game, lancersOf)).toMatchObject({ target: secondLine, answer: null, stage: 'declared' })
  })

  it('or fails, and still other cavalry may try', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(answer(lancersOf, secondLine, 'counterCharge', { by: hussars }), [5])
    game.play(answer(lancersOf, secondLine, 'counterCharge', { by: dragoons }), [6])
    expect(chargeIn(game, lancersOf).target).toBe(dragoons)
  })

  it('and meets one charger; the others come on', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(declare(cuirassiers, secondLine))
    game.play(answer(lancersOf, secondLine, 'counterCharge', { by: hussars }), [6])
    expect(chargeIn(game, cuirassiers)).toMatchObject({ target: secondLine, answer: null })
  })

  it('and has answered with it what charges itself', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(declare(cuirassiers, hussars))
    game.play(answer(lancersOf, secondLine, 'counterCharge', { by: hussars }), [6])
    expect(chargeIn(game, cuirassiers)).toMatchObject({
      target: hussars,
      answer: 'counterCharge',
      answerHolds: true,
    })
  })

  it.each([
    { what: 'infantry', by: landwehr, code: 'onlyCavalryCounterCharges', path: 'answer' },
    { what: 'a gun', by: gun3, code: 'onlyCavalryCounterCharges', path: 'answer' },
    { what: 'the enemy', by: cuirassiers, code: 'cannotHelpHere', path: 'by' },
    { what: 'nobody', by: 'u99', code: 'unknownUnit', path: 'by' },
  ])('but not $what', ({ by, code, path }) => {
    const command = answer(lancersOf, secondLine, 'counterCharge', { by })
    expect(inTurn().refusal(command, [9])).toMatchObject({ code, path })
  })

  it('but only to counter-charge', () => {
    expect(inTurn().refusal(answer(lancersOf, secondLine, 'stand', { by: hussars }))).toMatchObject({
      code: 'onlyCounterChargeForAnother',
      path: 'by',
    })
  })

  it('but not twice, nor while another charge has reached it', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(declare(cuirassiers, landwehr))
    game.play(answer(lancersOf, secondLine, 'counterCharge', { by: hussars }), [6])
    const help = answer(cuirassiers, landwehr, 'counterCharge', { by: hussars })
    expect(game.refusal(help, [9])).toMatchObject({ code: 'lockedDoesNotAnswer' })
    game.play(ride(lancersOf))
    expect(game.refusal(help, [9])).toMatchObject({ code: 'lockedDoesNotAnswer' })
  })

  it('named as itself answers for itself', () => {
    const game = inTurn()
    game.play(answer(lancersOf, hussars, 'counterCharge', { by: hussars }), [6])
    expect(chargeIn(game, lancersOf)).toMatchObject({ target: hussars, answerHolds: true })
    expect(inTurn().takes(answer(lancersOf, hussars, 'stand', { by: hussars }))).toBe(true)
  })
})
