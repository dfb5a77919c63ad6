import type { ExampleCommand, ExampleGame } from '../examples.ts'

const unnamedMinor = { unnamed: 'minor', owner: null, homeland: null }
const biscay = { kind: 'sea', sea: 'bayOfBiscay' }
const northSea = { kind: 'sea', sea: 'northSea' }
const played = ['france', 'britain', 'prussia', 'russia', 'austria', 'spain']

const players = [
  { id: 'anna', name: 'Anna', nations: ['france'] },
  { id: 'ben', name: 'Ben', nations: ['britain'] },
  { id: 'clara', name: 'Clara', nations: ['prussia'] },
  { id: 'dirk', name: 'Dirk', nations: ['russia'] },
  { id: 'eva', name: 'Eva', nations: ['austria'] },
  { id: 'finn', name: 'Finn', nations: ['spain'] },
]

const nothingCounted = {
  homeland: 0,
  homelandLost: 0,
  foreignHomeland: 0,
  minor: 0,
  northAfrica: 0,
  closed: 0,
  closedNorthAfrica: 0,
}

function counts(nation: string, regions: Partial<typeof nothingCounted>) {
  return { type: 'countRegions', nation, regions: { ...nothingCounted, ...regions } }
}

function squadrons(nation: string, at: unknown, count: number) {
  return { type: 'correctSquadrons', nation, at, squadrons: count, note: 'As our copy has it' }
}

function points(nation: string, changes: Readonly<Record<string, number>>) {
  return { type: 'correctNation', nation, changes, note: 'More to spend in an example' }
}

const endOfMonth: readonly ExampleCommand[] = [
  ...played.map((nation) => ({ type: 'endTurn', nation, jointly: [] })),
  { type: 'endRound' },
]

const onMap = { capital: null, port: false, northAfrica: false, seas: [] }

const agreed: readonly ExampleCommand[] = [
  { type: 'renameGame', name: 'After Amiens' },
  {
    type: 'changePlayers',
    players: players.map((player) => (player.id === 'finn' ? { ...player, name: 'Greta' } : player)),
  },
  {
    type: 'changeOptions',
    options: { attrition: 'on', cards: 'on', forcedMarch: 'on', initiative: 'on', innovations: 'deck' },
  },
  { type: 'changeNumber', place: { chart: 'costs', row: 'cavalry', column: 'value' }, value: 4 },
  { type: 'changeEnding', ending: { kind: 'month', month: 21660 }, suddenDeath: { fromRound: 9 } },
]

const board: readonly ExampleCommand[] = [
  counts('france', { homeland: 8, minor: 4 }),
  counts('britain', { homeland: 3, minor: 1 }),
  counts('austria', { homeland: 7 }),
  counts('spain', { homeland: 5 }),
  {
    type: 'addRegion',
    ...onMap,
    name: 'Catalonia',
    homeland: 'spain',
    port: true,
    links: ['madrid'],
    owner: 'spain',
    counted: true,
  },
  {
    type: 'changeRegion',
    ...onMap,
    region: 'Catalonia',
    name: 'Catalonia',
    homeland: 'spain',
    port: true,
    links: ['madrid'],
    seas: ['barbaryCoast'],
  },
  { type: 'addRegion', ...onMap, name: 'Baden', homeland: null, links: [], owner: null, counted: false },
  { type: 'removeRegion', region: 'Baden', counted: false },
  { type: 'addSea', name: 'Ligurian Sea', links: ['barbaryCoast'], straits: [] },
  { type: 'changeSea', sea: 'Ligurian Sea', name: 'Gulf of Lyons', links: ['barbaryCoast'], straits: [] },
  { type: 'removeSea', sea: 'Ligurian Sea' },
  {
    type: 'changePieces',
    nation: 'france',
    region: 'paris',
    pieces: { infantry: 20, cavalry: 6, artillery: 4, leader: 2 },
  },
  { type: 'changePieces', nation: 'britain', region: null, pieces: { infantry: 12, cavalry: 3, leader: 1 } },
  squadrons('france', biscay, 3),
  squadrons('spain', biscay, 2),
  squadrons('britain', northSea, 9),
  squadrons('britain', { kind: 'port', region: 'cornwall' }, 1),
]

