// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { chargeAccounts, meleeAccounts, moraleAccounts } from './accounts-melee.cases.ts'
import { fireAccounts, firstMoverAccounts, leaderAccounts, movementAccounts } from './accounts.cases.ts'
import { accountOf } from './resolve.ts'

describe('the account of a throw says every line, what it counts and where it is from', () => {
  describe.each([
    ['fire', fireAccounts],
    ['melee', meleeAccounts],
    ['morale', moraleAccounts],
    ['fallen leader', leaderAccounts],
    ['movement', movementAccounts],
    ['who moves first', firstMoverAccounts],
    ['the answer to a charge', chargeAccounts],
  ])('%s', (_name, cases) => {
    it.each(cases)('$what', ({ reasons, account }) => {
      expect(accountOf(reasons())).toEqual(account)
    })
  })
})
