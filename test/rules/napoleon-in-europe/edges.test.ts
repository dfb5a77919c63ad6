// @vitest-environment node
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { CommandOf, NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { Due } from '@/rules/napoleon-in-europe/due.ts'
import { stateSchema } from '@/rules/napoleon-in-europe/effects.ts'
import { noUnnamedRegions } from '@/rules/napoleon-in-europe/empty.ts'
import { byNation, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { incomeOf } from '@/rules/napoleon-in-europe/production/income.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { basicGame } from './basic-game.ts'
import { campaignOf } from './campaign.ts'
import { gameOf, refusalOf, regionOf, relationOf, tell, withNations } from './table.ts'

/** France fights Austria and Spain; everybody has points to spend. */
const atWar = withNations(
  gameOf({
    regions: [
      regionOf('paris', { homeland: 'france', capital: 'paris', port: true, seas: ['channel'] }),
      regionOf('vienna', { homeland: 'austria', capital: 'vienna' }),
      regionOf('tyrol'),
    ],
    seas: [{ id: 'channel', name: 'Channel', links: [], straits: [] }],
    relations: [relationOf('france', 'austria', 'war', 1), relationOf('france', 'spain', 'war', 2)],
    stacks: [{ nation: 'france', region: 'paris', pieces: { infantry: 2, leader: 1 } }],
    fleets: [{ nation: 'france', at: { kind: 'sea', sea: 'channel' }, squadrons: 3 }],
  }),
  { france: { politicalActionPoints: 9 }, britain: { politicalActionPoints: 9 } },
)

const peaceOf = (nation: NationId, to: NationId): NapoleonCommand => ({
  type: 'overtureToPlayer',
  nation,
  to,
  accepted: true,
  concerning: null,
})
const suing = (nation: NationId): CommandOf<'sueForPeace'> => ({
  type: 'sueForPeace',
  nation,
  due: null,
  first: null,
  second: null,
})

function owing(state: NapoleonState, ...dues: readonly Due[]): NapoleonState {
  return { ...state, pending: dues.map((due, index) => ({ ...due, id: index + 1 })), nextDue: 9 }
}

function kindsOwed({ pending }: NapoleonState): readonly string[] {
  return pending.map(({ kind }) => kind)
}

describe('what peace leaves nobody to do', () => {
  const battle: Due = {
    kind: 'battle',
    cause: 'move',
    region: 'vienna',
    place: 'vienna',
    attackers: ['france'],
    defenders: ['austria'],
    garrison: {},
    garrisonPlayedBy: null,
  }
  const ofAustria: Due = { kind: 'commitment', nation: 'austria', cause: 'capital', place: 'vienna' }
  const ofFrance: Due = { ...ofAustria, nation: 'france' }

  it('is owed no longer: a roll for commitment, and a battle', () => {
    const { state, reasons } = tell(owing(atWar, battle, ofAustria, ofFrance), peaceOf('france', 'austria'))
    expect(state.pending).toMatchObject([{ nation: 'france' }])
    expect(reasons.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['lapsed.battle', 'lapsed.commitment']),
    )
  })

  it('is owed no longer: attrition in a homeland that is no enemy’s', () => {
    const advanced: NapoleonState = {
      ...atWar,
      rules: { ...atWar.rules, options: { ...atWar.rules.options, attrition: 'on' } },
    }
    const owed = owing(advanced, { kind: 'attrition', nation: 'france', homeland: 'spain' })
    expect(kindsOwed(tell(owed, peaceOf('france', 'austria')).state)).toEqual(['attrition'])
    expect(kindsOwed(tell(owed, peaceOf('france', 'spain')).state)).toEqual([])
  })

  it('is owed no longer: to leave a port that is free again', () => {
    const regions = atWar.regions.map((region) =>
      region.id === 'paris' ? { ...region, occupier: 'austria' as const } : region,
    )
    const owed = owing(
      { ...atWar, regions },
      {
        kind: 'leavePort',
        nation: 'france',
        region: 'paris',
        squadrons: 1,
      },
    )
    expect(kindsOwed(tell(owed, { type: 'liberateRegion', region: 'paris' }).state)).toEqual([])
  })

  it('is owed no longer: cards that are switched off', () => {
    const { rules } = atWar
    const options = { ...rules.options, cards: 'on' } as const
    const owed = owing(
      { ...atWar, rules: { ...rules, options } },
      { kind: 'drawCards', nation: 'france', cards: 1, cause: 'won' },
    )
    const off: NapoleonCommand = { type: 'changeOptions', options: { ...options, cards: 'off' } }
    expect(kindsOwed(tell(owed, off).state)).toEqual([])
  })

  it('is owed no longer: squadrons that are corrected away', () => {
    const at = { kind: 'sea', sea: 'channel' } as const
    const owed = owing(atWar, { kind: 'navalLosses', nations: ['france', 'prussia'], squadrons: 2, at })
    const none: NapoleonCommand = {
      type: 'correctSquadrons',
      nation: 'france',
      at,
      squadrons: 0,
      note: 'counted',
    }
    expect(kindsOwed(tell(owed, none).state)).toEqual([])
    expect(kindsOwed(tell(owed, { ...none, squadrons: 2 }).state)).toEqual(['navalLosses'])
  })
})

describe('regions without a name', () => {
  it('that are traded away are not closed any more to who had them', () => {
    const counts = { ...noUnnamedRegions, homeland: 1, minor: 1, northAfrica: 1 }
    const closed: NapoleonState = {
      ...atWar,
      unnamed: byNation((id) =>
        id === 'prussia' ? { ...counts, closed: 2, closedNorthAfrica: 1 } : noUnnamedRegions,
      ),
    }
    const traded = (['minor', 'northAfrica'] as const).reduce<NapoleonState>(
      (state, unnamed) =>
        tell(state, {
          type: 'tradeRegion',
          nation: 'prussia',
          to: 'russia',
          territory: { unnamed, owner: 'prussia', homeland: null },
        }).state,
      closed,
    )
    expect(traded.unnamed.prussia).toMatchObject({ closed: 1, closedNorthAfrica: 0 })
    const home: NapoleonCommand = {
      type: 'tradeRegion',
      nation: 'prussia',
      to: 'russia',
      territory: { unnamed: 'homeland', owner: 'prussia', homeland: 'prussia' },
    }
    const bare = tell(traded, home).state
    expect(incomeOf(bare, 'prussia')).toEqual([])
    expect(bare.unnamed.prussia).toMatchObject({ homeland: 0, homelandLost: 1, closed: 0 })
    expect(parse(stateSchema, structuredClone(bare))).toEqual(bare)
  })
})

describe('an uprising', () => {
  const counted = (about: Partial<typeof noUnnamedRegions>): NapoleonState => ({
    ...atWar,
    unnamed: byNation((id) => (id === 'prussia' ? { ...noUnnamedRegions, ...about } : noUnnamedRegions)),
  })
  const territory = { unnamed: 'minor', owner: 'prussia', homeland: null } as const

  it('breaks out in no minor nation where its owner has none, only regions of its homeland', () => {
    const rising: NapoleonCommand = { type: 'raiseUprising', nation: 'france', territory }
    expect(refusalOf(counted({ homeland: 3 }), rising)).toMatchObject({ code: 'noUnnamedRegion' })
    expect(tell(counted({ homeland: 3, minor: 1 }), rising).state.unnamed.prussia.closed).toBe(1)
  })

  it('is put down in none either', () => {
    const calming: NapoleonCommand = { type: 'putDownUprising', nation: 'prussia', territory }
    expect(refusalOf(counted({ homeland: 3, closed: 1 }), calming)).toMatchObject({ code: 'noUnnamedRegion' })
  })
})

describe('a historical game', () => {
  const three = campaignOf({
    scenario: 'riseOfNapoleon',
    played: ['france', 'britain', 'austria'],
    victory: 'historical',
  })

  it('ends as the last enemy of France makes peace, where another has sued for it', () => {
    const beaten = tell(three, suing('austria')).state
    expect(beaten.ended).toBeNull()
    expect(tell(beaten, peaceOf('britain', 'france')).state.ended).toBe('defeat')
  })

  it('ends as France lures the last enemy away', () => {
    const held = withNations(tell(three, suing('austria')).state, {
      britain: { player: null, control: { by: 'austria', until: 'overture' } },
    })
    const lure: NapoleonCommand = { type: 'overtureToMajor', nation: 'france', to: 'britain', units: null }
    expect(tell(held, lure, [1, 1]).state.ended).toBe('defeat')
  })

  it('that goes on after its end is not ended again by the next peace', () => {
    const over = tell(three, { ...suing('france'), first: 'britain', second: 'austria' }).state
    expect(over.ended).toBe('defeat')
    const again = tell(over, { type: 'resumeGame' }).state
    const fighting: NapoleonState = { ...again, relations: [relationOf('france', 'britain', 'war', 3)] }
    expect(tell(fighting, peaceOf('britain', 'france')).state.ended).toBeNull()
  })
})

describe('a nation that is held for one war', () => {
  it('is nobody’s as that war ends because its enemy is lured away', () => {
    const four = campaignOf({
      scenario: 'peaceAndOptions',
      played: ['france', 'britain', 'russia', 'austria'],
    })
    const held = withNations(
      { ...four, relations: [relationOf('prussia', 'spain', 'war', 1)] },
      {
        prussia: { control: { by: 'france', until: 'overture' } },
        spain: { control: { by: 'britain', until: 'war' } },
      },
    )
    const lure: NapoleonCommand = { type: 'overtureToMajor', nation: 'austria', to: 'prussia', units: null }
    expect(tell(held, lure, [1, 1]).state.nations.spain.control).toBeNull()
  })

  it('is held for good once it is drawn into an alliance, as the Ottoman Empire in 1809', () => {
    const four = campaignOf({
      scenario: 'austrianPhoenix',
      played: ['france', 'britain', 'austria', 'spain'],
    })
    const held = withNations(four, {
      russia: { control: { by: 'france', until: 'war' } },
      ottoman: { control: { by: 'britain', until: 'war' } },
    })
    const asks = (nation: NationId): NapoleonCommand => ({
      type: 'overtureToMajor',
      nation,
      to: 'russia',
      units: null,
    })
    const drawn = tell(held, asks('france'), [1, 1]).state
    expect(drawn.nations.ottoman.control).toEqual({ by: 'britain', until: 'overture' })
    const lured = tell(drawn, asks('austria'), [1, 1]).state
    expect(lured.nations.russia.control).toBeNull()
    expect(lured.nations.ottoman.control).toEqual({ by: 'britain', until: 'overture' })
  })
})

describe('in 1812', () => {
  it('Austria, played, joins the enemies of France only after Prussia has', () => {
    const four = campaignOf({
      scenario: 'intoRussia',
      played: ['france', 'britain', 'russia', 'austria'],
      victory: 'historical',
    })
    const neutral = tell(four, peaceOf('britain', 'austria')).state
    expect(refusalOf(neutral, peaceOf('britain', 'austria'))).toMatchObject({
      code: 'joinsOnlyAfter',
      path: 'to',
    })
  })
})

describe('refused is', () => {
  it('the help of a leader who stands elsewhere', () => {
    const asked: NapoleonCommand = {
      type: 'overtureToMinor',
      nation: 'france',
      territory: { region: 'tyrol' },
      leader: true,
    }
    expect(refusalOf(atWar, asked)).toMatchObject({ code: 'noLeaderThere', path: 'leader' })
    expect(tell({ ...atWar, stacks: [] }, asked, [1, 1]).effects).toHaveLength(1)
  })

  it('an enemy’s region for which a battle is still to be fought', () => {
    const regions = atWar.regions.map((region) =>
      region.id === 'vienna' ? { ...region, occupier: 'france' as const } : region,
    )
    const annexing: NapoleonCommand = {
      type: 'annex',
      nation: 'france',
      territory: { region: 'vienna' },
      playedBy: null,
    }
    const contested = owing(
      { ...atWar, regions },
      {
        kind: 'battle',
        cause: 'move',
        region: 'vienna',
        place: 'vienna',
        attackers: ['austria'],
        defenders: ['france'],
        garrison: {},
        garrisonPlayedBy: null,
      },
    )
    expect(refusalOf(contested, annexing)).toMatchObject({ code: 'notOccupied', path: 'territory' })
    expect(tell({ ...atWar, regions }, annexing).effects).toHaveLength(2)
  })

  it('a minor nation whose army still resists an annexation', () => {
    const annexing: NapoleonCommand = {
      type: 'annex',
      nation: 'france',
      territory: { region: 'tyrol' },
      playedBy: 'austria',
    }
    const resists = tell(atWar, annexing, [5, 3, 3, 3]).state
    expect(refusalOf(resists, annexing)).toMatchObject({ code: 'minorInTheField', path: 'territory' })
  })

  it('a port in which an enemy’s army stands', () => {
    const regions = atWar.regions.map((region) =>
      region.id === 'paris' ? { ...region, occupier: 'austria' as const } : region,
    )
    const sails: NapoleonCommand = {
      type: 'moveSquadrons',
      nation: 'france',
      from: { kind: 'sea', sea: 'channel' },
      to: { kind: 'port', region: 'paris' },
      squadrons: 1,
    }
    expect(refusalOf({ ...atWar, regions }, sails)).toMatchObject({ code: 'portTaken', path: 'to' })
    expect(tell(atWar, sails).effects).toHaveLength(2)
  })

  it('in the Basic Rules, to end an alliance after having moved', () => {
    const game = basicGame()
    const turn: NapoleonState = { ...game, calendar: { ...game.calendar, acting: 'austria' } }
    const moved = withNations(turn, { austria: { turnMarks: { moved: 1, sailed: 0, drew: 0 } } })
    const end: NapoleonCommand = { type: 'endAlliance', nation: 'austria', with: 'britain' }
    expect(refusalOf(moved, end)).toMatchObject({ code: 'hasMovedAlready', path: 'nation' })
    expect(tell(turn, end).effects).toHaveLength(1)
  })
})

describe('a nation that is out of a game of Total Victory', () => {
  const taking = (nation: NationId, region: string): NapoleonCommand => ({
    type: 'takeRegion',
    nation,
    territory: { region },
  })
  const game = owing(basicGame({ victory: 'totalVictory' }), {
    kind: 'drawCards',
    nation: 'prussia',
    cards: 1,
    cause: 'won',
  })
  const beaten = [
    taking('prussia', 'Brittany'),
    taking('britain', 'Berlin'),
    taking('britain', 'Pomerania'),
  ].reduce((state, command) => tell(state, command).state, game)

  it('gives back the homelands that it stood in, and draws no more cards', () => {
    expect(beaten.nations.prussia.player).toBeNull()
    expect(beaten.regions.find(({ id }) => id === 'Brittany')?.owner).toBe('france')
    expect(beaten.pending).toEqual([])
  })

  it('has a homeland that its former allies take like any minor nation', () => {
    const allied: NapoleonState = {
      ...beaten,
      relations: [...beaten.relations, relationOf('france', 'prussia', 'allied')],
    }
    expect(tell(allied, taking('france', 'Berlin')).state.regions).toContainEqual(
      expect.objectContaining({ id: 'Berlin', owner: 'france' }),
    )
  })
})
