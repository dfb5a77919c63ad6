// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { commandOdds } from '@/rules/odds.ts'
import { isOpening, isShared, sharesOf } from '@/rules/napoleon-in-europe/basic/opening.ts'
import type { CommandOf } from '@/rules/napoleon-in-europe/commands.ts'
import { emptyNation, emptyState } from '@/rules/napoleon-in-europe/empty.ts'
import { byNation, nationIds } from '@/rules/napoleon-in-europe/nations.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { standingOf } from '@/rules/napoleon-in-europe/standing.ts'
import { basicGame } from './basic-game.ts'
import { refusalOf, tell } from './table.ts'

/** A game that has begun, and in which nobody has a nation yet. */
function opening(scenario: string, players: number): NapoleonState {
  return basicGame({
    scenario,
    players: Array.from({ length: players }, (_, place) => ({
      id: `p${place}`,
      name: `Player ${place + 1}`,
    })),
    nations: byNation(() => emptyNation),
    relations: [],
    calendar: { ...basicGame().calendar, acting: null },
  })
}

function pieces({ stacks }: NapoleonState): Record<string, string> {
  return Object.fromEntries(
    stacks.map(({ nation, pieces: { infantry, cavalry, artillery, leader } }) => [
      nation,
      [infantry, cavalry, artillery, leader].join(' '),
    ]),
  )
}

describe('the players choose their nations', () => {
  it('Even Steven: every nation has the same pieces, and those of nobody have none', () => {
    const shares = [
      ['france', 'spain', 'ottoman'],
      ['britain', 'austria', 'russia'],
    ] as const
    const { state } = tell(opening('evenSteven', 2), {
      type: 'chooseNations',
      shares: shares.map((share) => [...share]),
    })
    expect(pieces(state)).toEqual({
      france: '8 5 3 1',
      britain: '8 5 3 1',
      russia: '8 5 3 1',
      ottoman: '8 5 3 1',
      austria: '8 5 3 1',
      spain: '8 5 3 1',
    })
    expect(state.nations.prussia).toMatchObject({ player: null, hasBeenActive: false })
    expect(sharesOf(state)).toEqual([
      ['france', 'ottoman', 'spain'],
      ['britain', 'russia', 'austria'],
    ])
  })

  it('one player’s nations begin as allies, others neutral', () => {
    const { state } = tell(opening('evenSteven', 3), {
      type: 'chooseNations',
      shares: [['france', 'spain'], ['britain'], ['austria', 'russia']],
    })
    expect(standingOf(state, 'france', 'spain')).toBe('allied')
    expect(standingOf(state, 'russia', 'austria')).toBe('allied')
    expect(standingOf(state, 'france', 'britain')).toBe('neutral')
  })

  it('Middle Powers: each nation has its own pieces, Prussia in light blue', () => {
    const { state, reasons } = tell(opening('middlePowers', 7), {
      type: 'chooseNations',
      shares: nationIds.map((nation) => [nation]),
    })
    expect(pieces(state)).toEqual({
      france: '10 5 3 1',
      britain: '6 3 1 1',
      prussia: '10 5 3 1',
      russia: '8 4 2 1',
      ottoman: '7 3 1 1',
      austria: '12 6 4 1',
      spain: '7 3 1 1',
    })
    expect(reasons.some(({ key }) => key === 'basic.otherColour')).toBe(true)
  })

  it('Stop the French!: France has more for each nation against it, and those are allies', () => {
    const { state } = tell(opening('stopTheFrench', 5), {
      type: 'chooseNations',
      shares: [['france'], ['britain'], ['russia'], ['austria'], ['prussia']],
    })
    expect(pieces(state)).toEqual({
      france: '20 8 4 4',
      britain: '6 3 2 1',
      prussia: '6 3 2 1',
      russia: '6 3 2 1',
      austria: '6 3 2 1',
    })
    expect(standingOf(state, 'prussia', 'russia')).toBe('allied')
    expect(standingOf(state, 'france', 'russia')).toBe('neutral')
    expect(standingOf(state, 'spain', 'russia')).toBe('neutral')
  })

  it('may change their minds before the first turn', () => {
    const first = tell(opening('middlePowers', 2), { type: 'chooseNations', shares: [['france'], ['spain']] })
    const { state } = tell(first.state, { type: 'chooseNations', shares: [['spain'], ['austria']] })
    expect(pieces(state)).toEqual({ spain: '7 3 1 1', austria: '12 6 4 1' })
    expect(state.nations.france.player).toBeNull()
  })

  test.each([
    ['a nation twice', [['france'], ['france']], 'nationTakenTwice', 'shares[0]'],
    ['one player has it twice', [['france', 'france'], ['spain']], 'nationTakenTwice', 'shares[0]'],
    ['a player without one', [['france'], []], 'playerWithoutNation', 'shares[1]'],
    ['a share too few', [['france']], 'sharesForEachPlayer', 'shares'],
  ] as const)('refused: %s', (_what, shares, code, path) => {
    const command = { type: 'chooseNations', shares: shares.map((share) => [...share]) } as const
    expect(refusalOf(opening('evenSteven', 2), command)).toMatchObject({ code, path })
  })
})

