import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { FeatureId, StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { armOf, type LandUnit, type Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { battleOf, stateOf, withPieces, type Armies } from './board.ts'

/** A unit charges another in a skirmish; everybody else is there to hold the line. */
export interface Clash {
  readonly charger: LandUnit
  readonly target: LandUnit
  /** What else stands beside them. */
  readonly beside?: Pieces
  readonly besideTarget?: Pieces
  readonly inSquare?: boolean
  /** The feature that lies where the charger comes from, or where the target stands. */
  readonly from?: FeatureId
  readonly into?: FeatureId
  readonly landed?: 'attacker' | 'defender'
  readonly napoleon?: boolean
}

export const chargerId = ({ charger }: Clash) => `france.${charger}.1`
export const targetId = ({ target }: Clash) => `britain.${target}.1`

/**
 * The charger comes out of the attacker's centre into the middle, or, where the ground of the target counts, out of the
 * middle into the defender's centre.
 */
export function clashOf(clash: Clash): NapoleonState {
  const { charger, target, beside = {}, besideTarget = {}, into, from } = clash
  const charging = { ...beside, [charger]: (beside[charger] ?? 0) + 1 }
  const charged = { ...besideTarget, [target]: (besideTarget[target] ?? 0) + 1 }
  const armies: Armies =
    into === undefined
      ? {
          attacker: { centre: charging, reserve: { infantry: 1 } },
          defender: { 'middle.centre': charged, centre: { infantry: 1 } },
        }
      : {
          attacker: { 'middle.centre': charging, centre: { infantry: 1 } },
          defender: { centre: charged, reserve: { infantry: 1 } },
        }
  const battle = battleOf({
    ...armies,
    landed: clash.landed ?? null,
    course: { phase: armOf[charger] === 'cavalry' ? 'cavalry' : 'infantry', turn: 2 },
    ground: {
      attacker: { features: from === undefined ? {} : { centre: from } },
      defender: { features: into === undefined ? {} : { centre: into } },
    },
  })
  const squared = withPieces(battle, { [targetId(clash)]: { inSquare: clash.inSquare ?? false } })
  const led = {
    ...squared,
    pieces: squared.pieces.map((piece) => ({ ...piece, isNapoleon: isHe(clash, piece) })),
  }
  return stateOf(led, { lightInfantry: 'on', horseArtillery: 'on', napoleon: 'on' })
}

function isHe({ napoleon = false }: Clash, { id }: StandardPiece): boolean {
  return napoleon && id === 'france.leader.1'
}

/** A charge by one piece on another of a battle. */
export function charge(
  piece: string,
  target: string,
  side: 'attacker' | 'defender' = 'attacker',
): NapoleonCommand {
  return { type: 'charge', side, piece, target }
}

export function answer(
  given: 'stand' | 'square' | 'avoid',
  side: 'attacker' | 'defender' = 'defender',
): NapoleonCommand {
  return { type: 'answerCharge', side, answer: given }
}

export function decide(goesOn: boolean, side: 'attacker' | 'defender' = 'attacker'): NapoleonCommand {
  return { type: 'chargeHome', side, goesOn }
}

export function meet(piece: string | null, side: 'attacker' | 'defender' = 'defender'): NapoleonCommand {
  return { type: 'countercharge', side, piece }
}

export interface SumCase extends Clash {
  readonly what: string
  /** What each adds to its dice. */
  readonly adds: number
  readonly targetAdds?: number
}

const arms = { infantry: 1, cavalry: 1, artillery: 1 }

// prettier-ignore
export const sumCases: readonly SumCase[] = [
  // The chart
  { what: 'infantry charges infantry', charger: 'infantry', target: 'infantry', adds: 0 },
  { what: 'infantry charges cavalry', charger: 'infantry', target: 'cavalry', adds: -2 },
  { what: 'infantry charges artillery', charger: 'infantry', target: 'artillery', adds: 3 },
  { what: 'cavalry charges infantry', charger: 'cavalry', target: 'infantry', adds: 2 },
  { what: 'cavalry charges cavalry', charger: 'cavalry', target: 'cavalry', adds: 0 },
  { what: 'cavalry charges artillery', charger: 'cavalry', target: 'artillery', adds: 3 },
  { what: 'cavalry charges horse artillery', charger: 'cavalry', target: 'horseArtillery', adds: 3 },
  // Squares
  { what: 'cavalry charges a square', charger: 'cavalry', target: 'infantry', inSquare: true, adds: -1 },
  { what: 'infantry charges a square, which is nothing to it', charger: 'infantry', target: 'infantry', inSquare: true, adds: 0 },
  // Leaders
  { what: 'a leader beside the charger', charger: 'cavalry', target: 'cavalry', beside: { leader: 1 }, adds: 1 },
  { what: 'two leaders beside the charger', charger: 'cavalry', target: 'cavalry', beside: { leader: 2 }, adds: 1 },
  { what: 'a leader beside the target', charger: 'cavalry', target: 'cavalry', besideTarget: { leader: 1 }, adds: 0, targetAdds: 1 },
  { what: 'a leader beside each', charger: 'cavalry', target: 'infantry', beside: { leader: 1 }, besideTarget: { leader: 1 }, adds: 3, targetAdds: 1 },
  { what: 'Napoleon beside the charger', charger: 'cavalry', target: 'cavalry', beside: { leader: 1 }, napoleon: true, adds: 2 },
  { what: 'Napoleon and another beside the charger', charger: 'cavalry', target: 'cavalry', beside: { leader: 2 }, napoleon: true, adds: 2 },
  // Combined arms
  { what: 'all three arms beside the charger', charger: 'cavalry', target: 'cavalry', beside: { infantry: 1, artillery: 1 }, adds: 1 },
  { what: 'two arms beside the charger', charger: 'cavalry', target: 'cavalry', beside: { infantry: 3 }, adds: 0 },
  { what: 'guns and a leader are no third arm', charger: 'cavalry', target: 'cavalry', beside: { artillery: 1, leader: 1 }, adds: 1 },
  { what: 'special units make up the arms', charger: 'heavyCavalry', target: 'cavalry', beside: { militia: 1, horseArtillery: 1 }, adds: 2 },
  { what: 'all three arms beside the target', charger: 'infantry', target: 'infantry', besideTarget: arms, adds: 0, targetAdds: 1 },
  // Units
  { what: 'elite infantry charges', charger: 'eliteInfantry', target: 'infantry', adds: 1 },
  { what: 'elite infantry is charged', charger: 'infantry', target: 'eliteInfantry', adds: 0, targetAdds: 1 },
  { what: 'militia charges', charger: 'militia', target: 'infantry', adds: -1 },
  { what: 'militia is charged', charger: 'infantry', target: 'militia', adds: 0, targetAdds: -1 },
  { what: 'light infantry charges', charger: 'lightInfantry', target: 'infantry', adds: -1 },
  { what: 'light infantry is charged', charger: 'cavalry', target: 'lightInfantry', adds: 2, targetAdds: -1 },
  { what: 'heavy cavalry charges', charger: 'heavyCavalry', target: 'infantry', adds: 3 },
  { what: 'heavy cavalry is charged', charger: 'infantry', target: 'heavyCavalry', adds: -2, targetAdds: 1 },
  { what: 'irregular cavalry charges', charger: 'irregularCavalry', target: 'infantry', adds: 1 },
  { what: 'irregular cavalry is charged', charger: 'cavalry', target: 'irregularCavalry', adds: 0, targetAdds: -1 },
  // Terrain
  { what: 'cavalry into a stream', charger: 'cavalry', target: 'cavalry', into: 'stream', adds: -1 },
  { what: 'cavalry out of a stream', charger: 'cavalry', target: 'cavalry', from: 'stream', adds: 0 },
  { what: 'infantry into a stream', charger: 'infantry', target: 'infantry', into: 'stream', adds: 0 },
  { what: 'cavalry into woods', charger: 'cavalry', target: 'infantry', into: 'woods', adds: 0 },
  { what: 'cavalry out of woods', charger: 'cavalry', target: 'infantry', from: 'woods', adds: 0 },
  { what: 'infantry into woods', charger: 'infantry', target: 'infantry', into: 'woods', adds: 0 },
  { what: 'infantry out of woods', charger: 'infantry', target: 'infantry', from: 'woods', adds: 0 },
  { what: 'cavalry up a hill', charger: 'cavalry', target: 'infantry', into: 'hill', adds: 1 },
  { what: 'infantry up a hill', charger: 'infantry', target: 'infantry', into: 'hill', adds: -1 },
  { what: 'down a hill', charger: 'infantry', target: 'infantry', from: 'hill', adds: 0 },
  { what: 'cavalry into a village', charger: 'cavalry', target: 'infantry', into: 'village', adds: 1 },
  { what: 'infantry into a village', charger: 'infantry', target: 'infantry', into: 'village', adds: -1 },
  { what: 'out of a village', charger: 'infantry', target: 'infantry', from: 'village', adds: 0 },
  { what: 'light infantry charged in woods', charger: 'infantry', target: 'lightInfantry', into: 'woods', adds: 0, targetAdds: 1 },
  { what: 'light infantry charged in a village', charger: 'infantry', target: 'lightInfantry', into: 'village', adds: -1, targetAdds: 1 },
  { what: 'light infantry charged on a hill', charger: 'infantry', target: 'lightInfantry', into: 'hill', adds: -1, targetAdds: -1 },
  { what: 'light infantry charges into woods', charger: 'lightInfantry', target: 'infantry', into: 'woods', adds: 1 },
  { what: 'light infantry charges into a village', charger: 'lightInfantry', target: 'infantry', into: 'village', adds: 0 },
  { what: 'light infantry charges out of woods', charger: 'lightInfantry', target: 'infantry', from: 'woods', adds: -1 },
  // Landings
  { what: 'against a landing', charger: 'infantry', target: 'infantry', landed: 'attacker', adds: 0, targetAdds: 2 },
  { what: 'by who met a landing', charger: 'infantry', target: 'infantry', landed: 'defender', adds: 2 },
]

/** Everything at once. */
export const everything: SumCase = {
  what: 'heavy cavalry with Napoleon and all arms, into woods and at a square',
  charger: 'heavyCavalry',
  target: 'militia',
  beside: { leader: 1, infantry: 1, artillery: 1 },
  besideTarget: { leader: 1, cavalry: 1, artillery: 1 },
  inSquare: true,
  into: 'woods',
  napoleon: true,
  adds: 2 - 3 + 2 + 1 + 1 - 2,
  targetAdds: 1 + 1 - 1,
}
