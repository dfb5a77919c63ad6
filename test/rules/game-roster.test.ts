// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { begun, correct, keysOf, lockedInMelee } from './game.ts'
import { foot, kempt, medium, picton } from './standard.ts'

describe('adding units', () => {
  it.each([
    { name: '3rd Line', copies: 3, names: ['3rd Line', '4th Line', '5th Line'] },
    { name: '11th Line', copies: 2, names: ['11th Line', '12th Line'] },
    { name: '20th Line', copies: 4, names: ['20th Line', '21st Line', '22nd Line', '23rd Line'] },
    { name: '111th Line', copies: 2, names: ['111th Line', '112th Line'] },
    { name: 'Gun 1', copies: 2, names: ['Gun 1', 'Gun 2'] },
    { name: 'Young Guard', copies: 2, names: ['Young Guard', 'Young Guard 2'] },
    { name: 'Old Guard', copies: 1, names: ['Old Guard'] },
    { name: '31st Foot', copies: 2, names: ['31st Foot', '33rd Foot'] },
  ])('numbers $copies of $name', ({ name, copies, names }) => {
    const game = begun()
    game.play({ type: 'addUnits', side: 'b', unit: { ...foot, name }, copies })
    expect(game.names('b').slice(4)).toEqual(names)
    expect(game.state.nextUnit).toBe(9 + copies)
    const added = game.state.units.slice(8).map(({ id }) => id)
    expect(added).toEqual(Array.from({ length: copies }, (_, place) => `u${9 + place}`))
  })

  it('gives them their side’s nation where none is said', () => {
    const game = begun()
    game.play({ type: 'addUnits', side: 'a', unit: { ...foot, name: '2nd Line' } })
    expect(game.unit('u9').nation).toBe('france')
  })

  it('refuses a unit that cannot be', () => {
    const unit = { ...foot, name: 'x', formation: 'skirmish' }
    expect(begun().refusal({ type: 'addUnits', side: 'a', unit })).toMatchObject({
      code: 'onlyLightSkirmishes',
      path: 'unit.formation',
    })
  })

  it('refuses a unit without bases', () => {
    const unit = { ...foot, name: 'ghosts', bases: 0, startingBases: 4 }
    expect(begun().takes({ type: 'addUnits', side: 'a', unit })).toBe(false)
  })

  it('by a copy: fresh, without officer, below the one it was copied from', () => {
    const game = begun()
    game.play(correct('u5', { bases: 2, marker: true }))
    game.play({ type: 'duplicateUnit', unit: 'u5' })
    expect(game.names('b')).toEqual([
      '32nd Foot',
      '33rd Foot',
      '42nd Highlanders',
      'Rogers’s Gun',
      'Lüneburg',
    ])
    expect(game.unit('u9')).toMatchObject({ bases: 4, marker: false, officer: null, nation: 'britain' })
    expect(game.unit('u5')).toMatchObject({ bases: 2, marker: true })
  })

  it('by a copy of the first: it comes second, and whole', () => {
    const game = begun()
    game.play({ type: 'placeUnit', unit: 'u4', at: 0 })
    game.play(correct('u4', { damaged: true }))
    game.play({ type: 'duplicateUnit', unit: 'u4' })
    expect(game.names('a')).toEqual(['Gun 1', 'Gun 2', '1st Line', 'Old Guard', '6th Lancers'])
    expect(game.unit('u9').damaged).toBe(false)
  })

  it('by a copy of a unit that is gone or locked: on the table, and free', () => {
    const game = lockedInMelee()
    game.play({ type: 'duplicateUnit', unit: 'u1' })
    expect(game.unit('u1').lockedWith).toEqual(['u5'])
    expect(game.unit('u9')).toMatchObject({ removed: null, lockedWith: [] })
  })
})

