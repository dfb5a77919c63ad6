import { describe, expect, test } from 'vitest'
import { cellOf, Ledger, numberIn } from '@/rules/index.ts'
import { defaultCharts } from '@/rules/napoleon-in-europe/charts/index.ts'
import { endedByPeace, historicalStanding } from '@/rules/napoleon-in-europe/victory/historical.ts'
import { levelOf } from '@/rules/napoleon-in-europe/victory/levels.ts'
import { standingsOf } from '@/rules/napoleon-in-europe/victory/players.ts'
import { VICTORY_LEVELS } from './fixtures/numbers.ts'
import { gameOf, regionOf, relationOf, tell, withNations } from './table.ts'
import { europe, levelCases } from './victory.cases.ts'

describe('a level of victory', () => {
  test.each(levelCases)('$what', ({ nation, own, level, missing }) => {
    const standing = levelOf(europe(own), nation)
    expect(standing.level).toBe(level)
    const unmet = (standing.next?.conditions ?? []).filter(({ met }) => !met)
    expect(unmet.map(({ id, has, needed }) => `${id} ${has} ${needed}`)).toEqual(missing)
    expect(standing.met.every(({ met }) => met)).toBe(true)
  })

  test('says who holds what is missing of the homeland', () => {
    const regions = [regionOf('silesia', { homeland: 'prussia', owner: 'france' })]
    const { next } = levelOf({ ...europe({}), regions }, 'prussia')
    expect(next?.conditions.find(({ id }) => id === 'wholeHomeland')?.rivals).toEqual(['france'])
  })

  test('reads its numbers from the chart', () => {
    const { victoryLimits } = defaultCharts
    const number = (id: 'largestCombined' | 'lowestPlace' | 'othersAbroad') =>
      numberIn(cellOf(victoryLimits, id, 'value'))
    expect(number('largestCombined')).toBe(VICTORY_LEVELS.totalVictory.moreRegionsThanTheNextNationsTogether)
    expect(number('lowestPlace')).toBe(Math.max(...VICTORY_LEVELS.minorVictory.placesInRegions))
    expect(number('othersAbroad')).toBe(
      VICTORY_LEVELS.majorVictoryOfBritain.otherNationsMaximumNonHomelandRegions,
    )
  })
})

describe('a player answers for nations gained later', () => {
  const players = [
    { id: 'ann', name: 'Ann' },
    { id: 'bob', name: 'Bob' },
  ]

  function played(own: Parameters<typeof europe>[0]) {
    const state = { ...europe(own), players }
    const neutral = { player: null } as const
    return withNations(state, {
      france: { player: 'ann', answersFor: ['spain'] },
      britain: { player: 'bob' },
      prussia: neutral,
      russia: neutral,
      ottoman: neutral,
      austria: neutral,
      spain: neutral,
    })
  }

  test.each([
    { what: 'tainted by its defeat', own: { france: [5, 0, 6], spain: [4, 1, 0] }, colour: 'tainted' },
    { what: 'crowned by its minor victory', own: { france: [5, 0, 7], spain: [5, 0, 1] }, colour: 'crowned' },
    { what: 'pure where it survives', own: { france: [5, 0, 1], spain: [4, 0, 0] }, colour: 'pure' },
    {
      what: 'of no colour without a great victory',
      own: { france: [4, 0, 0], spain: [4, 1, 0] },
      colour: null,
    },
  ] as const)('a victory $what', ({ own, colour }) => {
    const ann = standingsOf(played(own)).find(({ player }) => player.id === 'ann')
    expect(ann?.colour).toBe(colour)
    expect(ann?.gained.map(({ nation }) => nation)).toEqual(['spain'])
  })

  test('the best stands first; tainted is less than pure, and more than the level below', () => {
    const order = (own: Parameters<typeof europe>[0]) =>
      standingsOf(played(own)).map(({ player }) => player.id)
    expect(order({ france: [5, 0, 6], spain: [4, 1, 0] })).toEqual(['ann', 'bob'])
    expect(order({ france: [5, 1, 6] })).toEqual(['bob', 'ann'])
  })
})

describe('a historical game', () => {
  const wars = [relationOf('france', 'britain', 'war', 1), relationOf('france', 'austria', 'war', 2)]
  const state = gameOf({ victory: 'historical', relations: wars })

  test('is undecided as long as an enemy of France fights on', () => {
    const { against, winner } = historicalStanding(state)
    expect({ against, winner }).toEqual({ against: ['britain', 'austria'], winner: null })
  })

  test('is lost for France as soon as it sues for peace', () => {
    const { state: after } = tell(state, {
      type: 'sueForPeace',
      nation: 'france',
      due: null,
      first: null,
      second: null,
    })
    expect(historicalStanding(after).winner).toBe('antiFrench')
    expect(after.ended).toBe('defeat')
  })

  test('is won when the last of its enemies has sued for peace', () => {
    const sue = (nation: 'britain' | 'austria') =>
      ({ type: 'sueForPeace', nation, due: null, first: null, second: null }) as const
    const one = tell(state, sue('austria')).state
    expect(one.ended).toBe(null)
    expect(historicalStanding(one)).toMatchObject({ against: ['britain'], beaten: ['austria'], winner: null })
    expect(tell(one, sue('britain')).state.ended).toBe('defeat')
  })

  test('is not won by France where no enemy was beaten', () => {
    expect(historicalStanding({ ...state, relations: [] }).winner).toBe(null)
  })

  test('an a-historical game does not end by a defeat', () => {
    const beaten = withNations({ ...state, victory: 'aHistorical' }, { france: { defeats: 1 } })
    expect(endedByPeace(gameOf(), beaten, new Ledger())).toEqual([])
  })
})