const politics: readonly ExampleCommand[] = [
  points('france', { politicalActionPoints: 30, productionPoints: 20 }),
  points('britain', { politicalActionPoints: 12 }),
  {
    type: 'overtureToMinor',
    nation: 'france',
    territory: unnamedMinor,
    leader: false,
    faces: [5, 4, 3, 5, 2],
  },
  { type: 'overtureToMajor', nation: 'france', to: 'ottoman', units: null, faces: [6, 6] },
  { type: 'overtureToPlayer', nation: 'france', to: 'spain', accepted: true, concerning: null },
  { type: 'rightOfPassage', nation: 'france', through: 'prussia', granted: true },
  { type: 'withdrawPassage', nation: 'prussia', of: 'france' },
  { type: 'annex', nation: 'france', territory: { region: 'belgium' }, playedBy: 'britain', faces: [2] },
  { type: 'raiseUprising', nation: 'britain', territory: { region: 'belgium' } },
  { type: 'movePieces', nation: 'france', from: 'paris', to: 'belgium', pieces: { infantry: 4 } },
  { type: 'putDownUprising', nation: 'france', territory: { region: 'belgium' } },
  { type: 'tradeRegion', nation: 'france', to: 'spain', territory: { region: 'belgium' } },
]

const war: readonly ExampleCommand[] = [
  { type: 'declareWar', nation: 'britain', on: 'france', joining: [], nearest: null },
  {
    type: 'forcedMarch',
    nation: 'france',
    from: 'belgium',
    to: 'picardy',
    troops: [{ unit: 'infantry', count: 2 }],
    faces: [6, 5, 1, 2],
  },
  { type: 'moveSquadrons', nation: 'britain', from: northSea, to: biscay, squadrons: 7 },
  {
    type: 'interceptSquadrons',
    nation: 'britain',
    avoiding: 'france',
    at: biscay,
    way: 'openSea',
    faces: [5],
  },
  {
    type: 'navalBattle',
    nation: 'britain',
    at: biscay,
    attackers: [{ nation: 'britain', squadrons: 7 }],
    defenders: [
      { nation: 'france', squadrons: 3 },
      { nation: 'spain', squadrons: 2 },
    ],
    inPort: false,
    faces: [4, 3, 2, 5],
  },
  { type: 'takeNavalLosses', nation: 'france', due: 1, losses: [{ nation: 'france', squadrons: 2 }] },
  {
    type: 'transport',
    nation: 'britain',
    from: null,
    to: { region: 'picardy' },
    troops: [
      { unit: 'infantry', count: 3 },
      { unit: 'leader', count: 1 },
    ],
    legs: [{ sea: 'bayOfBiscay', enemy: 1, own: 7 }],
    escort: 7,
    defenders: [],
    faces: [4, 1, 6],
  },
  {
    type: 'reportBattle',
    nation: 'france',
    due: 2,
    region: 'picardy',
    place: '',
    attackers: ['britain'],
    defenders: ['france'],
    winner: 'defenders',
    major: true,
    losses: [{ nation: 'britain', pieces: { infantry: 5, leader: 1 } }],
    napoleonLost: false,
  },
  { type: 'drawCards', nation: 'britain', due: 3, cards: [{ title: 'Royal Marriage', keep: false }] },
  {
    type: 'drawCards',
    nation: 'france',
    due: 4,
    cards: [
      { title: 'Corps d’Armée', keep: true },
      { title: 'A Fine Day', keep: true },
    ],
  },
  { type: 'occupyRegion', nation: 'france', region: 'cornwall' },
  { type: 'leavePort', nation: 'britain', due: 6, to: null },
  { type: 'liberateRegion', region: 'cornwall' },
  { type: 'rollCommitment', nation: 'britain', due: 5, faces: [6, 6] },
  { type: 'sueForPeace', nation: 'britain', due: 7, first: null, second: null },
]