describe('changing a unit', () => {
  it('changes formation and cover', () => {
    const game = begun()
    game.play({ type: 'changeUnit', unit: 'u1', changes: { formation: 'square' } })
    game.play({ type: 'changeUnit', unit: 'u1', changes: { cover: ['woods'] } })
    expect(game.unit('u1')).toMatchObject({ formation: 'square', cover: ['woods'] })
  })

  it.each([
    { changes: { formation: 'line' }, key: 'heading.changeFormation' },
    { changes: { cover: [] }, key: 'heading.changeCover' },
    { changes: { officer: { name: 'Reille', value: 2 } }, key: 'heading.changeOfficer' },
    { changes: { name: '2nd Line' }, key: 'heading.changeUnit' },
    { changes: { formation: 'line', cover: [] }, key: 'heading.changeUnit' },
  ])('says so: $key', ({ changes, key }) => {
    expect(keysOf(begun().play({ type: 'changeUnit', unit: 'u1', changes }).reasons)).toEqual([key])
  })

  it('keeps a full unit full when its strength changes, and any other as it is', () => {
    const game = begun()
    game.play({ type: 'changeUnit', unit: 'u1', changes: { startingBases: 6 } })
    expect(game.unit('u1')).toMatchObject({ startingBases: 6, bases: 6 })
    game.play(correct('u1', { bases: 3 }))
    game.play({ type: 'changeUnit', unit: 'u1', changes: { startingBases: 5 } })
    expect(game.unit('u1')).toMatchObject({ startingBases: 5, bases: 3 })
    game.play({ type: 'changeUnit', unit: 'u1', changes: { startingBases: 2 } })
    expect(game.unit('u1')).toMatchObject({ startingBases: 2, bases: 2 })
  })

  it.each([
    { changes: { arm: 'cavalry' }, code: 'kindNotOfArm', path: 'changes.kind' },
    { changes: { formation: 'skirmish' }, code: 'onlyLightSkirmishes', path: 'changes.formation' },
    { changes: { bases: 5 }, code: 'moreBasesThanAtStart', path: 'changes.bases' },
  ])('refuses what cannot be: $code', ({ changes, code, path }) => {
    expect(begun().refusal({ type: 'changeUnit', unit: 'u1', changes })).toMatchObject({ code, path })
  })

  it('refuses to leave a unit standing without bases', () => {
    expect(begun().takes({ type: 'changeUnit', unit: 'u1', changes: { bases: 0 } })).toBe(false)
  })

  it('that is gone may be changed though it has no bases left', () => {
    const game = begun()
    game.play(correct('u1', { bases: 0, onTable: false }))
    game.play({ type: 'changeUnit', unit: 'u1', changes: { name: '2nd Line' } })
    expect(game.unit('u1')).toMatchObject({ name: '2nd Line', bases: 0 })
  })

  it.each([
    { what: 'led for the first time', unit: 'u1', officer: picton, left: [] },
    {
      what: 'whose officer is worth more than was thought',
      unit: 'u5',
      officer: { ...kempt, value: 2 },
      left: [],
    },
    { what: 'led by another', unit: 'u5', officer: picton, left: ['officerLeft'] },
    { what: 'led no more', unit: 'u5', officer: null, left: ['officerLeft'] },
    { what: 'led as before by nobody', unit: 'u1', officer: null, left: [] },
  ])('says which officers leave a unit $what', ({ unit, officer, left }) => {
    const { effects } = begun().play({ type: 'changeUnit', unit, changes: { officer } })
    expect(effects.map(({ type }) => type)).toEqual([...left, 'unitChanged'])
  })

  it.each([
    { what: 'the other side', alone: 'u1', officer: kempt },
    { what: 'another name', alone: 'u6', officer: { ...kempt, name: 'Pack' } },
    { what: 'another worth', alone: 'u6', officer: { ...kempt, value: 2 } },
    { what: 'another fate', alone: 'u6', officer: { ...kempt, onlyFallsInMelee: true } },
  ])('takes nobody up of $what', ({ alone, officer }) => {
    const game = begun()
    game.play({ type: 'changeUnit', unit: alone, changes: { officer } })
    game.play({ type: 'changeUnit', unit: alone, changes: { officer: null } })
    const before = game.alone()
    const { effects } = game.play({ type: 'changeUnit', unit: 'u8', changes: { officer: kempt } })
    expect(effects.map(({ type }) => type)).toEqual(['unitChanged'])
    expect(game.alone()).toEqual(before)
  })

  it('sends an officer off on his own, and takes him up again', () => {
    const game = begun()
    game.play({ type: 'changeUnit', unit: 'u5', changes: { officer: null } })
    expect(game.unit('u5').officer).toBeNull()
    expect(game.alone()).toMatchObject([{ side: 'b', officer: { name: 'Kempt' } }])
    game.play({ type: 'changeUnit', unit: 'u8', changes: { officer: kempt } })
    expect(game.unit('u8').officer).toMatchObject({ name: 'Kempt', value: 1 })
    expect(game.alone()).toEqual([])
  })

  it('does all that is asked when an officer leaves at the same time', () => {
    const game = begun()
    game.play({ type: 'changeUnit', unit: 'u5', changes: { formation: 'column', officer: null } })
    expect(game.unit('u5')).toMatchObject({ officer: null, formation: 'column' })
    expect(game.alone()).toHaveLength(1)
  })

  it('leaves officers on their own alone when nothing is said of an officer', () => {
    const game = begun()
    const nameless = { value: 1 }
    game.play({ type: 'changeUnit', unit: 'u1', changes: { officer: nameless } })
    game.play({ type: 'changeUnit', unit: 'u1', changes: { officer: null } })
    game.play({ type: 'changeUnit', unit: 'u3', changes: { officer: nameless } })
    game.play({ type: 'changeUnit', unit: 'u1', changes: { officer: nameless } })
    game.play({ type: 'changeUnit', unit: 'u1', changes: { officer: null } })
    const before = game.alone()
    expect(before).toHaveLength(1)
    game.play({ type: 'changeUnit', unit: 'u3', changes: { formation: 'column' } })
    expect(game.alone()).toEqual(before)
  })

  it('takes up one officer, not every one of that name', () => {
    const game = begun()
    game.play({ type: 'changeUnit', unit: 'u6', changes: { officer: kempt } })
    game.play({ type: 'changeUnit', unit: 'u5', changes: { officer: null } })
    game.play({ type: 'changeUnit', unit: 'u6', changes: { officer: null } })
    expect(game.alone()).toHaveLength(3)
    game.play({ type: 'changeUnit', unit: 'u8', changes: { officer: kempt } })
    expect(game.alone()).toHaveLength(2)
  })

  it('sends the officer who was there off on his own when another takes his place', () => {
    const game = begun()
    game.play({ type: 'changeUnit', unit: 'u6', changes: { officer: null } })
    game.play({ type: 'changeUnit', unit: 'u5', changes: { officer: picton } })
    expect(game.unit('u5').officer?.name).toBe('Picton')
    expect(game.alone().map(({ officer }) => officer.name)).toEqual(['Kempt'])
  })
})

