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

  const after = (...effects: readonly Parameters<typeof apply>[1][]) => effects.reduce(apply, state)
  const charge = {
    answer: null,
    answerHolds: false,
    stage: 'declared',
    aspect: 'front',
    goesOn: false,
  } as const

  it('takes from a unit that goes its own locks, its own charges and its own leave, and nobody else’s', () => {
    const game = after(
      { type: 'unitsLocked', units: ['u1', 'u5'] },
      { type: 'unitsLocked', units: ['u2', 'u5'] },
      { type: 'unitLeaving', unit: 'u1', leaves: true },
      { type: 'unitLeaving', unit: 'u2', leaves: true },
      { type: 'chargeSet', charge: { ...charge, charger: 'u1', target: 'u6' } },
      { type: 'chargeSet', charge: { ...charge, charger: 'u2', target: 'u6' } },
      { type: 'chargeSet', charge: { ...charge, charger: 'u3', target: 'u7' } },
    )
    for (const gone of [
      { type: 'unitDeleted', unit: 'u1' },
      { type: 'unitRemoved', unit: 'u1', cause: 'fire' },
    ] as const) {
      const left = apply(game, gone)
      expect(left.units.find(({ id }) => id === 'u5')?.lockedWith).toEqual(['u2'])
      expect(left.leaving).toEqual(['u2'])
      expect(left.charges.map(({ charger }) => charger)).toEqual(['u2', 'u3'])
    }
    const targetGone = apply(game, { type: 'unitDeleted', unit: 'u6' })
    expect(targetGone.charges.map(({ charger }) => charger)).toEqual(['u3'])
  })

  it('frees a pair, and leaves what else the two are locked with', () => {
    const { units } = after(
      { type: 'unitsLocked', units: ['u1', 'u5'] },
      { type: 'unitsLocked', units: ['u2', 'u5'] },
      { type: 'unitsFreed', units: ['u1', 'u5'] },
    )
    const locks = units.map(({ lockedWith }) => lockedWith)
    expect(locks.flat()).toEqual(['u5', 'u2'])
  })

  it('drops one charge', () => {
    const { charges } = after(
      { type: 'chargeSet', charge: { ...charge, charger: 'u1', target: 'u6' } },
      { type: 'chargeSet', charge: { ...charge, charger: 'u2', target: 'u6' } },
      { type: 'chargeDropped', charger: 'u1' },
    )
    expect(charges.map(({ charger }) => charger)).toEqual(['u2'])
  })

  it('lets no officer leave a unit that has none', () => {
    expect(after({ type: 'officerLeft', unit: 'u1' })).toEqual(state)
  })

  it('takes up just that officer of just that side', () => {
    const officer = { name: 'Ney', value: 2, onlyFallsInMelee: false }
    const alone = after(
      { type: 'officerAdded', side: 'a', officer: { ...officer, value: 1 } },
      { type: 'officerAdded', side: 'b', officer },
      { type: 'officerAdded', side: 'a', officer },
      { type: 'officerAdded', side: 'a', officer: { ...officer, name: 'Reille' } },
    )
    const { officersAlone } = apply(alone, { type: 'officerTaken', side: 'a', officer })
    expect(officersAlone).toEqual([0, 1, 3].map((place) => alone.officersAlone[place]))
    const unknown = { type: 'officerTaken', side: 'a', officer: { ...officer, name: 'Soult' } } as const
    expect(apply(alone, unknown)).toEqual(alone)
  })

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
