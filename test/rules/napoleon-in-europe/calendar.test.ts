import { describe, expect, test } from 'vitest'
import { commandOdds } from '@/rules/index.ts'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { nationIds } from '@/rules/napoleon-in-europe/nations.ts'
import { isSuddenDeathDue } from '@/rules/napoleon-in-europe/calendar/ending.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import { campaignEnd } from '@/rules/napoleon-in-europe/setup/lengths.ts'
import { ENDING_THE_GAME } from './fixtures/numbers.ts'
import { allDone, endCases, monthCases, monthOf, refusedCases, turnCases } from './calendar.cases.ts'
import { campaignOf } from './campaign.ts'
import { refusalOf, relationOf, tell, withNations } from './table.ts'

describe('a turn ends', () => {
  test.each(turnCases)('$what', ({ calendar, nation, jointly = [], next, refused }) => {
    const state = monthOf(calendar)
    const command: NapoleonCommand = { type: 'endTurn', nation, jointly: [...jointly] }
    if (refused !== undefined) {
      expect(refusalOf(state, command).code).toBe(refused)
      return
    }
    const after = tell(state, command).state.calendar
    expect(after.acting).toBe(next)
    expect(after.done).toEqual([...state.calendar.done, nation, ...jointly])
  })

  test('a turn out of order is noted, and no more', () => {
    const state = monthOf({ acting: 'britain', done: ['france'] })
    const { reasons } = tell(state, { type: 'endTurn', nation: 'russia', jointly: [] })
    expect(reasons.map(({ key }) => key)).toContain('turn.outOfOrder')
  })

  test('nations that nobody moves are passed over, those that another controls are not', () => {
    const state = withNations(monthOf(), {
      britain: { player: null },
      prussia: { player: null, control: { by: 'france', until: 'overture' } },
    })
    const after = tell(state, { type: 'endTurn', nation: 'france', jointly: [] }).state
    expect(after.calendar.acting).toBe('prussia')
    expect(refusalOf(after, { type: 'endTurn', nation: 'britain', jointly: [] }).code).toBe('notActive')
  })

  test('a nation won over after its place was passed moves when the turn being played is over', () => {
    const inactive = withNations(monthOf({ acting: 'russia', done: ['france', 'prussia'] }), {
      britain: { player: null },
    })
    const won = withNations(inactive, { britain: { control: { by: 'russia', until: 'overture' } } })
    const after = tell(won, { type: 'endTurn', nation: 'russia', jointly: [] }).state
    expect(after.calendar.acting).toBe('britain')
  })

  test('a nation won over when everyone has had a turn has one yet', () => {
    const played = nationIds.filter((nation) => nation !== 'ottoman')
    const campaign = campaignOf({ scenario: 'peaceAndOptions', played })
    const calendar = { ...campaign.calendar, acting: null, done: played }
    const command: NapoleonCommand = { type: 'overtureToMajor', nation: 'spain', to: 'ottoman', units: null }
    const { state, reasons } = tell({ ...campaign, calendar }, command, [1, 1])
    expect(state.nations.ottoman.control?.by).toBe('spain')
    expect(state.calendar.acting).toBe('ottoman')
    expect(reasons.at(-1)).toMatchObject({ key: 'turn.next.movement', parameters: { nation: 'ottoman' } })
  })

  test('a nation that leaves control in its own turn may still end it', () => {
    const state = withNations(monthOf({ acting: 'prussia' }), { prussia: { player: null } })
    expect(tell(state, { type: 'endTurn', nation: 'prussia', jointly: [] }).state.calendar.acting).toBe(
      'france',
    )
  })
})

