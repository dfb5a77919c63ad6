import type {
  BasicBattle,
  BasicCourse,
  BasicPiece,
  StandardBattle,
  StandardCourse,
  StandardPiece,
} from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { CommandOf } from '@/rules/napoleon-in-europe/commands.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { LandUnit } from '@/rules/napoleon-in-europe/pieces.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { basicGame } from '../basic-game.ts'
import { campaignOf } from '../campaign.ts'
import { regionOf, relationOf, withNations } from '../table.ts'

const noGround = { features: {}, toPlace: [], riverBehind: false, riverInFront: false, hasRolled: false }
const noArea = { attacker: noGround, defender: noGround }

/** Pieces of one nation in one place: "2 infantry, 1 leader". */
function standing(
  side: Side,
  nation: NationId | null,
  at: StandardPiece['at'],
  what: string,
  about: Partial<StandardPiece> = {},
): readonly StandardPiece[] {
  return named(what).map(({ unit, number }) => ({
    id: `${nation ?? 'minor'}.${at}.${unit}.${number}`,
    side,
    nation,
    unit,
    at,
    isNapoleon: false,
    group: 0,
    spent: 0,
    inSquare: false,
    hasFired: false,
    hasCharged: false,
    hasCountercharged: false,
    hasPursued: false,
    ...about,
  }))
}

function ranked(side: Side, nation: NationId, at: BasicPiece['at'], what: string): readonly BasicPiece[] {
  return named(what).map(({ unit, number }) => ({
    id: `${nation}.${at}.${unit}.${number}`,
    side,
    nation,
    unit,
    at,
  }))
}

const units: Readonly<Record<string, LandUnit>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  leader: 'leader',
}

function named(what: string): readonly { readonly unit: LandUnit; readonly number: number }[] {
  return what.split(', ').flatMap((words) => {
    const [count = '0', unit = ''] = words.split(' ')
    return Array.from({ length: Number(count) }, (_, index) => ({
      unit: units[unit] ?? 'infantry',
      number: index + 1,
    }))
  })
}

const course: StandardCourse = {
  stage: 'over',
  first: 'attacker',
  openly: null,
  surprised: null,
  deployed: ['attacker', 'defender'],
  turn: 3,
  phase: 'artillery',
  acting: 'attacker',
  hasActed: false,
  isLively: false,
  idleTurns: 0,
  owed: [],
  result: { winner: 'attacker', cause: 'lineBroken' },
  isCovered: false,
}

const rise = campaignOf({ scenario: 'riseOfNapoleon', played: ['france', 'britain', 'austria'] })
const belgium = regionOf('belgium', { name: 'Belgium', owner: 'britain' })

export const belgiumBattle: StandardBattle = {
  kind: 'standard',
  due: null,
  region: 'belgium',
  place: 'Belgium',
  nations: { attacker: ['france'], defender: ['britain'] },
  size: 'major',
  landed: null,
  groups: [{ from: 'Picardy', arrives: null }],
  ground: noArea,
  innovations: { attacker: [], defender: [] },
  pieces: [
    ...standing('attacker', 'france', 'attacker.left', '4 infantry, 1 leader'),
    ...standing('attacker', 'france', 'attacker.centre', '3 infantry'),
    ...standing('attacker', 'france', 'attacker.right', '1 infantry'),
    ...standing('attacker', 'france', 'lost', '1 infantry, 1 cavalry'),
    ...standing('defender', 'britain', 'defender.right', '1 leader'),
    ...standing('defender', 'britain', 'defender.left', '3 infantry'),
    ...standing('defender', 'britain', 'defender.retreat', '2 infantry'),
    ...standing('defender', 'britain', 'lost', '3 infantry, 1 cavalry, 2 artillery'),
  ],
  course,
}

/** The rulebook's battle of Belgium as it ends, in a campaign that counts its pieces. */
export const overInBelgium: NapoleonState = withBattle({})

export function withBattle(
  about: Partial<StandardBattle>,
  state: NapoleonState = { ...rise, regions: [belgium] },
): NapoleonState {
  return { ...state, battle: { ...belgiumBattle, ...about } }
}

const owed = {
  id: 8,
  kind: 'battle',
  cause: 'move',
  region: 'belgium',
  place: 'Belgium',
  attackers: ['france'],
  defenders: ['britain'],
  garrison: {},
  garrisonPlayedBy: null,
} as const

const dueInBelgium: NapoleonState = {
  ...rise,
  regions: [belgium],
  pending: [owed],
  nextDue: 9,
}

