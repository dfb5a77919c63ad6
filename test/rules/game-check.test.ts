// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { miniatures } from '@/rules/miniatures/index.ts'
import { begun, correct, lockedInMelee, tableCheck } from './game.ts'

describe('a table check', () => {
  it('brings several units in line at once, and says what was of each', () => {
    const game = begun()
    const { reasons } = game.play(
      tableCheck(['u1', { bases: 3, marker: true, formation: 'line' }], ['u4', { damaged: true }]),
    )
    expect(game.unit('u1')).toMatchObject({ bases: 3, marker: true, formation: 'line' })
    expect(game.unit('u4')).toMatchObject({ damaged: true })
    expect(reasons.map(({ key, parameters }) => [key, parameters])).toEqual([
      ['heading.tableCheck', { units: 2 }],
      ['correct.unit', { unit: '1st Line', side: '' }],
      ['correct.bases', { now: 3, was: 4 }],
      ['correct.marker', { now: 1, was: 0 }],
      ['correct.formation', { now: 'line', was: 'column' }],
      ['correct.unit', { unit: 'Gun 1', side: '' }],
      ['correct.damaged', { now: 1, was: 0 }],
    ])
  })

  it('is nobody’s, for it is of both sides', () => {
    const command = v.parse(miniatures.commandSchema, tableCheck(['u1', { bases: 3 }]))
    expect(miniatures.sideOf(begun().state, command)).toBeNull()
  })

  it('tells the side of a unit whose name is on both', () => {
    const game = begun()
    game.play({ type: 'changeUnit', unit: 'u5', changes: { name: '1st Line' } })
    const { reasons } = game.play(tableCheck(['u1', { bases: 3 }], ['u5', { bases: 2 }]))
    const named = reasons.filter(({ key }) => key === 'correct.unit')
    expect(named.map(({ parameters }) => parameters)).toEqual([
      { unit: '1st Line', side: 'France' },
      { unit: '1st Line', side: 'Britain' },
    ])
  })

  it('takes units off, with their officers left to the army, and puts them back', () => {
    const game = begun()
    game.play(tableCheck(['u5', { onTable: false, bases: 0 }], ['u8', { onTable: false }]))
    expect(game.unit('u5')).toMatchObject({ removed: 'players', bases: 0 })
    expect(game.alone()).toMatchObject([{ side: 'b', officer: { name: 'Kempt' } }])
    game.play(tableCheck(['u5', { onTable: true, bases: 2 }], ['u8', { onTable: true }]))
    expect(game.unit('u5')).toMatchObject({ removed: null, bases: 2 })
    expect(game.unit('u8')).toMatchObject({ removed: null, bases: 4 })
  })

  it.each([
    { name: 'both are freed', checked: tableCheck(['u1', { locked: false }], ['u5', { locked: false }]) },
    {
      name: 'one is freed and the other counted',
      checked: tableCheck(['u1', { locked: false }], ['u5', { bases: 2 }]),
    },
    {
      name: 'one is taken off and the other counted',
      checked: tableCheck(['u1', { onTable: false }], ['u5', { bases: 2 }]),
    },
  ])('leaves nobody locked with a unit that is not: $name', ({ checked }) => {
    const game = lockedInMelee()
    game.play(checked)
    expect([game.unit('u1').lockedWith, game.unit('u5').lockedWith]).toEqual([[], []])
  })

  it('leaves a lock that nobody spoke of', () => {
    const game = lockedInMelee()
    game.play(tableCheck(['u1', { marker: false }], ['u5', { marker: false }]))
    expect([game.unit('u1').lockedWith, game.unit('u5').lockedWith]).toEqual([['u5'], ['u1']])
  })

  it('comes to the same as correcting one unit after another', () => {
    const [checked, corrected] = [lockedInMelee(), lockedInMelee()]
    checked.play(tableCheck(['u1', { bases: 2, locked: false }], ['u5', { onTable: false }]))
    corrected.play(correct('u1', { bases: 2, locked: false }))
    corrected.play(correct('u5', { onTable: false }))
    expect(checked.state).toEqual(corrected.state)
  })

  it.each([
    { changes: { bases: 0 }, code: 'standsWithoutBases', path: 'changes[1].changes.bases' },
    { changes: { bases: 5 }, code: 'moreBasesThanAtStart', path: 'changes[1].changes.bases' },
    { changes: { damaged: true }, code: 'onlyGunsAreDamaged', path: 'changes[1].changes.damaged' },
    { changes: { formation: 'skirmish' }, code: 'onlyLightSkirmishes', path: 'changes[1].changes.formation' },
  ])('is refused whole for one unit that cannot be, which is named: $code', ({ changes, code, path }) => {
    const game = begun()
    const refusal = game.refusal(tableCheck(['u2', { bases: 3 }], ['u1', changes]))
    expect(refusal).toMatchObject({ code, path, parameters: { unit: '1st Line' } })
    expect(game.unit('u2').bases).toBe(4)
  })

  it('refuses a unit that is not on the roster, and one that is named twice', () => {
    const game = begun()
    expect(game.refusal(tableCheck(['u99', { bases: 1 }]))).toMatchObject({
      code: 'unknownUnit',
      path: 'changes[0].unit',
    })
    expect(game.refusal(tableCheck(['u1', { bases: 3 }], ['u1', { bases: 2 }]))).toMatchObject({
      code: 'checkedTwice',
      path: 'changes[1].unit',
      parameters: { unit: '1st Line' },
    })
  })

  it('asks for a reason, and for a unit', () => {
    expect(() => begun().ask({ ...tableCheck(['u1', { bases: 3 }]), note: ' ' })).toThrow()
    expect(() => begun().ask(tableCheck())).toThrow()
  })
})
