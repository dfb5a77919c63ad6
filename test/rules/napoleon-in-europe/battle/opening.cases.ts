import type { CommandOf } from '@/rules/napoleon-in-europe/commands.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import type { Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { gameOf, regionOf, relationOf } from '../table.ts'

type OpenBattle = CommandOf<'openBattle'>
type BeginBattle = CommandOf<'beginBattle'>

/** France and Britain at war, Belgium on the map, nobody's pieces counted. */
export const war: NapoleonState = gameOf({
  regions: [regionOf('belgium', { name: 'Belgium' })],
  relations: [relationOf('france', 'britain', 'war'), relationOf('france', 'austria', 'allied')],
})

export function warWith(
  options: Partial<NapoleonOptions>,
  about: Partial<NapoleonState> = {},
): NapoleonState {
  return { ...war, rules: rulesWith(options), ...about }
}

export function force(nation: NationId | null, pieces: Pieces) {
  return { nation, pieces }
}

/** France attacks Britain in Belgium, 6 infantry against 6, unless it is said otherwise. */
export function open(about: Partial<OpenBattle> = {}): OpenBattle {
  return {
    type: 'openBattle',
    due: null,
    region: 'belgium',
    place: '',
    attackers: [{ from: '', forces: [force('france', { infantry: 6 })] }],
    defenders: [force('britain', { infantry: 6 })],
    landed: null,
    napoleon: false,
    innovations: { attacker: [], defender: [] },
    ...about,
  }
}

/** Armies of one nation each. */
export function armies(attacker: Pieces, defender: Pieces): Pick<OpenBattle, 'attackers' | 'defenders'> {
  return {
    attackers: [{ from: '', forces: [force('france', attacker)] }],
    defenders: [force('britain', defender)],
  }
}

/** Several groups of France, the main one first. */
export function groups(...all: readonly Pieces[]): Pick<OpenBattle, 'attackers'> {
  return {
    attackers: all.map((pieces, place) => ({
      from: ['Holland', 'Saxony', 'Baden', 'Hesse'][place] ?? '',
      forces: [force('france', pieces)],
    })),
  }
}

/** The same as a game of its own. */
export function lone(about: Partial<BeginBattle> = {}): BeginBattle {
  const { attackers, defenders, landed, napoleon, innovations } = open()
  return {
    type: 'beginBattle',
    region: null,
    place: 'Belgium',
    attackers,
    defenders,
    landed,
    napoleon,
    innovations,
    name: 'An evening',
    level: 'standard',
    players: [],
    options: rulesWith().options,
    ...about,
  }
}

export interface OpeningCase {
  readonly what: string
  readonly state?: NapoleonState
  readonly about?: Partial<OpenBattle>
  /** What holds of the battle then. */
  readonly battle: Readonly<Record<string, unknown>>
}

export interface OpeningRefusal {
  readonly what: string
  readonly state?: NapoleonState
  readonly about?: Partial<OpenBattle>
  readonly code: string
  readonly path: string
}

const basic = gameOf({ level: 'basic', regions: war.regions, scenario: 'basic' })
const allOn = { initiative: 'on', reinforcement: 'on', terrain: 'on', napoleon: 'on' } as const
const innovator: NapoleonState = {
  ...war,
  nations: {
    ...war.nations,
    austria: { ...war.nations.austria, innovations: ['Corps d’Armee'] },
    britain: { ...war.nations.britain, innovations: ['Superior Light Cavalry', 'Congreve Rockets'] },
  },
}
const owed: NapoleonState = {
  ...war,
  pending: [
    {
      id: 4,
      kind: 'battle',
      cause: 'landing',
      region: 'belgium',
      place: 'Belgium',
      attackers: ['france'],
      defenders: ['britain'],
      garrison: { militia: 3 },
      garrisonPlayedBy: 'britain',
    },
  ],
  nextDue: 5,
}
const counted: NapoleonState = {
  ...owed,
  stacks: [
    { nation: 'france', region: 'belgium', pieces: { infantry: 4 } },
    { nation: 'france', region: null, pieces: { infantry: 2, leader: 1 } },
    { nation: 'britain', region: 'belgium', pieces: { infantry: 6 } },
  ],
}

