import type { CommandOf } from '@/rules/napoleon-in-europe/commands.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { campaignOf } from './campaign.ts'
import { regionOf, relationOf, withNations } from './table.ts'

type Report = CommandOf<'reportBattle'>

interface BattleReport {
  readonly what: string
  readonly state: NapoleonState
  readonly report: Partial<Omit<Report, 'type'>>
}

export interface BattleCase extends BattleReport {
  readonly effects: readonly string[]
}

export interface BattleRefusal extends BattleReport {
  readonly code: string
  readonly path: string
}

const played: readonly NationId[] = ['france', 'britain', 'austria']
const swabia = regionOf('swabia', { name: 'Swabia', owner: 'austria' })
const rise: NapoleonState = {
  ...campaignOf({ scenario: 'riseOfNapoleon', played }),
  regions: [swabia],
}
const coalition = campaignOf({
  scenario: 'secondCoalition',
  played: ['france', 'britain', 'austria', 'russia'],
})
const russianWar: NapoleonState = {
  ...coalition,
  relations: [...coalition.relations, relationOf('france', 'russia', 'war', 2)],
}
const counted: NapoleonState = {
  ...rise,
  stacks: [
    { nation: 'austria', region: 'swabia', pieces: { infantry: 4, leader: 1 } },
    { nation: 'austria', region: null, pieces: { infantry: 3 } },
  ],
}
const withCards = campaignOf({ scenario: 'riseOfNapoleon', played, options: { cards: 'on' } })
const onePlayer = withNations(withCards, { austria: { player: 'britain' } })
const withNapoleon = campaignOf({ scenario: 'riseOfNapoleon', played, options: { napoleon: 'on' } })

const tyrol = regionOf('tyrol', { name: 'Tyrol' })
const resisting: NapoleonState = {
  ...rise,
  regions: [tyrol],
  pending: [
    {
      id: 8,
      kind: 'battle',
      cause: 'annexation',
      region: 'tyrol',
      place: 'Tyrol',
      attackers: ['france'],
      defenders: [],
      garrison: { infantry: 2, cavalry: 1 },
      garrisonPlayedBy: 'austria',
    },
  ],
  nextDue: 9,
}

const austria = (pieces: Pieces) => [{ nation: 'austria' as const, pieces }]

