// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { KnownFace } from '@/dice/index.ts'
import { oddsOf } from '@/games/napoleon-in-europe/describe/odds.ts'
import { sumLinesOf } from '@/games/napoleon-in-europe/describe/outcome.ts'
import { deliberate } from '@/rules/index.ts'
import { napoleonInEurope, type NapoleonCommand } from '@/rules/napoleon-in-europe/index.ts'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import { nationIds } from '@/rules/napoleon-in-europe/nations.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import { campaignOf } from '../../rules/napoleon-in-europe/campaign.ts'
import { gameOf } from '../../rules/napoleon-in-europe/table.ts'

describe('dice that are a line of a sum', () => {
  it('are not added to it once more: Britain’s war with the United States', () => {
    const game = campaignOf({ scenario: 'defendingTheEmpire', played: ['france', 'britain', 'russia'] })
    const month = monthAt(1813, 3)
    const state = { ...game, calendar: { ...game.calendar, month, acting: null, done: [...nationIds] } }
    const faces = [6, 4].map((face): KnownFace => ({ face, origin: 'given' }))
    const result = deliberate(napoleonInEurope, state, { type: 'endRound' }, faces)
    if (result.kind !== 'decided') throw new Error(result.kind)
    const [line, ...others] = sumLinesOf(result.rolls, result.reasons)
    expect(others).toEqual([])
    expect(line?.dice.map(({ face }) => face)).toEqual([6, 4])
    expect(line?.terms).toEqual([])
  })
})

describe('the chances of a throw', () => {
  const march = (counts: readonly number[]): NapoleonCommand => ({
    type: 'forcedMarch',
    nation: 'france',
    from: null,
    to: null,
    troops: counts.map((count, index) => ({
      unit: (['infantry', 'artillery', 'militia'] as const)[index] ?? 'infantry',
      count,
    })),
  })
  const game = gameOf({
    rules: rulesWith({ forcedMarch: 'on' }),
    stacks: [{ nation: 'france', region: null, pieces: { infantry: 12, artillery: 12 } }],
  })

  it('are shown for the marches of a usual army', () => {
    expect(oddsOf({ state: game, command: march([4, 2]), known: [] })?.segments.length).toBeGreaterThan(2)
  })

  it('are left out where they would hold the phone up', () => {
    expect(oddsOf({ state: game, command: march([12, 12]), known: [] })).toBeUndefined()
  })
})
