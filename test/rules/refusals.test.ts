// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { unitFaults, unitSchema } from '@/rules/miniatures/index.ts'
import { begun } from './game.ts'
import { chargeRefusals, gameRefusals, throwRefusals, turnRefusals, unknownUnits } from './refusals.cases.ts'
import { refusalOf } from './resolve.ts'
import { foot } from './standard.ts'

describe('a refusal says what is wrong, where, with whom and by which rule', () => {
  describe.each([
    ['of a throw', throwRefusals],
    ['in a game', gameRefusals],
    ['of the turn', turnRefusals],
    ['of charges', chargeRefusals],
  ])('%s', (_name, cases) => {
    it.each(cases)('$what', ({ refusal, says }) => {
      expect(refusalOf(refusal())).toBe(says)
    })
  })

  it('every fault of a unit that cannot be is found, and none that is not', () => {
    const impossible = { bases: 5, startingBases: 4, kind: 'heavy', formation: 'skirmish', damaged: true }
    const described = v.parse(unitSchema, { ...foot, ...impossible })
    expect(unitFaults(described).map(({ code }) => code)).toEqual([
      'kindNotOfArm',
      'onlyLightSkirmishes',
      'moreBasesThanAtStart',
      'onlyGunsAreDamaged',
    ])
  })

  it.each(unknownUnits)('which of several units is not on the roster: %s of %o', (path, command) => {
    expect(refusalOf(begun().refusal(command))).toBe(`unknownUnit ${path} (unit=u99) [house: roster]`)
  })
})
