import type { FeatureId, BattlePhase } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { Area, Lane, Size } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { LandUnit } from '@/rules/napoleon-in-europe/pieces.ts'
import { counted, list, opening } from '../../../format.ts'
import { ui } from '../../ui.ts'
import { laneIn, spotIn } from '../battle-names.ts'
import { nationNames, pieceNames } from '../names.ts'

/** What belongs to a nation. */
const belonging: Readonly<Record<NationId, string>> = {
  france: 'French',
  britain: 'British',
  prussia: 'Prussian',
  russia: 'Russian',
  ottoman: 'Ottoman',
  austria: 'Austrian',
  spain: 'Spanish',
}

const sideNames: Readonly<Record<Side, string>> = { attacker: 'Attacker', defender: 'Defender' }

/** Whose an area is: the nation that leads there, or just the side. */
export interface Owner {
  readonly side: Side
  readonly nation: NationId | undefined
  /** Whether the one who looks is that side. */
  readonly isOwn: boolean
}

/** Pieces that are alike, to be said in words. */
export interface Alike {
  readonly unit: LandUnit
  readonly count: number
  readonly isNapoleon: boolean
  readonly inSquare: boolean
  /** Battle actions that each has left; null where that is of no interest. */
  readonly left: number | null
  /** Whether they have used some this turn. */
  readonly hasBegun: boolean
  /** Said only where several nations stand side by side. */
  readonly nation: NationId | null
}

function ofOwner({ side, nation, isOwn }: Owner): string {
  if (isOwn) return 'Your'
  return nation === undefined ? `${sideNames[side]}’s` : belonging[nation]
}

function alike({ unit, count, isNapoleon, inSquare, left, hasBegun, nation }: Alike): string {
  const [one, several] = pieceNames[unit]
  const whose = nation === null ? '' : `${belonging[nation]} `
  const words = isNapoleon
    ? 'Napoleon'
    : `${count} ${whose}${count === 1 ? one : several}${inSquare ? ' in square' : ''}`
  if (left === 0) return `${words}, done`
  return left !== null && hasBegun ? `${words} with ${counted(left, 'action', 'actions')} left` : words
}

/** "34 %": a chance among several on a button; one that is neither none nor certain never reads as if it were. */
function roughly(chance: number): string {
  const whole = Math.round(chance * 100)
  const isOpen = chance > 0 && chance < 1
  return ui.percent((isOpen ? Math.min(99, Math.max(1, whole)) : whole) / 100)
}

const phases: Readonly<Record<BattlePhase, string>> = {
  cavalry: 'Cavalry phase',
  artillery: 'Artillery phase',
  infantry: 'Infantry phase',
  leader: 'Leader phase',
}

/** Where a piece stands in a skirmish, which has but one battle area a side. */
function spotInSkirmish(area: Area, side: Side): string {
  if (area.startsWith('middle.')) return 'in the middle'
  return area.endsWith('.centre') ? 'in the battle line' : spotIn(area, side)
}