const counted: NapoleonState = {
  ...dueInBelgium,
  stacks: [
    { nation: 'france', region: 'belgium', pieces: { infantry: 9, cavalry: 1, leader: 1 } },
    { nation: 'britain', region: 'belgium', pieces: { infantry: 8, cavalry: 1, artillery: 2, leader: 1 } },
  ],
}

const withCards = campaignOf({
  scenario: 'riseOfNapoleon',
  played: ['france', 'britain', 'austria'],
  options: { cards: 'on' },
})
const withNapoleon = campaignOf({
  scenario: 'riseOfNapoleon',
  played: ['france', 'britain', 'austria'],
  options: { napoleon: 'on' },
})

const coalition = campaignOf({ scenario: 'secondCoalition', played: ['france', 'britain', 'russia'] })
const secondCoalition: NapoleonState = {
  ...coalition,
  relations: [relationOf('france', 'russia', 'war')],
}

const tyrol: NapoleonState = {
  ...rise,
  regions: [regionOf('tyrol', { name: 'Tyrol' })],
  pending: [
    {
      ...owed,
      cause: 'annexation',
      region: 'tyrol',
      place: 'Tyrol',
      defenders: [],
      garrison: { infantry: 2 },
      garrisonPlayedBy: 'austria',
    },
  ],
  nextDue: 9,
}

const basicCourse: BasicCourse = {
  stage: 'over',
  deployed: ['attacker', 'defender'],
  turn: 6,
  acting: 'defender',
  step: 'move',
  owed: null,
  result: { winner: 'attacker', cause: 'retreat' },
}

export const hanoverBattle: BasicBattle = {
  kind: 'basic',
  due: null,
  region: 'Hanover',
  place: 'Hanover',
  nations: { attacker: ['france'], defender: ['britain'] },
  size: 'major',
  landed: null,
  pieces: [
    ...ranked('attacker', 'france', 'front', '2 cavalry, 1 leader'),
    ...ranked('attacker', 'france', 'lost', '6 infantry'),
    ...ranked('defender', 'britain', 'rear', '1 infantry, 1 leader'),
    ...ranked('defender', 'britain', 'lost', '3 infantry, 2 artillery'),
  ],
  course: basicCourse,
}

export const overInHanover: NapoleonState = basicGame({ battle: hanoverBattle })

const lone: NapoleonState = { ...overInBelgium, scenario: 'battle', name: 'Belgium' }
const defended: StandardCourse = { ...course, result: { winner: 'defender', cause: 'idle' } }

export interface ClosingCase {
  readonly what: string
  readonly state: NapoleonState
  readonly effects: readonly string[]
  /** What the hand is told, by key and what is in it, for those that matter to the case. */
  readonly orders?: readonly string[]
}

const won = ['battleClosed', 'france +1 PAP']
const lost = ['Belgium of britain, occupied by france', 'owed: britain rolls for commitment']

