// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { commandOdds } from '@/rules/odds.ts'
import { whyNotLeave } from '@/rules/napoleon-in-europe/basic/alliances.ts'
import { isMajor } from '@/rules/napoleon-in-europe/basic/battle.ts'
import { drawsNow } from '@/rules/napoleon-in-europe/basic/draws.ts'
import { growthOf } from '@/rules/napoleon-in-europe/basic/growth.ts'
import { landingCell, seaLimit } from '@/rules/napoleon-in-europe/basic/sea.ts'
import type { Stack } from '@/rules/napoleon-in-europe/board.ts'
import type { CommandOf } from '@/rules/napoleon-in-europe/commands.ts'
import { noUnnamedRegions } from '@/rules/napoleon-in-europe/empty.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { basicGame, cards, dealt, holding, owning, shorthand } from './basic-game.ts'
import { refusalOf, tell } from './table.ts'

const moved = { moved: 1, sailed: 0, drew: 0 }

function ownerOf({ regions }: NapoleonState, name: string) {
  return regions.find(({ id }) => id === name)?.owner
}

function at(nation: NationId, region: string | null, pieces: Stack['pieces']): Stack {
  return { nation, region, pieces }
}

describe('cards drawn', () => {
  /** France has won a major battle, owns Paris and Madrid, and 12 regions in all. */
  function example(): NapoleonState {
    const spanish = basicGame({
      nations: {
        ...basicGame().nations,
        spain: { ...basicGame().nations.spain, player: 'cid', hasBeenActive: true },
      },
    })
    const { state } = tell(holding(owning(spanish, 'france', 9), 'france', 'Madrid'), {
      type: 'reportBasicBattle',
      nation: 'france',
      beside: [],
      against: ['britain'],
      region: null,
      major: true,
      winner: 'france',
      losses: [],
    })
    return state
  }

  it('the example of the rulebook: four, one for the battle, two for capitals, one for twelve regions', () => {
    const { total, reasons } = drawsNow(example(), 'france')
    expect(total).toBe(4)
    expect(reasons.map(({ key, value }) => `${key} ${value}`)).toEqual([
      'draw.won 1',
      'draw.capital 1',
      'draw.capital 1',
      'draw.regions 1',
      'draw.total 4',
    ])
  })

  it('with nine regions there is none for regions', () => {
    const state = example()
    const nine = owning(state, 'france', 6)
    expect(drawsNow(nine, 'france').total).toBe(3)
  })

  it('are entered, and then nothing is left to draw', () => {
    const before = example()
    const { ofTurn, dues } = drawsNow(before, 'france')
    const { state } = tell(before, {
      type: 'drawSymbolCards',
      nation: 'france',
      ofTurn,
      dues: [...dues],
      cards: cards('If Cs N -'),
    })
    expect(shorthand(state.nations.france.symbolCards)).toBe('If Cs N -')
    expect(state.pending).toEqual([])
    expect(drawsNow(state, 'france')).toMatchObject({ total: 0, ofTurn: false, dues: [] })
  })

  it('the card of a battle may be drawn at once, and those of the turn later', () => {
    const won = example()
    const { dues } = drawsNow(won, 'france')
    const { state } = tell(won, {
      type: 'drawSymbolCards',
      nation: 'france',
      ofTurn: false,
      dues: [...dues],
      cards: cards('Lr'),
    })
    expect(drawsNow(state, 'france')).toMatchObject({ total: 3, ofTurn: true, dues: [] })
  })

  test.each<readonly [string, NapoleonState, NationId, number]>([
    ['its own capital', basicGame(), 'france', 1],
    ['an enemy’s capital', holding(basicGame(), 'france', 'Vienna'), 'france', 2],
    ['no capital of a neutral nation', holding(basicGame(), 'france', 'Madrid'), 'france', 1],
    ['no capital of its own that is taken', holding(basicGame(), 'britain', 'Paris'), 'france', 0],
    [
      'not Saint Petersburg',
      basicGame({
        nations: {
          ...basicGame().nations,
          russia: { ...basicGame().nations.russia, player: 'cid', hasBeenActive: true },
        },
      }),
      'russia',
      1,
    ],
    ['nineteen regions give one', owning(basicGame(), 'france', 17), 'france', 2],
    ['twenty give two', owning(basicGame(), 'france', 18), 'france', 3],
  ])('a card for %s', (_what, state, nation, total) => {
    expect(drawsNow(state, nation).total).toBe(total)
  })

  const draw = {
    type: 'drawSymbolCards',
    nation: 'france',
    ofTurn: true,
    dues: [],
    cards: cards('If'),
  } as const

  test.each<readonly [string, NapoleonState, Partial<CommandOf<'drawSymbolCards'>>, string, string]>([
    ['one too many', basicGame(), { cards: cards('If If') }, 'otherNumberOfCards', 'cards'],
    ['one too few', basicGame(), { cards: [] }, 'otherNumberOfCards', 'cards'],
    [
      'a second time',
      tell(basicGame(), { ...draw, dues: [], cards: cards('If') }).state,
      {},
      'drewAlready',
      'ofTurn',
    ],
    ['a draw that is not pending', basicGame(), { dues: [7] }, 'noSuchDraw', 'dues[0]'],
    [
      'Napoleon in blue',
      basicGame(),
      { cards: [{ symbol: 'napoleon', colour: 'france' }] },
      'noSuchCard',
      'cards[0]',
    ],
    ['infantry without a colour', basicGame(), { cards: cards('I') }, 'noSuchCard', 'cards[0]'],
    ['for a neutral nation', basicGame(), { nation: 'spain' }, 'nobodyPlays', 'nation'],
  ])('refused: %s', (_what, state, about, code, path) => {
    const command = { ...draw, dues: [], cards: cards('If'), ...about }
    expect(refusalOf(state, command)).toMatchObject({ code, path })
  })

  it('out of turn is noted, and an ally may draw in the turn of the one that acts', () => {
    const prussia = tell(basicGame(), { ...draw, dues: [], cards: cards('If'), nation: 'prussia' })
    expect(prussia.reasons.some(({ key }) => key === 'basic.outOfTurn')).toBe(true)
    const british = basicGame({ calendar: { ...basicGame().calendar, acting: 'britain' } })
    const austria = tell(british, { ...draw, dues: [], cards: cards('If'), nation: 'austria' })
    expect(austria.reasons.some(({ key }) => key === 'basic.outOfTurn')).toBe(false)
  })
})

