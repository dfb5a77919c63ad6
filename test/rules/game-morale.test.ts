// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { begun, correct, lockedInMelee } from './game.ts'

describe('a rally in a game', () => {
  function shaken(unit: string) {
    const game = begun()
    game.play(correct(unit, { marker: true }))
    return game
  }

  it('takes the marker off at 6: the French at 5', () => {
    const british = shaken('u6')
    british.play({ type: 'rally', unit: 'u6' }, [4])
    expect(british.unit('u6').marker).toBe(false)
    const french = shaken('u1')
    french.play({ type: 'rally', unit: 'u1' }, [5])
    expect(french.unit('u1').marker).toBe(false)
  })

  it('leaves it on at 3 to 5', () => {
    const game = shaken('u5')
    const before = game.state
    expect(game.play({ type: 'rally', unit: 'u5' }, [4]).effects).toEqual([])
    expect(game.state).toEqual(before)
  })

  it('moves the unit back at 1 and 2', () => {
    const game = shaken('u3')
    expect(game.play({ type: 'rally', unit: 'u3' }, [1]).effects).toEqual([
      { type: 'movedBack', unit: 'u3', inches: 12 },
    ])
    expect(game.unit('u3').marker).toBe(true)
  })

  it('removes the unit at 0, without a die for its officer, who stays with the army', () => {
    const game = shaken('u8')
    game.play({ type: 'changeUnit', unit: 'u8', changes: { officer: { name: 'Ompteda', value: 0 } } })
    const { rolls } = game.play({ type: 'rally', unit: 'u8' }, [1])
    expect(rolls).toHaveLength(1)
    expect(game.unit('u8').removed).toBe('morale')
    expect(game.alone()).toMatchObject([{ officer: { name: 'Ompteda' } }])
  })

  it('frees a locked unit that moves back, and its opponent', () => {
    const game = lockedInMelee()
    game.play(correct('u5', { officer: null }))
    game.play({ type: 'rally', unit: 'u5' }, [2])
    expect([game.unit('u5').lockedWith, game.unit('u1').lockedWith]).toEqual([[], []])
  })

  it('frees the opponent of a locked unit that is removed', () => {
    const game = lockedInMelee()
    game.play(correct('u5', { officer: null }))
    game.play({ type: 'rally', unit: 'u5' }, [1])
    expect([game.unit('u5').removed, game.unit('u1').lockedWith]).toEqual(['morale', []])
  })

  it('is asked for by the unit’s own side', () => {
    expect(shaken('u5').ask({ type: 'rally', unit: 'u5' })).toMatchObject({
      die: { label: 'morale.rally', side: 'b' },
    })
  })

  it.each([
    { unit: 'u1', code: 'noMarkerToRally' },
    { unit: 'u99', code: 'unknownUnit' },
  ])('is refused to $unit: $code', ({ unit, code }) => {
    expect(begun().refusal({ type: 'rally', unit }, [5])).toMatchObject({ code, path: 'unit' })
  })
})

describe('a fallen leader in a game', () => {
  const ask = { type: 'fallenLeader', basesRemoved: 2, danger: 'fire' }

  it('falls', () => {
    const game = begun()
    const { rolls } = game.play({ ...ask, unit: 'u5' }, [5, 4])
    expect(rolls.map(({ side }) => side)).toEqual(['b', 'b'])
    expect(game.unit('u5').officer).toBeNull()
    expect(game.alone()).toEqual([])
  })

  it('is unhurt', () => {
    const game = begun()
    expect(game.play({ ...ask, unit: 'u5' }, [5, 5]).effects).toEqual([])
    expect(game.unit('u5').officer?.name).toBe('Kempt')
  })

  it('is Napoleon: no die by fire, a die by melee', () => {
    const game = begun()
    expect(game.play({ ...ask, unit: 'u2' }).rolls).toEqual([])
    game.play({ ...ask, unit: 'u2', danger: 'melee' }, [1])
    expect(game.unit('u2').officer).toBeNull()
  })

  it('is refused where there is none', () => {
    expect(begun().refusal({ ...ask, unit: 'u1' }, [5, 5])).toMatchObject({
      code: 'noOfficerHere',
      path: 'unit',
    })
  })
})