describe('a month ends', () => {
  test.each(endCases)('$what', ({ ending, suddenDeath, round, month, at, faces, ended, endNumber }) => {
    const calendar = { ...allDone, round, ...(month === undefined ? {} : { month }) }
    const state = monthOf(calendar, { ending, suddenDeath: suddenDeath ?? null })
    const { state: after } = tell(state, { type: 'endRound', ...(at === undefined ? {} : { at }) }, faces)
    expect(after.ended).toBe(ended)
    expect(after.calendar.round).toBe(ended === null ? round + 1 : round)
    if (endNumber !== undefined) expect(after.suddenDeath?.endNumber).toBe(endNumber)
    expect(isSuddenDeathDue(state, at ?? null)).toBe(faces !== undefined)
  })

  test.each(monthCases)('production comes after March, June, September and December: $what', (given) => {
    const { state } = tell(monthOf({ ...allDone, month: given.month }), { type: 'endRound' })
    expect(state.calendar.phase).toBe(given.production ? 'production' : 'movement')
    expect(state.calendar.month).toBe(given.production ? given.month : given.month + 1)
    expect(state.calendar).toMatchObject({ acting: 'france', done: [], halted: [] })
  })

  test('production closes into the next month, across the year', () => {
    const december = monthOf({ ...allDone, month: monthAt(1805, 12), round: 9, phase: 'production' })
    const { state } = tell(december, { type: 'endRound' })
    expect(state.calendar).toMatchObject({ month: monthAt(1806, 1), round: 10, phase: 'movement' })
  })

  test('no dice and no end at the close of production', () => {
    const state = monthOf(
      { ...allDone, phase: 'production', round: 20 },
      { ending: { kind: 'rounds', rounds: 12 }, suddenDeath: { fromRound: 10, endNumber: 9 } },
    )
    expect(tell(state, { type: 'endRound' }).state.ended).toBe(null)
    expect(isSuddenDeathDue(state, null)).toBe(false)
  })

  test('a Basic game counts rounds and has no production', () => {
    const state = monthOf({ ...allDone, month: null, round: 3 }, { level: 'basic' })
    expect(tell(state, { type: 'endRound' }).state.calendar).toMatchObject({
      month: null,
      round: 4,
      phase: 'movement',
    })
  })

  test('who was halted in the first round moves in the second', () => {
    const state = monthOf({
      acting: null,
      done: ['france', 'prussia', 'russia', 'ottoman', 'spain'],
      halted: ['britain', 'austria'],
      first: 'britain',
    })
    expect(tell(state, { type: 'endRound' }).state.calendar).toMatchObject({ acting: 'britain', halted: [] })
  })

  test('each round is recorded once, with the income that it brings', () => {
    const march = withNations(monthOf({ ...allDone, month: monthAt(1803, 3), round: 12 }), {
      france: { productionPoints: 7 },
    })
    const counted = {
      ...march,
      unnamed: { ...march.unnamed, france: { ...march.unnamed.france, homeland: 5 } },
    }
    const opened = tell(counted, { type: 'endRound' }).state
    const closed = tell(
      { ...opened, calendar: { ...opened.calendar, ...allDone } },
      { type: 'endRound' },
    ).state
    expect(closed.chronicle).toHaveLength(1)
    expect(closed.chronicle[0]).toMatchObject({
      round: 12,
      nations: { france: { regions: 5, productionPoints: 17, politicalActionPoints: 1 } },
    })
  })

  test.each([12, 11, 10, 7, 2])('sudden death at %i ends the game as often as two dice say', (endNumber) => {
    const state = monthOf(allDone, { suddenDeath: { fromRound: 1, endNumber } })
    const odds = commandOdds(napoleonInEurope, state, { type: 'endRound' }, ({ effects }) =>
      String(effects.some(({ type }) => type === 'gameEnded')),
    )
    const faces = [1, 2, 3, 4, 5, 6]
    const ends = faces.flatMap((one) => faces.filter((other) => one + other >= endNumber)).length
    const chance = odds.find(({ value }) => value.effects.some(({ type }) => type === 'gameEnded'))
    expect(chance?.probability).toBeCloseTo(ends / 36, 12)
  })
})

describe('the calendar refuses', () => {
  test.each(refusedCases)('$what', ({ state, command, code, path }) => {
    expect(refusalOf(state, command)).toMatchObject({ code, path })
  })
})

describe('what the players agree', () => {
  test('another end, with sudden death from a round on', () => {
    const { state } = tell(monthOf(), {
      type: 'changeEnding',
      ending: { kind: 'rounds', rounds: 24 },
      suddenDeath: { fromRound: 20 },
    })
    expect(state).toMatchObject({ ending: { rounds: 24 }, suddenDeath: { fromRound: 20, endNumber: 12 } })
  })

  test('rolls that have begun keep their number', () => {
    const begun = monthOf({}, { suddenDeath: { fromRound: 1, endNumber: 10 } })
    const command = { type: 'changeEnding', ending: { kind: 'open' }, suddenDeath: { fromRound: 1 } } as const
    expect(tell(begun, command).state.suddenDeath?.endNumber).toBe(10)
  })

  test('the game is over, and goes on after all', () => {
    const ended = tell(monthOf(), { type: 'endGame' }).state
    expect(ended.ended).toBe('agreed')
    expect(tell(ended, { type: 'resumeGame' }).state.ended).toBe(null)
  })

  test('a game that goes on after its last round has no agreed end any more', () => {
    const last = monthOf({ ...allDone, round: 12 }, { ending: { kind: 'rounds', rounds: 12 } })
    const resumed = tell(tell(last, { type: 'endRound' }).state, { type: 'resumeGame' }).state
    expect(resumed).toMatchObject({ ended: null, ending: { kind: 'open' } })
    expect(tell(resumed, { type: 'endRound' }).state.calendar.round).toBe(13)
  })

  test('a calendar set by hand, back as well as forward, with a reason', () => {
    const { state, reasons } = tell(monthOf({ done: ['france'], acting: 'britain' }), {
      type: 'correctCalendar',
      month: monthAt(1802, 3),
      round: 1,
      acting: 'france',
      done: [],
      note: 'We played April too early',
    })
    expect(state.calendar).toMatchObject({ month: monthAt(1802, 3), acting: 'france', done: [] })
    expect(reasons[0]?.parameters).toEqual({ note: 'We played April too early' })
  })

  test('a nation that nobody moves is given no turn by hand', () => {
    const state = withNations(monthOf(), { spain: { player: null } })
    const command = { type: 'correctCalendar', acting: 'spain', note: 'x' } as const
    expect(refusalOf(state, command)).toMatchObject({ code: 'notActive', path: 'acting' })
  })

  test('allies by control move together only where they are allied', () => {
    const state = withNations(monthOf({}, { relations: [relationOf('france', 'austria', 'war', 1)] }), {
      spain: { player: null, control: { by: 'france', until: 'war' } },
    })
    expect(refusalOf(state, { type: 'endTurn', nation: 'france', jointly: ['spain'] }).code).toBe(
      'jointNotAllied',
    )
  })
})

test('a whole campaign ends after the month that the rulebook gives', () => {
  const { year, month } = ENDING_THE_GAME.campaignEndsAfter
  expect(campaignEnd).toBe(monthAt(year, month))
})
