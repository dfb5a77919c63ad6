import type { Region } from '@/rules/napoleon-in-europe/board.ts'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { noUnnamedRegions } from '@/rules/napoleon-in-europe/empty.ts'
import { byNation, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { NapoleonState, Nation } from '@/rules/napoleon-in-europe/state.ts'
import { campaignOf } from './campaign.ts'
import { regionOf, relationOf, withNations } from './table.ts'

export interface PoliticsCase {
  readonly what: string
  readonly state: NapoleonState
  readonly command: NapoleonCommand
  readonly faces?: readonly number[]
  /** The key of the outcome. */
  readonly outcome: string
  /** What changes, in words. */
  readonly effects: readonly string[]
}

export interface PoliticsRefusal {
  readonly what: string
  readonly state: NapoleonState
  readonly command: NapoleonCommand
  readonly code: string
  readonly path: string
}

const four: readonly NationId[] = ['france', 'britain', 'russia', 'austria']

/** Scenario III with four players: Prussia, the Ottoman Empire and Spain are neutral major nations. */
const options = campaignOf({ scenario: 'peaceAndOptions', played: four })
const april = monthAt(1802, 4)

function region(id: string, about: Partial<Region> = {}): Region {
  return regionOf(id, { name: id.charAt(0).toUpperCase() + id.slice(1), ...about })
}

const tyrol = region('tyrol')
const withTyrol: NapoleonState = { ...options, regions: [tyrol] }
const counting: NapoleonState = {
  ...withTyrol,
  stacks: [{ nation: 'austria', region: 'tyrol', pieces: { infantry: 2, leader: 1 } }],
}

function atWar(state: NapoleonState, ...pairs: readonly (readonly [NationId, NationId])[]): NapoleonState {
  const wars = pairs.map(([one, other], index) => relationOf(one, other, 'war', index + 1))
  return { ...state, relations: [...state.relations, ...wars] }
}

function allied(state: NapoleonState, one: NationId, other: NationId): NapoleonState {
  return { ...state, relations: [...state.relations, relationOf(one, other, 'allied')] }
}

function held(state: NapoleonState, nation: NationId, by: NationId, until: 'overture' | 'war' = 'overture') {
  return withNations(state, { [nation]: { control: { by, until }, hasBeenActive: true } })
}

function figures(state: NapoleonState, nation: NationId, about: Partial<Nation>): NapoleonState {
  return withNations(state, { [nation]: about })
}

const minor = (nation: NationId, id: string, leader = false): NapoleonCommand => ({
  type: 'overtureToMinor',
  nation,
  territory: { region: id },
  leader,
})
const major = (nation: NationId, to: NationId, units: number | null = null): NapoleonCommand => ({
  type: 'overtureToMajor',
  nation,
  to,
  units,
})
const player = (
  nation: NationId,
  to: NationId,
  accepted = true,
  concerning: NationId | null = null,
): NapoleonCommand => ({ type: 'overtureToPlayer', nation, to, accepted, concerning })
const war = (
  nation: NationId,
  on: NationId,
  joining: readonly NationId[] = [],
  nearest: NationId | null = null,
): NapoleonCommand => ({ type: 'declareWar', nation, on, joining: [...joining], nearest })
const annex = (nation: NationId, id: string, playedBy: NationId | null = null): NapoleonCommand => ({
  type: 'annex',
  nation,
  territory: { region: id },
  playedBy,
})
const uprising = (nation: NationId, id: string): NapoleonCommand => ({
  type: 'raiseUprising',
  nation,
  territory: { region: id },
})
const putDown = (nation: NationId, id: string): NapoleonCommand => ({
  type: 'putDownUprising',
  nation,
  territory: { region: id },
})
const passage = (nation: NationId, through: NationId, granted = true): NapoleonCommand => ({
  type: 'rightOfPassage',
  nation,
  through,
  granted,
})
const commitment = (nation: NationId, due: number | null = null): NapoleonCommand => ({
  type: 'rollCommitment',
  nation,
  due,
})
const peace = (
  nation: NationId,
  about: { first?: NationId; second?: NationId; due?: number } = {},
): NapoleonCommand => ({
  type: 'sueForPeace',
  nation,
  due: about.due ?? null,
  first: about.first ?? null,
  second: about.second ?? null,
})
const ending = (nation: NationId, other: NationId): NapoleonCommand => ({
  type: 'endAlliance',
  nation,
  with: other,
})

const unnamedMinor = { unnamed: 'minor', owner: null, homeland: null } as const
const oneMinor =
  '{"homeland":0,"homelandLost":0,"foreignHomeland":0,"minor":1,"northAfrica":0,"closed":0,"closedNorthAfrica":0}'

// Minor nations of the Advanced Rules

const denmark = region('denmark', { seas: ['northSea'] })
const norway = region('norway')
const danish: NapoleonState = {
  ...campaignOf({
    scenario: 'peaceAndOptions',
    played: four,
    options: { minorNavies: 'on', twoRegionMinors: 'on' },
  }),
  regions: [denmark, norway],
  stacks: [{ nation: 'russia', region: 'norway', pieces: { leader: 1 } }],
}

// Scenario VII

const divided = campaignOf({
  scenario: 'intoRussia',
  played: ['france', 'britain', 'russia'],
  victory: 'historical',
})
function later(state: NapoleonState, year: number, month: number): NapoleonState {
  return { ...state, calendar: { ...state.calendar, month: monthAt(year, month) } }
}
const winter = later(divided, 1812, 12)
const freePrussia: NapoleonState = {
  ...winter,
  relations: winter.relations.filter(({ nations }) => !nations.includes('prussia')),
}
const berlin = region('berlin', { homeland: 'prussia' })
const inBerlin: NapoleonState = {
  ...freePrussia,
  regions: [berlin],
  stacks: [{ nation: 'russia', region: 'berlin', pieces: { infantry: 2, leader: 1 } }],
}
const unbreakable = campaignOf({
  scenario: 'intoRussia',
  played: ['france', 'britain', 'russia', 'austria', 'prussia'],
})

// Scenario VI

const phoenix = campaignOf({
  scenario: 'austrianPhoenix',
  played: ['france', 'britain', 'austria', 'russia'],
})
const fivePlay = campaignOf({
  scenario: 'austrianPhoenix',
  played: ['france', 'britain', 'austria', 'russia', 'ottoman'],
})

export const politicsCases: readonly PoliticsCase[] = [
  // Diplomatic Overture: minor nations
  {
    what: 'a minor nation joins on 9, with the army that the dice bring',
    state: withTyrol,
    command: minor('austria', 'tyrol'),
    faces: [4, 5, 3, 4, 6],
    outcome: 'overture.outcome.minorJoins',
    effects: ['austria −2 PAP', 'Tyrol of austria'],
  },
  {
    what: 'it declines on 8',
    state: withTyrol,
    command: minor('austria', 'tyrol'),
    faces: [4, 4],
    outcome: 'overture.outcome.minorDeclines',
    effects: ['austria −2 PAP'],
  },
  {
    what: 'it joins on 8 where a leader is there, and its army is counted where the table counts',
    state: counting,
    command: minor('austria', 'tyrol', true),
    faces: [4, 4, 3, 4, 6],
    outcome: 'overture.outcome.minorJoins',
    effects: [
      'austria −2 PAP',
      'austria +3 infantry in Tyrol',
      'austria +2 cavalry in Tyrol',
      'austria +1 artillery in Tyrol',
      'Tyrol of austria',
    ],
  },
  {
    what: 'its infantry is thrown again at 5 and 6; low dice bring one cavalry and no guns',
    state: counting,
    command: minor('austria', 'tyrol'),
    faces: [6, 6, 5, 6, 1, 3, 3],
    outcome: 'overture.outcome.minorJoins',
    effects: [
      'austria −2 PAP',
      'austria +1 infantry in Tyrol',
      'austria +1 cavalry in Tyrol',
      'Tyrol of austria',
    ],
  },
  {
    what: 'one that is only counted joins as one more of its kind',
    state: options,
    command: { type: 'overtureToMinor', nation: 'russia', territory: unnamedMinor, leader: false },
    faces: [6, 6, 2, 2, 2],
    outcome: 'overture.outcome.minorJoins',
    effects: ['russia −2 PAP', `russia counts ${oneMinor}`],
  },
  {
    what: 'what Spain asks while Britain controls it, Britain pays',
    state: held(withTyrol, 'spain', 'britain'),
    command: minor('spain', 'tyrol'),
    faces: [1, 1],
    outcome: 'overture.outcome.minorDeclines',
    effects: ['britain −2 PAP'],
  },

  {
    what: 'Denmark comes with Norway, twice the army, and a squadron, where these rules are in force',
    state: danish,
    command: minor('russia', 'norway'),
    faces: [6, 6, 4, 1, 1, 2, 6, 6],
    outcome: 'overture.outcome.minorJoins',
    effects: [
      'russia −2 PAP',
      'russia +6 infantry in Norway',
      'russia +3 cavalry in Norway',
      'russia +1 artillery in Norway',
      'russia +1 squadrons in northSea',
      'Norway of russia',
      'Denmark of russia',
    ],
  },
  {
    what: 'where one of the two is owned, the other joins by itself',
    state: { ...danish, regions: [denmark, { ...norway, owner: 'britain' }] },
    command: minor('russia', 'denmark'),
    faces: [6, 6, 4, 1, 1],
    outcome: 'overture.outcome.minorJoins',
    effects: [
      'russia −2 PAP',
      'russia +4 infantry in Denmark',
      'russia +1 cavalry in Denmark',
      'russia +1 squadrons in northSea',
      'Denmark of russia',
    ],
  },

  // Diplomatic Overture: neutral major nations
  {
    what: 'a neutral major nation is won over by its rating or less: France has 6 with Spain',
    state: options,
    command: major('france', 'spain'),
    faces: [3, 3],
    outcome: 'overture.outcome.majorJoins',
    effects: [
      'france −2 PAP',
      'spain with france until overture',
      'france–spain allied',
      'france answers for spain',
    ],
  },
  {
    what: 'it declines above the rating; the asking nation’s row counts, and Spain’s 4 with France does not',
    state: options,
    command: major('france', 'spain'),
    faces: [3, 4],
    outcome: 'overture.outcome.majorDeclines',
    effects: ['france −2 PAP'],
  },
  {
    what: 'in a historical game nobody answers for it later',
    state: { ...options, victory: 'historical' },
    command: major('russia', 'prussia'),
    faces: [1, 3],
    outcome: 'overture.outcome.majorJoins',
    effects: ['russia −2 PAP', 'prussia with russia until overture', 'russia–prussia allied'],
  },
  {
    what: 'one in other hands is nobody’s again: its wars and its alliance end',
    state: atWar(allied(held(options, 'spain', 'france'), 'france', 'spain'), ['spain', 'britain']),
    command: major('russia', 'spain'),
    faces: [2, 2],
    outcome: 'overture.outcome.majorLeaves',
    effects: ['russia −2 PAP', 'spain nobody’s', 'spain–britain neutral', 'spain–france neutral'],
  },
  {
    what: 'one held for a war alone is won over for good by who holds it',
    state: atWar(held(options, 'spain', 'austria', 'war'), ['france', 'spain']),
    command: major('austria', 'spain'),
    faces: [2, 2],
    outcome: 'overture.outcome.majorJoins',
    effects: [
      'austria −2 PAP',
      'spain with austria until overture',
      'austria–spain allied',
      'austria answers for spain',
    ],
  },

  // Diplomatic Overture: player nations
  {
    what: 'two player nations become allies',
    state: options,
    command: player('france', 'russia'),
    outcome: 'overture.outcome.allied',
    effects: ['france −2 PAP', 'france–russia allied'],
  },
  {
    what: 'a refusal costs the same',
    state: options,
    command: player('france', 'russia', false),
    outcome: 'overture.outcome.declined',
    effects: ['france −2 PAP'],
  },
  {
    what: 'from war it is one step to neutrality; a nation held for that war is free',
    state: atWar(held(options, 'spain', 'austria', 'war'), ['france', 'spain'], ['france', 'austria']),
    command: player('france', 'spain'),
    outcome: 'overture.outcome.peace',
    effects: ['france −2 PAP', 'france–spain neutral', 'spain nobody’s'],
  },
  {
    what: 'a nation leaves its alliance with a third',
    state: allied(options, 'russia', 'austria'),
    command: player('france', 'austria', true, 'russia'),
    outcome: 'overture.outcome.allianceGivenUp',
    effects: ['france −2 PAP', 'austria–russia neutral'],
  },

  // Alliances
  {
    what: 'a nation ends its own alliance, free of cost',
    state: allied(options, 'russia', 'austria'),
    command: ending('russia', 'austria'),
    outcome: 'alliance.outcome.ends',
    effects: ['russia–austria neutral'],
  },
  {
    what: 'in the Basic Rules at the beginning of its own turn',
    state: { ...allied(options, 'france', 'austria'), level: 'basic' },
    command: ending('france', 'austria'),
    outcome: 'alliance.outcome.ends',
    effects: ['france–austria neutral'],
  },
  {
    what: 'from January 1813 the French alliances of scenario VII may be broken',
    state: later(unbreakable, 1813, 1),
    command: ending('austria', 'france'),
    outcome: 'alliance.outcome.ends',
    effects: ['austria–france neutral'],
  },

  // Declaration of War
  {
    what: 'war on a player nation; a right of passage between the two ends',
    state: { ...options, passages: [{ through: 'russia', of: 'france' }] },
    command: war('france', 'russia'),
    outcome: 'war.outcome.declared',
    effects: ['france −1 PAP', 'france–russia war', 'france no longer passes russia'],
  },
  {
    what: 'a neutral major nation joins the one enemy of the aggressor',
    state: atWar(options, ['france', 'britain']),
    command: war('france', 'prussia'),
    outcome: 'war.outcome.takenOver.britain',
    effects: [
      'france −1 PAP',
      'france–prussia war',
      'prussia with britain until overture',
      'britain–prussia allied',
    ],
  },
  {
    what: 'among two enemies the die decides; it is allied with the other one, too, where they are allies',
    state: allied(atWar(options, ['france', 'britain'], ['france', 'russia']), 'britain', 'russia'),
    command: war('france', 'prussia'),
    faces: [4],
    outcome: 'war.outcome.takenOver.russia',
    effects: [
      'france −1 PAP',
      'france–prussia war',
      'prussia with russia until overture',
      'britain–prussia allied',
      'russia–prussia allied',
    ],
  },
  {
    what: 'nobody is at war with the aggressor: two declare war at once, and pay for it; 1 to 3 is the first',
    state: options,
    command: war('france', 'prussia', ['russia', 'austria']),
    faces: [3],
    outcome: 'war.outcome.takenOver.russia',
    effects: [
      'france −1 PAP',
      'france–prussia war',
      'russia −1 PAP',
      'russia–france war',
      'austria −1 PAP',
      'austria–france war',
      'prussia with russia until overture',
      'russia–prussia allied',
    ],
  },
  {
    what: 'nobody wants to: whose capital is nearest takes over for this war, without an alliance',
    state: options,
    command: war('france', 'prussia', [], 'austria'),
    outcome: 'war.outcome.nearest.austria',
    effects: ['france −1 PAP', 'france–prussia war', 'prussia with austria until war'],
  },
  {
    what: 'a nation that another controls is no new matter for anybody',
    state: held(options, 'prussia', 'russia'),
    command: war('france', 'prussia'),
    outcome: 'war.outcome.declared',
    effects: ['france −1 PAP', 'france–prussia war'],
  },
  {
    what: 'the truce is over after twelve months',
    state: { ...options, truces: [{ nations: ['france', 'austria'], until: april }] },
    command: war('france', 'austria'),
    outcome: 'war.outcome.declared',
    effects: ['france −1 PAP', 'france–austria war'],
  },

  // Annexation
  {
    what: 'a minor nation accepts its annexation on 3',
    state: withTyrol,
    command: annex('austria', 'tyrol', 'france'),
    faces: [3],
    outcome: 'annexation.outcome.accepts',
    effects: ['austria −2 PAP', 'Tyrol of austria'],
  },
  {
    what: 'it resists on 4: its army fights under another player',
    state: withTyrol,
    command: annex('austria', 'tyrol', 'france'),
    faces: [4, 2, 1, 4],
    outcome: 'annexation.outcome.resists',
    effects: ['austria −2 PAP', 'owed: battle at Tyrol: austria against 2 infantry, 1 cavalry, 1 artillery'],
  },
  {
    what: 'an enemy’s region that one’s own army occupies needs no die',
    state: atWar({ ...options, regions: [region('swabia', { owner: 'austria', occupier: 'france' })] }, [
      'france',
      'austria',
    ]),
    command: annex('france', 'swabia'),
    outcome: 'annexation.outcome.taken',
    effects: ['france −2 PAP', 'Swabia of france'],
  },
  {
    what: 'so does one of an enemy who sued for peace this month',
    state: {
      ...options,
      regions: [region('swabia', { owner: 'austria', occupier: 'france' })],
      truces: [{ nations: ['austria', 'france'], until: april + 12 }],
    },
    command: annex('france', 'swabia'),
    outcome: 'annexation.outcome.taken',
    effects: ['france −2 PAP', 'Swabia of france'],
  },

  {
    what: 'a navy goes to who plays the army that resists',
    state: { ...danish, regions: [denmark, { ...norway, owner: 'britain' }] },
    command: annex('russia', 'denmark', 'britain'),
    faces: [5, 4, 6, 1],
    outcome: 'annexation.outcome.resists',
    effects: [
      'russia −2 PAP',
      'britain +1 squadrons in northSea',
      'owed: battle at Denmark: russia against 4 infantry, 2 cavalry',
    ],
  },
  {
    what: 'a navy comes with an annexation that is accepted',
    state: { ...danish, regions: [denmark, { ...norway, owner: 'britain' }] },
    command: annex('russia', 'denmark', 'britain'),
    faces: [1],
    outcome: 'annexation.outcome.accepts',
    effects: ['russia −2 PAP', 'russia +1 squadrons in northSea', 'Denmark of russia'],
  },

  // Uprising
  {
    what: 'a region rises that is owned outside its owner’s homeland',
    state: { ...options, regions: [region('holland', { owner: 'france' })] },
    command: uprising('britain', 'holland'),
    outcome: 'uprising.outcome.rises',
    effects: ['britain −2 PAP', 'Holland of france, in uprising'],
  },
  {
    what: 'one that is only counted gives its owner nothing from then on',
    state: { ...options, unnamed: byNation(() => ({ ...noUnnamedRegions, minor: 1 })) },
    command: {
      type: 'raiseUprising',
      nation: 'britain',
      territory: { unnamed: 'minor', owner: 'france', homeland: null },
    },
    outcome: 'uprising.outcome.rises',
    effects: ['britain −2 PAP', `france counts ${oneMinor.replace('"closed":0', '"closed":1')}`],
  },
  {
    what: 'its owner puts it down',
    state: { ...options, regions: [region('holland', { owner: 'france', uprising: true })] },
    command: putDown('france', 'holland'),
    outcome: 'uprising.outcome.putDown',
    effects: ['france −1 PAP', 'Holland of france'],
  },

  // Right of Passage
  {
    what: 'a right of passage by consent',
    state: options,
    command: passage('france', 'austria'),
    outcome: 'passage.outcome.granted',
    effects: ['france −1 PAP', 'france passes austria'],
  },
  {
    what: 'without consent nothing is paid',
    state: options,
    command: passage('france', 'austria', false),
    outcome: 'passage.outcome.refused',
    effects: [],
  },
  {
    what: 'who granted it takes it back',
    state: { ...options, passages: [{ through: 'austria', of: 'france' }] },
    command: { type: 'withdrawPassage', nation: 'austria', of: 'france' },
    outcome: 'passage.outcome.withdrawn',
    effects: ['france no longer passes austria'],
  },

  // Commitment Ratings
  {
    what: 'France fights on at 9, its rating',
    state: atWar(options, ['france', 'britain']),
    command: commitment('france'),
    faces: [4, 5],
    outcome: 'commitment.outcome.fightsOn',
    effects: [],
  },
  {
    what: 'Austria, with 7, gives up at 8 after a battle',
    state: {
      ...atWar(options, ['france', 'austria']),
      pending: [{ id: 4, kind: 'commitment', nation: 'austria', cause: 'battle', place: 'Ulm' }],
      nextDue: 5,
    },
    command: commitment('austria', 4),
    faces: [2, 6],
    outcome: 'commitment.outcome.givesUp',
    effects: ['settled 4', 'owed: austria sues for peace'],
  },
  {
    what: 'a rating that has risen counts as it is',
    state: figures(atWar(options, ['france', 'austria']), 'austria', { commitment: 11 }),
    command: commitment('austria'),
    faces: [5, 6],
    outcome: 'commitment.outcome.fightsOn',
    effects: [],
  },

  // Suing for peace
  {
    what: 'the first at war gets 2, the second 1, the third nothing; twelve months of peace',
    state: atWar(options, ['france', 'britain'], ['russia', 'france'], ['france', 'austria']),
    command: peace('france'),
    outcome: 'peace.outcome.made',
    effects: [
      'france −2 PAP',
      'france–britain neutral',
      `france–britain truce to ${april + 12}`,
      'france–russia neutral',
      `france–russia truce to ${april + 12}`,
      'france–austria neutral',
      `france–austria truce to ${april + 12}`,
      'britain +2 PAP',
      'russia +1 PAP',
      'france defeated',
    ],
  },
  {
    what: 'what it cannot pay it owes',
    state: figures(atWar(options, ['france', 'austria']), 'austria', { politicalActionPoints: 1 }),
    command: peace('austria'),
    outcome: 'peace.outcome.made',
    effects: [
      'austria −1 PAP',
      'austria +1 debt',
      'austria–france neutral',
      `austria–france truce to ${april + 12}`,
      'france +2 PAP',
      'austria defeated',
    ],
  },
  {
    what: 'a victor who owes points pays them back first',
    state: figures(atWar(options, ['france', 'austria']), 'france', { politicalDebt: 1 }),
    command: peace('austria'),
    outcome: 'peace.outcome.made',
    effects: [
      'austria −2 PAP',
      'austria–france neutral',
      `austria–france truce to ${april + 12}`,
      'france −1 debt',
      'france +1 PAP',
      'austria defeated',
    ],
  },
  {
    what: 'a controlled nation is nobody’s again and pays nothing; what it owed is over',
    state: {
      ...atWar(allied(held(options, 'prussia', 'russia'), 'prussia', 'russia'), ['france', 'prussia']),
      pending: [
        { id: 1, kind: 'peace', nation: 'prussia', cause: 'commitment' },
        { id: 2, kind: 'commitment', nation: 'prussia', cause: 'capital', place: 'Berlin' },
      ],
      nextDue: 3,
    },
    command: peace('prussia', { due: 1 }),
    outcome: 'peace.outcome.made',
    effects: [
      'prussia–france neutral',
      `prussia–france truce to ${april + 12}`,
      'france +2 PAP',
      'prussia defeated',
      'settled 1',
      'settled 2',
      'prussia nobody’s',
      'prussia–russia neutral',
    ],
  },
  {
    what: 'where wars began together the table says who was first; who moves no points is not counted',
    state: campaignOf({ scenario: 'secondCoalition', played: ['france', 'britain', 'austria'] }),
    command: peace('france', { first: 'austria' }),
    outcome: 'peace.outcome.made',
    effects: [
      'france −2 PAP',
      'france–britain neutral',
      `france–britain truce to ${monthAt(1801, 4)}`,
      'france–austria neutral',
      `france–austria truce to ${monthAt(1801, 4)}`,
      'france–ottoman neutral',
      `france–ottoman truce to ${monthAt(1801, 4)}`,
      'austria +2 PAP',
      'britain +1 PAP',
      'france defeated',
    ],
  },

  {
    what: 'a historical game ends as France sues for peace',
    state: { ...atWar(options, ['france', 'britain']), victory: 'historical' },
    command: peace('france'),
    outcome: 'peace.outcome.made',
    effects: [
      'france −2 PAP',
      'france–britain neutral',
      `france–britain truce to ${april + 12}`,
      'britain +2 PAP',
      'france defeated',
      'the game ends: defeat',
    ],
  },
  {
    what: 'it goes on while one of the enemies of France fights',
    state: { ...atWar(options, ['france', 'britain'], ['france', 'austria']), victory: 'historical' },
    command: peace('austria'),
    outcome: 'peace.outcome.made',
    effects: [
      'austria −2 PAP',
      'austria–france neutral',
      `austria–france truce to ${april + 12}`,
      'france +2 PAP',
      'austria defeated',
    ],
  },

  // Scenario VI
  {
    what: 'as Russia joins France, the Ottoman Empire joins the enemies of France, by lot',
    state: phoenix,
    command: player('france', 'russia'),
    faces: [5],
    outcome: 'overture.outcome.allied',
    effects: [
      'france −2 PAP',
      'france–russia allied',
      'ottoman–austria allied',
      'ottoman–britain allied',
      'ottoman with britain until overture',
    ],
  },
  {
    what: 'a player nation is drawn in as it is',
    state: fivePlay,
    command: player('ottoman', 'france'),
    outcome: 'overture.outcome.allied',
    effects: ['ottoman −2 PAP', 'ottoman–france allied', 'russia–austria allied', 'russia–britain allied'],
  },
  {
    what: 'whom nobody fights, nobody is drawn in against',
    state: phoenix,
    command: major('russia', 'prussia'),
    faces: [1, 2],
    outcome: 'overture.outcome.majorJoins',
    effects: [
      'russia −2 PAP',
      'prussia with russia until overture',
      'russia–prussia allied',
      'russia answers for prussia',
    ],
  },

  // Scenario VII
  {
    what: 'Prussia, divided under France, is lured away: 3 with Britain',
    state: divided,
    command: major('britain', 'prussia'),
    faces: [1, 2],
    outcome: 'overture.outcome.majorLeaves',
    effects: [
      'britain −2 PAP',
      'prussia nobody’s',
      'prussia–britain neutral',
      'prussia–russia neutral',
      'prussia–spain neutral',
      'prussia–france neutral',
      'prussia–austria neutral',
    ],
  },
  {
    what: 'after November 1812 three Russian units in Prussia make 3 into 6, and its commitment rises by 4',
    state: freePrussia,
    command: major('russia', 'prussia', 3),
    faces: [3, 3],
    outcome: 'overture.outcome.majorJoins',
    effects: [
      'russia −2 PAP',
      'prussia with russia until overture',
      'russia–prussia allied',
      'prussia +4 commitment',
    ],
  },
  {
    what: 'units that the table places are counted by the app',
    state: inBerlin,
    command: major('russia', 'prussia'),
    faces: [3, 4],
    outcome: 'overture.outcome.majorDeclines',
    effects: ['russia −2 PAP'],
  },
  {
    what: 'in November they do not count yet',
    state: later(inBerlin, 1812, 11),
    command: major('russia', 'prussia'),
    faces: [2, 2],
    outcome: 'overture.outcome.majorDeclines',
    effects: ['russia −2 PAP'],
  },
  {
    what: 'Prussia joins France without more commitment',
    state: freePrussia,
    command: major('france', 'prussia'),
    faces: [1, 2],
    outcome: 'overture.outcome.majorJoins',
    effects: ['france −2 PAP', 'prussia with france until overture', 'france–prussia allied'],
  },
]

const swabia = region('swabia', { owner: 'austria' })
const inTruce: NapoleonState = { ...options, truces: [{ nations: ['austria', 'france'], until: april + 1 }] }
const onlyOne = figures(options, 'france', { politicalActionPoints: 1 })
const freeAustria: NapoleonState = {
  ...winter,
  relations: winter.relations.filter(({ nations }) => !nations.includes('austria')),
}

export const politicsRefusals: readonly PoliticsRefusal[] = [
  {
    what: 'the Basic Rules have no political actions',
    state: { ...withTyrol, level: 'basic' },
    command: minor('austria', 'tyrol'),
    code: 'politicsOfStandardRules',
    path: 'type',
  },
  {
    what: 'two points are needed for an overture',
    state: onlyOne,
    command: player('france', 'russia'),
    code: 'tooFewPoliticalActionPoints',
    path: 'nation',
  },
  {
    what: 'nobody acts for Prussia',
    state: withTyrol,
    command: minor('prussia', 'tyrol'),
    code: 'nobodyActsForNation',
    path: 'nation',
  },
  {
    what: 'Bohemia is homeland',
    state: { ...options, regions: [region('bohemia', { homeland: 'austria' })] },
    command: minor('france', 'bohemia'),
    code: 'notMinor',
    path: 'territory',
  },
  {
    what: 'Swabia is owned',
    state: { ...options, regions: [swabia] },
    command: minor('france', 'swabia'),
    code: 'minorIsOwned',
    path: 'territory',
  },
  {
    what: 'there is no such region',
    state: options,
    command: minor('france', 'atlantis'),
    code: 'noSuchRegion',
    path: 'territory',
  },
  {
    what: 'a homeland region counted without a homeland',
    state: options,
    command: {
      type: 'overtureToMinor',
      nation: 'france',
      territory: { unnamed: 'homeland', owner: null, homeland: null },
      leader: false,
    },
    code: 'unnamedWithoutHomeland',
    path: 'territory',
  },

  {
    what: 'an overture to oneself',
    state: options,
    command: major('france', 'france'),
    code: 'withItself',
    path: 'to',
  },
  {
    what: 'dice for a player nation',
    state: options,
    command: major('france', 'russia'),
    code: 'isPlayerNation',
    path: 'to',
  },
  {
    what: 'a controlled nation asks another',
    state: held(options, 'spain', 'france'),
    command: major('spain', 'prussia'),
    code: 'onlyPlayerNationsAsk',
    path: 'nation',
  },
  {
    what: 'France controls Spain already',
    state: held(options, 'spain', 'france'),
    command: major('france', 'spain'),
    code: 'controlsAlready',
    path: 'to',
  },
  {
    what: 'an answer of a neutral major nation',
    state: options,
    command: player('france', 'spain'),
    code: 'isNoPlayerNation',
    path: 'to',
  },
  {
    what: 'allies already',
    state: allied(options, 'france', 'russia'),
    command: player('france', 'russia'),
    code: 'alliedAlready',
    path: 'to',
  },
  {
    what: 'one’s own alliance needs no overture',
    state: allied(options, 'france', 'russia'),
    command: player('france', 'russia', true, 'france'),
    code: 'ownAlliance',
    path: 'concerning',
  },
  {
    what: 'an alliance that is none',
    state: options,
    command: player('france', 'russia', true, 'austria'),
    code: 'notAllied',
    path: 'concerning',
  },
  {
    what: 'Austria before Prussia',
    state: freeAustria,
    command: major('britain', 'austria', 0),
    code: 'joinsOnlyAfter',
    path: 'to',
  },
  {
    what: 'nobody says how many Russians are in Prussia',
    state: freePrussia,
    command: major('britain', 'prussia'),
    code: 'howManyUnits',
    path: 'units',
  },

  {
    what: 'not allied',
    state: options,
    command: ending('france', 'russia'),
    code: 'notAllied',
    path: 'with',
  },
  {
    what: 'a controlled nation stays',
    state: allied(held(options, 'spain', 'france'), 'france', 'spain'),
    command: ending('france', 'spain'),
    code: 'controlEndsOtherwise',
    path: 'with',
  },
  {
    what: 'not before January 1813',
    state: unbreakable,
    command: ending('prussia', 'france'),
    code: 'allianceHolds',
    path: 'with',
  },
  {
    what: 'nor by another’s overture',
    state: unbreakable,
    command: player('britain', 'austria', true, 'france'),
    code: 'allianceHolds',
    path: 'concerning',
  },
  {
    what: 'in the Basic Rules not in another’s turn',
    state: { ...allied(options, 'britain', 'austria'), level: 'basic' },
    command: ending('britain', 'austria'),
    code: 'allianceEndsInOwnTurn',
    path: 'nation',
  },

  {
    what: 'war on an ally',
    state: allied(options, 'france', 'russia'),
    command: war('france', 'russia'),
    code: 'warOnAlly',
    path: 'on',
  },
  {
    what: 'war twice',
    state: atWar(options, ['france', 'russia']),
    command: war('france', 'russia'),
    code: 'atWarAlready',
    path: 'on',
  },
  {
    what: 'war in a truce',
    state: inTruce,
    command: war('france', 'austria'),
    code: 'truceHolds',
    path: 'on',
  },
  {
    what: 'war on a nation in one’s own hands',
    state: held(options, 'spain', 'france', 'war'),
    command: war('france', 'spain'),
    code: 'ownNations',
    path: 'on',
  },
  {
    what: 'war without a point',
    state: figures(options, 'france', { politicalActionPoints: 0 }),
    command: war('france', 'russia'),
    code: 'tooFewPoliticalActionPoints',
    path: 'nation',
  },
  {
    what: 'nobody joins a war on a player nation',
    state: options,
    command: war('france', 'russia', ['austria']),
    code: 'nobodyIsAskedToJoin',
    path: 'joining',
  },
  {
    what: 'nobody joins where there are enemies',
    state: atWar(options, ['france', 'britain']),
    command: war('france', 'prussia', ['russia']),
    code: 'enemiesTakeOver',
    path: 'joining',
  },
  {
    what: 'Spain cannot join by itself',
    state: options,
    command: war('france', 'prussia', ['spain']),
    code: 'onlyPlayerNationsJoin',
    path: 'joining',
  },
  {
    what: 'an ally cannot join against',
    state: allied(options, 'france', 'russia'),
    command: war('france', 'prussia', ['russia']),
    code: 'warOnAlly',
    path: 'joining',
  },
  {
    what: 'nobody says who is nearest',
    state: options,
    command: war('france', 'prussia'),
    code: 'whoIsNearest',
    path: 'nearest',
  },
  {
    what: 'the aggressor does not take over',
    state: options,
    command: war('france', 'prussia', [], 'france'),
    code: 'cannotTakeOver',
    path: 'nearest',
  },

  {
    what: 'nobody plays the army that may resist',
    state: withTyrol,
    command: annex('austria', 'tyrol'),
    code: 'whoPlaysMinor',
    path: 'playedBy',
  },
  {
    what: 'the annexing nation does not play it',
    state: withTyrol,
    command: annex('austria', 'tyrol', 'austria'),
    code: 'otherPlaysMinor',
    path: 'playedBy',
  },
  {
    what: 'its own region',
    state: { ...options, regions: [swabia] },
    command: annex('austria', 'swabia'),
    code: 'ownsAlready',
    path: 'territory',
  },
  {
    what: 'no enemy’s region',
    state: { ...options, regions: [swabia] },
    command: annex('france', 'swabia'),
    code: 'annexesFromEnemies',
    path: 'territory',
  },
  {
    what: 'not occupied',
    state: atWar({ ...options, regions: [swabia] }, ['france', 'austria']),
    command: annex('france', 'swabia'),
    code: 'notOccupied',
    path: 'territory',
  },
  {
    what: 'the beaten one annexes nothing',
    state: {
      ...options,
      regions: [region('swabia', { owner: 'austria', occupier: 'france' })],
      truces: [{ nations: ['france', 'austria'], until: april + 12 }],
    },
    command: annex('france', 'swabia'),
    code: 'annexesFromEnemies',
    path: 'territory',
  },
  {
    what: 'homeland that nobody owns',
    state: { ...options, regions: [region('bohemia', { homeland: 'austria', owner: null })] },
    command: annex('france', 'bohemia'),
    code: 'homelandWithoutOwner',
    path: 'territory',
  },

  {
    what: 'a homeland does not rise against its own',
    state: { ...options, regions: [region('bohemia', { homeland: 'austria' })] },
    command: uprising('france', 'bohemia'),
    code: 'homelandIsLoyal',
    path: 'territory',
  },
  {
    what: 'nobody to rise against',
    state: withTyrol,
    command: uprising('france', 'tyrol'),
    code: 'nobodyToRiseAgainst',
    path: 'territory',
  },
  {
    what: 'one’s own region',
    state: { ...options, regions: [swabia] },
    command: uprising('austria', 'swabia'),
    code: 'ownUprising',
    path: 'territory',
  },
  {
    what: 'risen already',
    state: { ...options, regions: [{ ...swabia, uprising: true }] },
    command: uprising('france', 'swabia'),
    code: 'risenAlready',
    path: 'territory',
  },
  {
    what: 'no unnamed region left',
    state: { ...options, unnamed: byNation(() => ({ ...noUnnamedRegions, minor: 1, closed: 1 })) },
    command: {
      type: 'raiseUprising',
      nation: 'britain',
      territory: { unnamed: 'minor', owner: 'france', homeland: null },
    },
    code: 'noQuietRegion',
    path: 'territory',
  },
  {
    what: 'not the owner',
    state: { ...options, regions: [{ ...swabia, uprising: true }] },
    command: putDown('france', 'swabia'),
    code: 'notOwned',
    path: 'territory',
  },
  {
    what: 'no uprising',
    state: { ...options, regions: [swabia] },
    command: putDown('austria', 'swabia'),
    code: 'noUprising',
    path: 'territory',
  },
  {
    what: 'no army there',
    state: {
      ...options,
      regions: [{ ...swabia, uprising: true }, tyrol],
      stacks: [{ nation: 'austria', region: 'tyrol', pieces: { infantry: 2 } }],
    },
    command: putDown('austria', 'swabia'),
    code: 'noArmyThere',
    path: 'territory',
  },

  {
    what: 'passage through an enemy',
    state: atWar(options, ['france', 'austria']),
    command: passage('france', 'austria'),
    code: 'passageAtWar',
    path: 'through',
  },
  {
    what: 'passage through an ally',
    state: allied(options, 'france', 'austria'),
    command: passage('france', 'austria'),
    code: 'passesAlready',
    path: 'through',
  },
  {
    what: 'nobody can consent',
    state: options,
    command: passage('france', 'prussia'),
    code: 'nobodyActsForNation',
    path: 'through',
  },
  {
    what: 'nothing to withdraw',
    state: options,
    command: { type: 'withdrawPassage', nation: 'austria', of: 'france' },
    code: 'noPassage',
    path: 'of',
  },

  {
    what: 'no war to give up',
    state: options,
    command: commitment('austria'),
    code: 'notAtWar',
    path: 'nation',
  },
  {
    what: 'no such roll is owed',
    state: atWar(options, ['france', 'austria']),
    command: commitment('austria', 7),
    code: 'notOwed',
    path: 'due',
  },
  {
    what: 'no war to sue for peace in',
    state: options,
    command: peace('austria'),
    code: 'notAtWar',
    path: 'nation',
  },
  {
    what: 'no peace is owed',
    state: atWar(options, ['france', 'austria']),
    command: peace('austria', { due: 3 }),
    code: 'notOwed',
    path: 'due',
  },
  {
    what: 'nobody says who was first',
    state: phoenix,
    command: peace('france'),
    code: 'whoWas.first',
    path: 'first',
  },
  {
    what: 'a later war was not the first',
    state: atWar(options, ['france', 'britain'], ['france', 'austria']),
    command: peace('france', { first: 'austria' }),
    code: 'notAtWar.first',
    path: 'first',
  },
  {
    what: 'nor the second',
    state: atWar(options, ['france', 'britain'], ['france', 'austria']),
    command: peace('france', { second: 'russia' }),
    code: 'notAtWar.second',
    path: 'second',
  },
  {
    what: 'political action points are not traded',
    state: options,
    command: { type: 'givePoints', nation: 'britain', to: 'austria' },
    code: 'pointsAreNotTraded',
    path: 'to',
  },
]
