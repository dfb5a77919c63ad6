// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { meleeOf } from '@/rules/miniatures/index.ts'
import { correct, keysOf, notesIn, type Game } from './game.ts'
import {
  answer,
  chargeHome,
  chargeIn,
  checklist,
  cuirassiers,
  declare,
  dragoons,
  firstLine,
  goTo,
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

function fight(attacker: string, defender: string, difference: object = {}) {
  return { type: 'melee', attacker, defender, ...difference }
}

/** The melee that a charge leads to, as the sheet opens with it. */
function meleeFrom(game: Game, charger: string) {
  return meleeOf(game.state, chargeIn(game, charger))
}

/** The chargers of the 2nd Line, all in contact. */
function inContact(...chargers: readonly string[]): Game {
  const game = inTurn()
  for (const charger of chargers) game.play(declare(charger, secondLine))
  for (const charger of chargers.slice(0, 1)) game.play(answer(charger, secondLine, 'stand'))
  for (const charger of chargers) game.play(ride(charger))
  return game
}

describe('the melee of a charge', () => {
  it('is known: who charges whom, from where', () => {
    const game = inTurn()
    game.play(answer(lancersOf, secondLine, 'stand'))
    game.play(ride(lancersOf, true, 'flank'))
    expect(meleeFrom(game, lancersOf)).toEqual({
      type: 'melee',
      attacker: lancersOf,
      defender: secondLine,
      aspect: 'flank',
      attackerCharging: true,
      defenderCharging: false,
      attackerSupported: false,
      defenderSupported: false,
      attackerOthers: [],
      defenderOthers: [],
    })
  })

  it('has every modifier that is known: lancers into the flank of a line in the open', () => {
    const game = inTurn('melee')
    game.play(answer(lancersOf, secondLine, 'stand'))
    game.play(ride(lancersOf, true, 'flank'))
    const { reasons } = game.play(meleeFrom(game, lancersOf), [1, 9])
    expect(
      keysOf(reasons).filter((key) => key.startsWith('melee.') && !/onTheDie|difference|outcome/u.test(key)),
    ).toEqual(['melee.charging', 'melee.cavalryInOpen', 'melee.lancersAtInfantry', 'melee.flank'])
    expect(notesIn(reasons)).toEqual([])
  })

  it('of a column has its 1, against a square its 3', () => {
    const game = inTurn('melee')
    game.play(answer(lancersOf, secondLine, 'square'), [6])
    game.play(ride(lancersOf, true, 'rear'))
    const square = game.play(meleeFrom(game, lancersOf), [1, 9])
    expect(keysOf(square.reasons)).toEqual(expect.arrayContaining(['melee.square', 'melee.squareHasNoFlank']))
    chargeHome(game, firstLine, landwehr)
    expect(keysOf(game.play(meleeFrom(game, firstLine), [5, 5]).reasons)).toContain('melee.attackingColumn')
  })

  it('of two chargers counts the bases of both, and either may lead', () => {
    const game = inContact(lancersOf, cuirassiers)
    expect(meleeFrom(game, lancersOf)).toMatchObject({ attacker: lancersOf, attackerOthers: [cuirassiers] })
    expect(meleeFrom(game, cuirassiers)).toMatchObject({ attacker: cuirassiers, attackerOthers: [lancersOf] })
    expect(checklist(game, 'melee')).toEqual(['u1 against u7 open'])
    const { reasons } = game.play(meleeFrom(game, lancersOf), [1, 5])
    expect(reasons.find(({ key }) => key === 'melee.twoToOne')?.parameters).toEqual({
      attackers: 8,
      defenders: 4,
    })
    expect(game.state.charges.map(({ stage }) => stage)).toEqual(['done', 'done'])
  })

  it('of two chargers, of which one fell short, is that of the other', () => {
    const game = inTurn()
    for (const charger of [lancersOf, cuirassiers]) game.play(declare(charger, secondLine))
    game.play(answer(lancersOf, secondLine, 'stand'))
    game.play(ride(lancersOf, false))
    game.play(ride(cuirassiers))
    expect(checklist(game, 'melee')).toEqual(['u2 against u7 open'])
    expect(meleeFrom(game, cuirassiers).attackerOthers).toEqual([])
  })

  it('is not helped by who charges somebody else', () => {
    const game = inContact(lancersOf)
    chargeHome(game, cuirassiers, landwehr)
    expect(meleeFrom(game, lancersOf).attackerOthers).toEqual([])
    expect(checklist(game, 'melee')).toEqual(['u1 against u7 open', 'u2 against u12 open'])
  })

  it('of two chargers, of which one was shot away, is that of the other', () => {
    const game = inContact(lancersOf, cuirassiers)
    game.play(correct(lancersOf, { onTable: false }))
    expect(checklist(game, 'melee')).toEqual(['u2 against u7 open'])
    expect(meleeFrom(game, cuirassiers).attackerOthers).toEqual([])
    expect(game.takes(meleeFrom(game, cuirassiers), [5, 5])).toBe(true)
  })

  it('with cavalry that rode out gives it the 1 of a charge', () => {
    const game = inTurn()
    game.play(answer(lancersOf, hussars, 'counterCharge'), [6])
    game.play(ride(lancersOf))
    expect(meleeFrom(game, lancersOf)).toMatchObject({ defender: hussars, defenderCharging: true })
    const { reasons } = game.play(meleeFrom(game, lancersOf), [5, 4])
    expect(reasons.filter(({ key }) => key === 'melee.charging').map(({ sum }) => sum)).toEqual([
      'attacker',
      'defender',
    ])
  })

  it('with cavalry that failed to ride out does not', () => {
    const game = inTurn()
    game.play(answer(lancersOf, hussars, 'counterCharge'), [5])
    game.play(ride(lancersOf))
    expect(meleeFrom(game, lancersOf).defenderCharging).toBe(false)
  })

  it('with cavalry that rode out earlier in the half-turn does not either', () => {
    const game = inTurn()
    game.play(answer(lancersOf, hussars, 'counterCharge'), [6])
    game.play(ride(lancersOf))
    game.play(meleeFrom(game, lancersOf), [4, 6])
    chargeHome(game, cuirassiers, hussars)
    expect(meleeFrom(game, cuirassiers).defenderCharging).toBe(false)
  })

  it('asks a marked counter-charger for its own check', () => {
    const game = inTurn()
    game.play(correct(hussars, { marker: true }))
    game.play(answer(lancersOf, hussars, 'counterCharge'), [6])
    game.play(ride(lancersOf))
    expect(game.ask(meleeFrom(game, lancersOf))).toMatchObject({
      die: { label: 'morale.contact', side: 'b' },
    })
    game.play(meleeFrom(game, lancersOf), [5])
    expect(game.unit(hussars)).toMatchObject({ marker: true, bases: 4 })
    expect(chargeIn(game, lancersOf).stage).toBe('done')
  })

  it('can be fought though nobody said that the charger came', () => {
    const game = inTurn()
    game.play(answer(firstLine, landwehr, 'stand'))
    game.play(fight(firstLine, landwehr), [5, 5])
    expect(chargeIn(game, firstLine).stage).toBe('done')
  })

  it('is the same one when the charged side is put first', () => {
    const game = inTurn()
    game.play(answer(lancersOf, hussars, 'counterCharge'), [6])
    game.play(ride(lancersOf))
    game.play(fight(hussars, lancersOf, { defenderCharging: true }), [6, 5])
    expect(chargeIn(game, lancersOf).stage).toBe('done')
    expect(checklist(game, 'melee')).toEqual(['u1 against u9 done'])
  })
})

describe('a charge', () => {
  it('is not over when its charger fights somebody else', () => {
    const game = inContact(lancersOf)
    game.play(fight(lancersOf, landwehr), [1, 9])
    expect(chargeIn(game, lancersOf).stage).toBe('contact')
  })

  it('is not over when somebody else fights its charger', () => {
    const game = inContact(lancersOf)
    game.play(fight(landwehr, lancersOf, { attackerCharging: false }), [5, 6])
    expect(chargeIn(game, lancersOf).stage).toBe('contact')
  })

  it('is over when the charged attacks, alone or with others, and holds', () => {
    for (const attackerOthers of [[], [landwehr]]) {
      const game = inContact(lancersOf)
      game.play(fight(secondLine, lancersOf, { attackerCharging: false, attackerOthers }), [9, 6])
      expect(chargeIn(game, lancersOf).stage).toBe('done')
    }
  })

  it('that breaks through the charged who attacks leaves the way free', () => {
    const game = inContact(lancersOf)
    game.play(fight(secondLine, lancersOf, { attackerCharging: false }), [1, 8])
    expect(game.unit(secondLine).removed).toBeNull()
    expect(chargeIn(game, lancersOf).stage).toBe('free')
  })

  it('of another on the charged who attacks stands while he holds, and is over when he falls back', () => {
    const held = inContact(lancersOf, cuirassiers)
    held.play(fight(secondLine, lancersOf, { attackerCharging: false }), [9, 6])
    expect(chargeIn(held, cuirassiers).stage).toBe('contact')
    const beaten = inContact(lancersOf, cuirassiers)
    beaten.play(fight(secondLine, lancersOf, { attackerCharging: false }), [4, 8])
    expect(chargeIn(beaten, cuirassiers).stage).toBe('done')
  })

  it('of another is over when its target is destroyed, or still to come when it has not come', () => {
    const game = inTurn()
    for (const charger of [lancersOf, cuirassiers, firstLine]) game.play(declare(charger, secondLine))
    game.play(answer(lancersOf, secondLine, 'stand'))
    for (const charger of [lancersOf, cuirassiers]) game.play(ride(charger))
    game.play(fight(lancersOf, secondLine), [10, 1])
    expect(game.unit(secondLine).removed).toBe('melee')
    expect([cuirassiers, firstLine].map((charger) => chargeIn(game, charger).stage)).toEqual([
      'done',
      'declared',
    ])
  })
})

describe('after the melee', () => {
  it('a defender that shies leaves its ground to the charger, who has had its charge', () => {
    const game = inContact(firstLine)
    game.play(correct(secondLine, { marker: true }))
    const { reasons, effects } = game.play(meleeFrom(game, firstLine), [5])
    expect(keysOf(reasons)).toEqual(
      expect.arrayContaining(['order.mayOccupy', 'melee.outcome.defenderShies']),
    )
    expect(effects).toContainEqual({ type: 'movedBack', unit: secondLine, inches: 6 })
    expect(chargeIn(game, firstLine).stage).toBe('done')
    expect(game.refusal(declare(firstLine, landwehr))).toMatchObject({ code: 'alreadyCharges' })
  })

  it('a lead that shies leaves those beside it to fight', () => {
    const game = inContact(lancersOf, cuirassiers)
    game.play(correct(lancersOf, { marker: true }))
    game.play(meleeFrom(game, lancersOf), [4])
    expect(chargeIn(game, lancersOf).stage).toBe('done')
    expect(chargeIn(game, cuirassiers).stage).toBe('contact')
    expect(checklist(game, 'melee')).toEqual(['u1 against u7 done', 'u2 against u7 open'])
    expect(meleeFrom(game, cuirassiers)).toMatchObject({ attacker: cuirassiers, attackerOthers: [] })
  })

  it('a target that falls back before one charger is gone for the other, that stood apart', () => {
    const game = inContact(lancersOf, cuirassiers)
    game.play(fight(lancersOf, secondLine), [5, 5])
    expect(game.state.charges.map(({ stage }) => stage)).toEqual(['done', 'done'])
    expect(checklist(game, 'melee')).toEqual(['u1 against u7 done'])
  })

  it('a target that holds is still there for the other', () => {
    const game = inContact(lancersOf, cuirassiers)
    game.play(fight(lancersOf, secondLine), [1, 9])
    expect(chargeIn(game, cuirassiers).stage).toBe('contact')
  })

  it('cavalry that breaks through may go on, and is answered', () => {
    const game = inTurn('melee')
    chargeHome(game, lancersOf, secondLine)
    game.play(meleeFrom(game, lancersOf), [8, 5])
    expect(game.unit(secondLine)).toMatchObject({ bases: 1, removed: null })
    expect(chargeIn(game, lancersOf).stage).toBe('free')
    const declared = game.play(declare(lancersOf, landwehr))
    expect(keysOf(declared.reasons)).toEqual(['heading.chargeGoesOn'])
    expect(chargeIn(game, lancersOf)).toMatchObject({ goesOn: true, target: landwehr, answer: null })
    expect(notesIn(game.play(answer(lancersOf, landwehr, 'square'), [9]).reasons)).toEqual([])
    game.play(ride(lancersOf))
    expect(checklist(game, 'melee')).toEqual(['u1 against u7 done', 'u1 against u12 open'])
  })

  it('cavalry that breaks through may go on at the same unit', () => {
    const game = inTurn('melee')
    chargeHome(game, lancersOf, secondLine)
    game.play(meleeFrom(game, lancersOf), [8, 5])
    game.play(answer(lancersOf, secondLine, 'square'), [9])
    expect(chargeIn(game, lancersOf)).toMatchObject({ goesOn: true, stage: 'declared', answerHolds: true })
  })

  it('infantry that breaks through has had its charge', () => {
    const game = inContact(firstLine)
    game.play(meleeFrom(game, firstLine), [10, 3])
    expect(chargeIn(game, firstLine).stage).toBe('done')
  })

  it('a winner that only holds does not go on, though its enemy is gone', () => {
    const game = inContact(lancersOf)
    game.play(correct(secondLine, { bases: 1 }))
    game.play(meleeFrom(game, lancersOf), [1, 4])
    expect(game.unit(secondLine).removed).toBe('melee')
    expect(game.refusal(declare(lancersOf, landwehr))).toMatchObject({ code: 'alreadyCharges' })
  })

  it('cavalry that rode out and breaks through may go on, in the enemy’s half-turn', () => {
    const game = inTurn('melee')
    game.play(answer(lancersOf, hussars, 'counterCharge'), [6])
    game.play(ride(lancersOf))
    game.play(meleeFrom(game, lancersOf), [1, 8])
    expect(chargeIn(game, hussars)).toMatchObject({ stage: 'free', target: lancersOf, goesOn: false })
    const { reasons } = game.play(declare(hussars, firstLine))
    expect(notesIn(reasons)).toEqual([])
    game.play(answer(hussars, firstLine, 'stand'))
    game.play(ride(hussars))
    expect(notesIn(game.play(meleeFrom(game, hussars), [5, 6]).reasons)).toEqual([])
    expect(game.refusal(declare(dragoons, voltigeurs))).toMatchObject({ code: 'onlyAttackerCharges' })
  })

  it('cavalry that stood and throws its charger back does not go on', () => {
    const game = inContact(lancersOf)
    game.play(answer(cuirassiers, hussars, 'stand'))
    game.play(ride(cuirassiers))
    game.play(correct(cuirassiers, { bases: 1 }))
    game.play(meleeFrom(game, cuirassiers), [1, 10])
    expect(game.state.charges.map(({ charger }) => charger)).toEqual([lancersOf, cuirassiers])
  })

  it('a level fight locks the lead alone', () => {
    const game = inContact(lancersOf, cuirassiers)
    const level = [1, 9]
    game.play(meleeFrom(game, lancersOf), level)
    expect(game.unit(secondLine).lockedWith).toEqual([lancersOf])
    expect(chargeIn(game, cuirassiers).stage).toBe('done')
  })

  it('cavalry that does not break a square recoils, and has had its charge', () => {
    const game = inContact()
    chargeHome(game, cuirassiers, squareOf)
    game.play(meleeFrom(game, cuirassiers), [5, 5])
    expect(game.unit(cuirassiers).marker).toBe(true)
    expect(chargeIn(game, cuirassiers).stage).toBe('done')
  })
})

it('skirmishers that are ridden down in the melee step: the cavalry goes on once more', () => {
  const game = inTurn('melee')
  chargeHome(game, lancersOf, secondLine)
  game.play(meleeFrom(game, lancersOf), [8, 5])
  game.play(answer(lancersOf, jaeger, 'formLine'), [1, 1])
  expect(chargeIn(game, lancersOf).stage).toBe('free')
  game.play(goTo('rally'))
  expect(checklist(game, 'melee')).toEqual(['u1 against u7 done'])
})
