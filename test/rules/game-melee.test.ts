// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { begun, correct, keysOf, lockedInMelee, melee } from './game.ts'

describe('a melee in a game', () => {
  it('takes bases, places a marker and moves the loser back', () => {
    const game = begun()
    const { effects, rolls } = game.play(melee({ defender: 'u8' }), [7, 7])
    expect(effects).toEqual([
      { type: 'basesLost', unit: 'u1', count: 1 },
      { type: 'basesLost', unit: 'u8', count: 1 },
      { type: 'markerPlaced', unit: 'u8' },
      { type: 'movedBack', unit: 'u8', inches: 6 },
    ])
    expect(rolls.map(({ side }) => side)).toEqual(['a', 'b'])
  })

  it('locks both when it ends level, and goes on without charges and checks', () => {
    const game = lockedInMelee()
    expect(game.unit('u1')).toMatchObject({ bases: 3, marker: true, lockedWith: ['u5'] })
    expect(game.unit('u5')).toMatchObject({ bases: 3, marker: true, lockedWith: ['u1'] })
    const { reasons, rolls } = game.play(melee({ attackerCharging: true }), [7, 3, 9])
    expect(keysOf(reasons)).toContain('heading.meleeGoesOn')
    expect(keysOf(reasons)).not.toContain('melee.charging')
    expect(rolls.map(({ label }) => label)).toEqual(['melee.attacker', 'melee.defender', 'leader'])
  })

  it('frees both when it is decided', () => {
    const game = lockedInMelee()
    const { effects } = game.play(melee(), [7, 3, 9])
    expect(effects.filter(({ type }) => type === 'unitsFreed')).toHaveLength(1)
    expect(game.unit('u1').lockedWith).toEqual([])
    expect(game.unit('u5')).toMatchObject({ lockedWith: [], bases: 2 })
  })

  it('frees the winner when its opponent is gone', () => {
    const game = lockedInMelee()
    game.play(melee(), [10, 1, 9, 9, 9])
    expect(game.unit('u5')).toMatchObject({ removed: 'melee', lockedWith: [] })
    expect(game.unit('u1').lockedWith).toEqual([])
  })

  it('lets the other side attack when its half-turn comes', () => {
    const game = lockedInMelee()
    const { reasons } = game.play({ type: 'melee', attacker: 'u5', defender: 'u1' }, [10, 1])
    expect(keysOf(reasons)).toContain('heading.meleeGoesOn')
  })

  it('frees a unit that falls back before another from every fight', () => {
    const game = lockedInMelee()
    game.play(correct('u5', { officer: null }))
    game.play({ type: 'melee', attacker: 'u2', defender: 'u5', attackerCharging: false }, [10, 5, 8])
    expect(game.unit('u5')).toMatchObject({ bases: 2, removed: null })
    expect([game.unit('u5').lockedWith, game.unit('u1').lockedWith]).toEqual([[], []])
  })

  it('counts the bases of other units, and their support once', () => {
    const game = begun()
    const { reasons } = game.play(melee({ defender: 'u8', attackerOthers: ['u2'] }), [7, 7])
    expect(reasons.find(({ key }) => key === 'melee.twoToOne')?.parameters).toMatchObject({
      attackers: 8,
      defenders: 4,
    })
    expect(reasons.filter(({ key }) => key === 'melee.supported')).toHaveLength(1)
  })

  it('lets guns stand by a defender', () => {
    expect(begun().ask(melee({ defenderOthers: ['u7'] })).kind).toBe('needsDie')
  })

  it('before the turns leaves no charge behind: cavalry that rode out and broke through has none', () => {
    const charge = { type: 'melee', attacker: 'u5', defender: 'u3', defenderCharging: true }
    const { effects } = begun().play(charge, [1, 9, 9, 9, 9])
    expect(effects.map(({ type }) => type)).toEqual(['basesLost', 'markerPlaced', 'movedBack'])
  })

  it('leaves the other units out of the losses', () => {
    const game = begun()
    game.play(melee({ defender: 'u8', attackerOthers: ['u2'] }), [1, 9])
    expect(game.unit('u1').bases).toBeLessThan(4)
    expect(game.unit('u2')).toMatchObject({ bases: 4, marker: false })
  })

  it.each([
    { what: 'an enemy', help: { attackerOthers: ['u8'] }, path: 'attackerOthers[0]' },
    { what: 'the lead itself', help: { attackerOthers: ['u1'] }, path: 'attackerOthers[0]' },
    { what: 'one twice', help: { attackerOthers: ['u2', 'u2'] }, path: 'attackerOthers[1]' },
    { what: 'an enemy, for the defender', help: { defenderOthers: ['u6', 'u2'] }, path: 'defenderOthers[1]' },
  ])('refuses help from $what', ({ help, path }) => {
    expect(begun().refusal(melee(help), [5, 5])).toMatchObject({ code: 'cannotHelpHere', path })
  })

  it.each([
    { what: 'one’s own side', command: melee({ defender: 'u2' }), code: 'sameSide', path: 'defender' },
    { what: 'nobody', command: melee({ defender: 'u99' }), code: 'unknownUnit', path: 'defender' },
    {
      what: 'a gun that attacks',
      command: melee({ attacker: 'u4' }),
      code: 'gunsDoNotAttack',
      path: 'attacker.arm',
    },
    {
      what: 'an unknown helper',
      command: melee({ attackerOthers: ['u99'] }),
      code: 'unknownUnit',
      path: 'attackerOthers[0]',
    },
  ])('is refused: $what', ({ command, code, path }) => {
    expect(begun().refusal(command, [5, 5])).toMatchObject({ code, path })
  })

  it('is refused to a locked unit against anyone else: it is pinned', () => {
    expect(lockedInMelee().takes(melee({ defender: 'u8' }), [6, 5, 5])).toBe(false)
  })

  it('checks a marked unit before contact, and removes it for its morale', () => {
    const game = begun()
    game.play(correct('u8', { marker: true }))
    game.play(melee({ defender: 'u8' }), [1])
    expect(game.unit('u8')).toMatchObject({ removed: 'morale', bases: 4 })
    expect(game.unit('u1')).toMatchObject({ bases: 4, lockedWith: [] })
  })

  it('removes a unit without an officer, and no officer with it', () => {
    const { effects } = begun().play(melee({ attacker: 'u2', defender: 'u8' }), [10, 1])
    expect(effects).toEqual([
      { type: 'basesLost', unit: 'u8', count: 4 },
      { type: 'unitRemoved', unit: 'u8', cause: 'melee' },
    ])
  })

  it('asks for one roll for each base that a destroyed unit had', () => {
    const game = begun()
    const { rolls } = game.play(melee({ attacker: 'u2' }), [10, 1, 5, 6, 7, 8])
    expect(rolls.filter(({ label }) => label === 'leader')).toHaveLength(4)
    expect(game.unit('u5')).toMatchObject({ removed: 'melee', officer: null })
    expect(game.alone()).toMatchObject([{ officer: { name: 'Kempt' } }])
  })

  it('takes Napoleon: level, each officer rolls for a base', () => {
    const game = begun()
    game.play({ type: 'melee', attacker: 'u5', defender: 'u2' }, [8, 5, 9, 4])
    expect([game.unit('u5').officer?.name, game.unit('u2').officer]).toEqual(['Kempt', null])
    expect(game.alone()).toEqual([])
  })
})
