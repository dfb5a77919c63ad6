import type { ExampleCommand, ExampleGame } from '../examples.ts'

function standing(at: string, ...pieces: readonly string[]) {
  return pieces.map((piece) => ({ piece, at }))
}

function ends(...sides: readonly string[]): readonly ExampleCommand[] {
  return sides.map((side) => ({ type: 'endPart', side }))
}

function move(side: string, to: string, ...pieces: readonly string[]): ExampleCommand {
  return { type: 'moveInBattle', side, pieces, to }
}

/** Initiative, a group that comes later, terrain, and both armies set up. */
const preparation: readonly ExampleCommand[] = [
  { type: 'rollInitiative', faces: [6, 4, 2, 3] },
  { type: 'rollArrivals', side: 'attacker', faces: [3] },
  { type: 'rollTerrain', side: 'attacker', faces: [1, 1] },
  { type: 'rollTerrain', side: 'defender', faces: [3, 3, 4, 4] },
  { type: 'placeTerrain', side: 'defender', places: [{ lane: 'centre', feature: 'hill' }] },
]

const deployment: readonly ExampleCommand[] = [
  {
    type: 'deploy',
    side: 'defender',
    places: [
      ...standing(
        'defender.centre',
        'britain.infantry.1',
        'britain.infantry.2',
        'britain.infantry.3',
        'britain.cavalry.1',
        'britain.artillery.1',
      ),
      ...standing('defender.reserve', 'britain.leader.1'),
    ],
  },
  {
    type: 'deploy',
    side: 'attacker',
    places: standing(
      'attacker.centre',
      'france.infantry.1',
      'france.infantry.2',
      'france.cavalry.1',
      'france.cavalry.2',
      'france.artillery.1',
      'france.leader.1',
      'france.leader.2',
    ),
  },
]

/** Guns over two areas, one of which kills a leader; infantry goes forward; a leader rallies who has fallen back. */
const firstTurn: readonly ExampleCommand[] = [
  ...ends('attacker', 'defender'),
  {
    type: 'fireInBattle',
    side: 'attacker',
    piece: 'france.artillery.1',
    target: 'britain.infantry.1',
    faces: [5, 5, 6],
  },
  ...ends('attacker'),
  {
    type: 'fireInBattle',
    side: 'defender',
    piece: 'britain.artillery.1',
    target: 'france.infantry.1',
    faces: [6, 6, 6],
  },
  { type: 'loseLeader', side: 'attacker', piece: 'france.leader.2' },
  ...ends('defender'),
  move('attacker', 'middle.centre', 'france.infantry.2'),
  ...ends('attacker', 'defender', 'attacker'),
  {
    type: 'rallyInBattle',
    side: 'defender',
    piece: 'britain.leader.1',
    target: 'britain.infantry.1',
    faces: [5, 5],
  },
  ...ends('defender'),
]

/** A charge is cancelled before a square, another comes home, and its charger is charged in turn. */
const secondTurn: readonly ExampleCommand[] = [
  move('attacker', 'middle.centre', 'france.cavalry.1', 'france.cavalry.2'),
  { type: 'charge', side: 'attacker', piece: 'france.cavalry.1', target: 'britain.infantry.2' },
  { type: 'answerCharge', side: 'defender', answer: 'square' },
  { type: 'chargeHome', side: 'attacker', goesOn: false },
  { type: 'charge', side: 'attacker', piece: 'france.cavalry.2', target: 'britain.infantry.3' },
  { type: 'answerCharge', side: 'defender', answer: 'stand', faces: [5, 4, 3, 3] },
  { type: 'countercharge', side: 'defender', piece: 'britain.cavalry.1', faces: [2, 2, 5, 5] },
  ...ends('attacker', 'defender', 'attacker', 'defender', 'attacker'),
  { type: 'unsquare', side: 'defender', pieces: ['britain.infantry.2'] },
  ...ends('defender', 'attacker', 'defender'),
]

/** The British leave the field. */
const pursuit: readonly ExampleCommand[] = [
  ...ends('attacker'),
  { type: 'retreatFromBattle', side: 'defender' },
  {
    type: 'pursue',
    side: 'attacker',
    piece: 'france.cavalry.2',
    target: 'britain.artillery.1',
    faces: [5],
  },
  { type: 'endPursuit', side: 'attacker' },
  {
    type: 'correctBattle',
    note: 'The guns had fallen back before',
    correction: {
      kind: 'standard',
      pieces: [
        {
          id: 'britain.artillery.1',
          side: 'defender',
          nation: 'britain',
          unit: 'artillery',
          at: 'defender.retreat',
          isNapoleon: false,
          group: 0,
          spent: 0,
          inSquare: false,
          hasFired: false,
          hasCharged: false,
          hasCountercharged: false,
          hasPursued: false,
        },
      ],
    },
  },
  { type: 'closeBattle' },
]

