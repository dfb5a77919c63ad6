// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { begun, correct, lockedInMelee } from './game.ts'
import { kempt } from './standard.ts'

describe('a correction', () => {
  it('[fault: correction] brings a unit in line with the table, and says what was', () => {
    const game = begun()
    const { reasons } = game.play({ type: 'correct', unit: 'u1', changes: { bases: 3 }, note: '3, not 4' })
    expect(game.unit('u1').bases).toBe(3)
    expect(reasons.map(({ key, parameters }) => [key, parameters])).toEqual([
      ['heading.correct', { unit: '1st Line' }],
      ['correct.bases', { now: 3, was: 4 }],
    ])
  })

  it('changes markers and strength', () => {
    const game = begun()
    game.play(correct('u1', { startingBases: 6, bases: 5, marker: true }))
    game.play(correct('u4', { damaged: true }))
    expect(game.unit('u1')).toMatchObject({ startingBases: 6, bases: 5, marker: true })
    expect(game.unit('u4').damaged).toBe(true)
  })

  it('takes a unit off, with its officer left to the army, and puts it back', () => {
    const game = begun()
    game.play(correct('u5', { onTable: false }))
    expect(game.unit('u5').removed).not.toBeNull()
    expect(game.alone()).toMatchObject([{ side: 'b', officer: { name: 'Kempt' } }])
    game.play(correct('u5', { onTable: true }))
    expect(game.unit('u5').removed).toBeNull()
  })

  it('frees a unit from melee, and its opponent', () => {
    const game = lockedInMelee()
    game.play(correct('u1', { locked: false }))
    expect([game.unit('u1').lockedWith, game.unit('u5').lockedWith]).toEqual([[], []])
  })

  it('frees the opponent of a unit that it takes off', () => {
    const game = lockedInMelee()
    game.play(correct('u1', { onTable: false }))
    expect([game.unit('u1').lockedWith, game.unit('u5').lockedWith]).toEqual([[], []])
  })

  it.each([
    { what: 'a base fewer', changes: [{ bases: 3 }], effects: ['unitChanged'] },
    { what: 'off the table', changes: [{ onTable: false }], effects: ['unitChanged', 'unitRemoved'] },
    {
      what: 'on the table again',
      changes: [{ onTable: false }, { onTable: true }],
      effects: ['unitChanged', 'unitReturned'],
    },
    { what: 'off it twice', changes: [{ onTable: false }, { onTable: false }], effects: ['unitChanged'] },
  ])('does no more than it says: $what', ({ changes, effects }) => {
    const game = begun()
    const done = changes.map((each) => game.play(correct('u1', each)).effects.map(({ type }) => type))
    expect(done.at(-1)).toEqual(effects)
  })

  it('frees each pair once', () => {
    const { effects } = lockedInMelee().play(correct('u1', { locked: false }))
    expect(effects.filter(({ type }) => type === 'unitsFreed')).toEqual([
      { type: 'unitsFreed', units: ['u1', 'u5'] },
    ])
  })

  it('takes up an officer who was on his own', () => {
    const game = begun()
    game.play({ type: 'changeUnit', unit: 'u5', changes: { officer: null } })
    game.play(correct('u8', { officer: kempt }))
    expect(game.alone()).toEqual([])
  })

  it.each([
    { unit: 'u1', changes: { bases: 0 }, code: 'standsWithoutBases', path: 'changes.bases' },
    { unit: 'u1', changes: { bases: 5 }, code: 'moreBasesThanAtStart', path: 'changes.bases' },
    { unit: 'u1', changes: { damaged: true }, code: 'onlyGunsAreDamaged', path: 'changes.damaged' },
    { unit: 'u4', changes: { startingBases: 2 }, code: 'gunIsOneBase', path: 'changes.startingBases' },
    { unit: 'u99', changes: { bases: 1 }, code: 'unknownUnit', path: 'unit' },
  ])('refuses $code', ({ unit, changes, code, path }) => {
    expect(begun().refusal(correct(unit, changes))).toMatchObject({ code, path })
  })

  it('[fault: correction] asks for a reason', () => {
    expect(() => begun().ask({ type: 'correct', unit: 'u1', changes: { bases: 3 }, note: ' ' })).toThrow()
  })
})