/** Texts of the battle board of the Standard Rules. */
export const standardBoard = {
  phases,
  pursuit: 'Pursuit',
  /** "Belgium, turn 2, France acts": whole on a small phone, too. */
  subtitle: (place: string, turn: number, actor: string) =>
    opening(`${place && `${place}, `}turn ${turn}, ${actor} acts`),
  pursuitSubtitle: (place: string, actor: string) => `${place && `${place}, `}${actor} pursues`,
  /** Who a side is: the nation that leads it, or just the side. */
  sideName: (side: Side, nation: NationId | undefined) =>
    nation === undefined ? sideNames[side] : nationNames[nation],
  turnBoard: 'Turn the board round',
  board: 'Battle board',
  areas: {
    lane: (lane: Lane, side: Side) => opening(laneIn(lane, side)),
    /** A skirmish has but one part. */
    line: 'Battle line',
    reserve: (owner: Owner) => `${ofOwner({ ...owner, isOwn: false })} reserve`,
    retreat: 'Retreat',
    heard: {
      line: (owner: Owner, lane: Lane | null) =>
        lane === null ? `${ofOwner(owner)} battle line` : `${ofOwner(owner)} ${laneIn(lane, owner.side)}`,
      middle: (owner: Owner, lane: Lane | null) =>
        lane === null
          ? 'The middle'
          : `Middle of ${owner.isOwn ? 'your' : `the ${ofOwner(owner)}`} ${laneIn(lane, owner.side)}`,
      reserve: (owner: Owner) => `${ofOwner(owner)} reserve`,
      retreat: (owner: Owner) => `${ofOwner(owner)} retreat area`,
    },
    empty: 'nobody',
    nextToEnemy: 'next to the enemy',
    legal: 'can be chosen',
    changed: 'changed',
  },
  alike,
  all: (groups: readonly Alike[]) => list(groups.map(alike)),
  napoleon: 'N',
  napoleonName: 'Napoleon',
  inSquare: 'in square',
  features: { stream: 'Stream', woods: 'Woods', hill: 'Hill', village: 'Village' } satisfies Record<
    FeatureId,
    string
  >,
  riverBehind: (owner: Owner) => `River behind the ${ofOwner(owner)} line`,
  riverInFront: 'River: no charges, no pursuit',
  dangers: { onePiece: 'One piece', leaderOnly: 'Leader only' },
  dangersHeard: {
    onePiece: 'held by one piece',
    leaderOnly: 'held by a leader alone',
  },
  kinds: { move: 'Move', fire: 'Fire', charge: 'Charge', rally: 'Rally', pursue: 'Pursue' },
  /** Titles of the sheets of dice. */
  titles: {
    fire: 'Fire',
    charge: 'Charge',
    rally: 'Rally',
    pursue: 'Pursue',
    answerCharge: 'Charge',
    chargeHome: 'Charge',
    countercharge: 'Countercharge',
  },
  unsquare: 'Unsquare',
  done: 'Done',
  more: 'More to do',
  /** "4 cavalry on the left". */
  chosen: (pieces: Alike, area: Area, side: Side, size: Size = 'major') =>
    `${alike({ ...pieces, left: null })} ${size === 'skirmish' ? spotInSkirmish(area, side) : spotIn(area, side)}`,
  actions: (count: number, pieces: number) =>
    `${counted(count, 'action', 'actions')}${pieces > 1 ? ' each' : ''}`,
  shot: (pieces: number) => (pieces > 1 ? 'One shot each' : 'One shot'),
  howMany: 'How many',
  nobodyActs: 'Nothing more can act',
  canAct: (count: number, phase: BattlePhase) =>
    phase === 'leader' ? `${counted(count, 'leader', 'leaders')} can act` : `${count} ${phase} can act`,
  canPursue: (count: number) => `${counted(count, 'piece', 'pieces')} can pursue`,
  chooseGroup: 'Tap an area to choose who acts.',
  choosePursuer: 'Tap an area to choose who pursues.',
  covered: 'Catch the covering cavalry first.',
  nobodyThere: 'No enemy stands there. Tap one of the dashed areas.',
  nothingToRally: 'Only what has fallen back can be rallied. Tap the retreat area.',
  /** Why what a button offers cannot be done now. */
  whyNot: {
    nowhereToGo: 'There is nowhere to go.',
    nobodyInReach: 'No enemy is in reach.',
    nothingToRally: 'Nobody has fallen back.',
    /** "Fire and Charge: no enemy is in reach." */
    line: (kinds: readonly string[], words: string) => `${list(kinds)}: ${words}`,
  },
  next: {
    fire: 'Fire the next',
    charge: 'Charge again',
    rally: 'Try again',
    pursue: 'The next pursues',
  },
  left: (count: number) => `${count} left`,
  target: 'At whom',
  at: (who: string, area: string) => `${who}, ${area}`,
  charge: {
    title: 'Charge',
    about: (who: string, area: string) =>
      `${opening(who)} ${area} charges. It costs an action, even if it is cancelled.`,
    whom: 'Whom it charges',
    answers: { stand: 'If it stands', square: 'If it squares', avoid: 'If it avoids' },
    declare: (whom: string) => `Charge ${whom}`,
    avoids: 'It goes into the reserve.',
    rolls: 'It throws for the square first.',
    noOdds: 'Not worked out',
  },
  /** How charger and target fare, as chances. */
  fates: {
    targetLost: 'Target lost',
    targetBack: 'Target falls back',
    level: 'Level',
    chargerBack: 'Charger falls back',
    chargerLost: 'Charger lost',
  },
  owed: {
    answer: (who: string, charged: string, charger: string) => `${who}: ${charged} is charged by ${charger}`,
    answers: { stand: 'Stand', square: 'Square', avoid: 'Avoid' },
    /** Beneath an answer. */
    lost: (chance: number) => `lost ${roughly(chance)}`,
    lostOrBack: (lost: number, back: number) => `lost ${roughly(lost)}, back ${roughly(back)}`,
    intoReserve: 'into the reserve',
    throwsForIt: 'throws for it',
    /** @param whose infantry has squared; `who` decides whether the charge goes on */
    chargeHome: (who: string, whose: string, target: string, charger: string) =>
      `${who}: ${whose}’s ${target} has squared before ${charger}`,
    home: 'Charge home',
    cancel: 'Cancel',
    costs: 'the action is spent',
    countercharge: (who: string, charger: string) => `${who}: who countercharges the ${charger}?`,
    nobody: 'Nobody',
    leaderFalls: (who: string) => `${who}: which leader has fallen?`,
    handOver: (who: string) => `For ${who} to decide.`,
  },
  retreat: {
    label: 'Retreat',
    note: 'Leave the field: the battle is lost',
    question: (who: string) => `Does ${who} retreat?`,
    consequence: 'The battle is lost, and the enemy pursues.',
    confirm: 'Retreat',
    cancel: 'Fight on',
  },
  endPursuit: 'End the pursuit',
  pursuitEnds: {
    question: (shots: number) => `End the pursuit with ${counted(shots, 'shot', 'shots')} left?`,
    consequence: 'Nothing more can be caught.',
    cancel: 'Pursue on',
  },
}
