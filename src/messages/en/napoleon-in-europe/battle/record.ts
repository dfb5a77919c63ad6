import { counted, list, opening } from '../../../format.ts'
import { spotIn, whoIn } from '../battle-names.ts'
import type { LandUnit, Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import { landUnits } from '@/rules/napoleon-in-europe/pieces.ts'
import type { BattlePhase, FeatureId } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { Area, Lane } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { pieceNames } from '../names.ts'

const phases: Readonly<Record<BattlePhase, string>> = {
  cavalry: 'Cavalry',
  artillery: 'Artillery',
  infantry: 'Infantry',
  leader: 'Leaders',
}

const features: Readonly<Record<FeatureId, string>> = {
  stream: 'a stream',
  woods: 'woods',
  hill: 'a hill',
  village: 'a village',
}

function piecesIn(pieces: Pieces): string {
  const words = landUnits.flatMap((unit: LandUnit) => {
    const count = pieces[unit] ?? 0
    return count === 0 ? [] : [counted(count, ...pieceNames[unit])]
  })
  return words.length === 0 ? 'nothing' : list(words)
}

/** Texts of the record of a battle. */
export const battleRecord = {
  title: 'Battles',
  none: 'No battle has been fought on the board yet.',
  reading: 'Reading the journal.',
  damaged: (index: number) =>
    `Entry ${index} of the journal cannot be read, so the battles cannot be told. The dice after it are counted.`,
  again: 'Try again',
  views: { course: 'Course', board: 'Replay', end: 'Losses' },
  show: 'Show',
  abandoned: 'Broken off',
  won: (seat: string) => `${opening(whoIn(seat))} won`,
  against: (attacker: string, defender: string) => `${opening(whoIn(attacker))} against ${whoIn(defender)}`,
  row: (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', '),
  before: 'Before the battle',
  turn: (turn: number) => `Turn ${turn}`,
  pursuit: 'Pursuit',
  afterwards: 'After the battle',
  phase: (phase: BattlePhase, seat: string) => `${phases[phase]}: ${whoIn(seat)}`,
  seat: (seat: string) => opening(whoIn(seat)),
  watch: (part: string) => `Replay from ${part}`,
  replay: {
    position: (place: number, last: number) => `${place} of ${last}`,
    slider: 'Step of the battle',
    back: 'Step back',
    forward: 'Step forward',
    turnBoard: 'Turn the board round',
    hidden: 'The replay can be seen once both sides have set up.',
    entry: 'What happened',
  },
  armies: 'Armies',
  ground: 'Ground',
  featureAt: (feature: FeatureId, lane: Lane, side: Side) =>
    `${features[feature]} ${spotIn(`${side}.${lane}`, side)}`,
  riverBehind: 'a river behind',
  riverInFront: 'a river in front',
  setUp: 'Set-up',
  placed: (pieces: Pieces, area: Area, side: Side) => `${piecesIn(pieces)} ${spotIn(area, side)}`,
  setUpOf: (seat: string, spots: readonly string[]) => `${opening(whoIn(seat))}: ${spots.join('; ')}`,
  losses: 'Losses',
  lostOf: (lost: number, all: number) => `${lost} of ${counted(all, 'piece', 'pieces')}`,
  pieces: piecesIn,
  share: 'Share as text',
  shared: {
    shared: 'The record was handed over.',
    copied: 'The record was copied.',
    saved: 'The record is among the downloads.',
  },
}