describe('the sea', () => {
  test.each<readonly [string, NapoleonState, NationId, number]>([
    ['four pieces for a capital', basicGame(), 'france', 4],
    ['six for a British one', basicGame(), 'britain', 6],
    ['eight for two', holding(basicGame(), 'france', 'Vienna'), 'france', 8],
    ['twelve for two that Britain owns', holding(basicGame(), 'britain', 'Paris'), 'britain', 12],
    ['none more for a neutral capital', holding(basicGame(), 'france', 'Madrid'), 'france', 4],
    ['none without a capital', holding(basicGame(), 'prussia', 'Paris'), 'france', 0],
  ])('%s', (_what, state, nation, limit) => {
    expect(seaLimit(state, nation)).toBe(limit)
  })

  test.each<readonly [string, NapoleonState, NationId, string, number | null]>([
    ['an own port: no die', basicGame(), 'france', 'Brittany', null],
    ['an ally’s port: no die', basicGame(), 'britain', 'Vienna', null],
    ['a free minor nation: lost on 1', basicGame(), 'france', 'Holland', 1],
    ['an enemy’s port: lost on 1', basicGame(), 'france', 'Berlin', 1],
    ['a neutral nation’s: lost on 1', basicGame(), 'france', 'Madrid', 1],
    ['the homeland of Britain: lost on 1 and 2', basicGame(), 'france', 'Cornwall', 2],
    [
      'Britain’s homeland, already taken: no die',
      holding(basicGame(), 'france', 'Cornwall'),
      'france',
      'Cornwall',
      null,
    ],
    [
      'to Britain itself, when another holds it: 1 and 2',
      holding(basicGame(), 'france', 'Cornwall'),
      'britain',
      'Cornwall',
      2,
    ],
  ])('landing in %s', (_what, state, nation, region, lost) => {
    expect(landingCell(state, nation, { region })?.value ?? null).toBe(lost)
  })

  const sail = { type: 'moveBySea', nation: 'france', from: 'Brittany' } as const

  it('a die for each piece: what is lost is gone, the others stand there', () => {
    const before = basicGame({ stacks: [at('france', 'Brittany', { infantry: 5, cavalry: 2, leader: 1 })] })
    const { state, reasons } = tell(
      before,
      { ...sail, to: { region: 'Holland' }, pieces: { infantry: 2, cavalry: 1, leader: 1 } },
      [1, 4, 1, 2],
    )
    expect(state.stacks).toEqual([
      at('france', 'Brittany', { infantry: 3, cavalry: 1 }),
      at('france', 'Holland', { infantry: 1, leader: 1 }),
    ])
    expect(reasons.find(({ operation }) => operation === 'outcome')).toMatchObject({
      key: 'outcome.landing.someLost',
      parameters: { lost: 2, landed: 2 },
    })
    expect(reasons.at(-1)).toMatchObject({ key: 'sea.enemyHits', value: 5 })
  })

  it('on an own shore all arrive', () => {
    const before = basicGame({ stacks: [at('france', null, { infantry: 8 })] })
    const { state, reasons } = tell(before, {
      ...sail,
      from: null,
      to: { region: 'Brittany' },
      pieces: { infantry: 4 },
    })
    expect(state.stacks).toEqual([at('france', null, { infantry: 8 })])
    expect(reasons.some(({ key }) => key === 'outcome.landing.noneLost')).toBe(true)
  })

  it('where the map shows no port is noted', () => {
    const { reasons } = tell(
      basicGame({ stacks: [at('france', null, { infantry: 8 })] }),
      { ...sail, from: null, to: { region: 'Saxony' }, pieces: { infantry: 1 } },
      [6],
    )
    expect(reasons.find(({ key }) => key === 'sea.noPort')).toMatchObject({ sum: 'guide' })
  })

  it('the odds are those of plain dice: three pieces in Britain', () => {
    const state = basicGame({ stacks: [at('france', null, { infantry: 8 })] })
    const command = { ...sail, from: null, to: { region: 'Cornwall' }, pieces: { infantry: 3 } } as const
    const odds = commandOdds(napoleonInEurope, state, command, ({ reasons }) =>
      String(reasons.find(({ operation }) => operation === 'outcome')?.parameters['lost']),
    )
    const wanted = [8 / 27, 12 / 27, 6 / 27, 1 / 27]
    wanted.forEach((probability, lost) => {
      expect(odds.find(({ key }) => key === String(lost))?.probability).toBeCloseTo(probability, 12)
    })
  })

  const inBrittany = { stacks: [at('france', 'Brittany', { infantry: 5, cavalry: 2 })] }

  test.each<readonly [string, NapoleonState, Partial<CommandOf<'moveBySea'>>, string, string]>([
    [
      'five pieces with one capital',
      basicGame(inBrittany),
      { pieces: { infantry: 5 } },
      'tooManyBySea',
      'pieces',
    ],
    ['no piece', basicGame(inBrittany), { pieces: {} }, 'nothingSails', 'pieces'],
    ['more than are there', basicGame(inBrittany), { pieces: { cavalry: 3 } }, 'tooFewTroops', 'pieces'],
    ['to where they are', basicGame(inBrittany), { to: { region: 'Brittany' } }, 'samePort', 'to'],
    [
      'a second time in a turn',
      tell(basicGame(inBrittany), { ...sail, to: { region: 'Holland' }, pieces: { infantry: 1 } }, [6]).state,
      {},
      'sailedAlready',
      'nation',
    ],
  ])('refused: %s', (_what, state, about, code, path) => {
    const command = { ...sail, to: { region: 'Holland' }, pieces: { infantry: 1 }, ...about }
    expect(refusalOf(state, command)).toMatchObject({ code, path })
  })
})

