import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { cellOf } from '@/rules/index.ts'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import { commandSchema } from '@/rules/napoleon-in-europe/commands.ts'
import { stateSchema } from '@/rules/napoleon-in-europe/effects.ts'
import { emptyState, noUnnamedRegions } from '@/rules/napoleon-in-europe/empty.ts'
import { boardFault } from '@/rules/napoleon-in-europe/map/faults.ts'
import { shippedMap, untouched } from '@/rules/napoleon-in-europe/map/shipped.ts'
import { byNation, nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { defaultOptions } from '@/rules/napoleon-in-europe/options.ts'
import { castsFor, proposedHolds } from '@/rules/napoleon-in-europe/scenarios/casting.ts'
import { scenarioById, scenarios } from '@/rules/napoleon-in-europe/scenarios/index.ts'
import type { CastNations, Scenario } from '@/rules/napoleon-in-europe/scenarios/scenario.ts'
import {
  isDivided,
  isUnbreakable,
  remindersOf,
  specialsOf,
} from '@/rules/napoleon-in-europe/scenarios/specials.ts'
import { standingOf } from '@/rules/napoleon-in-europe/standing.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { refusalOf, tell, withNations } from '../table.ts'
import { beginOf, playersOf, type Begin } from './begin.ts'

function begun(about: Partial<Begin> = {}): NapoleonState {
  return tell(emptyState, beginOf(about)).state
}

function scenarioOf(id: string): Scenario {
  const scenario = scenarioById(id)
  if (scenario === undefined) throw new Error(id)
  return scenario
}

const setUp = {
  regions: shippedMap.regions.map(untouched),
  seas: shippedMap.seas,
  unnamed: byNation(() => noUnnamedRegions),
  stacks: [],
  fleets: [],
}

/** Nations that players of a cast may take. */
function playable(given: CastNations, players: number): readonly NationId[] {
  switch (given.kind) {
    case 'given':
      return given.nations
    case 'chosen':
      return given.from.slice(0, players)
    case 'anyWithAlly':
      return nationIds.slice(0, players)
  }
}

describe('every scenario with every cast', () => {
  const plays = scenarios.flatMap((scenario) =>
    [2, 3, 4, 5, 6, 7].flatMap((players) =>
      castsFor(scenario, players).flatMap((cast) => {
        const nations = playable(cast.nations, players)
        return cast.victories.map((victory) => ({ id: scenario.id, scenario, nations, victory, players }))
      }),
    ),
  )

  it.each(plays)('$id, $nations, $victory', ({ id, scenario, nations, victory, players }) => {
    const holds = [...proposedHolds(scenario, nations, players)]
    const command = beginOf({ scenario: id, victory, players: playersOf(nations), holds })
    expect(v.is(commandSchema, command)).toBe(true)
    const { state, reasons } = tell(emptyState, command)
    expect(v.is(stateSchema, state)).toBe(true)
    expect(state.calendar).toMatchObject({ month: scenario.start, round: 1, first: scenario.first, done: [] })
    expect(state.calendar.acting).not.toBeNull()
    for (const [one, other] of scenario.wars) expect(standingOf(state, one, other)).toBe('war')
    for (const [one, other] of scenario.alliances) expect(standingOf(state, one, other)).toBe('allied')
    for (const nation of nationIds) {
      const points = cellOf(scenario.charts.startingPoints, nation, 'value').value
      expect(state.nations[nation].politicalActionPoints).toBe(nations.includes(nation) ? points : 0)
      expect(state.nations[nation].commitment).toBe(
        cellOf(scenario.charts.commitmentRatings, nation, 'value').value,
      )
    }
    expect(reasons.some(({ key }) => key === 'begin.ownCast')).toBe(false)
  })
})

describe('who holds nations that nobody plays', () => {
  const cases: readonly [string, readonly NationId[], Partial<Record<NationId, NationId>>][] = [
    [
      'notAgain',
      ['france', 'austria'],
      { britain: 'austria', russia: 'austria', prussia: 'austria', spain: 'austria' },
    ],
    [
      'notAgain',
      ['france', 'britain', 'austria'],
      { russia: 'austria', prussia: 'britain', spain: 'britain' },
    ],
    ['notAgain', ['france', 'britain', 'austria', 'russia'], { prussia: 'britain', spain: 'britain' }],
    ['defendingTheEmpire', ['france', 'britain', 'russia'], { spain: 'britain', prussia: 'russia' }],
    ['defendingTheEmpire', ['france', 'britain', 'russia', 'prussia'], { spain: 'britain' }],
    ['defendingTheEmpire', ['france', 'russia'], { britain: 'russia', spain: 'russia', prussia: 'russia' }],
    ['austrianPhoenix', ['france', 'britain', 'austria', 'russia'], { spain: 'britain', ottoman: 'austria' }],
    [
      'austrianPhoenix',
      ['france', 'britain'],
      { austria: 'britain', spain: 'britain', russia: 'france', ottoman: 'britain' },
    ],
    [
      'intoRussia',
      ['france', 'britain', 'russia'],
      { spain: 'britain', austria: 'france', prussia: 'france' },
    ],
    ['peaceAndOptions', ['france', 'britain', 'austria', 'russia'], {}],
  ]
  it.each(cases)('%s with %j: %j', (id, played, expected) => {
    const holds = proposedHolds(scenarioOf(id), played, played.length)
    expect(Object.fromEntries(holds.map(({ nation, by }) => [nation, by]))).toEqual(expected)
  })

  it('makes them active, and allied where they were neutral', () => {
    const state = begun({
      scenario: 'everyManForHimself',
      holds: [
        { nation: 'prussia', by: 'france' },
        { nation: 'russia', by: 'britain' },
      ],
    })
    expect(state.nations.prussia).toMatchObject({
      control: { by: 'france', until: 'overture' },
      hasBeenActive: true,
    })
    expect(standingOf(state, 'france', 'prussia')).toBe('allied')
    expect(state.nations.austria).toMatchObject({ control: null, hasBeenActive: false })
  })

  it('does not make an ally of who moves the Ottomans against Russia', () => {
    const state = begun({
      scenario: 'austrianPhoenix',
      players: playersOf(['france', 'britain', 'austria', 'russia']),
      holds: [{ nation: 'ottoman', by: 'france' }],
    })
    expect(state.nations.ottoman.control).toEqual({ by: 'france', until: 'war' })
    expect(standingOf(state, 'france', 'ottoman')).toBe('neutral')
  })
})

describe('special rules', () => {
  it('I: Britain opens, but it and Austria do not move in the first month', () => {
    const state = begun({
      scenario: 'riseOfNapoleon',
      players: playersOf(['france', 'britain', 'austria', 'russia']),
    })
    expect(state.calendar).toMatchObject({
      first: 'britain',
      halted: ['britain', 'austria'],
      acting: 'russia',
    })
    expect(remindersOf(state).map(({ id }) => id)).toEqual(['halted'])
    const later = { ...state, calendar: { ...state.calendar, month: monthAt(1796, 5) } }
    expect(remindersOf(later)).toEqual([])
  })

  it('II: Russia rolls for commitment at 3 lost units', () => {
    const { commitmentLosses } = specialsOf(begun({ scenario: 'secondCoalition' }))
    expect(commitmentLosses.russia?.value).toBe(3)
  })

  it('VI: French regions in Spain and Tyrol rise, and Spain holds its card with the Advanced Rules', () => {
    const madrid = setUp.regions.map((region) =>
      region.id === 'madrid' ? { ...region, owner: 'france' as const } : region,
    )
    const state = begun({
      scenario: 'austrianPhoenix',
      players: playersOf(['france', 'britain', 'austria', 'russia', 'prussia', 'spain', 'ottoman']),
      options: { ...defaultOptions, cards: 'on' },
      setUp: { ...setUp, regions: madrid },
    })
    const rising = state.regions.filter(({ uprising }) => uprising).map(({ id }) => id)
    expect(rising).toEqual(['madrid', 'tyrol'])
    expect(state.nations.spain.hand).toEqual(['Attrition in Spain'])
    expect(state.nations.britain.hand).toEqual([])
    expect(specialsOf(state).opposed).toEqual(['russia', 'ottoman'])
    expect(remindersOf(state).map(({ id }) => id)).toContain('attritionInSpain')
  })

  it('VI: Britain holds the card where nobody plays Spain; without cards nobody does', () => {
    const about = {
      scenario: 'austrianPhoenix',
      players: playersOf(['france', 'britain', 'austria', 'russia']),
    }
    expect(begun({ ...about, options: { ...defaultOptions, cards: 'on' } }).nations.britain.hand).toEqual([
      'Attrition in Spain',
    ])
    expect(begun(about).nations.britain.hand).toEqual([])
  })

  it('VII, historical: France moves Austrians and Prussians for whom nothing is produced', () => {
    const players = playersOf(['france', 'britain', 'russia'])
    const state = begun({ scenario: 'intoRussia', victory: 'historical', players })
    expect([isDivided(state, 'austria'), isDivided(state, 'prussia'), isDivided(state, 'spain')]).toEqual([
      true,
      true,
      false,
    ])
    expect(specialsOf(state).divided?.commitmentRise.value).toBe(4)
    expect(specialsOf(state).attitudes?.perUnit.value).toBe(1)
    expect(isUnbreakable(state, 'france', 'austria')).toBe(false)
    expect(remindersOf(state)).toContainEqual({ id: 'divided', value: 4 })
  })

  it('VII, a-historical: nobody breaks with France before January 1813', () => {
    const players = playersOf(['france', 'britain', 'russia'])
    const state = begun({ scenario: 'intoRussia', players })
    const january = { ...state, calendar: { ...state.calendar, month: monthAt(1813, 1) } }
    expect(isUnbreakable(state, 'prussia', 'france')).toBe(true)
    expect(isUnbreakable(state, 'prussia', 'austria')).toBe(false)
    expect(isUnbreakable(january, 'prussia', 'france')).toBe(false)
    expect(isDivided(state, 'austria')).toBe(false)
  })

  it('VIII: Britain loses two dice; a table that blanks the number has no such rule', () => {
    const state = begun({
      scenario: 'defendingTheEmpire',
      players: playersOf(['france', 'britain', 'russia']),
    })
    expect(specialsOf(state).productionLoss).toMatchObject({ nation: 'britain', dice: { value: 2 } })
    const { scenarioNumbers } = emptyState.rules.charts
    const rules = { ...state.rules, charts: { ...state.rules.charts, scenarioNumbers } }
    expect(specialsOf({ ...state, rules }).productionLoss).toBeNull()
    expect(remindersOf({ ...state, rules }).map(({ id }) => id)).not.toContain('americanWar')
  })
})

describe('what is told as a game begins', () => {
  it('replaces pieces by those special units that are in play', () => {
    const { reasons } = tell(
      emptyState,
      beginOf({ scenario: 'dashForTheDanube', players: playersOf(['france', 'britain', 'austria']) }),
    )
    const french = reasons.filter(
      ({ key, parameters }) => key === 'begin.specialUnits' && parameters['nation'] === 'france',
    )
    expect(french.map(({ parameters }) => [parameters['unit'], parameters['count']])).toEqual([
      ['eliteInfantry', 2],
      ['heavyCavalry', 2],
    ])
  })

  it('says when the rulebook gives another cast', () => {
    const { reasons } = tell(
      emptyState,
      beginOf({ scenario: 'riseOfNapoleon', players: playersOf(['france', 'spain']) }),
    )
    expect(reasons.some(({ key }) => key === 'begin.ownCast')).toBe(true)
  })

  it('names the scenario and the charts in the id of its rules', () => {
    expect(begun().rules.id).toBe('napoleon-in-europe-1/peaceAndOptions')
    const state = begun({ options: { ...defaultOptions, cards: 'on' } })
    expect(state.rules.id).toBe('napoleon-in-europe-1/peaceAndOptions+cards=on')
    const { rules } = tell(state, { type: 'changeOptions', options: defaultOptions }).state
    expect(rules.id).toBe('napoleon-in-europe-1/peaceAndOptions')
  })
})

describe('refused', () => {
  const cases: readonly [string, Partial<Begin>, string][] = [
    ['an unknown scenario', { scenario: 'waterloo' }, 'noSuchScenario'],
    ['a way to win of the Basic Rules', { victory: 'limitedWar' }, 'victoryOfOtherLevel'],
    ['a historical game in time of peace', { victory: 'historical' }, 'notOffered'],
    ['one player', { players: playersOf(['france']) }, 'tooFewPlayers'],
    [
      'a player without a nation',
      { players: [...playersOf(['france', 'britain']), { id: 'x', name: 'Max', nations: [] }] },
      'playerWithoutNation',
    ],
    ['a nation with two players', { players: playersOf(['france', 'france']) }, 'nationTwice'],
    [
      'a player twice',
      { players: [...playersOf(['france', 'britain']), { id: 'p1', name: 'Ann', nations: ['spain'] }] },
      'playerTwice',
    ],
    ['control of a player’s nation', { holds: [{ nation: 'france', by: 'britain' }] }, 'heldNationIsPlayed'],
    ['control by a nation nobody plays', { holds: [{ nation: 'spain', by: 'russia' }] }, 'holderIsNotPlayed'],
    [
      'control by two',
      {
        holds: [
          { nation: 'spain', by: 'france' },
          { nation: 'spain', by: 'britain' },
        ],
      },
      'heldTwice',
    ],
    [
      'control by an enemy',
      { scenario: 'riseOfNapoleon', holds: [{ nation: 'austria', by: 'france' }] },
      'holderIsEnemy',
    ],
    ['an end before the start', { ending: { kind: 'month', month: monthAt(1801, 1) } }, 'endsBeforeStart'],
    ['sudden death at no time', { suddenDeath: { fromRound: null } }, 'suddenDeathWithoutEnd'],
    [
      'pieces in a region that is not there',
      { setUp: { ...setUp, stacks: [{ nation: 'france', region: 'atlantis', pieces: { infantry: 1 } }] } },
      'noSuchRegion',
    ],
  ]
  it.each(cases)('%s', (_title, about, code) => {
    expect(refusalOf(emptyState, beginOf(about)).code).toBe(code)
  })

  it('to begin twice', () => {
    expect(refusalOf(begun(), beginOf()).code).toBe('alreadyBegun')
  })

  it('anything before it is begun', () => {
    expect(refusalOf(emptyState, { type: 'renameGame', name: 'A' }).code).toBe('notBegun')
  })
})

describe('players of a game', () => {
  it('hand a nation on; nobody controls what somebody plays', () => {
    const state = begun({ holds: [{ nation: 'spain', by: 'france' }] })
    const players = [
      { id: 'p1', name: 'Anna', nations: ['france' as const] },
      { id: 'p2', name: 'Ben', nations: ['spain' as const] },
    ]
    const after = tell(state, { type: 'changePlayers', players }).state
    expect(after.players).toEqual([
      { id: 'p1', name: 'Anna' },
      { id: 'p2', name: 'Ben' },
    ])
    expect(after.nations.spain).toMatchObject({ player: 'p2', control: null })
    expect(after.nations.britain).toMatchObject({ player: null, hasBeenActive: true })
  })

  it('leave behind nobody who is moved by a nation that nobody plays', () => {
    const control = { by: 'france', until: 'overture' } as const
    const state = withNations(begun(), { ottoman: { control } })
    const players = playersOf(['britain', 'russia'])
    const { state: after, reasons } = tell(state, { type: 'changePlayers', players })
    expect(after.nations.ottoman).toMatchObject({ player: null, control: null })
    expect(reasons.at(-1)).toMatchObject({ key: 'control.ends', parameters: { nation: 'ottoman' } })
  })

  it('may not be left without a nation', () => {
    const players = [...playersOf(['france', 'britain']), { id: 'x', name: 'Max', nations: [] }]
    expect(refusalOf(begun(), { type: 'changePlayers', players }).code).toBe('playerWithoutNation')
  })
})

describe('options and charts of a game', () => {
  it('are told where they change, and refused where nothing does', () => {
    const { state, reasons } = tell(begun(), {
      type: 'changeOptions',
      options: { ...defaultOptions, attrition: 'on' },
    })
    expect(state.rules.options.attrition).toBe('on')
    expect(reasons.map(({ key }) => key)).toEqual(['heading.changeOptions', 'options.chosen'])
    const same = { type: 'changeOptions', options: state.rules.options } as const
    expect(refusalOf(state, same).code).toBe('nothingChanged')
  })

  it('may be another set', () => {
    const state = begun()
    const chartSet = { id: 'ours-1', name: 'Ours', charts: state.rules.charts }
    const { rules } = tell(state, { type: 'changeCharts', chartSet }).state
    expect(rules).toMatchObject({ id: 'ours-1', name: 'Ours' })
  })
})

it('ships a board that is sound, with borders both ways', () => {
  expect(boardFault(setUp, 'setUp')).toBeNull()
  for (const { id, links } of shippedMap.regions) {
    for (const other of links) {
      expect(shippedMap.regions.find((region) => region.id === other)?.links).toContain(id)
    }
  }
  for (const { id, links } of shippedMap.seas) {
    for (const other of links) expect(shippedMap.seas.find((sea) => sea.id === other)?.links).toContain(id)
  }
})
