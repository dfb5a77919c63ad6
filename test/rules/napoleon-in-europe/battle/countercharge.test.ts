// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { counterchargers } from '@/rules/napoleon-in-europe/battle/standard/countercharge.ts'
import { battleIn, pieceIn } from './board.ts'
import { put } from './changes.ts'
import { fieldAs } from './charge-field.ts'
import { totals } from './charge-play.ts'
import { answer, charge, decide, meet } from './charge.cases.ts'

const declared = put(fieldAs({}), charge('france.cavalry.1', 'britain.infantry.1')).state

describe('a countercharge', () => {
  const level = [1, 2, 1, 2]
  /** The charge stands level: 2 for cavalry, 1 and 1 for leader and arms, against 1 and 1. */
  const levelOnFoot = [1, 2, 2, 3]
  const charged = put(declared, answer('stand'), levelOnFoot).state

  it('is offered to cavalry beside who was charged', () => {
    expect(battleIn(charged).course.owed).toEqual([
      {
        kind: 'countercharge',
        charger: 'france.cavalry.1',
        target: 'britain.infantry.1',
        side: 'defender',
        area: 'defender.centre',
      },
    ])
    expect(counterchargers(charged).map(({ id }) => id)).toEqual(['britain.cavalry.1', 'britain.cavalry.2'])
  })

  it('adds 1, costs an action, and a charger beaten in it is done', () => {
    const told = put(charged, meet('britain.cavalry.1'), [3, 4, 2, 3])
    expect(totals(told)).toEqual([0 + 1 + 1 + 1, 1 + 1])
    expect(pieceIn(told.state, 'britain.cavalry.1')).toMatchObject({
      spent: 1,
      hasCountercharged: true,
      hasCharged: false,
    })
    expect(pieceIn(told.state, 'france.cavalry.1').at).toBe('lost')
    expect(battleIn(told.state).course.owed).toEqual([])
  })

  it('may be followed by another of other cavalry while the charger stands', () => {
    const { state } = put(charged, meet('britain.cavalry.1'), [1, 2, 2, 2])
    expect(counterchargers(state).map(({ id }) => id)).toEqual(['britain.cavalry.2'])
    const { state: after } = put(state, meet('britain.cavalry.2'), [1, 1, 4, 4])
    expect(pieceIn(after, 'britain.cavalry.2')).toMatchObject({ at: 'lost' })
    expect(battleIn(after).course.owed).toEqual([])
  })

  it('is made by nobody who does not want it', () => {
    const { state } = put(charged, meet(null))
    expect(battleIn(state).course.owed).toEqual([])
    expect(pieceIn(state, 'britain.cavalry.1')).toMatchObject({ spent: 0, hasCountercharged: false })
  })

  it('follows a charge of infantry, which forms no square', () => {
    const state = fieldAs({ phase: 'infantry' })
    const { state: after } = put(state, charge('france.infantry.1', 'britain.infantry.1'), level)
    const told = put(after, meet('britain.cavalry.1'), [1, 2, 1, 2])
    expect(totals(told)).toEqual([2 + 1 + 1 + 1, 1 + 1])
    expect(pieceIn(told.state, 'france.infantry.1')).toMatchObject({ at: 'lost', inSquare: false })
  })

  it.each([
    { what: 'without its switch', state: fieldAs({}, {}, { countercharges: 'off' }) },
    {
      what: 'on a second charge',
      state: fieldAs({}, { 'france.cavalry.1': { hasCharged: true, spent: 1 } }),
    },
    {
      what: 'without an action left',
      state: fieldAs({}, { 'britain.cavalry.1': { spent: 2 }, 'britain.cavalry.2': { spent: 2 } }),
    },
    {
      what: 'twice',
      state: fieldAs(
        {},
        {
          'britain.cavalry.1': { hasCountercharged: true },
          'britain.cavalry.2': { hasCountercharged: true },
        },
      ),
    },
    {
      what: 'from another area',
      state: fieldAs(
        {},
        { 'britain.cavalry.1': { at: 'defender.left' }, 'britain.cavalry.2': { at: 'defender.reserve' } },
      ),
    },
  ])('is not offered $what', ({ state }) => {
    const { state: after } = put(state, charge('france.cavalry.1', 'britain.infantry.1'))
    const { state: end } = put(after, answer('stand'), levelOnFoot)
    expect(battleIn(end).course.owed).toEqual([])
    expect(counterchargers(end)).toEqual([])
  })

  it('is not offered where the charger was beaten', () => {
    const { state } = put(declared, answer('stand'), [1, 1, 4, 4])
    expect(pieceIn(state, 'france.cavalry.1').at).toBe('lost')
    expect(battleIn(state).course.owed).toEqual([])
  })

  it('is not offered after a charge that was cancelled, but after the next that comes home', () => {
    const { state } = put(put(declared, answer('square')).state, decide(false))
    expect(battleIn(state).course.owed).toEqual([])
    const { state: after } = put(state, charge('france.cavalry.1', 'britain.infantry.2'))
    const { state: end } = put(after, answer('stand'), levelOnFoot)
    expect(battleIn(end).course.owed.map(({ kind }) => kind)).toEqual(['countercharge'])
  })

  it('of the unit that was charged itself is none', () => {
    const { state } = put(fieldAs({}), charge('france.cavalry.1', 'britain.cavalry.1'), level)
    expect(counterchargers(state).map(({ id }) => id)).toEqual(['britain.cavalry.2'])
  })

  it('of a charger in the attacker’s own part may be the attacker’s', () => {
    const state = fieldAs(
      { acting: 'defender' },
      { 'france.cavalry.1': { spent: 1 }, 'france.cavalry.2': { spent: 2 } },
    )
    const { state: after } = put(state, charge('britain.cavalry.1', 'france.infantry.1', 'defender'))
    const { state: end } = put(after, answer('stand', 'attacker'), levelOnFoot)
    expect(counterchargers(end).map(({ id }) => id)).toEqual(['france.cavalry.1'])
    expect(battleIn(end).course.owed).toMatchObject([{ side: 'attacker', area: 'middle.centre' }])
  })
})