describe('regions', () => {
  const take = { type: 'takeRegion', nation: 'france' } as const

  test.each<readonly [string, NapoleonState, string, string]>([
    ['a minor nation', basicGame(), 'Holland', 'basic.ownedFromNow'],
    [
      'a minor nation of another',
      holding(basicGame(), 'prussia', 'Holland'),
      'Holland',
      'basic.ownedFromNow',
    ],
    ['a neutral nation’s region', basicGame(), 'Madrid', 'basic.ownedFromNow'],
    ['an enemy’s homeland, while infantry is there', basicGame(), 'Vienna', 'basic.ownedWhileThere'],
    ['its own homeland back', holding(basicGame(), 'britain', 'Paris'), 'Paris', 'basic.ownedFromNow'],
  ])('France takes %s', (_what, before, region, key) => {
    const { state, reasons } = tell(before, { ...take, territory: { region } })
    expect(ownerOf(state, region)).toBe('france')
    expect(reasons.some((reason) => reason.key === key)).toBe(true)
    expect(state.nations.france.turnMarks.moved).toBe(1)
  })

  it('without names it is counted', () => {
    const before = basicGame()
    const { state } = tell(
      { ...before, unnamed: { ...before.unnamed, prussia: { ...noUnnamedRegions, homeland: 3 } } },
      { ...take, territory: { unnamed: 'homeland', owner: 'prussia', homeland: 'prussia' } },
    )
    expect(state.unnamed.france.foreignHomeland).toBe(1)
    expect(state.unnamed.prussia).toMatchObject({ homeland: 2, homelandLost: 1 })
  })

  it('an enemy’s homeland is its own again when the infantry leaves', () => {
    const { state } = tell(holding(basicGame(), 'france', 'Vienna'), {
      type: 'leaveRegion',
      nation: 'france',
      territory: { region: 'Vienna' },
    })
    expect(ownerOf(state, 'Vienna')).toBe('austria')
  })

  test.each<readonly [string, NapoleonState, CommandOf<'takeRegion' | 'leaveRegion'>, string]>([
    ['its own region', basicGame(), { ...take, territory: { region: 'Paris' } }, 'ownedAlready'],
    [
      'an ally’s homeland',
      basicGame(),
      { ...take, nation: 'britain', territory: { region: 'Vienna' } },
      'homelandOfAlly',
    ],
    [
      'a region where only its cavalry stands',
      basicGame({ stacks: [at('france', 'Holland', { cavalry: 2 })] }),
      { ...take, territory: { region: 'Holland' } },
      'noInfantryThere',
    ],
    [
      'a region that is not on the map',
      basicGame(),
      { ...take, territory: { region: 'Utopia' } },
      'noSuchRegion',
    ],
    [
      'leaving what it does not own',
      basicGame(),
      { type: 'leaveRegion', nation: 'france', territory: { region: 'Vienna' } },
      'notItsRegion',
    ],
    [
      'leaving a minor nation, which it keeps',
      holding(basicGame(), 'france', 'Holland'),
      { type: 'leaveRegion', nation: 'france', territory: { region: 'Holland' } },
      'keptWithoutInfantry',
    ],
  ])('refused: %s', (_what, state, command, code) => {
    expect(refusalOf(state, command).code).toBe(code)
  })

  it('Total Victory: the last homeland region takes a nation out, with all its pieces', () => {
    const before = holding(
      basicGame({
        victory: 'totalVictory',
        stacks: [at('prussia', 'Saxony', { infantry: 3, leader: 1 }), at('prussia', null, { cavalry: 2 })],
      }),
      'france',
      'Berlin',
    )
    const { state } = tell(before, { ...take, territory: { region: 'Pomerania' } })
    expect(state.stacks).toEqual([])
    expect(state.nations.prussia).toMatchObject({ player: null, hasBeenActive: true, defeats: 1 })
    expect(state.ended).toBeNull()
    // Its capital is not that of a nation neutral from the start.
    expect(drawsNow(state, 'france').total).toBe(2)
  })

  it('Total Victory: the last player left has won', () => {
    const before = basicGame({
      victory: 'totalVictory',
      nations: {
        ...basicGame().nations,
        britain: { ...basicGame().nations.britain, player: null },
        austria: { ...basicGame().nations.austria, player: null },
      },
    })
    const { state, reasons } = tell(holding(before, 'france', 'Berlin'), {
      ...take,
      territory: { region: 'Pomerania' },
    })
    expect(state.ended).toBe('defeat')
    expect(reasons.at(-1)).toMatchObject({ key: 'basic.lastPlayer', parameters: { player: 'Ann' } })
  })

  it('Limited War: a nation without homeland stays, and builds nothing', () => {
    const before = holding(dealt(basicGame(), 'prussia', 'Is Ib'), 'france', 'Berlin')
    const { state } = tell(before, { ...take, territory: { region: 'Pomerania' } })
    expect(state.nations.prussia.player).toBe('cid')
    const refusal = refusalOf(state, {
      type: 'cashInCards',
      nation: 'prussia',
      combinations: [{ kind: 'regiment', arm: 'infantry', cards: cards('Is Ib') }],
      placements: [],
    })
    expect(refusal.code).toBe('wholeHomelandLost')
  })
})

