import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { Region } from '@/rules/napoleon-in-europe/board.ts'
import type { CommandOf, NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import { stateSchema } from '@/rules/napoleon-in-europe/effects.ts'
import { emptyNation, noUnnamedRegions } from '@/rules/napoleon-in-europe/empty.ts'
import { holdingsOf } from '@/rules/napoleon-in-europe/holdings.ts'
import { byNation } from '@/rules/napoleon-in-europe/nations.ts'
import { boardFault } from '@/rules/napoleon-in-europe/map/faults.ts'
import { distanceBetween } from '@/rules/napoleon-in-europe/map/march.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { gameOf, refusalOf, regionOf, relationOf, tell, withNations } from '../table.ts'

/** Paris – Picardy – Belgium – Holland; London has a port; Vienna is Austria's capital. France fights Austria. */
const europe: readonly Region[] = [
  regionOf('paris', { homeland: 'france', capital: 'paris', links: ['picardy'] }),
  regionOf('picardy', { homeland: 'france', links: ['paris', 'belgium'] }),
  regionOf('belgium', { links: ['picardy', 'holland'] }),
  regionOf('holland', { owner: 'prussia', links: ['belgium'] }),
  regionOf('vienna', { homeland: 'austria', capital: 'vienna', port: true, seas: ['adriatic'] }),
  regionOf('munich', { owner: 'austria' }),
  regionOf('madrid', { homeland: 'spain', capital: 'madrid' }),
]
const seas = [
  { id: 'adriatic', name: 'Adriatic', links: ['aegean'], straits: [] },
  { id: 'aegean', name: 'Aegean', links: ['adriatic'], straits: [] },
]
const game = gameOf({
  regions: europe,
  seas,
  relations: [relationOf('france', 'austria', 'war', 1), relationOf('france', 'spain', 'allied')],
  stacks: [
    { nation: 'france', region: 'picardy', pieces: { infantry: 4, cavalry: 2, militia: 1, leader: 1 } },
    { nation: 'austria', region: 'munich', pieces: { infantry: 2 } },
  ],
})
const later: NapoleonState = { ...game, calendar: { ...game.calendar, done: ['france'], acting: 'britain' } }

function played(state: NapoleonState, command: NapoleonCommand): NapoleonState {
  const after = tell(state, command).state
  expect(v.is(stateSchema, after)).toBe(true)
  expect(boardFault(after, 'state')).toBeNull()
  return after
}

function regionIn(state: NapoleonState, id: string): Region | undefined {
  return state.regions.find((region) => region.id === id)
}

const bavaria: CommandOf<'addRegion'> = {
  type: 'addRegion',
  name: 'Bavaria',
  homeland: null,
  capital: null,
  port: false,
  northAfrica: false,
  links: ['munich'],
  seas: [],
  owner: 'austria',
  counted: false,
}

describe('the map is entered', () => {
  it('a region, with borders on both sides', () => {
    const after = played(game, bavaria)
    expect(regionIn(after, 'Bavaria')).toMatchObject({ owner: 'austria', links: ['munich'] })
    expect(regionIn(after, 'munich')?.links).toEqual(['Bavaria'])
  })

  it('a region that was counted leaves the count, and comes back to it', () => {
    const counted = { ...game, unnamed: { ...game.unnamed, austria: { ...noUnnamedRegions, minor: 2 } } }
    const named = played(counted, { ...bavaria, counted: true })
    expect(named.unnamed.austria.minor).toBe(1)
    expect(holdingsOf(named, 'austria').regions).toBe(holdingsOf(counted, 'austria').regions)
    const again = played(named, { type: 'removeRegion', region: 'Bavaria', counted: true })
    expect(again.unnamed.austria.minor).toBe(2)
    expect(regionIn(again, 'munich')?.links).toEqual([])
  })

  it('a foreign homeland region leaves both counts', () => {
    const counted = {
      ...game,
      unnamed: {
        ...game.unnamed,
        france: { ...noUnnamedRegions, foreignHomeland: 1 },
        austria: { ...noUnnamedRegions, homelandLost: 1 },
      },
    }
    const tyrol = { ...bavaria, name: 'Tyrol', homeland: 'austria', owner: 'france', counted: true } as const
    const after = played(counted, tyrol)
    expect([after.unnamed.france.foreignHomeland, after.unnamed.austria.homelandLost]).toEqual([0, 0])
    expect(holdingsOf(after, 'austria').wholeHomeland).toBe(holdingsOf(counted, 'austria').wholeHomeland)
  })

  it('a region changes its name and its borders; owner and army stay', () => {
    const after = played(game, {
      type: 'changeRegion',
      region: 'belgium',
      name: 'Flanders',
      homeland: null,
      capital: null,
      port: false,
      northAfrica: false,
      links: ['holland', 'munich'],
      seas: [],
    })
    expect(regionIn(after, 'belgium')).toMatchObject({ name: 'Flanders', owner: null })
    expect(regionIn(after, 'picardy')?.links).toEqual(['paris'])
    expect(regionIn(after, 'holland')?.links).toEqual(['belgium'])
    expect(regionIn(after, 'munich')?.links).toEqual(['belgium'])
  })

  it('a border that the rules deny is told', () => {
    const { reasons } = tell(gameOf({ regions: [regionOf('sicily'), regionOf('naples')] }), {
      type: 'changeRegion',
      region: 'sicily',
      name: 'Sicily',
      homeland: null,
      capital: null,
      port: true,
      northAfrica: false,
      links: ['naples'],
      seas: [],
    })
    expect(reasons.map(({ key }) => key)).toEqual(['heading.changeRegion', 'map.noBorder'])
  })

  it('a sea area comes, changes and goes', () => {
    const added = played(game, { type: 'addSea', name: 'Ionian', links: ['adriatic'], straits: ['adriatic'] })
    expect(added.seas.find(({ id }) => id === 'adriatic')).toMatchObject({
      links: ['aegean', 'Ionian'],
      straits: ['Ionian'],
    })
    const changed = played(added, {
      type: 'changeSea',
      sea: 'Ionian',
      name: 'Ionian Sea',
      links: ['aegean'],
      straits: [],
    })
    expect(changed.seas.find(({ id }) => id === 'adriatic')).toMatchObject({ links: ['aegean'], straits: [] })
    const removed = played(changed, { type: 'removeSea', sea: 'adriatic' })
    expect(removed.seas.map(({ links }) => links)).toEqual([['Ionian'], ['aegean']])
    expect(regionIn(removed, 'vienna')?.seas).toEqual([])
  })

  const refusals: readonly [string, NapoleonCommand, string][] = [
    ['a name that is taken', { ...bavaria, name: 'MUNICH' }, 'nameOnMapTwice'],
    ['a second Paris', { ...bavaria, homeland: 'france', capital: 'paris' }, 'capitalTwice'],
    ['a capital of no homeland', { ...bavaria, capital: 'london' }, 'capitalOutsideHomeland'],
    ['a border with nowhere', { ...bavaria, links: ['atlantis'] }, 'noSuchRegion'],
    ['a coast on nowhere', { ...bavaria, seas: ['atlantic'] }, 'noSuchSea'],
    ['a counted region where none is counted', { ...bavaria, counted: true }, 'noUnnamedRegion'],
    [
      'to remove where pieces stand',
      { type: 'removeRegion', region: 'picardy', counted: false },
      'regionInUse',
    ],
    [
      'straits without a border',
      { type: 'addSea', name: 'Ionian', links: [], straits: ['adriatic'] },
      'straitsWithoutBorder',
    ],
    [
      'a sea area beside itself',
      { type: 'changeSea', sea: 'aegean', name: 'Aegean', links: ['aegean'], straits: [] },
      'bordersItself',
    ],
    ['a sea area that is not there', { type: 'removeSea', sea: 'atlantic' }, 'noSuchSea'],
  ]
  it.each(refusals)('refused: %s', (_title, command, code) => {
    expect(refusalOf(game, command).code).toBe(code)
  })

  it('refused: to remove a sea area that squadrons sail', () => {
    const fleets = [{ nation: 'austria', at: { kind: 'sea', sea: 'aegean' }, squadrons: 1 } as const]
    expect(refusalOf({ ...game, fleets }, { type: 'removeSea', sea: 'aegean' }).code).toBe('seaInUse')
  })
})

describe('an army in a region', () => {
  it('of an enemy occupies it; in his capital he rolls, and his squadrons leave the port', () => {
    const fleets = [{ nation: 'austria', at: { kind: 'port', region: 'vienna' }, squadrons: 2 } as const]
    const after = played({ ...game, fleets }, { type: 'occupyRegion', nation: 'france', region: 'vienna' })
    expect(regionIn(after, 'vienna')).toMatchObject({ owner: 'austria', occupier: 'france' })
    expect(after.pending).toEqual([
      { id: 1, kind: 'leavePort', nation: 'austria', region: 'vienna', squadrons: 2 },
      { id: 2, kind: 'commitment', nation: 'austria', cause: 'capital', place: 'vienna' },
    ])
  })

  it('that takes over from another enemy calls for no second roll', () => {
    const relations = [...game.relations, relationOf('spain', 'austria', 'war', 2)]
    const first = played({ ...game, relations }, { type: 'occupyRegion', nation: 'france', region: 'vienna' })
    const second = played(first, { type: 'occupyRegion', nation: 'spain', region: 'vienna' })
    expect(second.pending).toHaveLength(1)
  })

  it('in a minor nation that nobody owns owes nothing', () => {
    const after = played(game, { type: 'occupyRegion', nation: 'france', region: 'belgium' })
    expect(after.pending).toEqual([])
    const freed = played(after, { type: 'liberateRegion', region: 'belgium' })
    expect(regionIn(freed, 'belgium')?.occupier).toBeNull()
  })

  const refusals: readonly [string, NapoleonCommand, string][] = [
    ['its own region', { type: 'occupyRegion', nation: 'france', region: 'paris' }, 'occupiesFriend'],
    ['an ally’s', { type: 'occupyRegion', nation: 'france', region: 'madrid' }, 'occupiesFriend'],
    ['a neutral’s', { type: 'occupyRegion', nation: 'france', region: 'holland' }, 'mayNotEnter'],
    ['a region left by nobody', { type: 'liberateRegion', region: 'belgium' }, 'notOccupiedAtAll'],
  ]
  it.each(refusals)('refused: %s', (_title, command, code) => {
    expect(refusalOf(game, command).code).toBe(code)
  })

  it('refused: twice', () => {
    const after = played(game, { type: 'occupyRegion', nation: 'france', region: 'munich' })
    const again = { type: 'occupyRegion', nation: 'france', region: 'munich' } as const
    expect(refusalOf(after, again).code).toBe('occupiesAlready')
  })

  it('passes where it has the right to', () => {
    const state = { ...game, passages: [{ through: 'prussia', of: 'france' } as const] }
    const after = played(state, { type: 'occupyRegion', nation: 'france', region: 'holland' })
    expect(regionIn(after, 'holland')?.occupier).toBe('france')
  })
})

describe('an agreed trade', () => {
  const trade = {
    type: 'tradeRegion',
    nation: 'prussia',
    to: 'france',
    territory: { region: 'holland' },
  } as const
  it('gives a region, named or not', () => {
    expect(regionIn(played(game, trade), 'holland')?.owner).toBe('france')
    const counted = { ...game, unnamed: { ...game.unnamed, prussia: { ...noUnnamedRegions, minor: 1 } } }
    const territory = { unnamed: 'minor', owner: 'prussia', homeland: null } as const
    const after = played(counted, { ...trade, territory })
    expect([after.unnamed.prussia.minor, after.unnamed.france.minor]).toEqual([0, 1])
  })

  const unplayed = withNations(game, { austria: emptyNation })
  const refusals: readonly [string, NapoleonState, NapoleonCommand, string][] = [
    ['of what it does not own', game, { ...trade, nation: 'britain' }, 'notItsRegion'],
    ['with itself', game, { ...trade, to: 'prussia' }, 'tradeWithItself'],
    ['with nobody', unplayed, { ...trade, to: 'austria' }, 'tradeWithNobody'],
  ]
  it.each(refusals)('refused: %s', (_title, state, command, code) => {
    expect(refusalOf(state, command).code).toBe(code)
  })
})

describe('pieces', () => {
  const set = { type: 'changePieces', nation: 'france', region: 'paris', pieces: { infantry: 3 } } as const

  it('are set up where they stand, and counted anew', () => {
    const after = played(game, set)
    expect(after.stacks).toContainEqual({ nation: 'france', region: 'paris', pieces: { infantry: 3 } })
    const fewer = played(after, { ...set, pieces: { infantry: 1, leader: 1 } })
    expect(fewer.stacks).toContainEqual({
      nation: 'france',
      region: 'paris',
      pieces: { infantry: 1, leader: 1 },
    })
    expect(played(fewer, { ...set, pieces: {} }).stacks).toHaveLength(game.stacks.length)
  })

  it('[fault: correction] are corrected with a reason once the game is under way', () => {
    expect(refusalOf(later, set).code).toBe('setUpIsOver')
    const corrected = { ...set, type: 'correctPieces', note: 'miscounted' } as const
    expect(tell(later, corrected).reasons.map(({ key }) => key)).toEqual([
      'heading.correctPieces',
      'map.pieces',
      'map.why',
    ])
  })

  it('refused: as they are already', () => {
    expect(refusalOf(game, { ...set, pieces: {} }).code).toBe('samePieces')
  })
})

describe('a march', () => {
  const march = {
    type: 'movePieces',
    nation: 'france',
    from: 'picardy',
    to: 'belgium',
    pieces: { infantry: 2 },
  } as const

  it('occupies a minor nation that nobody defends, and gives it up when the last army leaves', () => {
    const there = played(game, march)
    expect(there.stacks).toContainEqual({ nation: 'france', region: 'belgium', pieces: { infantry: 2 } })
    expect(regionIn(there, 'belgium')?.occupier).toBe('france')
    const back = played(there, { ...march, from: 'belgium', to: 'picardy' })
    expect(regionIn(back, 'belgium')?.occupier).toBeNull()
    expect(back.stacks).toHaveLength(game.stacks.length)
  })

  it('of a leader alone occupies nothing', () => {
    const after = played(game, { ...march, pieces: { leader: 1 } })
    expect(regionIn(after, 'belgium')?.occupier).toBeNull()
  })

  it('fights one battle where its pieces come from two sides', () => {
    const first = tell(game, { ...march, to: 'munich', pieces: { infantry: 1 } }).state
    const second = tell(first, { ...march, to: 'munich', pieces: { infantry: 1 } }).state
    expect(second.pending).toEqual(first.pending)
  })

  it('joins an ally in the battle that he has come to', () => {
    const beside: NapoleonState = {
      ...game,
      stacks: [...game.stacks, { nation: 'spain', region: 'picardy', pieces: { infantry: 1 } }],
      relations: [...game.relations, relationOf('spain', 'austria', 'war', 2)],
    }
    const first = tell(beside, { ...march, to: 'munich', pieces: { infantry: 1 } }).state
    const { pending } = tell(first, {
      ...march,
      nation: 'spain',
      to: 'munich',
      pieces: { infantry: 1 },
    }).state
    expect(pending).toMatchObject([{ attackers: ['france', 'spain'], defenders: ['austria'] }])
  })

  it('takes nothing and owes no battle in the Basic Rules, where a region is taken by its infantry', () => {
    const basic: NapoleonState = { ...game, level: 'basic', relations: [] }
    const { effects } = tell(basic, { ...march, to: 'munich', pieces: { infantry: 1 } })
    expect(effects.map(({ type }) => type)).toEqual(['piecesChanged', 'piecesChanged'])
  })

  it('meets an enemy in battle', () => {
    const { state, reasons } = tell(game, { ...march, to: 'munich' })
    expect(state.pending).toMatchObject([
      { kind: 'battle', cause: 'move', region: 'munich', attackers: ['france'], defenders: ['austria'] },
    ])
    expect(reasons.map(({ key }) => key)).toContain('map.borderUnknown')
  })

  it('into an empty capital calls for a commitment roll', () => {
    expect(played(game, { ...march, to: 'vienna' }).pending).toMatchObject([
      { kind: 'commitment', nation: 'austria', cause: 'capital' },
    ])
  })

  it('on the way home from an ally’s region occupies nothing', () => {
    expect(regionIn(played(game, { ...march, to: 'madrid' }), 'madrid')?.occupier).toBeNull()
  })

  it('further than its units move is told, not held up', () => {
    const state = { ...game, passages: [{ through: 'prussia', of: 'france' } as const] }
    const told = (pieces: object) =>
      tell(state, { ...march, to: 'holland', pieces }).reasons.some(({ key }) => key === 'map.tooFar')
    expect(told({ infantry: 1 })).toBe(true)
    expect(told({ cavalry: 2, leader: 1 })).toBe(false)
  })

  it('out of turn is told', () => {
    const keys = tell(later, march).reasons.map(({ key }) => key)
    expect(keys).toContain('map.notItsTurn')
  })

  const refusals: readonly [string, NapoleonState, NapoleonCommand, string][] = [
    ['into a neutral’s region', game, { ...march, to: 'holland' }, 'mayNotEnter'],
    ['to where it stands', game, { ...march, to: 'picardy' }, 'sameRegion'],
    ['of nobody', game, { ...march, pieces: {} }, 'noPiecesChosen'],
    ['of more than stand there', game, { ...march, pieces: { infantry: 5 } }, 'tooFewPieces'],
    ['of militia beyond its homeland', game, { ...march, pieces: { militia: 1 } }, 'militiaStaysHome'],
  ]
  it.each(refusals)('refused: %s', (_title, state, command, code) => {
    expect(refusalOf(state, command).code).toBe(code)
  })

  it('of militia: Ottomans always, Prussians from 1810', () => {
    const militia = (nation: 'prussia' | 'ottoman', year: number): NapoleonState => ({
      ...game,
      calendar: { ...game.calendar, month: monthAt(year, 4) },
      regions: europe.map((region) =>
        region.id === 'picardy' ? { ...region, homeland: nation, owner: nation } : region,
      ),
      stacks: [{ nation, region: 'picardy', pieces: { militia: 1 } }],
    })
    const out = (nation: 'prussia' | 'ottoman') => ({ ...march, nation, pieces: { militia: 1 } })
    expect(refusalOf(militia('prussia', 1809), out('prussia')).code).toBe('militiaStaysHome')
    expect(played(militia('prussia', 1810), out('prussia')).stacks).toHaveLength(1)
    expect(played(militia('ottoman', 1802), out('ottoman')).stacks).toHaveLength(1)
  })

  it('measures the shortest known way', () => {
    expect(distanceBetween(game, 'paris', 'holland')).toBe(3)
    expect(distanceBetween(game, 'paris', 'vienna')).toBeNull()
  })
})

describe('counts and corrections', () => {
  const regions = { ...noUnnamedRegions, homeland: 5, minor: 2, closed: 1 }

  it('unnamed regions are counted once, and then corrected with a reason', () => {
    const count = { type: 'countRegions', nation: 'france', regions } as const
    expect(played(game, count).unnamed.france).toEqual(regions)
    const countedLate = played({ ...later, unnamed: byNation(() => noUnnamedRegions) }, count)
    expect(countedLate.unnamed.france).toEqual(regions)
    expect(refusalOf(countedLate, { ...count, regions: { ...regions, minor: 9 } }).code).toBe('setUpIsOver')
    const corrected = { ...count, type: 'correctUnnamed', note: 'one overlooked' } as const
    expect(played(later, corrected).unnamed.france).toEqual(regions)
  })

  it.each([
    [{ ...regions, closed: 8 }, 'regions.closed'],
    [{ ...regions, closedNorthAfrica: 1 }, 'regions.closedNorthAfrica'],
  ])('refused: more closed than owned', (counts, path) => {
    const refusal = refusalOf(game, { type: 'countRegions', nation: 'france', regions: counts })
    expect([refusal.code, refusal.path]).toEqual(['moreClosedThanOwned', path])
  })

  it('a region is set by hand, with what changed in the log', () => {
    const { state, reasons } = tell(game, {
      type: 'correctRegion',
      region: 'holland',
      owner: 'france',
      occupier: 'britain',
      uprising: true,
      note: 'forgotten last evening',
    })
    expect(regionIn(state, 'holland')).toMatchObject({ owner: 'france', occupier: 'britain', uprising: true })
    expect(reasons.map(({ key }) => key)).toEqual([
      'heading.correctRegion',
      'map.ownerSet',
      'map.occupierSet',
      'map.uprisingSet',
      'map.why',
    ])
  })

  it('refused: an owner who occupies its own region', () => {
    const refusal = refusalOf(game, {
      type: 'correctRegion',
      region: 'holland',
      owner: 'france',
      occupier: 'france',
      uprising: false,
      note: 'x',
    })
    expect(refusal.code).toBe('occupiesOwn')
  })
})

it('a Spanish region of France that is named as 1809 begins is in uprising; later it is not', () => {
  const game = gameOf({ scenario: 'austrianPhoenix' })
  const command = {
    type: 'addRegion',
    name: 'Catalonia',
    homeland: 'spain',
    capital: null,
    port: false,
    northAfrica: false,
    links: [],
    seas: [],
    owner: 'france',
    counted: false,
  } as const
  const catalonia = (state: NapoleonState) =>
    tell(state, { ...command, links: [], seas: [] }).state.regions.find(({ name }) => name === 'Catalonia')
  expect(catalonia(game)).toMatchObject({ uprising: true })
  const later = { ...game, calendar: { ...game.calendar, round: 2 } }
  expect(catalonia(later)).toMatchObject({ uprising: false })
})
