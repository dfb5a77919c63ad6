import { noUnnamedRegions } from '@/rules/napoleon-in-europe/empty.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/index.ts'
import { shippedMap, untouched } from '@/rules/napoleon-in-europe/map/shipped.ts'
import { byNation, type ByNation } from '@/rules/napoleon-in-europe/nations.ts'
import { defaultOptions, type NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import type { SetUp } from '@/rules/napoleon-in-europe/setup/commands.ts'
import { WrittenCampaign } from './campaign-file.ts'

/** Campaigns stopped where there is something to look at. */

type Begin = Extract<NapoleonCommand, { readonly type: 'begin' }>

const players: Begin['players'] = [
  { id: 'ann', name: 'Ann', nations: ['france'] },
  { id: 'ben', name: 'Ben', nations: ['britain'] },
  { id: 'cleo', name: 'Cleo', nations: ['russia'] },
  { id: 'dora', name: 'Dora', nations: ['austria'] },
  { id: 'emil', name: 'Emil', nations: ['spain'] },
]

/** Regions without a name in the app: of the homeland, and minor nations. */
const unnamed: ByNation<readonly [homeland: number, minor: number]> = {
  france: [7, 7],
  britain: [4, 3],
  prussia: [6, 0],
  russia: [9, 2],
  ottoman: [8, 2],
  austria: [8, 0],
  spain: [4, 1],
}

const biscay = { kind: 'sea', sea: 'bayOfBiscay' } as const
const northSea = { kind: 'sea', sea: 'northSea' } as const
const cornwall = { kind: 'port', region: 'cornwall' } as const

const setUp: SetUp = {
  regions: shippedMap.regions.map(untouched),
  seas: shippedMap.seas,
  unnamed: byNation((nation) => {
    const [homeland, minor] = unnamed[nation]
    return { ...noUnnamedRegions, homeland, minor }
  }),
  stacks: [
    {
      nation: 'france',
      region: null,
      pieces: { infantry: 18, eliteInfantry: 2, cavalry: 6, heavyCavalry: 2, artillery: 4, leader: 3 },
    },
    { nation: 'france', region: 'picardy', pieces: { infantry: 3, artillery: 1, leader: 1 } },
    { nation: 'britain', region: 'cornwall', pieces: { infantry: 5, cavalry: 2, artillery: 1, leader: 1 } },
    { nation: 'austria', region: null, pieces: { infantry: 12, cavalry: 5, artillery: 3, leader: 2 } },
    {
      nation: 'russia',
      region: null,
      pieces: { infantry: 14, irregularCavalry: 4, artillery: 4, leader: 2 },
    },
  ],
  fleets: [
    { nation: 'france', at: biscay, squadrons: 5 },
    { nation: 'britain', at: biscay, squadrons: 6 },
    { nation: 'britain', at: northSea, squadrons: 5 },
    { nation: 'britain', at: cornwall, squadrons: 3 },
    { nation: 'russia', at: { kind: 'sea', sea: 'balticSea' }, squadrons: 3 },
    { nation: 'ottoman', at: null, squadrons: 2 },
    { nation: 'austria', at: null, squadrons: 1 },
    { nation: 'spain', at: null, squadrons: 4 },
  ],
}

const everythingOn: NapoleonOptions = {
  ...defaultOptions,
  cards: 'on',
  innovations: 'deck',
  attrition: 'on',
  forcedMarch: 'on',
}

const counted = [
  ['france', 6, 4],
  ['britain', 19, 2],
  ['russia', 4, 2],
  ['austria', 2, 2],
  ['spain', 3, 2],
] as const

/** November 1805: France has moved, Britain is to move, and nothing is owed. */
export function dashForTheDanube(
  name = 'Dash for the Danube',
  options: NapoleonOptions = defaultOptions,
): WrittenCampaign {
  const campaign = new WrittenCampaign(new Date('2026-06-20T14:00'))
    .tell({
      type: 'begin',
      name,
      level: 'standard',
      scenario: 'dashForTheDanube',
      victory: 'aHistorical',
      ending: { kind: 'open' },
      suddenDeath: null,
      options,
      players,
      holds: [],
      setUp,
    })
    .endRound()
    .endRound()
    .endRound()
  for (const [nation, productionPoints, politicalActionPoints] of counted) {
    const changes = { productionPoints, politicalActionPoints }
    campaign.tell({ type: 'correctNation', nation, changes, note: 'Counted on the table' })
  }
  return campaign.tell({ type: 'endTurn', nation: 'france', jointly: [] })
}

const drawn = ['Royal Marriage', 'Superior Light Cavalry', 'Corps d’Armée', 'A Wet Spring', 'Spies']

/** The same November: all who owe a card have drawn it, a lost battle and one to fight are owed. */
export function novemberWithDues(): WrittenCampaign {
  const campaign = dashForTheDanube('Ulm', everythingOn)
  for (const [place, { id: due, ...owed }] of campaign.state.pending.entries()) {
    if (owed.kind !== 'drawCards') continue
    const cards = [{ title: drawn[place] ?? 'Foraging', keep: true }]
    campaign.tell({ type: 'drawCards', nation: owed.nation, due, cards })
  }
  return campaign
    .tell({
      type: 'reportBattle',
      nation: 'france',
      due: null,
      region: 'tyrol',
      place: '',
      attackers: ['france'],
      defenders: ['austria'],
      winner: 'attackers',
      major: true,
      losses: [{ nation: 'austria', pieces: { infantry: 6, cavalry: 2 } }],
      napoleonLost: false,
    })
    .tell(
      { type: 'annex', nation: 'britain', territory: { region: 'hanover' }, playedBy: 'spain' },
      [6, 3, 5, 2],
    )
    .tell({
      type: 'correctNation',
      nation: 'britain',
      changes: { politicalActionPoints: 4 },
      note: 'Counted on the table',
    })
}

/** The production after December; France has bought. */
export function productionOfDecember(): WrittenCampaign {
  return dashForTheDanube('The end of 1805')
    .endRound()
    .endRound()
    .tell({ type: 'endProductionTurn', nation: 'france' })
}

/** A game of the Basic Rules in its first round, France to move with cards to cash in. */
export function evenSteven(): WrittenCampaign {
  return new WrittenCampaign(new Date('2026-06-12T19:00'))
    .tell({
      type: 'begin',
      name: 'Even Steven',
      level: 'basic',
      scenario: 'evenSteven',
      victory: 'limitedWar',
      ending: { kind: 'rounds', rounds: 6 },
      suddenDeath: null,
      options: defaultOptions,
      players: [
        { id: 'ann', name: 'Ann', nations: ['france', 'spain'] },
        { id: 'ben', name: 'Ben', nations: ['britain', 'austria'] },
        { id: 'cleo', name: 'Cleo', nations: ['prussia', 'russia'] },
      ],
      holds: [],
      first: 'france',
    })
    .tell({ type: 'agreeAlliance', nation: 'france', with: 'prussia' })
    .tell({
      type: 'correctSymbolCards',
      nation: 'france',
      cards: [
        { symbol: 'infantry', colour: 'britain' },
        { symbol: 'infantry', colour: 'britain' },
        { symbol: 'infantry', colour: 'prussia' },
        { symbol: 'cavalry', colour: 'france' },
        { symbol: 'artillery', colour: 'spain' },
        { symbol: 'leader', colour: 'austria' },
        { symbol: 'blank', colour: 'none' },
      ],
      note: 'Dealt before the app was opened',
    })
}