describe('new pieces are placed', () => {
  const cash = {
    type: 'cashInCards',
    nation: 'france',
    combinations: [{ kind: 'regiment' as const, arm: 'infantry' as const, cards: cards('If Is') }],
  } as const
  const state = dealt(basicGame(), 'france', 'If Is')
  const one = { region: 'Paris', pieces: { infantry: 1 } }
  const two = { region: 'Brittany', pieces: { infantry: 1 } }

  function cashIn(placements: CommandOf<'cashInCards'>['placements']): CommandOf<'cashInCards'> {
    return { ...cash, combinations: [...cash.combinations], placements }
  }

  it('in any regions of the homeland', () => {
    const { state: after } = tell(state, cashIn([one, two]))
    expect(after.stacks).toEqual([
      at('france', 'Paris', { infantry: 1 }),
      at('france', 'Brittany', { infantry: 1 }),
    ])
  })

  it('before drawing is noted', () => {
    expect(tell(state, cashIn([])).reasons.some(({ key }) => key === 'basic.beforeDrawing')).toBe(true)
  })

  test.each<readonly [string, NapoleonState, CommandOf<'cashInCards'>['placements'], string, string]>([
    ['abroad', state, [one, { ...two, region: 'Holland' }], 'notInItsHomeland', 'placements[1].region'],
    [
      'in a lost region',
      holding(state, 'britain', 'Paris'),
      [one, two],
      'homelandOccupied',
      'placements[0].region',
    ],
    [
      'where enemy cavalry stands',
      {
        ...state,
        regions: state.regions.map((region) =>
          region.id === 'Paris' ? { ...region, occupier: 'prussia' as const } : region,
        ),
      },
      [one, two],
      'homelandOccupied',
      'placements[0].region',
    ],
    ['more than the cards give', state, [one, two, two], 'otherPiecesPlaced', 'placements'],
    [
      'others than the cards give',
      state,
      [one, { ...two, pieces: { leader: 1 } }],
      'otherPiecesPlaced',
      'placements',
    ],
  ])('refused: %s', (_what, before, placements, code, path) => {
    expect(refusalOf(before, cashIn(placements))).toMatchObject({ code, path })
  })
})