/** A skirmish of the Advanced Rules, from its initiative to the pursuit. */
export const standardBattle: ExampleGame = {
  setup: {
    type: 'beginBattle',
    name: 'A skirmish by the Sambre',
    level: 'standard',
    players: [
      { id: 'anna', name: 'Anna', nations: ['france'] },
      { id: 'ben', name: 'Ben', nations: ['britain'] },
    ],
    options: { initiative: 'on', reinforcement: 'on', terrain: 'on', countercharges: 'on', napoleon: 'on' },
    region: null,
    place: 'the Sambre',
    attackers: [
      {
        from: 'Paris',
        forces: [{ nation: 'france', pieces: { infantry: 2, cavalry: 2, artillery: 1, leader: 2 } }],
      },
      { from: 'Picardy', forces: [{ nation: 'france', pieces: { infantry: 1 } }] },
    ],
    defenders: [{ nation: 'britain', pieces: { infantry: 3, cavalry: 1, artillery: 1, leader: 1 } }],
    landed: null,
    napoleon: true,
    innovations: { attacker: [], defender: [] },
  },
  commands: [...preparation, ...deployment, ...firstTurn, ...secondTurn, ...pursuit],
}

const bothArmies = { infantry: 2, cavalry: 1, artillery: 1, leader: 1 }

function numbered(nation: string, ...kinds: readonly string[]): readonly string[] {
  return kinds.map((kind) => `${nation}.${kind}`)
}

const french = (...kinds: readonly string[]) => numbered('france', ...kinds)
const british = (...kinds: readonly string[]) => numbered('britain', ...kinds)

/** A small battle of the Basic Rules, from setting up to the pursuit. */
export const basicBattle: ExampleGame = {
  setup: {
    type: 'beginBattle',
    name: 'Ranks at Hanover',
    level: 'basic',
    players: [],
    options: {},
    region: null,
    place: 'Hanover',
    attackers: [{ from: '', forces: [{ nation: 'france', pieces: bothArmies }] }],
    defenders: [{ nation: 'britain', pieces: bothArmies }],
    landed: null,
    napoleon: false,
    innovations: { attacker: [], defender: [] },
  },
  commands: [
    {
      type: 'deployRanks',
      side: 'defender',
      front: british('infantry.1', 'infantry.2', 'cavalry.1'),
    },
    { type: 'deployRanks', side: 'attacker', front: french('infantry.1', 'infantry.2', 'cavalry.1') },
    { type: 'moveRanks', side: 'defender', front: british('infantry.1', 'infantry.2', 'cavalry.1') },
    // Two of the British infantry, three dice of the cavalry, and two of the artillery in the rear.
    { type: 'fireRanks', side: 'defender', faces: [6, 1, 2, 3, 4, 5, 1] },
    { type: 'nameCasualties', side: 'defender', pieces: french('infantry.1') },
    { type: 'moveRanks', side: 'attacker', front: french('infantry.2', 'cavalry.1') },
    { type: 'fireRanks', side: 'attacker', faces: [6, 6, 2, 3, 1, 4] },
    { type: 'nameCasualties', side: 'attacker', pieces: british('infantry.1', 'cavalry.1') },
    { type: 'rallyRanks', side: 'attacker', faces: [2, 3] },
    { type: 'moveRanks', side: 'defender', front: british('infantry.2') },
    { type: 'fireRanks', side: 'defender', faces: [1, 2, 3] },
    { type: 'rallyRanks', side: 'defender', faces: [5, 1] },
    { type: 'nameRallied', side: 'defender', pieces: british('cavalry.1') },
    { type: 'moveRanks', side: 'attacker', front: french('infantry.2', 'cavalry.1', 'artillery.1') },
    { type: 'fireRanks', side: 'attacker', faces: [6, 1, 2, 3, 4, 1, 2, 3] },
    { type: 'pursueRanks', side: 'attacker', faces: [6, 1, 2, 3, 4, 1, 2, 3] },
    { type: 'nameCasualties', side: 'attacker', pieces: british('leader.1') },
    { type: 'closeBattle' },
  ],
}