const cards: readonly ExampleCommand[] = [
  { type: 'possessInnovation', nation: 'france', title: 'Corps d’Armée', by: 'points' },
  { type: 'endInnovation', nation: 'france', title: 'Corps d’Armée' },
  {
    type: 'correctCards',
    nation: 'spain',
    hand: ['Royal Marriage', 'A Wet Day'],
    innovations: [],
    note: 'Drawn last time',
  },
  { type: 'tradeCards', nation: 'france', with: 'spain', gives: ['A Fine Day'], takes: ['A Wet Day'] },
  { type: 'discardCard', nation: 'france', title: 'A Wet Day' },
  { type: 'playCard', nation: 'spain', title: 'Royal Marriage', on: 'austria' },
]

/** France invades Spain, and it is June at once, so that production follows. */
const invasion: readonly ExampleCommand[] = [
  { type: 'endAlliance', nation: 'france', with: 'spain' },
  { type: 'declareWar', nation: 'france', on: 'spain', joining: [], nearest: null },
  {
    type: 'correctPieces',
    nation: 'france',
    region: 'madrid',
    pieces: { infantry: 4 },
    note: 'They came over the Pyrenees',
  },
  { type: 'correctCalendar', month: 21629, round: 3, note: 'Nothing happened in May' },
  ...endOfMonth,
]

const production: readonly ExampleCommand[] = [
  {
    type: 'rollAttrition',
    nation: 'france',
    due: 8,
    homeland: 'spain',
    region: 'madrid',
    troops: [{ unit: 'infantry', count: 4 }],
    last: true,
    faces: [1, 4, 6, 3],
  },
  {
    type: 'purchase',
    nation: 'france',
    basket: { infantry: 2, eliteInfantry: 1, politicalActionPoint: 1 },
    placements: [{ item: 'infantry', region: 'paris', count: 2 }],
  },
  { type: 'endProductionTurn', nation: 'france' },
  { type: 'grantPoints', nation: 'britain', to: 'austria', points: 8 },
  ...played.slice(1).map((nation) => ({ type: 'endProductionTurn', nation })),
  { type: 'endRound' },
]

/** Put on the battle board, where the table then fights it with its own pieces after all. */
const onBoard: readonly ExampleCommand[] = [
  {
    type: 'openBattle',
    due: null,
    region: 'hanover',
    place: '',
    attackers: [{ from: 'Berlin', forces: [{ nation: 'prussia', pieces: { infantry: 6, leader: 1 } }] }],
    defenders: [{ nation: 'russia', pieces: { infantry: 7 } }],
    landed: null,
    napoleon: false,
    innovations: { attacker: [], defender: [] },
  },
  { type: 'skipPreparation' },
  { type: 'abandonBattle', note: 'Fought on the table' },
]

const corrections: readonly ExampleCommand[] = [
  {
    type: 'correctRegion',
    region: 'hanover',
    owner: 'prussia',
    occupier: null,
    uprising: false,
    note: 'Taken in May',
  },
  {
    type: 'correctUnnamed',
    nation: 'russia',
    regions: { ...nothingCounted, homeland: 9 },
    note: 'We had forgotten Russia',
  },
  { type: 'endGame' },
  { type: 'resumeGame' },
  { type: 'changeCharts', chartSet: { id: 'club', name: 'Our club', charts: {} } },
]

/** Scenario III with Advanced Rules: the board, a month of war, cards, production, and corrections. */
export const standardCampaign: ExampleGame = {
  setup: {
    name: 'Peace of Amiens',
    level: 'standard',
    scenario: 'peaceAndOptions',
    victory: 'aHistorical',
    ending: { kind: 'rounds', rounds: 24 },
    suddenDeath: null,
    options: { attrition: 'on' },
    players,
    holds: [],
  },
  commands: [
    ...agreed,
    ...board,
    ...politics,
    ...war,
    ...endOfMonth,
    ...cards,
    ...invasion,
    ...production,
    ...onBoard,
    ...corrections,
  ],
}
