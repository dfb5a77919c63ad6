import type { BasicOwed, BasicStep, LossCause } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { LandUnit } from '@/rules/napoleon-in-europe/pieces.ts'
import { counted, list, opening, signed } from '../../../format.ts'
import { nationNames, pieceNames } from '../names.ts'

/** Whose something is: the nation that leads a side, or just the side. */
export interface SideOwner {
  readonly side: Side
  readonly nation: NationId | undefined
}

/** Pieces of one kind. */
export interface Kind {
  readonly unit: LandUnit
  /** Said only where several nations stand side by side. */
  readonly nation: NationId | null
  readonly count: number
}

const roles: Readonly<Record<Side, string>> = { attacker: 'The attacker', defender: 'The defender' }

/** "France", or "The attacker" where a minor nation's own army fights. */
function nameOf({ side, nation }: SideOwner): string {
  return nation === undefined ? roles[side] : nationNames[nation]
}

function kind({ unit, nation, count }: Kind): string {
  const [one, several] = pieceNames[unit]
  const words = counted(count, one, several)
  return nation === null ? words : `${words} of ${nationNames[nation]}`
}

function kinds(all: readonly Kind[]): string {
  return list(all.map(kind))
}

function dice(count: number): string {
  return counted(count, 'die', 'dice')
}

function pieces(count: number): string {
  return counted(count, 'piece', 'pieces')
}

const doing: Readonly<Record<BasicStep, string>> = { move: 'moves', fire: 'fires', rally: 'rallies' }

const causes: Readonly<Record<LossCause, string>> = {
  noFront: 'has no army left in front',
  retreat: 'gives the battle up',
  lineBroken: 'is beaten',
  idle: 'is beaten',
}

const ranks = { front: 'Front', rear: 'Rear' } as const

