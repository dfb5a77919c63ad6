// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { begun, correct, fire, lockedInMelee, melee, notesIn } from './game.ts'
import {
  declare,
  firstLine,
  goTo,
  gun1,
  gun2,
  gun3,
  hussars,
  inTurn,
  jaeger,
  lancersOf,
  landwehr,
  ligny,
  secondLine,
  voltigeurs,
} from './turn-game.ts'

describe('what is done in a half-turn', () => {
  it('is kept until it ends', () => {
    const game = inTurn('defenderFire')
    const volley = { type: 'fire', firers: [{ unit: secondLine }], target: firstLine, distance: 4 }
    game.play(volley, [6])
    game.play({ type: 'rally', unit: firstLine }, [9])
    expect(game.state.deeds).toEqual([
      {
        kind: 'fire',
        unit: secondLine,
        other: firstLine,
        outcome: 'fire.outcome.telling',
        basesLost: 1,
        marker: true,
        removed: false,
      },
      {
        kind: 'rally',
        unit: firstLine,
        other: null,
        outcome: 'morale.outcome.markerOff',
        basesLost: 0,
        marker: false,
        removed: false,
      },
    ])
    game.play({ type: 'endHalfTurn' })
    expect(game.state.deeds).toEqual([])
  })

  it('is told of both who fight', () => {
    const game = inTurn('melee')
    game.play({ type: 'melee', attacker: firstLine, defender: landwehr, attackerCharging: false }, [7, 7])
    expect(game.state.deeds).toMatchObject([
      { kind: 'melee', unit: firstLine, other: landwehr, outcome: 'melee.outcome.attackerWins' },
      { kind: 'melee', unit: landwehr, other: firstLine, outcome: 'melee.outcome.attackerWins' },
    ])
  })

  it('says what it cost whom: in melee, by fire and by morale', () => {
    const game = inTurn('melee')
    game.play({ type: 'melee', attacker: firstLine, defender: landwehr, attackerCharging: false }, [10, 1])
    game.play({ type: 'melee', attacker: voltigeurs, defender: secondLine, attackerCharging: false }, [5, 6])
    game.play(correct(gun3, { damaged: true }))
    game.play({ type: 'fire', firers: [{ unit: gun1 }], target: gun3, distance: 4 }, [10])
    for (const unit of [jaeger, hussars]) game.play(correct(unit, { marker: true, officer: null }))
    game.play(correct(jaeger, { bases: 1 }))
    game.play({ type: 'rally', unit: jaeger }, [1])
    game.play({ type: 'rally', unit: hussars }, [2])
    const told = game.state.deeds.map(
      ({ unit, basesLost, marker, removed }) => [unit, basesLost, marker, removed] as const,
    )
    expect(told).toEqual([
      [firstLine, 0, false, false],
      [landwehr, 4, false, true],
      [voltigeurs, 1, true, false],
      [secondLine, 1, true, false],
      [gun1, 1, false, true],
      [jaeger, 1, false, true],
      [hussars, 0, true, false],
    ])
  })

  it('is told of each gun of a battery', () => {
    const game = inTurn('attackerFire')
    game.play({ type: 'fire', firers: [{ unit: gun1 }, { unit: gun2 }], target: landwehr, distance: 16 }, [1])
    expect(game.state.deeds.map(({ unit }) => unit)).toEqual([gun1, gun2])
  })

  it('is not counted before the first turn', () => {
    const game = begun()
    game.play(fire(), [7])
    game.play({ type: 'rally', unit: 'u1' }, [9])
    game.play(melee({ defender: 'u8' }), [7, 7])
    expect(game.state.deeds).toEqual([])
  })

  it('may be out of the order of play, and is noted', () => {
    const volley = { type: 'fire', firers: [{ unit: secondLine }], target: firstLine, distance: 4 }
    expect(notesIn(inTurn('moves').play(volley, [1]).reasons)).toMatchObject([{ key: 'outOfStep' }])
    expect(notesIn(inTurn('attackerFire').play(volley, [1]).reasons)).toMatchObject([{ key: 'outOfStep' }])
    const game = inTurn('defenderFire')
    game.play({ type: 'fire', firers: [{ unit: gun3 }], target: firstLine, distance: 16 }, [1])
    expect(notesIn(game.play(volley, [1]).reasons)).toEqual([])
    expect(notesIn(game.play(volley, [1]).reasons)).toMatchObject([{ key: 'again.fire', unit: '2nd Line' }])
  })

  it('guns fire first', () => {
    const volley = { type: 'fire', firers: [{ unit: secondLine }], target: firstLine, distance: 4 }
    expect(notesIn(inTurn('defenderFire').play(volley, [1]).reasons)).toEqual([{ key: 'gunsFirst' }])
  })

  it('a melee and a rally, out of step and again', () => {
    const game = inTurn('charges')
    const fight = { type: 'melee', attacker: firstLine, defender: landwehr, attackerCharging: false }
    expect(notesIn(game.play(fight, [7, 7]).reasons)).toMatchObject([{ key: 'outOfStep' }])
    game.play(goTo('melee'))
    game.play(correct(landwehr, { marker: false }))
    expect(notesIn(game.play(fight, [7, 7]).reasons)).toMatchObject([{ key: 'again.melee' }])
    game.play(goTo('rally'))
    expect(notesIn(game.play({ type: 'rally', unit: landwehr }, [6]).reasons)).toEqual([])
    expect(notesIn(game.play({ type: 'rally', unit: landwehr }, [6]).reasons)).toMatchObject([
      { key: 'again.rally' },
    ])
  })

  it('is noted by the ruling of the order of play', () => {
    const { reasons } = inTurn('moves').play(
      { type: 'fire', firers: [{ unit: secondLine }], target: firstLine, distance: 4 },
      [1],
    )
    expect(reasons.find(({ key }) => key === 'guide.outOfStep')).toEqual({
      key: 'guide.outOfStep',
      parameters: { step: 'moves', kind: 'fire' },
      value: 0,
      operation: 'note',
      sum: 'guide',
      provenance: { kind: 'house', section: 'M16' },
    })
  })

  it('in melee the side whose half-turn it is attacks', () => {
    const fight = { type: 'melee', attacker: secondLine, defender: firstLine, attackerCharging: false }
    expect(notesIn(inTurn('melee', 'a').play(fight, [1, 9]).reasons)).toMatchObject([{ key: 'outOfStep' }])
    expect(notesIn(inTurn('melee', 'b').play(fight, [1, 9]).reasons)).toEqual([])
  })

  it('before it is known who moves first everything is out of step', () => {
    const game = begun(ligny)
    game.play({ type: 'beginTurn' })
    const volley = { type: 'fire', firers: [{ unit: secondLine }], target: firstLine, distance: 4 }
    expect(notesIn(game.play(volley, [1]).reasons)).toMatchObject([{ key: 'outOfStep' }])
  })
})

