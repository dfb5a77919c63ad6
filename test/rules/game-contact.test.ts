// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isPinned } from '@/rules/miniatures/index.ts'
import { correct, type Game } from './game.ts'
import {
  answer,
  chargeIn,
  checklist,
  cuirassiers,
  declare,
  firstLine,
  gun1,
  gun3,
  hussars,
  inTurn,
  lancersOf,
  landwehr,
  ride,
  secondLine,
} from './turn-game.ts'
import { heavyGun } from './standard.ts'

function volley(firer: string, target: string, distance = 4) {
  return { type: 'fire', firers: [{ unit: firer }], target, distance }
}

/** The chargers of the 2nd Line, all in contact. */
function inContact(...chargers: readonly string[]): Game {
  const game = inTurn()
  for (const charger of chargers) game.play(declare(charger, secondLine))
  for (const charger of chargers.slice(0, 1)) game.play(answer(charger, secondLine, 'stand'))
  for (const charger of chargers) game.play(ride(charger))
  return game
}

describe('a unit in contact', () => {
  it('is pinned: it neither moves nor changes its formation', () => {
    const game = inContact(lancersOf)
    expect(isPinned(game.state, secondLine)).toBe(true)
    expect(game.refusal({ type: 'moveUnit', unit: secondLine })).toMatchObject({ code: 'pinnedDoesNotMove' })
    const square = { type: 'moveUnit', unit: secondLine, moves: false, formation: 'square' }
    expect(game.refusal(square)).toMatchObject({ code: 'pinnedDoesNotMove', path: 'unit' })
  })

  it('still is when the charge has been fought', () => {
    const game = inContact(lancersOf)
    game.play({ type: 'melee', attacker: lancersOf, defender: secondLine }, [1, 9])
    expect(chargeIn(game, lancersOf).stage).toBe('done')
    expect(isPinned(game.state, secondLine)).toBe(true)
  })

  it('is not while the charge is only declared, nor once it fell short', () => {
    const game = inTurn()
    game.play(answer(lancersOf, secondLine, 'stand'))
    expect(isPinned(game.state, secondLine)).toBe(false)
    game.play(ride(lancersOf, false))
    expect(isPinned(game.state, secondLine)).toBe(false)
  })

  it('answers no charge that comes later: it stands', () => {
    const game = inContact(firstLine)
    game.play(declare(lancersOf, secondLine))
    expect(game.refusal(answer(lancersOf, secondLine, 'square'), [9])).toMatchObject({
      code: 'lockedDoesNotAnswer',
    })
    expect(game.takes(answer(lancersOf, secondLine, 'stand'))).toBe(true)
  })
})

describe('fire and charges', () => {
  it('a charger does not fire', () => {
    expect(inContact(firstLine).refusal(volley(firstLine, landwehr), [5])).toMatchObject({
      code: 'chargerDoesNotFire',
    })
  })

  it('a charged unit fires only at its charger, and at 4 inches', () => {
    const game = inContact(lancersOf)
    expect(game.refusal(volley(secondLine, firstLine), [5])).toMatchObject({
      code: 'chargedFiresAtCharger',
      path: 'firers[0].unit',
    })
    expect(game.refusal(volley(secondLine, lancersOf, 6), [5])).toMatchObject({ code: 'chargerTooFar' })
    expect(game.takes(volley(secondLine, lancersOf), [5])).toBe(true)
  })

  it('a unit with two chargers fires at either', () => {
    const game = inContact(lancersOf, cuirassiers)
    expect(game.takes(volley(secondLine, lancersOf), [5])).toBe(true)
    expect(game.takes(volley(secondLine, cuirassiers), [5])).toBe(true)
  })

  it('a battery of which one gun is charged fires at the charger from no farther than that gun', () => {
    const game = inTurn()
    game.play({ type: 'addUnits', side: 'b', unit: { ...heavyGun, name: 'Gun 4' } })
    game.play(declare(lancersOf, gun3))
    const battery = (distance: number) => ({
      type: 'fire',
      firers: [{ unit: gun3 }, { unit: 'u14' }],
      target: lancersOf,
      distance,
    })
    expect(game.refusal(battery(8), [5])).toMatchObject({ code: 'chargerTooFar' })
    expect(game.takes(battery(4), [5])).toBe(true)
  })

  it('a charged gun fires with no battery at anybody else', () => {
    const game = inTurn()
    game.play(declare(lancersOf, gun3))
    const battery = { type: 'fire', firers: [{ unit: gun3 }], target: firstLine, distance: 16 }
    expect(game.refusal(battery, [5])).toMatchObject({ code: 'chargedFiresAtCharger' })
    game.play({ type: 'callOffCharge', charger: lancersOf })
    expect(game.takes(battery, [5])).toBe(true)
  })

  it('others may fire at a charger: a charge is no melee until it is fought', () => {
    expect(inContact(lancersOf).takes(volley(landwehr, lancersOf, 8), [5])).toBe(true)
  })

  it('nobody fires at what its own charger is in contact with', () => {
    const game = inContact(lancersOf)
    expect(game.refusal(volley(gun1, secondLine, 16), [5])).toMatchObject({
      code: 'ownChargerInContact',
      path: 'target',
    })
    expect(game.takes(volley(gun1, landwehr, 16), [5])).toBe(true)
  })

  it('but may fire at a target that is not reached yet', () => {
    const game = inTurn()
    game.play(answer(lancersOf, secondLine, 'stand'))
    expect(game.takes(volley(gun1, secondLine, 16), [5])).toBe(true)
  })

  it('cavalry that rode out is its side’s own charger: nobody there fires at whom it meets', () => {
    const game = inTurn()
    game.play(answer(lancersOf, hussars, 'counterCharge'), [6])
    game.play(ride(lancersOf))
    expect(game.refusal(volley(landwehr, lancersOf), [5])).toMatchObject({ code: 'ownChargerInContact' })
    expect(game.refusal(volley(gun1, hussars, 16), [5])).toMatchObject({ code: 'ownChargerInContact' })
    expect(game.takes(volley(gun1, landwehr, 16), [5])).toBe(true)
  })

  it('a charged unit whose charger is shot away is free', () => {
    const game = inContact(lancersOf)
    game.play(correct(lancersOf, { bases: 1 }))
    game.play(volley(landwehr, lancersOf), [10])
    expect(game.unit(lancersOf).removed).toBe('fire')
    expect(chargeIn(game, lancersOf).stage).toBe('done')
    expect(game.takes(volley(secondLine, firstLine), [5])).toBe(true)
    expect(checklist(game, 'defenderFire')).toContain('u7 open')
    expect(checklist(game, 'melee')).toEqual([])
  })

  it('a target that is shot away leaves its charger nothing to fight', () => {
    const game = inTurn()
    game.play(answer(lancersOf, landwehr, 'stand'))
    game.play(correct(landwehr, { bases: 1 }))
    game.play(volley(gun1, landwehr), [10])
    expect(game.unit(landwehr).removed).toBe('fire')
    expect(game.refusal(ride(lancersOf))).toMatchObject({ code: 'unitIsGone' })
    expect(checklist(game, 'chargeMoves')).toEqual(['u1 against u12 done'])
    expect(checklist(game, 'melee')).toEqual([])
  })
})