export const openingCases: readonly OpeningCase[] = [
  {
    what: 'six armies a side are a major battle, set up at once where nothing is prepared',
    battle: {
      kind: 'standard',
      place: 'Belgium',
      size: 'major',
      nations: { attacker: ['france'], defender: ['britain'] },
      groups: [{ from: '', arrives: 0 }],
      course: { stage: 'deployment', first: 'attacker', turn: 1, deployed: [], openly: null },
    },
  },
  {
    what: 'five armies on one side are a skirmish; leaders do not count',
    about: armies({ infantry: 9 }, { infantry: 5, leader: 3 }),
    battle: { size: 'skirmish' },
  },
  {
    what: 'allies fight beside each other, the one that leads first',
    about: {
      attackers: [
        { from: '', forces: [force('france', { infantry: 3 }), force('austria', { infantry: 3 })] },
      ],
    },
    battle: { size: 'major', nations: { attacker: ['france', 'austria'], defender: ['britain'] } },
  },
  {
    what: 'a minor nation fights for itself',
    about: { defenders: [force(null, { infantry: 2, cavalry: 1 })] },
    battle: { nations: { attacker: ['france'], defender: [] }, size: 'skirmish' },
  },
  {
    what: 'the initiative comes first where it is played',
    state: warWith(allOn),
    battle: { course: { stage: 'initiative' } },
  },
  {
    what: 'then the arrival of groups, and those but the main one are not there yet',
    state: warWith({ reinforcement: 'on', terrain: 'on' }),
    about: groups({ infantry: 6 }, { cavalry: 2 }),
    battle: {
      groups: [
        { from: 'Holland', arrives: 0 },
        { from: 'Saxony', arrives: null },
      ],
      course: { stage: 'reinforcement' },
    },
  },
  {
    what: 'an army in one group does not roll for its arrival',
    state: warWith({ reinforcement: 'on', terrain: 'on' }),
    battle: { course: { stage: 'terrain' } },
  },
  {
    what: 'without the rule of reinforcement all groups are one army, which came from all their regions',
    about: groups({ infantry: 4 }, { infantry: 2 }),
    battle: {
      size: 'major',
      groups: [{ from: 'Holland, Saxony', arrives: 0 }],
      course: { stage: 'deployment' },
    },
  },
  {
    what: 'who came by sea is known',
    about: { landed: 'attacker' },
    battle: { landed: 'attacker' },
  },
  {
    what: 'a place without a region has its own name',
    about: { region: null, place: 'Quatre Bras' },
    battle: { region: null, place: 'Quatre Bras' },
  },
  {
    what: 'innovations are those that a nation of the side possesses',
    state: innovator,
    about: {
      attackers: [
        { from: '', forces: [force('france', { infantry: 3 }), force('austria', { infantry: 3 })] },
      ],
      innovations: { attacker: ['superiorLightCavalry'], defender: [] },
    },
    battle: { innovations: { attacker: ['corpsDArmee'], defender: ['superiorLightCavalry'] } },
  },
  {
    what: 'a battle that is owed keeps its number',
    state: owed,
    about: { due: 4 },
    battle: { due: 4 },
  },
  {
    what: 'militia that turned out are not among the pieces that the app counts',
    state: counted,
    about: { due: 4, defenders: [force('britain', { infantry: 6, militia: 3 })] },
    battle: { size: 'major' },
  },
  {
    what: 'pieces without a place may be there',
    state: counted,
    about: armies({ infantry: 6, leader: 1 }, { infantry: 6 }),
    battle: { size: 'major' },
  },
  {
    what: 'in the Basic Rules a battle has two ranks, and everybody stands in the rear one until it is set up',
    state: basic,
    about: armies({ infantry: 1, leader: 1 }, { cavalry: 1, artillery: 1 }),
    battle: {
      kind: 'basic',
      size: 'skirmish',
      landed: null,
      course: { stage: 'deployment', acting: 'defender', step: 'move', turn: 1, deployed: [], owed: null },
      pieces: [
        { id: 'france.infantry.1', side: 'attacker', nation: 'france', unit: 'infantry', at: 'rear' },
        { id: 'france.leader.1', side: 'attacker', nation: 'france', unit: 'leader', at: 'rear' },
        { id: 'britain.cavalry.1', side: 'defender', nation: 'britain', unit: 'cavalry', at: 'rear' },
        { id: 'britain.artillery.1', side: 'defender', nation: 'britain', unit: 'artillery', at: 'rear' },
      ],
    },
  },
]

const unplayed: NapoleonState = {
  ...basic,
  nations: { ...basic.nations, britain: { ...basic.nations.britain, player: null } },
}

