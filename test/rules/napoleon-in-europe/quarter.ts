import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { noUnnamedRegions } from '@/rules/napoleon-in-europe/empty.ts'
import { shippedMap, untouched } from '@/rules/napoleon-in-europe/map/shipped.ts'
import { defaultOptions } from '@/rules/napoleon-in-europe/options.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'

/** A command as it was given, and the faces that the table threw for it. */
export interface Step {
  readonly command: NapoleonCommand
  readonly faces?: readonly number[]
  /** What it is refused for, where it is. */
  readonly refused?: string
}

const bay = { kind: 'sea', sea: 'bayOfBiscay' } as const
const northSea = { kind: 'sea', sea: 'northSea' } as const
const unnamedMinor = { unnamed: 'minor', owner: null, homeland: null } as const

const played = ['france', 'britain', 'prussia', 'russia', 'austria', 'spain'] as const

/** Scenario III for six players; nobody plays the Ottoman Empire. */
export const opening: NapoleonCommand = {
  type: 'begin',
  name: 'A quarter of 1802',
  level: 'standard',
  scenario: 'peaceAndOptions',
  victory: 'aHistorical',
  ending: { kind: 'open' },
  suddenDeath: null,
  options: defaultOptions,
  players: played.map((nation) => ({ id: nation, name: `Player of ${nation}`, nations: [nation] })),
  holds: [],
  setUp: {
    regions: shippedMap.regions.map(untouched),
    seas: [...shippedMap.seas],
    unnamed: {
      france: { ...noUnnamedRegions, homeland: 8, minor: 4 },
      britain: { ...noUnnamedRegions, homeland: 3, minor: 1 },
      prussia: { ...noUnnamedRegions, homeland: 5 },
      russia: { ...noUnnamedRegions, homeland: 9 },
      ottoman: { ...noUnnamedRegions, homeland: 8, northAfrica: 3 },
      austria: { ...noUnnamedRegions, homeland: 7, minor: 1 },
      spain: { ...noUnnamedRegions, homeland: 5 },
    },
    stacks: [
      { nation: 'france', region: null, pieces: { infantry: 20, cavalry: 6, artillery: 4, leader: 2 } },
      { nation: 'britain', region: null, pieces: { infantry: 12, cavalry: 3, artillery: 2, leader: 1 } },
    ],
    fleets: [
      { nation: 'france', at: bay, squadrons: 3 },
      { nation: 'britain', at: northSea, squadrons: 5 },
    ],
  },
}

function ends(...nations: readonly NationId[]): readonly Step[] {
  return nations.map((nation) => ({ command: { type: 'endTurn', nation, jointly: [] } }))
}

function produced(nation: NationId): Step {
  return { command: { type: 'endProductionTurn', nation } }
}

function buys(
  nation: NationId,
  basket: Extract<NapoleonCommand, { type: 'purchase' }>['basket'],
  refused?: string,
): Step {
  const command: NapoleonCommand = { type: 'purchase', nation, basket, placements: [] }
  return refused === undefined ? { command } : { command, refused }
}

const april: readonly Step[] = [
  // 5 and 4 are enough for a minor nation; its army: infantry 3, cavalry 5 is two, artillery 2 is none.
  {
    command: { type: 'overtureToMinor', nation: 'france', territory: unnamedMinor, leader: false },
    faces: [5, 4, 3, 5, 2],
  },
  ...ends('france', 'britain', 'prussia', 'russia', 'austria', 'spain'),
  { command: { type: 'endRound' } },
]

