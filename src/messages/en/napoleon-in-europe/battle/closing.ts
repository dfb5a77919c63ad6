import type { Battle, LossCause } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { landUnits, type LandUnit, type Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import { counted, list, opening, signed } from '../../../format.ts'
import { sideIn, spotIn, whoIn } from '../battle-names.ts'
import { nationNames, pieceNames } from '../names.ts'

function pieces(count: number): string {
  return counted(count, 'piece', 'pieces')
}

/** "9 infantry, 2 leaders"; short for where there is little room. */
function army(army: Pieces): string {
  const words = landUnits.flatMap((unit) => {
    const count = army[unit] ?? 0
    return count === 0 ? [] : [counted(count, ...pieceNames[unit])]
  })
  return list(words)
}

/** Pieces of a kind that stand together. */
interface AlikePieces {
  readonly unit: LandUnit
  readonly count: number
  readonly isNapoleon: boolean
  /** Null where it goes without saying. */
  readonly nation: NationId | null
}

/** Texts of the screens on which a battle is begun. */
export const battleBegin = {
  title: 'Battle',
  attackers: 'Attackers',
  defenders: 'Defenders',
  army: (nation: NationId | null) => (nation === null ? 'Minor nation' : nationNames[nation]),
  armyWords: (one: Pieces) => (Object.keys(one).length === 0 ? 'no pieces yet' : army(one)),
  minorDefends: 'Nobody: a minor nation defends itself',
  minorPlayedBy: (nation: NationId) => `${nationNames[nation]} plays its army`,
  played: (nation: NationId, player: string) => `${nationNames[nation]}: ${player}`,
  playedLine: (players: readonly string[]) => list(players),
  counted: 'As the app counts them there. Change what is otherwise.',
  group: (number: number) => (number === 1 ? 'Main group' : `Group ${number}`),
  groupNote: 'The main group begins; each other group throws for its arrival.',
  from: 'From',
  fromOther: 'Elsewhere',
  fromWhere: 'Where it came from',
  cameFrom: 'Where the attackers came from',
  cameFromNote: 'They may go back there, and the defenders may not.',
  addGroup: 'Add a group',
  removeGroup: (number: number) => `Remove group ${number}`,
  landed: ['The attackers came by sea', 'It is easier to hit them'] as const,
  napoleon: ['Napoleon is here', 'One of the French leaders'] as const,
  start: 'To the battle board',
  against: (attackers: number, defenders: number) => `${attackers} against ${defenders}, leaders apart`,
  onBoard: (title: string) => `${title} stands on the board already.`,

  // A battle without a campaign.
  level: 'Rules',
  levels: { basic: 'Basic', standard: 'Standard' },
  armies: 'Armies',
  ready: {
    hanover: 'Hanover',
    belgium: 'Belgium',
    small: 'Skirmish',
    even: 'Even',
    large: 'Large',
    own: 'Own',
  },
  readyNotes: {
    hanover: 'The rulebook’s Basic example',
    belgium: 'The rulebook’s Standard example',
    small: 'Five armies a side',
    even: 'Twelve armies and a leader a side',
    large: 'Twenty armies and two leaders a side',
    own: 'As you set them below',
  },
  place: 'Where it is fought',
  name: (place: string) => (place === '' ? 'Battle' : `Battle of ${place}`),
  players: 'Players',
  playersNote: 'optional',
  playerOf: (side: Side) => `Who plays ${sideIn(side)}`,
  innovations: 'Innovations',
  innovationNames: { superiorLightCavalry: 'Superior Light Cavalry', corpsDArmee: 'Corps d’Armée' },
  innovationsOf: (side: Side) => `Of ${sideIn(side)}`,
  begin: 'To the battle board',
  cancel: 'Back to your games',
}

const causes: Readonly<Record<LossCause, (beaten: string) => string>> = {
  lineBroken: (beaten) => `The battle line of ${beaten} was broken.`,
  noFront: (beaten) => `${opening(beaten)} had no army left in the front rank.`,
  retreat: (beaten) => `${opening(beaten)} retreated.`,
  idle: () => 'For two whole turns nobody fired or went forward.',
}

/** Texts of the screens on which a battle ends. */
export const battleEnd = {
  over: 'The battle is over',
  wins: (seat: string) => `${opening(whoIn(seat))} wins`,
  why: (cause: LossCause, beaten: string) => causes[cause](whoIn(beaten)),
  kind: { major: 'A major battle', skirmish: 'A skirmish' } satisfies Readonly<
    Record<Battle['size'], string>
  >,
  turns: (turns: number) => counted(turns, 'turn', 'turns'),
  about: (kind: string, turns: string) => `${kind}, ${turns}`,
  abandoned: 'The battle was broken off',
  losses: 'Losses',
  lossesOf: (nation: NationId | null, side: Side) =>
    nation === null ? opening(sideIn(side)) : nationNames[nation],
  lost: (one: Pieces) => army(one),
  nothing: 'nothing',
  left: (count: number) => (count === 0 ? 'nobody is left' : `${pieces(count)} left`),
  orders: 'On the map',
  campaign: 'In the campaign',
  earns: (line: string, points: number) => `${line}: ${signed(points)} PAP`,
  enter: 'Enter it in the campaign',
  finish: 'Keep the result',
  record: 'The course of the battle',
  home: 'To your games',
  none: 'No battle on the board',
  noneLine: 'A battle begins from what is still to be done in the turn, or from Resolve.',
  toTurn: 'To the turn',
}

/** Texts of the menu of a battle, and of the umpire's sheet. */
export const battleMenu = {
  menu: 'Menu of the battle',
  log: 'Log',
  rules: 'Rules and charts',
  correct: 'Put the battle right',
  correctNote: 'For the umpire: any piece, turn and phase',
  /** Before both sides have set up. */
  reveals: {
    question: 'See both set-ups?',
    consequence: 'The sides are still setting up. This sheet shows where the pieces of both stand.',
    confirm: 'Show both',
    cancel: 'Not now',
  },
  abandon: 'Take the battle off the board',
  abandonLone: 'Break the battle off',
  save: 'Save to a file',
  abandoned: {
    title: 'Take it off the board',
    titleLone: 'Break it off',
    description: 'As if it had never been opened: what was owed is still owed. Undo brings it back.',
    descriptionLone: 'The game ends without a victor. Undo brings it back.',
    presets: ['Fought on the table', 'Opened by mistake', 'No more time'],
    record: 'Take it off the board',
    recordLone: 'Break it off',
  },
  correction: {
    title: 'Put the battle right',
    presets: ['Miscounted', 'Moved wrongly', 'A rule was overlooked'],
    pieces: 'Pieces',
    course: 'Turn and phase',
    unchanged: 'as it is',
    changed: (count: number) => `${pieces(count)} changed`,
    /** "3 infantry", "Napoleon"; with the nation where a side has several. */
    group: ({ unit, count, isNapoleon, nation }: AlikePieces) => {
      const pieces = isNapoleon ? 'Napoleon' : opening(counted(count, ...pieceNames[unit]))
      return nation === null ? pieces : `${pieces}, ${nationNames[nation]}`
    },
    howMany: 'How many',
    where: 'Where to',
    move: 'Put them there',
    actions: 'Battle actions used',
    square: 'In square',
    stage: 'Stage',
    stages: { fight: 'Battle', pursuit: 'Pursuit', over: 'Over' },
    turn: 'Turn',
    phase: 'Phase',
    phases: { cavalry: 'Cavalry', artillery: 'Artillery', infantry: 'Infantry', leader: 'Leaders' },
    step: 'Step',
    steps: { move: 'Move', fire: 'Fire', rally: 'Rally' },
    acting: 'Who acts',
    winner: 'Who won',
    dropOwed: ['Drop what is still to be answered', 'A charge or a choice that waits'] as const,
    seat: (seat: string) => opening(whoIn(seat)),
    place: (at: string, side: Side) => opening(places[at] ?? spotIn(at, side)),
  },
}

const places: Readonly<Record<string, string>> = {
  lost: 'lost',
  coming: 'still to come',
  front: 'front rank',
  rear: 'rear rank',
}
