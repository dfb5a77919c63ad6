// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { openTasks, tasksOf } from '@/rules/miniatures/index.ts'
import { begun, correct, keysOf, lockedInMelee, notesIn } from './game.ts'
import {
  answer,
  chargeHome,
  checklist,
  cuirassiers,
  declare,
  firstLine,
  goTo,
  gun1,
  gun2,
  gun3,
  hussars,
  inTurn,
  lancersOf,
  landwehr,
  ligny,
  ride,
  secondLine,
  squareOf,
  voltigeurs,
} from './turn-game.ts'

describe('what each step’s list holds', () => {
  it('is nothing before it is known who moves first', () => {
    const game = begun(ligny)
    expect(checklist(game, 'moves')).toEqual([])
    game.play({ type: 'beginTurn' })
    expect(checklist(game, 'moves')).toEqual([])
    game.play(correct(firstLine, { marker: true }))
    expect(checklist(game, 'rally')).toEqual([])
    expect(checklist(inTurn(), 'initiative')).toEqual([])
  })

  it('charges: open until they are answered', () => {
    const game = inTurn()
    expect(checklist(game, 'charges')).toEqual([])
    game.play(declare(lancersOf, secondLine))
    game.play(declare(cuirassiers, hussars))
    expect(checklist(game, 'charges')).toEqual(['u1 against u7 open', 'u2 against u9 open'])
    game.play(answer(lancersOf, secondLine, 'stand'))
    expect(checklist(game, 'charges')).toEqual(['u1 against u7 done', 'u2 against u9 open'])
    expect(openTasks(game.state, 'charges')).toBe(1)
  })

  it('charges: one that has come without an answer asks for none any more', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(ride(lancersOf))
    expect(checklist(game, 'charges')).toEqual(['u1 against u7 done'])
  })

  it('charge moves: open until they have moved, or were called off', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(declare(cuirassiers, hussars))
    game.play(declare(firstLine, landwehr))
    game.play(answer(lancersOf, secondLine, 'stand'))
    game.play({ type: 'callOffCharge', charger: lancersOf })
    game.play(ride(cuirassiers, false))
    expect(checklist(game, 'chargeMoves')).toEqual([
      'u1 against u7 done',
      'u2 against u9 done',
      'u3 against u12 open',
    ])
  })

  it('charge moves: done where charger or target is gone', () => {
    const game = inTurn()
    game.play(declare(lancersOf, secondLine))
    game.play(declare(cuirassiers, hussars))
    game.play(correct(secondLine, { onTable: false }))
    game.play(correct(cuirassiers, { onTable: false }))
    expect(checklist(game, 'chargeMoves')).toEqual(['u1 against u7 done', 'u2 against u9 done'])
  })

  it('moves: the attacker’s, who may; chargers and locked units cannot', () => {
    const game = inTurn()
    chargeHome(game, lancersOf, secondLine)
    game.play({ type: 'moveUnit', unit: gun1 })
    expect(checklist(game, 'moves')).toEqual([
      'u1 cannot: charging',
      'u2 mayAct',
      'u3 mayAct',
      'u4 mayAct',
      'u5 done',
      'u6 mayAct',
    ])
    expect(openTasks(game.state, 'moves')).toBe(0)
  })

  it('moves: a unit that cavalry has reached in breaking through cannot', () => {
    const game = inTurn('melee')
    game.play(answer(lancersOf, hussars, 'counterCharge'), [9])
    game.play(ride(lancersOf))
    game.play({ type: 'melee', attacker: lancersOf, defender: hussars, defenderCharging: true }, [1, 8])
    chargeHome(game, hussars, firstLine)
    expect(checklist(game, 'moves')).toContain('u3 cannot: pinned')
  })

  it('moves: a unit that is gone is not on the list, a locked one cannot', () => {
    const game = lockedInMelee()
    game.play({ type: 'beginTurn' })
    game.play({ type: 'chooseFirst', side: 'b' })
    game.play(correct('u8', { onTable: false }))
    expect(checklist(game, 'moves')).toEqual(['u5 cannot: locked', 'u6 mayAct', 'u7 mayAct'])
  })

  it('defender fire: guns first, then infantry; no cavalry, no squares', () => {
    const game = inTurn('defenderFire')
    expect(checklist(game, 'defenderFire')).toEqual([
      'u11 open',
      'u7 open',
      'u8 open',
      'u12 open',
      'u13 cannot: square',
    ])
    game.play({ type: 'fire', firers: [{ unit: gun3 }], target: firstLine, distance: 16 }, [1])
    expect(checklist(game, 'defenderFire')[0]).toBe('u11 against u3 done')
  })

  it('defender fire: whoever is charged has its charger for a target', () => {
    const game = inTurn()
    chargeHome(game, lancersOf, secondLine)
    expect(checklist(game, 'defenderFire')).toContain('u7 against u1 open')
  })

  it('attacker fire: a gun that has fired and is gone since stays on the list', () => {
    const game = inTurn('attackerFire')
    game.play({ type: 'fire', firers: [{ unit: gun1 }], target: secondLine, distance: 16 }, [1])
    game.play(correct(gun1, { onTable: false }))
    expect(checklist(game, 'attackerFire')).toEqual(['u5 against u7 done', 'u6 open', 'u3 open', 'u4 open'])
  })

  it('attacker fire: what each unit’s fire is worth: in skirmish, marked, moved', () => {
    const game = inTurn('moves')
    game.play({ type: 'moveUnit', unit: gun1 })
    game.play({ type: 'moveUnit', unit: firstLine })
    game.play(correct(gun2, { marker: true }))
    const worth = tasksOf(game.state, 'attackerFire').map(({ unit, fireFactor }) => [unit.id, fireFactor])
    expect(worth).toEqual([
      [gun1, 0.5],
      [gun2, 0.5],
      [firstLine, 1],
      [voltigeurs, 0.5],
    ])
  })

  it('attacker fire: chargers cannot', () => {
    const game = inTurn()
    chargeHome(game, firstLine, secondLine)
    expect(checklist(game, 'attackerFire')).toEqual(['u5 open', 'u6 open', 'u3 cannot: charging', 'u4 open'])
  })

  it('attacker fire: whoever is locked cannot', () => {
    const game = lockedInMelee()
    game.play({ type: 'beginTurn' })
    game.play({ type: 'chooseFirst', side: 'a' })
    expect(checklist(game, 'attackerFire')).toEqual(['u4 open', 'u1 cannot: locked', 'u2 open'])
  })

  it('melee: a charge in contact, then done', () => {
    const game = inTurn()
    chargeHome(game, lancersOf, landwehr)
    expect(checklist(game, 'melee')).toEqual(['u1 against u12 open'])
    game.play(goTo('melee'))
    game.play({ type: 'melee', attacker: lancersOf, defender: landwehr }, [5, 5])
    expect(checklist(game, 'melee')).toEqual(['u1 against u12 done'])
    expect(openTasks(game.state, 'melee')).toBe(0)
  })

  it('melee: what was fought is done, also of a unit that is taken off the roster', () => {
    const game = inTurn('melee')
    chargeHome(game, lancersOf, landwehr)
    chargeHome(game, firstLine, secondLine)
    game.play({ type: 'melee', attacker: lancersOf, defender: landwehr }, [5, 5])
    game.play({ type: 'deleteUnit', unit: lancersOf })
    expect(checklist(game, 'melee')).toEqual(['u3 against u7 open'])
  })

  it('melee: a charge whose target has been taken off the table is none', () => {
    const game = inTurn('melee')
    chargeHome(game, lancersOf, landwehr)
    game.play(correct(landwehr, { onTable: false }))
    expect(checklist(game, 'melee')).toEqual([])
  })

  it('melee: only from its last fight cavalry may go on', () => {
    const game = inTurn('melee')
    chargeHome(game, lancersOf, landwehr)
    game.play({ type: 'melee', attacker: lancersOf, defender: landwehr }, [10, 1])
    chargeHome(game, lancersOf, secondLine)
    game.play({ type: 'melee', attacker: lancersOf, defender: secondLine }, [10, 1])
    const fought = tasksOf(game.state, 'melee').map(({ other, charge }) => [other?.id, charge?.stage])
    expect(fought).toEqual([
      [landwehr, undefined],
      [secondLine, 'free'],
    ])
  })

  it('melee: a charge that goes on is a line of its own, and what was fought is done', () => {
    const game = inTurn()
    chargeHome(game, lancersOf, landwehr)
    game.play(goTo('melee'))
    game.play({ type: 'melee', attacker: lancersOf, defender: landwehr }, [10, 1])
    const stages = () => tasksOf(game.state, 'melee').map(({ charge }) => charge?.stage ?? null)
    expect(stages()).toEqual(['free'])
    game.play(declare(lancersOf, secondLine))
    expect(checklist(game, 'melee')).toEqual(['u1 against u12 done', 'u1 against u7 open'])
    expect(stages()).toEqual([null, 'declared'])
  })

  it('rally: whoever carries a marker, of both sides; done once it has checked', () => {
    const game = inTurn('rally')
    for (const unit of [firstLine, secondLine, landwehr]) game.play(correct(unit, { marker: true }))
    expect(checklist(game, 'rally')).toEqual(['u3 open', 'u7 open', 'u12 open'])
    game.play({ type: 'rally', unit: firstLine }, [9])
    game.play({ type: 'rally', unit: secondLine }, [4])
    game.play({ type: 'rally', unit: landwehr }, [1])
    expect(checklist(game, 'rally')).toEqual(['u3 done', 'u7 done', 'u12 done'])
  })

  it('rally: a unit that is gone does not check', () => {
    const game = inTurn('rally')
    game.play(correct(firstLine, { marker: true }))
    game.play(correct(firstLine, { onTable: false }))
    expect(checklist(game, 'rally')).toEqual([])
  })
})

