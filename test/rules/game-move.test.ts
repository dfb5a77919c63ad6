// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { begun, keysOf, lockedInMelee, notesIn, type Game } from './game.ts'
import {
  answer,
  chargeHome,
  firstLine,
  goTo,
  gun1,
  gun2,
  gun3,
  hussars,
  inTurn,
  lancersOf,
  ligny,
  ride,
  secondLine,
  squareOf,
  voltigeurs,
} from './turn-game.ts'

function move(unit: string, difference: object = {}) {
  return { type: 'moveUnit', unit, ...difference }
}

/** How far the sum of a move says that it may go. */
function inchesOf({ reasons }: ReturnType<Game['play']>): number | undefined {
  return reasons.find(({ key }) => key === 'movement.inches')?.value
}

describe('a unit moves', () => {
  it('and the sum says how far it may', () => {
    const game = inTurn('moves')
    const played = game.play(move(firstLine, { ground: { hillLevels: 1 } }))
    expect(inchesOf(played)).toBe(7)
    expect(played.reasons[0]).toMatchObject({
      key: 'heading.moveUnit',
      parameters: { unit: '1st Line', formation: 'column', changed: 0 },
    })
    expect(played.effects).toEqual([{ type: 'unitMoved', unit: firstLine }])
    expect(game.state.moved).toEqual([firstLine])
    expect(notesIn(played.reasons)).toEqual([])
  })

  it('changes its formation before: it goes as what it has become', () => {
    const game = inTurn('moves')
    expect(inchesOf(game.play(move(firstLine, { formation: 'line' })))).toBe(6)
    expect(game.unit(firstLine).formation).toBe('line')
  })

  it('changes its formation after: it goes as what it was', () => {
    const game = inTurn('moves')
    const played = game.play(move(firstLine, { formation: 'square', changes: 'after' }))
    expect(inchesOf(played)).toBe(8)
    expect(played.reasons[0]?.parameters).toMatchObject({ formation: 'square', changed: 1 })
    expect(game.unit(firstLine).formation).toBe('square')
  })

  it('breaks its square before it goes', () => {
    const game = inTurn('moves', 'b')
    expect(game.refusal(move(squareOf))).toMatchObject({ code: 'squareDoesNotMove', path: 'unit.formation' })
    expect(game.refusal(move(squareOf, { formation: 'column', changes: 'after' }))).toMatchObject({
      code: 'squareDoesNotMove',
    })
    expect(inchesOf(game.play(move(squareOf, { formation: 'column' })))).toBe(8)
  })

  it('only changes its formation, and has not moved', () => {
    const game = inTurn('moves')
    const { effects, reasons } = game.play(move(voltigeurs, { moves: false, formation: 'line' }))
    expect(effects.map(({ type }) => type)).toEqual(['unitChanged'])
    expect(keysOf(reasons)).toEqual(['heading.changeFormation'])
    expect(game.state.moved).toEqual([])
  })

  it('takes up cover, with a move or without one', () => {
    const game = inTurn('moves')
    game.play(move(voltigeurs, { ground: { kind: 'woods' }, cover: ['woods'] }))
    expect(game.unit(voltigeurs).cover).toEqual(['woods'])
    const { reasons } = game.play(move(voltigeurs, { moves: false, cover: [] }))
    expect(reasons[0]).toMatchObject({ key: 'heading.changeCover', parameters: { cover: '' } })
    expect(game.unit(voltigeurs).cover).toEqual([])
  })

  it.each([
    {
      what: 'cavalry into woods',
      unit: lancersOf,
      ground: { kind: 'woods' },
      code: 'cavalryKeepsOutOfWoods',
    },
    {
      what: 'cavalry into a house',
      unit: lancersOf,
      ground: { kind: 'building' },
      code: 'cavalryKeepsOutOfBuildings',
    },
    {
      what: 'a formation that its arm does not have',
      unit: lancersOf,
      formation: 'square',
      code: 'formationNotOfArm',
    },
    { what: 'line that skirmishes', unit: firstLine, formation: 'skirmish', code: 'onlyLightSkirmishes' },
    { what: 'nobody', unit: 'u99', code: 'unknownUnit' },
  ])('but not $what', ({ unit, code, ground, formation }) => {
    const command = move(unit, { ...(ground && { ground }), ...(formation && { formation }) })
    expect(inTurn('moves').refusal(command)).toMatchObject({ code })
  })

  it('but not while it is locked, nor does it change its formation there', () => {
    const game = lockedInMelee()
    expect(game.refusal(move('u1'))).toMatchObject({ code: 'lockedDoesNotMove', path: 'inMelee' })
    expect(game.refusal(move('u1', { moves: false, formation: 'line' }))).toMatchObject({
      code: 'lockedDoesNotMove',
      path: 'unit',
    })
  })

  it('at the charge while it charges, and not a second time', () => {
    const game = inTurn('chargeMoves')
    game.play(answer(lancersOf, secondLine, 'stand'))
    expect(inchesOf(game.play(move(lancersOf)))).toBe(18)
    game.play(ride(lancersOf))
    expect(game.refusal(move(lancersOf))).toMatchObject({ code: 'chargeHasMoved' })
  })

  it('out of the order of play, or again: it is noted', () => {
    const game = inTurn('moves')
    expect(notesIn(game.play(move(hussars)).reasons)).toMatchObject([{ key: 'outOfStep', kind: 'move' }])
    game.play(move(firstLine))
    expect(notesIn(game.play(move(firstLine)).reasons)).toEqual([{ key: 'again.move', unit: '1st Line' }])
    game.play(goTo('rally'))
    expect(notesIn(game.play(move(voltigeurs)).reasons)).toMatchObject([{ key: 'outOfStep' }])
  })

  it('is not kept before the first turn', () => {
    const game = begun(ligny)
    game.play(move(gun1))
    expect(game.state.moved).toEqual([])
    game.play({ type: 'beginTurn' })
    game.play({ type: 'chooseFirst', side: 'a' })
    expect(pointsOf(game, gun1)).toBe(3)
  })
})