describe('the players draw their nations by lot', () => {
  it('in turn, a die of as many sides as nations are left', () => {
    const { state } = tell(opening('evenSteven', 3), { type: 'drawNations' }, [7, 1, 5, 2, 1, 2])
    expect(sharesOf(state)).toEqual([
      ['prussia', 'spain'],
      ['france', 'britain'],
      ['ottoman', 'austria'],
    ])
    expect(isShared(state)).toBe(true)
    expect(state.nations.russia.player).toBeNull()
  })

  it('seven players need no die for the last nation', () => {
    const { state } = tell(opening('middlePowers', 7), { type: 'drawNations' }, [1, 1, 1, 1, 1, 1])
    expect(sharesOf(state)).toEqual(nationIds.map((nation) => [nation]))
  })

  it('France is the first player’s where it is to be stopped', () => {
    const { state } = tell(opening('stopTheFrench', 3), { type: 'drawNations' }, [6, 5, 4, 3])
    expect(sharesOf(state)).toEqual([['france'], ['ottoman', 'spain'], ['russia', 'austria']])
  })

  it('is certain as a whole: nobody asks for the odds of a lot', () => {
    const state = opening('evenSteven', 7)
    const odds = commandOdds(napoleonInEurope, state, { type: 'drawNations' }, () => 'drawn')
    expect(odds).toHaveLength(1)
    expect(odds[0]?.probability).toBeCloseTo(1, 12)
  })
})

describe('who goes first', () => {
  it('the highest die, and those who share it throw again', () => {
    const { state, reasons } = tell(basicGame(), { type: 'rollForFirst' }, [5, 2, 5, 1, 6])
    expect(state.calendar).toMatchObject({ first: 'prussia', acting: 'prussia' })
    expect(reasons.at(-1)).toMatchObject({
      key: 'outcome.first',
      parameters: { player: 'Cid', nation: 'prussia' },
    })
  })

  it('a player of several nations opens with the first of them around the board', () => {
    const { state } = tell(basicGame(), { type: 'rollForFirst' }, [1, 6, 2])
    expect(state.calendar.acting).toBe('britain')
  })

  it('each player has the same chance', () => {
    const odds = commandOdds(napoleonInEurope, basicGame(), { type: 'rollForFirst' }, ({ reasons }) =>
      String(reasons.at(-1)?.parameters['player']),
    )
    expect(odds).toHaveLength(3)
    for (const { probability } of odds) expect(probability).toBeCloseTo(1 / 3, 12)
  })

  it('may be agreed on', () => {
    const { state } = tell(basicGame(), { type: 'chooseFirst', nation: 'austria' })
    expect(state.calendar).toMatchObject({ first: 'austria', acting: 'austria' })
    expect(refusalOf(basicGame(), { type: 'chooseFirst', nation: 'spain' }).code).toBe('nobodyPlays')
  })

  it('is open again once others take the nations', () => {
    const { state } = tell(basicGame(), { type: 'drawNations' }, [2, 2, 2, 2, 2, 2])
    expect(state.nations.france.player).toBeNull()
    expect(state.calendar.acting).toBeNull()
  })

  it('needs everybody to have a nation', () => {
    expect(refusalOf(opening('evenSteven', 3), { type: 'rollForFirst' }).code).toBe('nationsNotChosen')
  })
})