describe('battles', () => {
  const battle = {
    type: 'reportBasicBattle',
    nation: 'france',
    beside: [],
    against: ['prussia'],
    region: 'Saxony',
    major: true,
    winner: 'prussia',
    losses: [],
  } satisfies CommandOf<'reportBasicBattle'>

  it('a major battle gives its winner a card, and the losses leave the board', () => {
    const before = basicGame({
      stacks: [at('france', 'Saxony', { infantry: 6, leader: 1 }), at('prussia', null, { infantry: 9 })],
    })
    const { state } = tell(before, {
      ...battle,
      losses: [
        { nation: 'france', pieces: { infantry: 6, leader: 1 } },
        { nation: 'prussia', pieces: { infantry: 2 } },
      ],
    })
    expect(state.stacks).toEqual([at('prussia', null, { infantry: 7 })])
    expect(state.pending).toEqual([{ id: 1, kind: 'drawCards', nation: 'prussia', cards: 1, cause: 'won' }])
    expect(drawsNow(state, 'prussia').total).toBe(2)
  })

  it('a skirmish gives none', () => {
    expect(tell(basicGame(), { ...battle, major: false }).state.pending).toEqual([])
  })

  test.each([
    ['six a side', { infantry: 6 }, { cavalry: 4, artillery: 2 }, true],
    ['five and a leader are five', { infantry: 5, leader: 1 }, { infantry: 9 }, false],
    ['five on one side', { infantry: 12 }, { infantry: 5 }, false],
  ] as const)('major or not: %s', (_what, one, other, major) => {
    expect(isMajor(basicGame(), [one, other])).toBe(major)
  })

  test.each<readonly [string, Partial<CommandOf<'reportBasicBattle'>>, string]>([
    ['allies against each other', { nation: 'britain', against: ['austria'] }, 'alliesDoNotFight'],
    ['a nation on both sides', { beside: ['prussia'] }, 'namedTwice'],
    ['a neutral nation', { against: ['spain'] }, 'nobodyPlays'],
    ['a winner that was not there', { winner: 'britain' }, 'notInThisBattle'],
    ['losses of one that was not there', { losses: [{ nation: 'britain', pieces: {} }] }, 'notInThisBattle'],
    ['a region that is not on the map', { region: 'Utopia' }, 'noSuchRegion'],
  ])('refused: %s', (_what, about, code) => {
    expect(refusalOf(basicGame(), { ...battle, ...about }).code).toBe(code)
  })
})