/** Texts of the two ranks of the Basic Rules. */
export const basicBoard = {
  nameOf,
  turnRound: 'Turn the board round',
  /** "Battle of Hanover, turn 2". */
  subtitle: (place: string, turn: number) =>
    place === '' ? `Turn ${turn}` : `Battle of ${place}, turn ${turn}`,
  battleOf: (place: string) => (place === '' ? 'Battle' : `Battle of ${place}`),
  steps: { move: 'Move', fire: 'Fire', rally: 'Rally' } satisfies Record<BasicStep, string>,
  /** What a side does now, heard where the steps are seen. */
  stepsHeard: (step: BasicStep) => `Move, fire, rally: now ${step}`,
  titles: {
    step: (owner: SideOwner, step: BasicStep) => `${nameOf(owner)} ${doing[step]}`,
    pursuit: (owner: SideOwner) => `${nameOf(owner)} pursues`,
    over: (owner: SideOwner) => `${nameOf(owner)} has won`,
  },
  beaten: (owner: SideOwner, cause: LossCause) => `${nameOf(owner)} ${causes[cause]}`,
  dice,
  /** Beside a side's lost pieces. */
  lostOf: (name: string) => `${name} lost`,
  rank: {
    names: ranks,
    /** "France, front rank: 6 infantry and 1 leader". */
    heard: (owner: SideOwner, at: 'front' | 'rear', all: readonly Kind[]) =>
      `${nameOf(owner)}, ${ranks[at].toLowerCase()} rank: ${all.length === 0 ? 'nothing' : kinds(all)}`,
    lostHeard: (owner: SideOwner, all: readonly Kind[]) =>
      `${nameOf(owner)}, lost: ${all.length === 0 ? 'nothing' : kinds(all)}`,
    /** "3 cavalry in front: one back". */
    moveOne: (all: Kind, at: 'front' | 'rear') =>
      `${opening(kind(all))} in ${at === 'front' ? 'front: one back' : 'the rear: one forward'}`,
    /** "3 infantry, 2 of them named". */
    nameOne: (all: Kind, named: number) =>
      named === 0 ? opening(kind(all)) : `${opening(kind(all))}, ${named} of them named`,
    moved: signed,
  },
  move: {
    hint: 'Tap pieces to change their rank',
    dice: (count: number) => `then ${dice(count)}`,
    /** What is touched, and where it stands: "Cavalry: 2 of 3 in front". */
    touched: ({ unit, count }: Kind, inFront: number) =>
      `${opening(pieceNames[unit][count === 1 ? 0 : 1])}: ${inFront} of ${count} in front`,
    allForward: 'All to the front',
    allBack: 'All to the rear',
    stand: 'Stand as it is',
    move: 'Move',
    before: 'As before',
    giveUp: 'Give up',
    noArmy: 'No army in front: the battle would be lost',
  },
  giveUp: {
    question: 'Give the battle up?',
    consequence: (owner: SideOwner, enemy: SideOwner, count: number) =>
      `All pieces go back from the front rank. ${nameOf(owner)} has lost the battle, and ${nameOf(enemy)} pursues with ${dice(count)}.`,
    confirm: 'Give the battle up',
    cancel: 'Fight on',
  },
  fire: {
    hint: 'All that can fire must',
    button: (count: number) => `Fire ${dice(count)}`,
    title: 'Fire',
  },
  rally: {
    hint: (leaders: number) => `${counted(leaders, 'leader', 'leaders')} in the rear`,
    button: (count: number) => `Rally with ${dice(count)}`,
    title: 'Rally',
  },
  pursuit: {
    hint: 'Once more, at anything that is left',
    button: (count: number) => `Pursue with ${dice(count)}`,
    title: 'Pursuit',
  },
  naming: {
    titles: {
      casualties: (count: number) => `${counted(count, 'hit', 'hits')}: name ${count === 1 ? 'it' : 'them'}`,
      pursued: (count: number) => `${counted(count, 'hit', 'hits')} in pursuit`,
      rallied: (count: number) => `${pieces(count)} ${count === 1 ? 'comes' : 'come'} back`,
    } satisfies Record<BasicOwed['kind'], (count: number) => string>,
    hints: {
      casualties: 'Tap what falls in their front rank',
      pursued: 'Tap what falls, leaders too',
      rallied: 'Tap what comes back',
    } satisfies Record<BasicOwed['kind'], string>,
    /** What that costs the enemy, or gives. */
    cost: (count: number) => (count === 0 ? '' : `${signed(-count)} ${count === 1 ? 'die' : 'dice'}`),
    gain: (count: number) => (count === 0 ? '' : `${signed(count)} ${count === 1 ? 'die' : 'dice'}`),
    some: (named: number, count: number) => `${named} of ${count} named`,
    remove: (all: readonly Kind[]) => `Remove ${kinds(all)}`,
    bringBack: (all: readonly Kind[]) => `Bring back ${kinds(all)}`,
  },
  deployment: {
    title: 'Set up',
    titleOf: (owner: SideOwner) => `${nameOf(owner)} sets up`,
    how: 'How you set up',
    hidden: 'Hidden',
    openly: 'Openly',
    hiddenNote: 'The phone is passed over; nobody sees the other’s ranks before both are set up.',
    openNote: 'Both ranks are in sight as they are set up.',
    pass: (owner: SideOwner) => `Pass the phone to ${nameOf(owner)}`,
    /** Whoever was ready already may change its set-up. */
    go: (owner: SideOwner, isAgain: boolean) => `${nameOf(owner)} ${isAgain ? 'changes it' : 'sets up'}`,
    leave: 'Leave it',
    ready: (owner: SideOwner) => `${nameOf(owner)} is ready`,
    notYet: (owner: SideOwner) => `${nameOf(owner)} is still to set up`,
    strength: (count: number) => pieces(count),
    change: 'Change',
    changeOf: (owner: SideOwner) => `Change the set-up of ${nameOf(owner)}`,
    divider: (owner: SideOwner, count: number) => `${nameOf(owner)}: ${pieces(count)} behind the divider`,
    hint: 'At least one army in front',
    done: 'Ready',
    begin: 'Ready, and begin',
  },
} as const