describe('removing and reordering', () => {
  it('deletes a unit and frees whoever was locked with it', () => {
    const game = lockedInMelee()
    expect(game.unit('u5').lockedWith).toEqual(['u1'])
    game.play({ type: 'deleteUnit', unit: 'u1' })
    expect(game.unit('u5').lockedWith).toEqual([])
    expect(game.names('a')).toEqual(['Old Guard', '6th Lancers', 'Gun 1'])
  })

  it('never gives a number again', () => {
    const game = begun()
    game.play({ type: 'deleteUnit', unit: 'u8' })
    game.play({ type: 'addUnits', side: 'b', unit: { ...medium, name: 'Gun' } })
    expect(game.unit('u9').name).toBe('Gun')
  })

  it.each([
    { at: 0, names: ['Gun 1', '1st Line', 'Old Guard', '6th Lancers'] },
    { at: 2, names: ['1st Line', 'Old Guard', 'Gun 1', '6th Lancers'] },
    { at: 3, names: ['1st Line', 'Old Guard', '6th Lancers', 'Gun 1'] },
    { at: 99, names: ['1st Line', 'Old Guard', '6th Lancers', 'Gun 1'] },
  ])('moves a unit to place $at of its side', ({ at, names }) => {
    const game = begun()
    const british = game.names('b')
    const { effects } = game.play({ type: 'placeUnit', unit: 'u4', at })
    expect(effects).toEqual([{ type: 'unitPlaced', unit: 'u4', at: Math.min(at, 3) }])
    expect(game.names('a')).toEqual(names)
    expect(game.names('b')).toEqual(british)
  })

  it('moves a unit no farther than its own side goes', () => {
    const game = begun()
    game.play({ type: 'deleteUnit', unit: 'u8' })
    const { effects } = game.play({ type: 'placeUnit', unit: 'u5', at: 99 })
    expect(effects).toEqual([{ type: 'unitPlaced', unit: 'u5', at: 2 }])
  })

  it.each(['duplicateUnit', 'deleteUnit'])('%s refuses a unit that is not there', (type) => {
    expect(begun().refusal({ type, unit: 'u99' })).toMatchObject({ code: 'unknownUnit', path: 'unit' })
  })
})