describe('units that are driven off', () => {
  it('leave at the end of the rally step, and their officers stay', () => {
    const game = inTurn('rally')
    game.play({ type: 'leaveTable', unit: jaeger })
    expect(game.state.leaving).toEqual([jaeger])
    expect(game.unit(jaeger).removed).toBeNull()
    const { reasons } = game.play({ type: 'endHalfTurn' })
    expect(game.unit(jaeger)).toMatchObject({ removed: 'drivenOff', bases: 4, officer: null })
    expect(game.alone()).toMatchObject([{ side: 'b', officer: { name: 'Kempt' } }])
    expect(game.state.leaving).toEqual([])
    expect(notesIn(reasons)).toEqual([{ key: 'drivenOff', unit: 'Jäger' }])
  })

  it('of both sides, in whosever half-turn', () => {
    const game = inTurn('rally')
    for (const unit of [jaeger, voltigeurs]) game.play({ type: 'leaveTable', unit })
    game.play({ type: 'endHalfTurn' })
    expect([jaeger, voltigeurs].map((id) => game.unit(id).removed)).toEqual(['drivenOff', 'drivenOff'])
  })

  it('stay where they are still on the table after all', () => {
    const game = inTurn('rally')
    game.play({ type: 'leaveTable', unit: jaeger })
    const { effects } = game.play({ type: 'leaveTable', unit: jaeger, leaves: false })
    expect(effects).toEqual([{ type: 'unitLeaving', unit: jaeger, leaves: false }])
    game.play({ type: 'endHalfTurn' })
    expect(game.unit(jaeger).removed).toBeNull()
  })

  it('are not removed twice when they were removed in another way', () => {
    const game = inTurn('rally')
    game.play({ type: 'leaveTable', unit: landwehr })
    game.play(correct(landwehr, { marker: true }))
    game.play({ type: 'rally', unit: landwehr }, [1])
    expect(game.state.leaving).toEqual([])
    game.play({ type: 'endHalfTurn' })
    expect(game.unit(landwehr).removed).toBe('morale')
  })

  it('lock nobody any more', () => {
    const game = lockedInMelee()
    game.play({ type: 'beginTurn' })
    game.play({ type: 'leaveTable', unit: 'u5' })
    expect([game.unit('u5').lockedWith, game.unit('u1').lockedWith]).toEqual([[], []])
  })

  it('leave at once where no turn is played', () => {
    const game = begun(ligny)
    game.play({ type: 'leaveTable', unit: jaeger })
    expect(game.unit(jaeger).removed).toBe('drivenOff')
    expect(game.alone()).toMatchObject([{ officer: { name: 'Kempt' } }])
    expect(game.play({ type: 'leaveTable', unit: landwehr, leaves: false }).effects).toEqual([])
  })

  it('take their charge with them where no turn is played: nobody stays pinned by it', () => {
    const game = begun(ligny)
    game.play(declare(lancersOf, landwehr))
    game.play({ type: 'leaveTable', unit: lancersOf })
    expect(game.state.charges).toEqual([])
    expect(game.takes({ type: 'moveUnit', unit: landwehr })).toBe(true)
  })

  it('cannot leave when they are gone', () => {
    const game = inTurn('rally')
    game.play(correct(jaeger, { onTable: false }))
    expect(game.refusal({ type: 'leaveTable', unit: jaeger })).toMatchObject({ code: 'unitIsGone' })
  })

  it('are on nobody’s list once they are taken off the roster', () => {
    const game = inTurn('rally')
    game.play({ type: 'leaveTable', unit: jaeger })
    game.play({ type: 'deleteUnit', unit: jaeger })
    expect(game.state.leaving).toEqual([])
  })
})