export const openingRefusals: readonly OpeningRefusal[] = [
  {
    what: 'a battle that is not owed',
    state: owed,
    about: { due: 9 },
    code: 'noSuchBattle',
    path: 'due',
  },
  {
    what: 'a region that the map has not',
    about: { region: 'nowhere' },
    code: 'noSuchRegion',
    path: 'region',
  },
  {
    what: 'a nation on both sides',
    about: { defenders: [force('britain', { infantry: 6 }), force('france', { infantry: 1 })] },
    code: 'onBothSides',
    path: 'defenders',
  },
  {
    what: 'an attacker with leaders alone',
    about: armies({ leader: 2 }, { infantry: 6 }),
    code: 'sideWithoutArmy',
    path: 'attackers',
  },
  {
    what: 'a defender with nothing',
    about: armies({ infantry: 6 }, {}),
    code: 'sideWithoutArmy',
    path: 'defenders',
  },
  {
    what: 'light infantry where it is not played',
    about: armies({ lightInfantry: 6 }, { infantry: 6 }),
    code: 'unitNotInBattle',
    path: 'attackers[0].pieces',
  },
  {
    what: 'irregular cavalry of a nation that has none',
    about: armies({ infantry: 6 }, { infantry: 6, irregularCavalry: 1 }),
    code: 'unitNotInBattle',
    path: 'defenders[0].pieces',
  },
  {
    what: 'horse artillery of a minor nation where it is not played',
    about: { defenders: [force(null, { horseArtillery: 1 })] },
    code: 'unitNotInBattle',
    path: 'defenders[0].pieces',
  },
  {
    what: 'militia in the Basic Rules',
    state: basic,
    about: armies({ infantry: 6 }, { militia: 6 }),
    code: 'unitNotInBattle',
    path: 'defenders[0].pieces',
  },
  {
    what: 'a main group of leaders alone',
    state: warWith({ reinforcement: 'on' }),
    about: groups({ leader: 1 }, { infantry: 6 }),
    code: 'mainGroupWithoutArmy',
    path: 'attackers[0]',
  },
  {
    what: 'a further group without pieces',
    state: warWith({ reinforcement: 'on' }),
    about: groups({ infantry: 6 }, { infantry: 1 }, {}),
    code: 'groupWithoutPieces',
    path: 'attackers[2]',
  },
  {
    what: 'Napoleon where his rule is not played',
    about: { ...armies({ infantry: 6, leader: 1 }, { infantry: 6 }), napoleon: true },
    code: 'napoleonRuleOff',
    path: 'napoleon',
  },
  {
    what: 'Napoleon in the Basic Rules',
    state: { ...basic, rules: rulesWith({ napoleon: 'on' }) },
    about: { ...armies({ infantry: 6, leader: 1 }, { infantry: 6 }), napoleon: true },
    code: 'napoleonRuleOff',
    path: 'napoleon',
  },
  {
    what: 'Napoleon without a French leader',
    state: warWith({ napoleon: 'on' }),
    about: { ...armies({ infantry: 6 }, { infantry: 6, leader: 1 }), napoleon: true },
    code: 'napoleonNotThere',
    path: 'napoleon',
  },
  {
    what: 'more pieces than the app knows of there',
    state: counted,
    about: armies({ infantry: 7 }, { infantry: 6 }),
    code: 'tooFewTroops',
    path: 'attackers',
  },
  {
    what: 'militia where none turned out',
    state: counted,
    about: { defenders: [force('britain', { infantry: 6, militia: 3 })] },
    code: 'tooFewTroops',
    path: 'defenders',
  },
  {
    what: 'in the Basic Rules, more pieces than the app knows of in one place',
    state: { ...basic, stacks: counted.stacks },
    about: armies({ infantry: 5 }, { infantry: 6 }),
    code: 'tooFewTroops',
    path: 'attackers',
  },
  {
    what: 'a minor nation that attacks',
    about: { attackers: [{ from: '', forces: [force(null, { infantry: 3 })] }] },
    code: 'attackWithoutNation',
    path: 'attackers',
  },
  {
    what: 'in the Basic Rules, a minor nation by itself',
    state: basic,
    about: { defenders: [force(null, { infantry: 2 })] },
    code: 'minorWithoutPieces',
    path: 'defenders',
  },
  {
    what: 'in the Basic Rules, a nation that nobody plays',
    state: unplayed,
    code: 'nobodyPlays',
    path: 'defenders',
  },
  {
    what: 'in the Basic Rules, allies against each other',
    state: { ...basic, relations: [relationOf('france', 'britain', 'allied')] },
    code: 'alliesDoNotFight',
    path: 'defenders',
  },
]