describe('alliances', () => {
  it('are agreed on at any time, and let allies act together', () => {
    const { state } = tell(basicGame(), { type: 'agreeAlliance', nation: 'prussia', with: 'france' })
    expect(state.relations).toContainEqual({ nations: ['prussia', 'france'], kind: 'allied', order: 0 })
  })

  test.each<readonly [string, NapoleonState, NationId, NationId, string | null]>([
    [
      'at the beginning of its own turn',
      basicGame({ calendar: { ...basicGame().calendar, acting: 'britain' } }),
      'britain',
      'austria',
      null,
    ],
    ['not in another’s turn', basicGame(), 'britain', 'austria', 'onlyInOwnTurn'],
    [
      'not in the ally’s turn',
      basicGame({ calendar: { ...basicGame().calendar, acting: 'austria' } }),
      'britain',
      'austria',
      'onlyInOwnTurn',
    ],
    [
      'not after its first move',
      basicGame({
        calendar: { ...basicGame().calendar, acting: 'britain' },
        nations: { ...basicGame().nations, britain: { ...basicGame().nations.britain, turnMarks: moved } },
      }),
      'britain',
      'austria',
      'hasMovedAlready',
    ],
    ['not one that is none', basicGame(), 'france', 'austria', 'notAlliedWith'],
  ])('end %s', (_what, state, nation, ally, why) => {
    expect(whyNotLeave(state, nation, ally)).toBe(why)
    const command = { type: 'leaveAlliance', nation, with: ally } as const
    if (why === null) expect(tell(state, command).state.relations).toEqual([])
    else expect(refusalOf(state, command).code).toBe(why)
  })

  test.each<readonly [NationId, NationId, string]>([
    ['britain', 'austria', 'alliedAlready'],
    ['france', 'france', 'allyIsItself'],
    ['france', 'spain', 'nobodyPlays'],
  ])('refused: %s with %s', (nation, ally, code) => {
    expect(refusalOf(basicGame(), { type: 'agreeAlliance', nation, with: ally }).code).toBe(code)
  })
})

