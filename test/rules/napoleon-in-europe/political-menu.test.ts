// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { politicalMenu, type PoliticalActId } from '@/rules/napoleon-in-europe/politics/menu.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { campaignOf } from './campaign.ts'
import { regionOf, relationOf, withNations } from './table.ts'

const state: NapoleonState = {
  ...campaignOf({ scenario: 'peaceAndOptions', played: ['france', 'britain', 'russia', 'austria'] }),
  regions: [
    regionOf('tyrol'),
    regionOf('holland', { owner: 'france', uprising: true }),
    regionOf('swabia', { owner: 'austria', occupier: 'france' }),
    regionOf('bohemia', { homeland: 'austria' }),
  ],
  relations: [relationOf('france', 'austria', 'war', 1), relationOf('britain', 'russia', 'allied')],
}

/** What a nation may do, and about whom: `-` where it may not. */
function menuOf(of: NapoleonState, nation: NationId): Readonly<Record<string, string>> {
  return Object.fromEntries(
    politicalMenu(of, nation).map(({ act, targets, refusal }) => {
      const may = targets.filter((target) => target.refusal === null)
      const names = may.map((target) => target.nation ?? target.region).join(' ')
      if (refusal !== null) expect(napoleon.refusals).toHaveProperty([refusal.code])
      return [act, refusal === null ? names : `- ${refusal.code}`]
    }),
  )
}

describe('the menu of political actions', () => {
  it('names everybody whom France may treat with or fight, and what it cannot do and why', () => {
    expect(menuOf(state, 'france')).toEqual({
      overtureToMinor: 'tyrol',
      overtureToMajor: 'prussia ottoman spain',
      overtureToPlayer: 'britain russia austria',
      declareWar: 'britain prussia russia ottoman spain',
      annex: 'tyrol swabia',
      raiseUprising: 'swabia',
      putDownUprising: 'holland',
      rightOfPassage: 'britain russia',
      sueForPeace: '',
      endAlliance: '- nothingFor.endAlliance',
      withdrawPassage: '- nothingFor.withdrawPassage',
    })
  })

  it('says what costs too much', () => {
    const poor = withNations(state, { britain: { politicalActionPoints: 1 } })
    expect(menuOf(poor, 'britain')).toEqual({
      overtureToMinor: '- tooFewPoliticalActionPoints',
      overtureToMajor: '- tooFewPoliticalActionPoints',
      overtureToPlayer: '- tooFewPoliticalActionPoints',
      declareWar: 'france prussia ottoman austria spain',
      annex: '- tooFewPoliticalActionPoints',
      raiseUprising: '- tooFewPoliticalActionPoints',
      putDownUprising: '- nothingFor.putDownUprising',
      rightOfPassage: 'france austria',
      sueForPeace: '- notAtWar',
      endAlliance: 'russia',
      withdrawPassage: '- nothingFor.withdrawPassage',
    })
  })

  it('of a nation that nobody moves is refused whole', () => {
    const refused = politicalMenu(state, 'prussia').filter(({ refusal }) => refusal !== null)
    const acts: readonly PoliticalActId[] = refused.map(({ act }) => act)
    expect(acts).toEqual(politicalMenu(state, 'prussia').map(({ act }) => act))
  })

  it('has the costs of the chart', () => {
    expect(politicalMenu(state, 'france').map(({ cost }) => cost)).toEqual([2, 2, 2, 1, 2, 2, 1, 1, 2, 0, 0])
  })
})