export const closingCases: readonly ClosingCase[] = [
  {
    what: 'does all that an entered result does: the point, the ground, the roll for commitment',
    state: overInBelgium,
    effects: [...won, ...lost],
    orders: [
      'Remove 1 infantry of France.',
      'Remove 1 cavalry of France.',
      'Remove 3 infantry of Britain.',
      'Remove 1 cavalry of Britain.',
      'Remove 2 artillery of Britain.',
      'Britain lost 6 units: roll whether it fights on.',
      'Britain retreats to bordering regions without an enemy, none that an attacker came from (Picardy), never by sea.',
      'Where there is no such region, remove what is left of Britain’s army.',
    ],
  },
  {
    what: 'settles the battle that was owed, and takes the losses off where it was',
    state: withBattle({ due: 8 }, counted),
    effects: [
      'battleClosed',
      'settled 8',
      'france −1 infantry in Belgium',
      'france −1 cavalry in Belgium',
      'britain −3 infantry in Belgium',
      'britain −1 cavalry in Belgium',
      'britain −2 artillery in Belgium',
      'france +1 PAP',
      ...lost,
    ],
  },
  {
    what: 'what was owed and has lapsed meanwhile settles nothing',
    state: withBattle({ due: 7 }),
    effects: [...won, ...lost],
  },
  {
    what: 'a skirmish gives no point',
    state: withBattle({ size: 'skirmish' }),
    effects: ['battleClosed', ...lost],
  },
  {
    what: 'a beaten attacker goes back to where it came from, and takes no ground',
    state: withBattle({ course: defended }),
    effects: ['battleClosed', 'britain +1 PAP'],
    orders: [
      'France goes back to where it attacked from (Picardy), never by sea.',
      'Where there is no such region, remove what is left of France’s army.',
      'Put 2 pieces of Britain from the retreat area back with the army.',
    ],
  },
  {
    what: 'reinforcements that never came retreat with the beaten army',
    state: withBattle({
      course: defended,
      groups: [
        { from: '', arrives: 0 },
        { from: 'Lorraine', arrives: 3 },
      ],
      pieces: [
        ...belgiumBattle.pieces,
        ...standing('attacker', 'france', 'coming', '2 infantry', { group: 1 }),
      ],
    }),
    effects: ['battleClosed', 'britain +1 PAP'],
    orders: [
      'France goes back to the regions that it attacked from, never by sea.',
      '2 pieces of France that never arrived go back too, to Lorraine.',
    ],
  },
  {
    what: 'and join the victor',
    state: withBattle({
      groups: [
        { from: '', arrives: 0 },
        { from: '', arrives: 3 },
      ],
      pieces: [
        ...belgiumBattle.pieces,
        ...standing('attacker', 'france', 'coming', '1 cavalry', { group: 1 }),
      ],
    }),
    effects: [...won, ...lost],
    orders: ['1 piece of France that had not arrived joins the victor.'],
  },
  {
    what: 'with cards both sides draw for a major battle',
    state: withBattle({ region: null }, withCards),
    effects: [...won, 'owed: france draws 2', 'owed: britain draws 1', 'owed: britain rolls for commitment'],
  },
  {
    what: 'Napoleon among the lost ends the war for France',
    state: withBattle(
      {
        region: null,
        size: 'skirmish',
        course: defended,
        pieces: standing('attacker', 'france', 'lost', '1 leader', { isNapoleon: true }),
      },
      withNapoleon,
    ),
    effects: ['battleClosed', 'owed: france sues for peace'],
  },
  {
    what: 'another French leader does not',
    state: withBattle(
      {
        region: null,
        size: 'skirmish',
        course: defended,
        pieces: standing('attacker', 'france', 'lost', '1 leader'),
      },
      withNapoleon,
    ),
    effects: ['battleClosed'],
  },
  {
    what: 'a minor nation’s army is no nation’s loss, and its region is annexed',
    state: withBattle(
      {
        due: 8,
        region: 'tyrol',
        place: 'Tyrol',
        size: 'skirmish',
        nations: { attacker: ['france'], defender: [] },
        pieces: [
          ...standing('attacker', 'france', 'attacker.centre', '3 infantry'),
          ...standing('defender', null, 'defender.reserve', '1 infantry'),
          ...standing('defender', null, 'lost', '1 infantry'),
        ],
      },
      tyrol,
    ),
    effects: ['battleClosed', 'settled 8', 'Tyrol of france'],
    orders: [
      'Place a marker of France on Tyrol.',
      'Remove what is left of the defender’s army: a minor nation’s has nowhere to go.',
    ],
  },
  {
    what: 'militia that turned out against a landing and was never counted is lost all the same',
    state: withBattle(
      {
        due: 8,
        size: 'skirmish',
        pieces: [
          ...standing('attacker', 'france', 'attacker.centre', '3 infantry'),
          ...standing('defender', 'britain', 'lost', '3 infantry').map((piece) => ({
            ...piece,
            unit: 'militia' as const,
          })),
        ],
      },
      {
        ...counted,
        pending: [{ ...owed, cause: 'landing', garrison: { militia: 4 }, garrisonPlayedBy: 'britain' }],
      },
    ),
    effects: [
      'battleClosed',
      'britain +3 militia in Belgium',
      'settled 8',
      'britain −3 militia in Belgium',
      'Belgium of britain, occupied by france',
    ],
  },
  {
    what: 'in 1800 Russia rolls for commitment with three units lost, its leader among them, though it has won',
    state: withBattle(
      {
        region: null,
        size: 'skirmish',
        nations: { attacker: ['france'], defender: ['russia'] },
        course: defended,
        pieces: [
          ...standing('defender', 'russia', 'defender.centre', '2 infantry'),
          ...standing('defender', 'russia', 'lost', '2 infantry, 1 leader'),
          ...standing('attacker', 'france', 'lost', '3 infantry'),
        ],
      },
      secondCoalition,
    ),
    effects: ['battleClosed', 'owed: russia rolls for commitment'],
    orders: ['Russia lost 3 units: roll whether it fights on.'],
  },
  {
    what: 'a victory of a nation that nobody plays earns no point',
    state: withBattle(
      { course: defended, region: null },
      withNations(rise, { britain: { player: null, control: { by: 'austria', until: 'overture' } } }),
    ),
    effects: ['battleClosed'],
  },
  {
    what: 'in a Basic game the winner of a major battle draws a card',
    state: overInHanover,
    effects: ['battleClosed', 'turnMarked', 'owed: france draws 1'],
    orders: [
      'France loses 6 infantry',
      'Britain loses 3 infantry',
      'Britain loses 2 artillery',
      'Britain retreats to bordering regions without an enemy, none that an attacker came from, never by sea.',
    ],
  },
  {
    what: 'of a skirmish it does not',
    state: basicGame({ battle: { ...hanoverBattle, size: 'skirmish' } }),
    effects: ['battleClosed', 'turnMarked'],
  },
  {
    what: 'a game that is nothing but the battle ends, and the battle can still be read',
    state: lone,
    effects: ['the game ends: agreed'],
    orders: ['France has lost 1 infantry.', 'Britain has lost 2 artillery.'],
  },
  {
    what: 'there, a minor nation’s army is called by its side',
    state: {
      ...lone,
      battle: {
        ...belgiumBattle,
        nations: { attacker: ['france'], defender: [] },
        pieces: standing('defender', null, 'lost', '1 infantry'),
      },
    },
    effects: ['the game ends: agreed'],
    orders: ['The defender has lost 1 infantry.'],
  },
]

