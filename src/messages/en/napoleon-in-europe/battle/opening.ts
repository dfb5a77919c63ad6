import type { FeatureId } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Preparation } from '@/rules/napoleon-in-europe/battle/opening/stages.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { Lane, Size } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { counted, list, opening, signed } from '../../../format.ts'
import { laneIn } from '../battle-names.ts'

const sizes: Readonly<Record<Size, string>> = { major: 'major battle', skirmish: 'skirmish' }

const stages: Readonly<Record<Preparation, string>> = {
  initiative: 'Initiative',
  reinforcement: 'Reinforcements',
  terrain: 'Terrain',
  deployment: 'Setting up',
}

const features: Readonly<Record<FeatureId, string>> = {
  stream: 'Stream',
  woods: 'Woods',
  hill: 'Hill',
  village: 'Village',
}

/** What a side knows of its ground. */
export interface GroundSaid {
  readonly side: Side
  readonly placed: readonly (readonly [Lane, FeatureId])[]
  readonly toPlace: readonly FeatureId[]
  readonly riverBehind: boolean
  readonly riverInFront: boolean
  readonly hasRolled: boolean
}

function placed(side: Side, [lane, feature]: readonly [Lane, FeatureId]): string {
  return `${features[feature].toLowerCase()} ${lane === 'centre' ? 'in' : 'on'} the ${laneIn(lane, side)}`
}

const noTerrain = 'No special terrain'

function ground({ side, placed: lying, toPlace, riverBehind, riverInFront, hasRolled }: GroundSaid): string {
  const words = [
    ...(riverBehind ? ['a river behind'] : []),
    ...(riverInFront ? ['a river in front'] : []),
    ...lying.map((one) => placed(side, one)),
    ...(toPlace.length > 0 ? [`${list(toPlace.map((one) => features[one].toLowerCase()))} to place`] : []),
  ]
  if (words.length > 0) return opening(list(words))
  return hasRolled ? noTerrain : 'Not rolled yet'
}

/** A group by where it came from, else by its number, the main one first. */
function group(from: string, place: number): string {
  if (place === 0) return from === '' ? 'Main group' : `Main group, from ${from}`
  return from === '' ? `Group ${place + 1}` : `From ${from}`
}

/** Texts of what comes before the first turn of a Standard battle. */
export const preparing = {
  stages,
  battleOf: (place: string, size: Size) =>
    place === '' ? opening(sizes[size]) : `Battle of ${place}, ${sizes[size]}`,
  steps: 'Before the battle',
  leaveOut: 'Leave out',
  initiative: {
    about: 'Two dice a side. Light horsemen, light infantry and leaders add to them.',
    adds: signed,
    roll: 'Roll for the initiative',
    title: 'Initiative',
    behindDivider: 'Nobody leads: set up behind a divider',
    inView: (loser: string, winner: string) => `${loser} sets up in view, ${winner} acts first`,
    surprise: (loser: string, winner: string) =>
      `${winner} surprises ${loser}, acts first and has an action more`,
  },
  reinforcement: {
    about: 'A die for each group but the main one.',
    group,
    mainNote: 'there from the start',
    roll: (groups: number) => (groups === 1 ? 'Roll for its arrival' : 'Roll for their arrival'),
    title: 'Arrival',
    all: 'All groups set up together',
    waiting: (from: string, place: number, turn: number) => `${group(from, place)}: turn ${turn}`,
  },
  terrain: {
    about: 'Two dice for how much, and two for each feature. One lies in a battle area at most.',
    ground,
    features,
    none: noTerrain,
    nothing: 'None',
    roll: (who: string) => `Roll for ${who}`,
    title: 'Terrain',
    place: 'Place it so',
    placeNone: 'Place none of it',
    where: (who: string) => `Where ${who} places its terrain`,
    of: (who: string, words: string) => `${who}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
  },
  deployment: {
    title: 'Set up',
    titleOf: (who: string) => `${who} sets up`,
    how: 'How you set up',
    hidden: 'Hidden',
    openly: 'Openly',
    hiddenNote: 'The phone is passed over; nobody sees the other’s line before both are set up.',
    openNote: 'Both lines are in sight as they are set up.',
    inViewNote: (loser: string, winner: string) =>
      `${loser} sets up first, and ${winner} sees it before it sets up itself.`,
    strength: (pieces: number) => counted(pieces, 'piece', 'pieces'),
    pass: (who: string) => `Pass the phone to ${who}`,
    passNote: 'Nobody else looks.',
    /** Whoever was ready already may change its set-up. */
    go: (who: string, isAgain: boolean) => `${who} ${isAgain ? 'changes it' : 'sets up'}`,
    leave: 'Leave it',
    ready: 'Both sides are ready',
    readyNote: 'Take the divider off the board, too.',
    lift: 'Lift the divider',
    divider: (who: string) => `${who} behind the divider`,
    seen: (who: string) => `${who} has not set up yet`,
    lane: (lane: Lane, side: Side, isEmpty: boolean) =>
      `${opening(laneIn(lane, side))}${isEmpty ? ': nobody' : ''}`,
    line: (isEmpty: boolean) => (isEmpty ? 'Battle line: nobody' : 'Battle line'),
    hint: 'Tap pieces, then an area',
    hintEmpty: 'Each area of the line needs a unit',
    hintReady: 'Every area is held',
    target: 'Tap an area',
    fewer: 'Fewer',
    more: 'More',
    undo: 'Undo',
    spread: 'Spread evenly',
    allBack: 'All in reserve',
    done: 'Ready',
    begin: 'Ready, and begin',
  },
} as const