export const battleCases: readonly BattleCase[] = [
  {
    what: 'a major battle gives each player nation that won it a point',
    state: rise,
    report: { winner: 'defenders', major: true, attackers: ['france'], defenders: ['austria', 'britain'] },
    effects: ['austria +1 PAP', 'britain +1 PAP'],
  },
  {
    what: 'a smaller one gives none',
    state: rise,
    report: { winner: 'attackers', major: false },
    effects: [],
  },
  {
    what: 'neither does one that nobody won',
    state: rise,
    report: { winner: 'nobody', major: true },
    effects: [],
  },
  {
    what: 'a nation that nobody plays earns none',
    state: withNations(rise, { austria: { player: null, control: { by: 'britain', until: 'overture' } } }),
    report: { winner: 'defenders', major: true },
    effects: [],
  },
  {
    what: 'the victor occupies the ground',
    state: rise,
    report: { region: 'swabia', winner: 'attackers' },
    effects: ['Swabia of austria, occupied by france'],
  },
  {
    what: 'who takes a capital makes its nation roll, and drives its squadrons out of the port',
    state: {
      ...rise,
      regions: [regionOf('vienna', { name: 'Vienna', homeland: 'austria', capital: 'vienna', port: true })],
      fleets: [{ nation: 'austria', at: { kind: 'port', region: 'vienna' }, squadrons: 2 }],
    },
    report: { region: 'vienna', winner: 'attackers' },
    effects: [
      'Vienna of austria, occupied by france',
      'owed: austria leaves port vienna',
      'owed: austria rolls for commitment',
    ],
  },
  {
    what: 'an attack by the owner frees it',
    state: { ...rise, regions: [{ ...swabia, occupier: 'france' }] },
    report: { region: 'swabia', winner: 'attackers', attackers: ['austria'], defenders: ['france'] },
    effects: ['Swabia of austria'],
  },
  {
    what: 'a beaten attacker changes nothing there',
    state: rise,
    report: { region: 'swabia', winner: 'defenders' },
    effects: [],
  },
  {
    what: 'six units lost in a lost battle, the leader among them: a roll for commitment',
    state: rise,
    report: { winner: 'attackers', losses: austria({ infantry: 5, leader: 1 }) },
    effects: ['owed: austria rolls for commitment'],
  },
  {
    what: 'five do not shake it',
    state: rise,
    report: { winner: 'attackers', losses: austria({ infantry: 5 }) },
    effects: [],
  },
  {
    what: 'nor do six in a battle that was won',
    state: rise,
    report: { winner: 'defenders', losses: austria({ infantry: 6 }) },
    effects: [],
  },
  {
    what: 'Russia in 1800 is shaken by three, whoever won',
    state: russianWar,
    report: {
      winner: 'defenders',
      defenders: ['russia'],
      losses: [{ nation: 'russia', pieces: { infantry: 3 } }],
    },
    effects: ['owed: russia rolls for commitment'],
  },
  {
    what: 'and not by two',
    state: russianWar,
    report: {
      winner: 'attackers',
      defenders: ['russia'],
      losses: [{ nation: 'russia', pieces: { infantry: 2 } }],
    },
    effects: [],
  },
  {
    what: 'Austria in 1800 is not shaken by three',
    state: coalition,
    report: { winner: 'attackers', losses: austria({ infantry: 3 }) },
    effects: [],
  },
  {
    what: 'lost pieces come off where the battle was, and then from those without a place',
    state: counted,
    report: { region: 'swabia', winner: 'defenders', losses: austria({ infantry: 5, leader: 1 }) },
    effects: ['austria −4 infantry in Swabia', 'austria −1 infantry', 'austria −1 leader in Swabia'],
  },
  {
    what: 'the winner of a major battle draws two cards, the loser one',
    state: withCards,
    report: { winner: 'attackers', major: true },
    effects: ['france +1 PAP', 'owed: france draws 2', 'owed: austria draws 1'],
  },
  {
    what: 'a player of two nations draws once',
    state: onePlayer,
    report: { winner: 'defenders', major: true, defenders: ['britain', 'austria'] },
    effects: ['britain +1 PAP', 'austria +1 PAP', 'owed: france draws 1', 'owed: britain draws 2'],
  },
  {
    what: 'with Napoleon himself France loses the war',
    state: withNapoleon,
    report: {
      winner: 'defenders',
      napoleonLost: true,
      losses: [{ nation: 'france', pieces: { leader: 1 } }],
    },
    effects: ['owed: france sues for peace'],
  },
  {
    what: 'a minor nation that resisted its annexation is owned by who beats it',
    state: resisting,
    report: { due: 8, region: 'tyrol', winner: 'attackers', defenders: [] },
    effects: ['settled 8', 'Tyrol of france'],
  },
  {
    what: 'it stays free where it holds out',
    state: resisting,
    report: { due: 8, region: 'tyrol', winner: 'defenders', defenders: [] },
    effects: ['settled 8'],
  },
]

export const battleRefusals: readonly BattleRefusal[] = [
  {
    what: 'on both sides',
    state: rise,
    report: { defenders: ['france'] },
    code: 'onBothSides',
    path: 'defenders',
  },
  {
    what: 'losses of one who was not there',
    state: rise,
    report: { losses: [{ nation: 'britain', pieces: { infantry: 1 } }] },
    code: 'notInBattle',
    path: 'losses[0].nation',
  },
  {
    what: 'losses given twice',
    state: rise,
    report: { losses: [...austria({ infantry: 1 }), ...austria({ cavalry: 1 })] },
    code: 'lossesTwice',
    path: 'losses[1].nation',
  },
  {
    what: 'more lost than the app knows of',
    state: counted,
    report: { region: 'swabia', losses: austria({ infantry: 8 }) },
    code: 'moreLostThanThere',
    path: 'losses',
  },
  { what: 'a battle that is over', state: rise, report: { due: 3 }, code: 'noSuchBattle', path: 'due' },
  {
    what: 'a region that is not there',
    state: rise,
    report: { region: 'x' },
    code: 'noSuchRegion',
    path: 'region',
  },
  {
    what: 'Napoleon without the rule',
    state: rise,
    report: { napoleonLost: true },
    code: 'napoleonRuleOff',
    path: 'napoleonLost',
  },
  {
    what: 'Napoleon without a leader lost',
    state: withNapoleon,
    report: { napoleonLost: true },
    code: 'napoleonIsLeader',
    path: 'napoleonLost',
  },
]