type Correction = CommandOf<'correctBattle'>['correction']

const fight: StandardCourse = { ...course, stage: 'fight', result: null }
export const fighting = withBattle({
  course: fight,
  pieces: [...belgiumBattle.pieces, ...standing('defender', 'britain', 'defender.centre', '1 infantry')],
})
const skirmish = withBattle({
  course: fight,
  size: 'skirmish',
  pieces: [
    ...standing('attacker', 'france', 'attacker.centre', '1 infantry, 1 leader'),
    ...standing('defender', 'britain', 'defender.centre', '2 infantry'),
  ],
})
const basicFight: NapoleonState = {
  ...overInHanover,
  battle: { ...hanoverBattle, course: { ...basicCourse, stage: 'fight', result: null } },
}

function standardPieces(...pieces: readonly StandardPiece[]): Correction {
  return { kind: 'standard', pieces: [...pieces] }
}

const lostCavalry = standing('attacker', 'france', 'lost', '1 cavalry')[0] ?? failed()
const leftInfantry = standing('defender', 'britain', 'defender.left', '1 infantry')[0] ?? failed()
const skirmisher = standing('attacker', 'france', 'attacker.centre', '1 infantry')[0] ?? failed()
const minorCentre = standing('defender', null, 'defender.centre', '1 infantry')
const rearInfantry = ranked('defender', 'britain', 'rear', '1 infantry')[0] ?? failed()

function failed(): never {
  throw new Error('no piece')
}

export interface CorrectionCase {
  readonly what: string
  readonly state: NapoleonState
  readonly correction: Correction
  readonly notes: readonly string[]
}

export const correctionCases: readonly CorrectionCase[] = [
  {
    what: 'a piece comes back from the lost',
    state: fighting,
    correction: standardPieces({ ...lostCavalry, at: 'attacker.reserve' }),
    notes: ['1 cavalry of France stands in the reserve'],
  },
  {
    what: 'alike pieces are said together, as their side sees the board',
    state: fighting,
    correction: {
      kind: 'standard',
      pieces: standing('defender', 'britain', 'defender.left', '2 infantry').map((piece) => ({
        ...piece,
        at: 'lost',
      })),
    },
    notes: ['2 infantry of Britain stand among the lost'],
  },
  {
    what: 'a battle that is over goes on',
    state: withBattle({ pieces: fighting.battle?.kind === 'standard' ? fighting.battle.pieces : [] }),
    correction: { kind: 'standard', pieces: [], course: { ...fight, phase: 'infantry', acting: 'defender' } },
    notes: ['The battle is in turn 3, infantry; Britain acts'],
  },
  {
    what: 'a line that it empties is broken',
    state: fighting,
    correction: {
      kind: 'standard',
      pieces: standing('defender', 'britain', 'defender.centre', '1 infantry').map((piece) => ({
        ...piece,
        at: 'defender.reserve',
      })),
    },
    notes: [
      '1 infantry of Britain stands in the reserve',
      'Britain holds nothing more on its centre: the defender has lost the battle.',
    ],
  },
  {
    what: 'a minor nation whose line is broken is called by its side',
    state: withBattle({
      course: fight,
      size: 'skirmish',
      nations: { attacker: ['france'], defender: [] },
      pieces: [...standing('attacker', 'france', 'attacker.centre', '1 infantry'), ...minorCentre],
    }),
    correction: standardPieces(
      ...minorCentre.map((piece) => ({ ...piece, at: 'defender.reserve' as const })),
    ),
    notes: ['The defender holds nothing more on its centre: the defender has lost the battle.'],
  },
  {
    what: 'a piece of the Basic Rules changes its rank',
    state: basicFight,
    correction: { kind: 'basic', pieces: [{ ...rearInfantry, at: 'front' }] },
    notes: ['1 infantry of Britain stands in the front rank'],
  },
  {
    what: 'a Basic battle goes back to another step',
    state: overInHanover,
    correction: {
      kind: 'basic',
      pieces: [],
      course: { ...basicCourse, stage: 'fight', step: 'fire', acting: 'attacker', result: null },
    },
    notes: ['The battle is in turn 6, fire; France acts'],
  },
]