describe('once the game is under way', () => {
  const before = basicGame()
  const moved = { ...before.nations.france, turnMarks: { moved: 1, sailed: 0, drew: 0 } }
  const underWay: readonly (readonly [string, NapoleonState])[] = [
    ['somebody has had a turn', basicGame({ calendar: { ...before.calendar, done: ['france'] } })],
    ['it is the second round', basicGame({ calendar: { ...before.calendar, round: 2 } })],
    ['somebody has moved', basicGame({ nations: { ...before.nations, france: moved } })],
  ]

  test.each(underWay)('nothing of this is open: %s', (_what, state) => {
    expect(isOpening(state)).toBe(false)
    expect(refusalOf(state, { type: 'rollForFirst' }).code).toBe('gameUnderWay')
    expect(refusalOf(state, { type: 'drawNations' }).code).toBe('gameUnderWay')
  })

  it('is nothing of the Standard Rules', () => {
    const refusal = refusalOf(basicGame({ level: 'standard' }), { type: 'drawNations' })
    expect(refusal.code).toBe('ofTheBasicRules')
  })
})

describe('a game of the Basic Rules begins', () => {
  const begin = {
    type: 'begin',
    name: 'Sunday',
    level: 'basic',
    scenario: 'stopTheFrench',
    victory: 'limitedWar',
    ending: { kind: 'rounds', rounds: 12 },
    suddenDeath: null,
    options: rulesWith().options,
    players: [
      { id: 'ann', name: 'Ann', nations: ['france'] },
      { id: 'bob', name: 'Bob', nations: ['britain', 'austria', 'russia'] },
    ],
    holds: [],
  } satisfies CommandOf<'begin'>

  it('with nations, pieces and allies, and waits for who goes first', () => {
    const { state } = tell(emptyState, begin)
    expect(pieces(state)).toMatchObject({ france: '15 6 3 3', russia: '6 3 2 1' })
    expect(standingOf(state, 'britain', 'russia')).toBe('allied')
    expect(state.calendar.acting).toBeNull()
    expect(isOpening(state)).toBe(true)
    expect(tell(state, { type: 'rollForFirst' }, [6, 1]).state.calendar.acting).toBe('france')
  })

  it('with whoever the players let go first', () => {
    expect(tell(emptyState, { ...begin, first: 'austria' }).state.calendar.acting).toBe('austria')
  })

  it('before anybody has a nation, to draw them by lot', () => {
    const players = begin.players.map((player) => ({ ...player, nations: [] }))
    const { state } = tell(emptyState, { ...begin, players })
    expect(isShared(state)).toBe(false)
    const after = tell(state, { type: 'drawNations' }, [1, 1, 1]).state
    expect(sharesOf(after)).toEqual([['france'], ['britain', 'prussia', 'russia']])
  })

  it('refused where one player has a nation and another none', () => {
    const players: CommandOf<'begin'>['players'] = [
      { id: 'ann', name: 'Ann', nations: ['france'] },
      { id: 'bob', name: 'Bob', nations: [] },
    ]
    expect(refusalOf(emptyState, { ...begin, players }).code).toBe('playerWithoutNation')
  })
})
