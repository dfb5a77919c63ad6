// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  classesFor,
  formationsFor,
  freshUnit,
  settled,
  withArm,
  withKind,
} from '@/games/miniatures/unitDraft.ts'
import { usualName } from '@/games/miniatures/usualName.ts'
import {
  arms,
  formations,
  kindsOfArm,
  limits,
  nations,
  unitClasses,
  unitFaults,
  type UnitDescription,
} from '@/rules/miniatures/index.ts'
import { isPossible, typedUnit } from '../rules/arbitraries.ts'

type Change = (unit: UnitDescription) => UnitDescription

/** What a player can choose of a unit on its form, whatever it is at that moment. */
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom(...arms).map(
    (arm): Change =>
      (unit) =>
        withArm(unit, arm),
  ),
  fc.nat().map((seed): Change => (unit) => {
    const kinds = kindsOfArm[unit.arm]
    return withKind(unit, kinds[seed % kinds.length] ?? kinds[0])
  }),
  fc.constantFrom(...unitClasses).map(
    (chosen): Change =>
      (unit) =>
        settled({ ...unit, class: chosen }),
  ),
  fc.constantFrom(...formations).map(
    (formation): Change =>
      (unit) =>
        settled({ ...unit, formation }),
  ),
  fc.integer({ min: 1, max: limits.bases }).map(
    (bases): Change =>
      (unit) =>
        settled({ ...unit, startingBases: bases, bases }),
  ),
  fc.boolean().map(
    (damaged): Change =>
      (unit) =>
        settled({ ...unit, damaged }),
  ),
)

describe('a unit on its form', () => {
  it('is possible from the first', () => {
    for (const nation of nations) expect(unitFaults(freshUnit(nation))).toEqual([])
  })

  it('stays possible, with a base at least, whatever is changed', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
        const unit = changes.reduce((current, change) => change(current), freshUnit('france'))
        expect(unitFaults(unit)).toEqual([])
        expect(unit.bases).toBeGreaterThan(0)
      }),
    )
  })

  it('becomes possible from anything that was typed', () => {
    fc.assert(fc.property(typedUnit, (unit) => isPossible(settled(unit))))
  })

  it('is left as it is where it was possible', () => {
    fc.assert(
      fc.property(typedUnit, (unit) => {
        fc.pre(isPossible(unit) && unit.bases > 0)
        expect(settled(unit)).toEqual(unit)
      }),
    )
  })

  it('offers only what it can be', () => {
    fc.assert(
      fc.property(typedUnit, (typed) => {
        const unit = settled(typed)
        for (const chosen of classesFor(unit))
          expect(isPossible(settled({ ...unit, class: chosen }))).toBe(true)
        for (const formation of formationsFor(unit)) expect(isPossible({ ...unit, formation })).toBe(true)
      }),
    )
  })
})

describe('another arm or kind', () => {
  const line = freshUnit('france')
  const cuirassiers = withKind(withArm(line, 'cavalry'), 'armoured')

  it('heavy cavalry is elite, and the elite goes with it', () => {
    expect(cuirassiers).toMatchObject({ arm: 'cavalry', kind: 'armoured', class: 'elite' })
    expect(withKind(cuirassiers, 'heavy')).toMatchObject({ kind: 'heavy', class: 'elite' })
    expect(withKind(cuirassiers, 'light')).toMatchObject({ kind: 'light', class: 'line' })
    expect(withArm(cuirassiers, 'infantry')).toMatchObject({ arm: 'infantry', class: 'line' })
  })

  it('the guard stays the guard', () => {
    const guard = { ...cuirassiers, class: 'guard' } as const
    expect(withKind(guard, 'light').class).toBe('guard')
    expect(withArm(guard, 'infantry').class).toBe('guard')
  })

  it('an elite that was chosen stays', () => {
    const grenadiers = settled({ ...line, class: 'elite' })
    expect(withArm(grenadiers, 'artillery')).toMatchObject({ arm: 'artillery', class: 'elite' })
  })

  it('has the strength that is usual for it', () => {
    expect(withArm(line, 'cavalry')).toMatchObject({ startingBases: 3, bases: 3 })
    expect(withArm(line, 'artillery')).toMatchObject({ startingBases: 1, bases: 1, kind: 'medium' })
    expect(withArm(withArm(line, 'artillery'), 'infantry')).toMatchObject({ startingBases: 4, kind: 'foot' })
  })

  it('leaves behind what it cannot stand in or carry', () => {
    const inSquare = settled({ ...line, formation: 'square', cover: ['house'] })
    expect(withArm(inSquare, 'cavalry')).toMatchObject({ formation: 'line', cover: [] })
    const gun = { ...withArm(line, 'artillery'), damaged: true }
    expect(withArm(gun, 'infantry').damaged).toBe(false)
    const skirmishers = settled({ ...line, class: 'light', formation: 'skirmish' })
    expect(settled({ ...skirmishers, class: 'line' }).formation).toBe('line')
  })
})

describe('the usual name of a unit', () => {
  it.each([
    [freshUnit('france'), '1st Line'],
    [freshUnit('britain'), '1st Foot'],
    [{ ...freshUnit('britain'), class: 'guard' }, '1st Guard'],
    [withKind(withArm(freshUnit('france'), 'cavalry'), 'armoured'), '1st Cuirassiers'],
    [withKind(withArm(freshUnit('russia'), 'artillery'), 'horse'), 'Horse Gun 1'],
  ] as const)('of %j is %s', (unit, name) => expect(usualName(unit)).toBe(name))
})
