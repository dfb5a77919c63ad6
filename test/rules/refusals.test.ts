// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { begun } from './game.ts'
import { chargeRefusals, gameRefusals, throwRefusals, turnRefusals, unknownUnits } from './refusals.cases.ts'
import { refusalOf } from './resolve.ts'

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

  it.each(unknownUnits)('which of several units is not on the roster: %s of %o', (path, command) => {
    expect(refusalOf(begun().refusal(command))).toBe(`unknownUnit ${path} (unit=u99) [house: roster]`)
  })
})