describe('locked units', () => {
  /** The 1st Line and the 32nd Foot, locked; then a turn. */
  function locked(attacker: 'a' | 'b') {
    const game = lockedInMelee()
    game.play({ type: 'beginTurn' })
    game.play({ type: 'chooseFirst', side: attacker })
    game.play(goTo('melee'))
    return game
  }

  it.each([
    { attacker: 'a' as const, task: 'u1 against u5' },
    { attacker: 'b' as const, task: 'u5 against u1' },
  ])('fight on, and the side whose half-turn it is attacks: $attacker', ({ attacker, task }) => {
    const game = locked(attacker)
    expect(checklist(game, 'melee')).toEqual([`${task} open`])
    const [one, , other] = task.split(' ')
    const unhurt = 9
    const { reasons } = game.play({ type: 'melee', attacker: one, defender: other }, level(attacker, unhurt))
    expect(keysOf(reasons)).toContain('heading.meleeGoesOn')
    expect(notesIn(reasons)).toEqual([])
    expect(checklist(game, 'melee')).toEqual([`${task} done`])
  })

  /** Level once more: the column’s 1 when it attacks, the officer’s 1 always. */
  function level(attacker: 'a' | 'b', unhurt: number) {
    return attacker === 'a' ? [5, 5, unhurt] : [5, 6, unhurt]
  }

  it('are open until they have fought each other, whatever else they have done', () => {
    const game = locked('a')
    game.play({ type: 'rally', unit: 'u1' }, [3])
    game.play({ type: 'rally', unit: 'u5' }, [4])
    game.play({ type: 'melee', attacker: 'u3', defender: 'u5', attackerCharging: false }, [8, 5, 8])
    expect(game.unit('u1').lockedWith).toEqual(['u5'])
    expect(checklist(game, 'melee')).toEqual(['u3 against u5 done', 'u1 against u5 open'])
    game.play({ type: 'melee', attacker: 'u8', defender: 'u1', attackerCharging: false }, [8, 3, 8])
    expect(game.unit('u1').lockedWith).toEqual(['u5'])
    expect(checklist(game, 'melee')).toContain('u1 against u5 open')
  })

  it('once in each melee step: again in the next half-turn', () => {
    const game = locked('a')
    game.play({ type: 'melee', attacker: 'u1', defender: 'u5' }, level('a', 9))
    expect(game.unit('u1').lockedWith).toEqual(['u5'])
    game.play({ type: 'endHalfTurn' })
    expect(checklist(game, 'melee')).toEqual(['u5 against u1 open'])
  })

  it('by a charge of this half-turn do not fight again in it', () => {
    const game = inTurn()
    chargeHome(game, firstLine, secondLine)
    game.play(goTo('melee'))
    game.play({ type: 'melee', attacker: firstLine, defender: secondLine }, [4, 6])
    expect(game.unit(firstLine).lockedWith).toEqual([secondLine])
    expect(checklist(game, 'melee')).toEqual(['u3 against u7 done'])
    game.play({ type: 'endHalfTurn' })
    expect(checklist(game, 'melee')).toEqual(['u7 against u3 open'])
  })
})

it('a square may leave the fire list when it changes its formation', () => {
  const game = inTurn('moves', 'b')
  game.play({ type: 'moveUnit', unit: squareOf, moves: false, formation: 'line' })
  expect(checklist(game, 'attackerFire')).toContain('u13 open')
})

it('a unit that fell back off the table has nothing left to do: it is removed as the rally step ends', () => {
  const game = inTurn('rally')
  game.play(correct(firstLine, { marker: true }))
  game.play(correct(secondLine, { marker: true }))
  expect(checklist(game, 'rally')).toEqual(['u3 open', 'u7 open'])
  game.play({ type: 'leaveTable', unit: secondLine })
  expect(checklist(game, 'rally')).toEqual(['u3 open'])
  expect(checklist(game, 'defenderFire')).not.toContain('u7 open')
  game.play({ type: 'leaveTable', unit: secondLine, leaves: false })
  expect(checklist(game, 'rally')).toEqual(['u3 open', 'u7 open'])
})
