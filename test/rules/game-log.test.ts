// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { chargeLogs, fightLogs, orderLogs, turnLogs } from './game-log-turn.cases.ts'
import { correctionLogs, setupLogs } from './game-log.cases.ts'
import { logOf } from './resolve.ts'

describe('the log names what was done, to whom, and what was remarkable', () => {
  describe.each([
    ['of the game, its sides and its units', setupLogs],
    ['of corrections', correctionLogs],
    ['of turns and moves', turnLogs],
    ['of charges', chargeLogs],
    ['of fighting', fightLogs],
    ['of the order of play', orderLogs],
  ])('%s', (_name, cases) => {
    it.each(cases)('$what', ({ reasons, log }) => {
      expect(logOf(reasons())).toEqual(log)
    })
  })
})
