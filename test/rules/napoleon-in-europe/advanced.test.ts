// @vitest-environment node
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { Ledger } from '@/rules/index.ts'
import { commandOdds } from '@/rules/odds.ts'
import { armyTimes, minorNavyJoins, regionsOfMinor } from '@/rules/napoleon-in-europe/advanced/minors.ts'
import { attritionOwed, cardsOwed } from '@/rules/napoleon-in-europe/advanced/owed.ts'
import { commandSchema, type NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { stateSchema } from '@/rules/napoleon-in-europe/effects.ts'
import { noUnnamedRegions } from '@/rules/napoleon-in-europe/empty.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { advancedCases, advancedRefusals, forced, suffer, winter } from './advanced.cases.ts'
import { spoken } from './spoken.ts'
import { refusalOf, tell, withNations } from './table.ts'

describe('an advanced rule', () => {
  it.each(advancedCases)('$what', ({ state = winter, command, faces, effects, outcome = {} }) => {
    const told = tell(state, parse(commandSchema, command), faces)
    expect(spoken(state, told.effects)).toEqual(effects)
    const end = told.reasons.find(({ operation }) => operation === 'outcome')
    expect(end?.parameters ?? {}).toMatchObject(outcome)
    expect(parse(stateSchema, structuredClone(told.state))).toEqual(told.state)
  })
})

describe('an advanced rule refuses', () => {
  it.each(advancedRefusals)('$what', ({ state = winter, command, code, path }) => {
    expect(refusalOf(state, parse(commandSchema, command))).toMatchObject({ code, path })
  })
})

describe('the hand', () => {
  it('loses the card that is played, and only one of two alike', () => {
    const state = withNations(winter, { france: { hand: ['Storm', 'Fog', 'Storm'] } })
    const told = tell(state, { type: 'playCard', nation: 'france', title: 'Storm', on: null })
    expect(told.state.nations.france.hand).toEqual(['Fog', 'Storm'])
  })

  it('is traded with the other’s', () => {
    const told = tell(winter, {
      type: 'tradeCards',
      nation: 'france',
      with: 'britain',
      gives: ['Storm'],
      takes: ['Rain'],
    })
    expect(told.state.nations.france.hand).toEqual(['Royal Marriage', 'Corps d’Armée', 'Rain'])
    expect(told.state.nations.britain.hand).toEqual(['Attrition in Spain', 'Fog', 'Snow', 'Storm'])
  })

  it('pays ten points for an innovation and lays it out', () => {
    const told = tell(winter, {
      type: 'possessInnovation',
      nation: 'france',
      title: 'Corps d’Armée',
      by: 'points',
    })
    expect(told.state.nations.france).toMatchObject({
      hand: ['Royal Marriage', 'Storm'],
      innovations: ['Corps d’Armée'],
      productionPoints: 2,
    })
  })

  it('is not told in the log', () => {
    const told = tell(winter, {
      type: 'drawCards',
      nation: 'france',
      due: null,
      cards: [{ title: 'Cossacks', keep: true }],
    })
    expect(JSON.stringify(told.reasons)).not.toContain('Cossacks')
  })
})

function oddsOf(state: NapoleonState, command: NapoleonCommand): ReadonlyMap<string, number> {
  const chances = commandOdds(napoleonInEurope, state, command, ({ reasons }) => {
    const { lost = '', marched = '' } =
      reasons.find(({ operation }) => operation === 'outcome')?.parameters ?? {}
    return `${lost} ${marched}`.trim()
  })
  return new Map(chances.map(({ key, probability }) => [key, probability]))
}

describe('the odds of an advanced rule', () => {
  it('a unit that force marches: 10 of 36 lost, 16 stay, 10 march', () => {
    const odds = oddsOf(winter, forced({ troops: [{ unit: 'infantry', count: 1 }] }))
    expect(odds.get('1 0')).toBeCloseTo(10 / 36, 12)
    expect(odds.get('0 0')).toBeCloseTo(16 / 36, 12)
    expect(odds.get('0 1')).toBeCloseTo(10 / 36, 12)
  })

  it('with 2 for mobility: 3 lost, 12 stay, 21 march', () => {
    const nimble = withNations(winter, { france: { innovations: ['Advanced Mobility and Foraging'] } })
    const odds = oddsOf(nimble, forced({ troops: [{ unit: 'infantry', count: 1 }] }))
    expect(odds.get('1 0')).toBeCloseTo(3 / 36, 12)
    expect(odds.get('0 0')).toBeCloseTo(12 / 36, 12)
    expect(odds.get('0 1')).toBeCloseTo(21 / 36, 12)
  })

  it('three armies in Russia after December: a third each', () => {
    const odds = oddsOf(winter, suffer())
    expect([0, 1, 2, 3].map((lost) => odds.get(String(lost)))).toEqual(
      [8, 12, 6, 1].map((ways) => expect.closeTo(ways / 27, 12)),
    )
  })
})

describe('a minor nation', () => {
  const table = () => ({ ledger: new Ledger() })

  it.each([
    { region: 'portugal', at: { kind: 'sea', sea: 'midAtlantic' } },
    { region: 'denmark', at: null },
  ] as const)('with a navy brings a squadron: $region', ({ region, at }) => {
    expect(minorNavyJoins(winter, 'france', region, table())).toEqual([
      { type: 'squadronsChanged', nation: 'france', at, by: 1 },
    ])
  })

  it.each(['norway', 'poland'])('without a navy brings none: %s', (region) => {
    expect(minorNavyJoins(winter, 'france', region, table())).toEqual([])
  })

  it('brings none where the rule is not played', () => {
    expect(minorNavyJoins({ ...winter, rules: rulesWith() }, 'france', 'portugal', table())).toEqual([])
  })

  it.each([
    { region: 'denmark', regions: ['denmark', 'norway'], times: 2 },
    { region: 'norway', regions: ['norway', 'denmark'], times: 2 },
    { region: 'finland', regions: ['finland'], times: 1 },
    { region: 'poland', regions: ['poland'], times: 1 },
  ])('of two regions that nobody owns is one: $region', ({ region, regions, times }) => {
    expect(regionsOfMinor(winter, region)).toEqual(regions)
    expect(armyTimes(winter, region, table())).toBe(times)
  })

  it('is its own region where the rule is not played', () => {
    expect(regionsOfMinor({ ...winter, rules: rulesWith() }, 'denmark')).toEqual(['denmark'])
  })
})

describe('what falls due', () => {
  it.each([
    { cause: 'production', cards: 1 },
    { cause: 'won', cards: 2 },
    { cause: 'lost', cards: 1 },
  ] as const)('cards: $cause', ({ cause, cards }) => {
    expect(cardsOwed(winter, 'france', cause)).toEqual([
      { kind: 'drawCards', nation: 'france', cards, cause },
    ])
  })

  it('no cards without the rule, and none for a nation that nobody plays', () => {
    expect(cardsOwed({ ...winter, rules: rulesWith() }, 'france', 'won')).toEqual([])
    expect(cardsOwed(withNations(winter, { france: { player: null } }), 'france', 'won')).toEqual([])
  })

  it.each([
    {
      what: 'armies stand there',
      stacks: [{ nation: 'france' as const, region: 'moscow', pieces: { infantry: 1 } }],
      owed: ['russia'],
    },
    {
      what: 'only leaders stand there',
      stacks: [{ nation: 'france' as const, region: 'moscow', pieces: { leader: 1 } }],
      owed: [],
    },
    { what: 'nothing is told', stacks: [], owed: [] },
  ])('attrition where $what', ({ stacks, owed }) => {
    const dues = attritionOwed({ ...winter, stacks })
    expect(dues.map((due) => (due.kind === 'attrition' ? due.homeland : due.kind))).toEqual(owed)
  })

  it('attrition where a region is occupied, or unnamed ones are', () => {
    const occupied = winter.regions.map((region) =>
      region.id === 'catalonia' ? { ...region, occupier: 'france' as const } : region,
    )
    expect(attritionOwed({ ...winter, regions: occupied })).toEqual([
      { kind: 'attrition', nation: 'france', homeland: 'spain' },
    ])
    const unnamed = { ...winter.unnamed, russia: { ...noUnnamedRegions, closed: 1 } }
    expect(attritionOwed({ ...winter, unnamed })).toEqual([
      { kind: 'attrition', nation: 'france', homeland: 'russia' },
    ])
  })

  it('no attrition without the rule', () => {
    expect(attritionOwed({ ...winter, rules: rulesWith() })).toEqual([])
  })
})
