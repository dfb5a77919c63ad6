// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { miniatures } from '@/rules/miniatures/index.ts'
import { begun } from './game.ts'
import { foot } from './standard.ts'

describe('carrying out an effect', () => {
  const { apply } = miniatures
  const { state } = begun()

  it.each([
    { type: 'unitDeleted' },
    { type: 'unitPlaced', at: 0 },
    { type: 'basesLost', count: 1 },
    { type: 'markerPlaced' },
    { type: 'markerRemoved' },
    { type: 'gunDamaged' },
    { type: 'unitRemoved', cause: 'fire' },
    { type: 'unitReturned' },
    { type: 'officerFell' },
    { type: 'officerLeft' },
    { type: 'movedBack', inches: 6 },
  ])('on a unit that is not there changes nothing: $type', (effect) => {
    const parsed = v.parse(miniatures.effectSchema, { ...effect, unit: 'u99' })
    expect(apply(state, parsed)).toEqual(state)
  })

  it.each(['unitsLocked', 'unitsFreed'])(
    'on a pair of which one is not there changes nothing: %s',
    (type) => {
      const parsed = v.parse(miniatures.effectSchema, { type, units: ['u1', 'u99'] })
      expect(apply(state, parsed)).toEqual(state)
    },
  )

  it('changes no state that it was given', () => {
    const frozen = JSON.stringify(state)
    apply(state, { type: 'basesLost', unit: 'u1', count: 2 })
    apply(state, { type: 'unitDeleted', unit: 'u1' })
    expect(JSON.stringify(state)).toBe(frozen)
  })

  it('never takes more bases than there are', () => {
    expect(apply(state, { type: 'basesLost', unit: 'u1', count: 9 }).units[0]?.bases).toBe(0)
  })

  it('needs no rules: an old entry’s effects are carried out as they stand', () => {
    const old = apply(state, { type: 'basesLost', unit: 'u1', count: 3 })
    expect(old.units[0]).toMatchObject({ ...foot, formation: 'column', bases: 1, marker: false })
  })
})