export interface RefusedCorrection {
  readonly what: string
  readonly state: NapoleonState
  readonly correction: Correction
  readonly code: string
}

export const refusedCorrections: readonly RefusedCorrection[] = [
  {
    what: 'where none stands on the board',
    state: { ...fighting, battle: null },
    correction: standardPieces(lostCavalry),
    code: 'noBattle',
  },
  {
    what: 'of the other rules',
    state: fighting,
    correction: { kind: 'basic', pieces: [] },
    code: 'noBattle',
  },
  {
    what: 'that changes nothing',
    state: fighting,
    correction: standardPieces(lostCavalry),
    code: 'nothingCorrected',
  },
  {
    what: 'of a piece that did not come into it',
    state: fighting,
    correction: standardPieces({ ...lostCavalry, id: 'france.cavalry.99' }),
    code: 'otherPiece',
  },
  {
    what: 'that makes another unit of a piece',
    state: fighting,
    correction: standardPieces({ ...lostCavalry, unit: 'heavyCavalry' }),
    code: 'otherPiece',
  },
  {
    what: 'that names a piece twice',
    state: fighting,
    correction: standardPieces({ ...lostCavalry, at: 'attacker.left' }, { ...lostCavalry, at: 'lost' }),
    code: 'pieceTwice',
  },
  {
    what: 'into the enemy’s reserve',
    state: fighting,
    correction: standardPieces({ ...lostCavalry, at: 'defender.reserve' }),
    code: 'noSuchArea',
  },
  {
    what: 'into the left of a skirmish',
    state: skirmish,
    correction: standardPieces({ ...skirmisher, at: 'attacker.left' }),
    code: 'noSuchArea',
  },
  {
    what: 'into an area where enemies stand',
    state: fighting,
    correction: standardPieces({ ...leftInfantry, at: 'attacker.centre' }),
    code: 'bothInArea',
  },
  {
    what: 'among reinforcements, of the main army',
    state: fighting,
    correction: standardPieces({ ...lostCavalry, at: 'coming' }),
    code: 'noReinforcement',
  },
  {
    what: 'to its end without a victor',
    state: fighting,
    correction: { kind: 'standard', pieces: [], course: { ...fight, stage: 'over' } },
    code: 'courseDoesNotFit',
  },
  {
    what: 'to a fight that is won',
    state: withBattle({}),
    correction: { kind: 'standard', pieces: [], course: { ...course, stage: 'fight' } },
    code: 'courseDoesNotFit',
  },
  {
    what: 'to a turn before the first',
    state: fighting,
    correction: { kind: 'standard', pieces: [], course: { ...fight, turn: 0 } },
    code: 'courseDoesNotFit',
  },
  {
    what: 'that makes a charge of nobody owed',
    state: fighting,
    correction: {
      kind: 'standard',
      pieces: [],
      course: { ...fight, owed: [{ kind: 'answer', charger: 'nobody', target: lostCavalry.id }] },
    },
    code: 'courseDoesNotFit',
  },
  {
    what: 'that makes less than one casualty owed',
    state: basicFight,
    correction: {
      kind: 'basic',
      pieces: [],
      course: {
        ...basicCourse,
        stage: 'fight',
        result: null,
        owed: { kind: 'casualties', side: 'attacker', count: 0 },
      },
    },
    code: 'courseDoesNotFit',
  },
  {
    what: 'of a game that has ended with its battle',
    state: { ...lone, ended: 'agreed' },
    correction: standardPieces({ ...lostCavalry, at: 'attacker.reserve' }),
    code: 'battleIsClosed',
  },
]

export { lone }