const may: readonly Step[] = [
  ...ends('france'),
  { command: { type: 'declareWar', nation: 'britain', on: 'france', joining: [], nearest: null } },
  { command: { type: 'moveSquadrons', nation: 'britain', from: northSea, to: bay, squadrons: 5 } },
  {
    command: { type: 'interceptSquadrons', nation: 'britain', avoiding: 'france', at: bay, way: 'openSea' },
    faces: [5],
  },
  // Britain 5 + 7 and 1 for her fleet make 13, France 3 + 7 make 10: a difference of 3 costs two squadrons.
  {
    command: {
      type: 'navalBattle',
      nation: 'britain',
      at: bay,
      attackers: [{ nation: 'britain', squadrons: 5 }],
      defenders: [{ nation: 'france', squadrons: 3 }],
      inPort: false,
    },
    faces: [4, 3, 2, 5],
  },
  // One French squadron among five British still catches a transport on a 1: one unit of three is lost.
  {
    command: {
      type: 'transport',
      nation: 'britain',
      from: null,
      to: { region: 'picardy' },
      troops: [
        { unit: 'infantry', count: 3 },
        { unit: 'leader', count: 1 },
      ],
      legs: [{ sea: 'bayOfBiscay', enemy: 1, own: 5 }],
      escort: 5,
      defenders: [],
    },
    faces: [4, 1, 6],
  },
  {
    command: {
      type: 'reportBattle',
      nation: 'france',
      due: 1,
      region: 'picardy',
      place: '',
      attackers: ['britain'],
      defenders: ['france'],
      winner: 'defenders',
      major: false,
      losses: [{ nation: 'britain', pieces: { infantry: 2 } }],
      napoleonLost: false,
    },
  },
  ...ends('britain', 'prussia', 'russia', 'austria', 'spain'),
  { command: { type: 'endRound' } },
]

const june: readonly Step[] = [
  {
    command: {
      type: 'reportBattle',
      nation: 'france',
      due: null,
      region: 'belgium',
      place: '',
      attackers: ['france'],
      defenders: ['britain'],
      winner: 'attackers',
      major: true,
      losses: [
        { nation: 'france', pieces: { infantry: 4 } },
        { nation: 'britain', pieces: { infantry: 5, cavalry: 1 } },
      ],
      napoleonLost: false,
    },
  },
  // 7 is not above 8: Britain fights on.
  { command: { type: 'rollCommitment', nation: 'britain', due: 2 }, faces: [3, 4] },
  ...ends('france', 'britain', 'prussia', 'russia', 'austria', 'spain'),
  { command: { type: 'endRound' } },
]

const production: readonly Step[] = [
  // Paris 10 and fourteen regions make 38.
  buys('france', { infantry: 2, eliteInfantry: 1, politicalActionPoint: 1 }),
  produced('france'),
  // London 10 and five regions make 20.
  buys('britain', { infantry: 3 }, 'britishArmy'),
  buys('britain', { infantry: 2 }),
  { command: { type: 'grantPoints', nation: 'britain', to: 'austria', points: 8 } },
  produced('britain'),
  // Berlin 10 and five regions make 20.
  buys('prussia', { militia: 1 }, 'prussianMilitiaLater'),
  buys('prussia', { cavalry: 2 }),
  produced('prussia'),
  // St. Petersburg 2, Moscow 2 and nine regions make 22. A rating of 3 is met by 1 and 2.
  {
    command: { type: 'overtureToMajor', nation: 'russia', to: 'ottoman', units: null },
    faces: [1, 2],
  },
  buys('russia', { irregularCavalry: 3 }),
  produced('russia'),
  produced('ottoman'),
  // Vienna 8 and eight regions make 24, and 8 from Britain.
  buys('austria', { artillery: 1, politicalActionPoint: 2 }),
  produced('austria'),
  // Madrid 2 and five regions make 12.
  buys('spain', { irregularCavalry: 1 }, 'irregularsOnly'),
  buys('spain', { infantry: 2 }),
  produced('spain'),
  { command: { type: 'endRound' } },
]

/** From April to the production after June: what was asked, in order. */
export const quarter: readonly Step[] = [...april, ...may, ...june, ...production]

/** The ledger in July 1802: production points, political action points, regions and squadrons, worked out by hand. */
export const ledgerInJuly: Readonly<Record<NationId, readonly [number, number, number, number]>> = {
  france: [7, 3, 15, 1],
  britain: [0, 1, 6, 5],
  prussia: [0, 2, 6, 0],
  russia: [1, 0, 11, 0],
  ottoman: [0, 0, 13, 0],
  austria: [0, 4, 9, 0],
  spain: [0, 2, 6, 0],
}