/** The fire points of a gun at 16 inches. */
function pointsOf(game: Game, gun: string): number | undefined {
  const target = gun === gun3 ? firstLine : secondLine
  const { reasons } = game.play({ type: 'fire', firers: [{ unit: gun }], target, distance: 16 }, [1])
  return reasons.find(({ key }) => key === 'fire.points')?.value
}

describe('a gun that moved', () => {
  it('fires at half in this half-turn', () => {
    const game = inTurn('moves')
    game.play(move(gun1))
    game.play(goTo('attackerFire'))
    expect(pointsOf(game, gun1)).toBe(2)
    expect(pointsOf(game, gun2)).toBe(3)
  })

  it('and in the other half of the turn, when it defends', () => {
    const game = inTurn('moves')
    game.play(move(gun1))
    game.play({ type: 'endHalfTurn' })
    expect(pointsOf(game, gun1)).toBe(2)
  })

  it('and in full in the next turn', () => {
    const game = inTurn('moves', 'b', { ...ligny, options: { firstMover: 'onceAGame' } })
    game.play(move(gun3, { ground: { kind: 'road' } }))
    const column = 2
    expect(pointsOf(game, gun3)).toBe((4 * column) / 2)
    game.play({ type: 'endHalfTurn' })
    game.play({ type: 'endHalfTurn' })
    expect(game.state.moved).toEqual([])
    expect(pointsOf(game, gun3)).toBe(4 * column)
  })

  it('in full under the option, or where it only changed what it stands in', () => {
    const game = inTurn('moves', 'a', { ...ligny, options: { movedGuns: 'full' } })
    game.play(move(gun1))
    expect(pointsOf(game, gun1)).toBe(3)
    const still = inTurn('moves')
    still.play(move(gun1, { moves: false, cover: ['hill'] }))
    expect(pointsOf(still, gun1)).toBe(3)
  })

  it('at half where a player says that it moved, whatever the guide knows', () => {
    const game = inTurn('attackerFire')
    const volley = { type: 'fire', firers: [{ unit: gun1, moved: true }], target: secondLine, distance: 16 }
    expect(game.play(volley, [1]).reasons.find(({ key }) => key === 'fire.points')?.value).toBe(2)
  })
})

describe('infantry that moved', () => {
  it('fires in full', () => {
    const game = inTurn('moves')
    game.play(move(firstLine, { formation: 'line' }))
    const { reasons } = game.play(
      { type: 'fire', firers: [{ unit: firstLine }], target: secondLine, distance: 8 },
      [1],
    )
    expect(reasons.find(({ key }) => key === 'fire.points')?.value).toBe(4)
  })
})

it('a charger has moved in this turn, a unit that rode to meet it has not', () => {
  const game = inTurn()
  game.play(answer(lancersOf, hussars, 'counterCharge'), [6])
  game.play(ride(lancersOf))
  expect(game.state.moved).toEqual([lancersOf])
  game.play({ type: 'endHalfTurn' })
  expect(game.takes(move(hussars))).toBe(true)
})

it('a unit that a charge reached is free again in the next half-turn', () => {
  const game = inTurn()
  chargeHome(game, lancersOf, secondLine)
  game.play({ type: 'endHalfTurn' })
  expect(game.takes(move(secondLine))).toBe(true)
})