describe('cards between players', () => {
  const before = dealt(dealt(basicGame(), 'france', 'If Is -'), 'britain', 'Cb Cf')
  const trade = {
    type: 'tradeSymbolCards',
    nation: 'france',
    to: 'britain',
    gives: cards('- Is'),
    takes: cards('Cf'),
  }

  it('change hands, and the log tells only how many', () => {
    const { state, reasons } = tell(before, {
      ...trade,
      type: 'tradeSymbolCards',
      nation: 'france',
      to: 'britain',
    })
    expect(shorthand(state.nations.france.symbolCards)).toBe('If Cf')
    expect(shorthand(state.nations.britain.symbolCards)).toBe('Cb - Is')
    expect(reasons).toHaveLength(1)
    expect(reasons[0]?.parameters).toEqual({ nation: 'france', to: 'britain', gives: 2, takes: 1 })
  })

  test.each<readonly [string, Partial<CommandOf<'tradeSymbolCards'>>, string]>([
    ['what it does not hold', { gives: cards('Lf') }, 'cardsNotInHand'],
    ['what the other does not hold', { takes: cards('Lf') }, 'cardsNotInHand'],
    ['nothing for nothing', { gives: [], takes: [] }, 'nothingTraded'],
    [
      'between two nations of one player',
      { nation: 'britain', to: 'austria', gives: [], takes: [] },
      'tradeOfOnePlayer',
    ],
    ['with a neutral nation', { to: 'spain' }, 'nobodyPlays'],
  ])('refused: %s', (_what, about, code) => {
    const command: CommandOf<'tradeSymbolCards'> = {
      type: 'tradeSymbolCards',
      nation: 'france',
      to: 'britain',
      gives: cards('If'),
      takes: [],
      ...about,
    }
    expect(refusalOf(before, command).code).toBe(code)
  })

  it('blank ones go back to the deck', () => {
    const { state } = tell(before, { type: 'returnBlankCards', nation: 'france', cards: 1 })
    expect(shorthand(state.nations.france.symbolCards)).toBe('If Is')
    expect(refusalOf(before, { type: 'returnBlankCards', nation: 'france', cards: 2 }).code).toBe(
      'cardsNotInHand',
    )
  })

  it('[fault: correction] can be corrected with a reason', () => {
    const correct = { type: 'correctSymbolCards', nation: 'france', note: 'miscounted' } as const
    expect(
      shorthand(tell(before, { ...correct, cards: cards('Lf N') }).state.nations.france.symbolCards),
    ).toBe('Lf N')
    expect(refusalOf(before, { ...correct, cards: cards('I') }).code).toBe('noSuchCard')
  })
})

describe('how the empires have grown', () => {
  it('is the regions gained, divided by the nations that a player began with', () => {
    const grown = growthOf(holding(owning(basicGame(), 'france', 3), 'austria', 'Paris', 'Saxony', 'Holland'))
    expect(grown.map(({ player, average, place }) => `${place} ${player.name} ${average}`)).toEqual([
      '1 Ann 2',
      '2 Bob 1.5',
      '3 Cid 0',
    ])
    expect(grown[0]?.nations).toEqual([{ nation: 'france', regions: 4, homeland: 2, gained: 2 }])
  })

  it('shares a place between those who are level', () => {
    expect(growthOf(basicGame()).map(({ place }) => place)).toEqual([1, 1, 1])
  })
})

describe('a round', () => {
  const short = basicGame({ ending: { kind: 'rounds', rounds: 2 } })

  /** Everyone takes a turn, Britain and Austria together, and the round ends. */
  function played(before: NapoleonState): NapoleonState {
    const france = tell(before, { type: 'endTurn', nation: 'france', jointly: [] }).state
    const allies = tell(france, { type: 'endTurn', nation: 'britain', jointly: ['austria'] }).state
    const prussia = tell(allies, { type: 'endTurn', nation: 'prussia', jointly: [] }).state
    return tell(prussia, { type: 'endRound' }).state
  }

  it('passes from nation to nation, allies together, and the next one begins with the first', () => {
    const state = played(short)
    expect(state.calendar).toMatchObject({
      round: 2,
      month: null,
      phase: 'movement',
      acting: 'france',
      done: [],
    })
    expect(state.ended).toBeNull()
    expect(
      drawsNow(
        tell(state, { type: 'takeRegion', nation: 'france', territory: { region: 'Holland' } }).state,
        'france',
      ),
    ).toMatchObject({ ofTurn: true })
  })

  it('ends a Limited War with the last that was agreed on', () => {
    expect(played(played(short)).ended).toBe('rounds')
  })

  it('passes over a nation that is out of the game', () => {
    const total = holding(basicGame({ victory: 'totalVictory' }), 'france', 'Berlin')
    const out = tell(total, {
      type: 'takeRegion',
      nation: 'france',
      territory: { region: 'Pomerania' },
    }).state
    const france = tell(out, { type: 'endTurn', nation: 'france', jointly: [] }).state
    const allies = tell(france, { type: 'endTurn', nation: 'britain', jointly: ['austria'] }).state
    expect(allies.calendar.acting).toBeNull()
  })
})
