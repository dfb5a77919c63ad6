import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type {
  FeatureId,
  StandardBattle,
  StandardCourse,
  StandardPiece,
} from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import { armOf, type LandUnit, type Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { battleIn, battleOf, piecesOf, stateOf, withPieces, type Armies } from './board.ts'

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

/** A larger board for what is refused and answered: France has three arms before Britain's three. */
export const field: StandardBattle = battleOf({
  attacker: {
    'middle.centre': { infantry: 2, cavalry: 2, artillery: 1, leader: 1 },
    left: { infantry: 1 },
    centre: { infantry: 1 },
    right: { infantry: 1 },
    reserve: { cavalry: 1 },
    retreat: { cavalry: 1 },
    coming: { cavalry: 1 },
    lost: { cavalry: 1 },
  },
  defender: {
    centre: { infantry: 2, lightInfantry: 1, cavalry: 2, artillery: 1, leader: 1 },
    left: { infantry: 1, artillery: 1 },
    right: { infantry: 1 },
    reserve: { infantry: 1 },
    retreat: { infantry: 1 },
    lost: { infantry: 1 },
  },
  course: { turn: 2 },
})

const all: Partial<NapoleonOptions> = { lightInfantry: 'on', countercharges: 'on' }

/** The field in a phase of a side, some pieces otherwise, some choice owed. */
export function fieldAs(
  course: Partial<StandardCourse>,
  changes: Parameters<typeof withPieces>[1] = {},
  options: Partial<NapoleonOptions> = all,
): NapoleonState {
  const battle = withPieces(field, changes)
  return stateOf({ ...battle, course: { ...battle.course, ...course } }, options)
}

const cavalryPhase = fieldAs({})
const infantryPhase = fieldAs({ phase: 'infantry' })

function river(of: 'attacker' | 'defender'): NapoleonState {
  const battle = battleIn(cavalryPhase)
  const ground = { ...battle.ground, [of]: { ...battle.ground[of], riverInFront: true } }
  return { ...cavalryPhase, battle: { ...battle, ground } }
}

const asked = { kind: 'answer', charger: 'france.cavalry.1', target: 'britain.infantry.1' } as const
const squared = { kind: 'chargeHome', charger: 'france.cavalry.1', target: 'britain.infantry.1' } as const
const offer = {
  kind: 'countercharge',
  charger: 'france.cavalry.1',
  target: 'britain.infantry.1',
  side: 'defender',
  area: 'defender.centre',
} as const

/** Infantry in front of Britain's own. */
const byInfantry = { ...asked, charger: 'france.infantry.1' } as const

export interface Refused {
  readonly what: string
  readonly state?: NapoleonState
  readonly command: NapoleonCommand
  readonly code: string
  readonly path: string
}

const horse = 'france.cavalry.1'
const foot = 'france.infantry.1'

// prettier-ignore
export const refusals: readonly Refused[] = [
  { what: 'no battle', state: { ...cavalryPhase, battle: null }, command: charge(horse, 'britain.infantry.1'), code: 'noBattle', path: 'type' },
  { what: 'a battle that is over', state: fieldAs({ stage: 'over' }), command: charge(horse, 'britain.infantry.1'), code: 'battleNotFought', path: 'side' },
  { what: 'while an answer is owed', state: fieldAs({ owed: [asked] }), command: charge('france.cavalry.2', 'britain.infantry.1'), code: 'battleChoiceOwed', path: 'side' },
  { what: 'in the other’s part', command: charge('britain.cavalry.1', horse, 'defender'), code: 'notItsPart', path: 'side' },
  { what: 'with nobody', command: charge('france.cavalry.9', 'britain.infantry.1'), code: 'noSuchPiece', path: 'piece' },
  { what: 'with an enemy', command: charge('britain.cavalry.1', 'britain.infantry.1'), code: 'notOwnPiece', path: 'piece' },
  { what: 'infantry in the cavalry phase', command: charge(foot, 'britain.infantry.1'), code: 'notItsPhase', path: 'piece' },
  { what: 'cavalry in the infantry phase', state: infantryPhase, command: charge(horse, 'britain.infantry.1'), code: 'notItsPhase', path: 'piece' },
  { what: 'with no action left', state: fieldAs({}, { [horse]: { spent: 2 } }), command: charge(horse, 'britain.infantry.1'), code: 'noActionLeft', path: 'piece' },
  { what: 'from the retreat area', command: charge('france.cavalry.4', 'britain.infantry.1'), code: 'pieceHasFallenBack', path: 'piece' },
  { what: 'before it has come', command: charge('france.cavalry.5', 'britain.infantry.1'), code: 'pieceIsComing', path: 'piece' },
  { what: 'with what is lost', command: charge('france.cavalry.6', 'britain.infantry.1'), code: 'pieceIsLost', path: 'piece' },
  { what: 'from the reserve', command: charge('france.cavalry.3', 'britain.infantry.1'), code: 'chargeStraightAhead', path: 'target' },
  { what: 'at nobody', command: charge(horse, 'britain.infantry.9'), code: 'noSuchPiece', path: 'target' },
  { what: 'at a friend', command: charge(horse, foot), code: 'notEnemyPiece', path: 'target' },
  { what: 'at what is lost', command: charge(horse, 'britain.infantry.7'), code: 'chargedNotThere', path: 'target' },
  { what: 'artillery in its own phase', state: fieldAs({ phase: 'artillery' }), command: charge('france.artillery.1', 'britain.infantry.1'), code: 'armCannotCharge', path: 'target' },
  { what: 'a leader in his own phase', state: fieldAs({ phase: 'leader' }), command: charge('france.leader.1', 'britain.infantry.1'), code: 'armCannotCharge', path: 'target' },
  { what: 'infantry in square', state: fieldAs({ phase: 'infantry' }, { [foot]: { inSquare: true } }), command: charge(foot, 'britain.infantry.1'), code: 'squareCannotCharge', path: 'target' },
  { what: 'a river before the attacker', state: river('attacker'), command: charge(horse, 'britain.infantry.1'), code: 'riverBarsCharges', path: 'target' },
  { what: 'a river before the defender', state: river('defender'), command: charge(horse, 'britain.infantry.1'), code: 'riverBarsCharges', path: 'target' },
  { what: 'diagonally', command: charge(horse, 'britain.infantry.3'), code: 'chargeStraightAhead', path: 'target' },
  { what: 'sideways', state: fieldAs({}, { 'britain.infantry.3': { at: 'middle.left' } }), command: charge(horse, 'britain.infantry.3'), code: 'chargeStraightAhead', path: 'target' },
  { what: 'backwards', state: fieldAs({}, { 'britain.infantry.3': { at: 'attacker.centre' } }), command: charge(horse, 'britain.infantry.3'), code: 'chargeStraightAhead', path: 'target' },
  { what: 'two areas ahead', state: fieldAs({ phase: 'infantry' }), command: charge('france.infantry.4', 'britain.infantry.1'), code: 'chargeStraightAhead', path: 'target' },
  { what: 'at the reserve', command: charge(horse, 'britain.infantry.5'), code: 'chargeStraightAhead', path: 'target' },
  { what: 'at the retreat area', command: charge(horse, 'britain.infantry.6'), code: 'chargeStraightAhead', path: 'target' },
  { what: 'at a leader', command: charge(horse, 'britain.leader.1'), code: 'leaderIsNoTarget', path: 'target' },
  { what: 'at guns that infantry and cavalry cover', command: charge(horse, 'britain.artillery.1'), code: 'artilleryCovered', path: 'target' },
  // Answers
  { what: 'an answer to nothing', command: answer('stand'), code: 'noChargeToAnswer', path: 'type' },
  { what: 'an answer where the charge goes on', state: fieldAs({ owed: [squared] }), command: answer('stand'), code: 'noChargeToAnswer', path: 'type' },
  { what: 'an answer by the charger', state: fieldAs({ owed: [asked] }), command: answer('stand', 'attacker'), code: 'choiceIsOthers', path: 'side' },
  { what: 'infantry avoids cavalry', state: fieldAs({ owed: [asked] }), command: answer('avoid'), code: 'cannotAvoid', path: 'answer' },
  { what: 'light infantry avoids cavalry', state: fieldAs({ owed: [{ ...asked, target: 'britain.lightInfantry.1' }] }), command: answer('avoid'), code: 'cannotAvoid', path: 'answer' },
  { what: 'infantry avoids infantry', state: fieldAs({ owed: [byInfantry] }), command: answer('avoid'), code: 'cannotAvoid', path: 'answer' },
  { what: 'light infantry avoids out of a square', state: fieldAs({ owed: [{ ...byInfantry, target: 'britain.lightInfantry.1' }] }, { 'britain.lightInfantry.1': { inSquare: true } }), command: answer('avoid'), code: 'cannotAvoid', path: 'answer' },
  { what: 'a square against infantry', state: fieldAs({ owed: [byInfantry] }), command: answer('square'), code: 'cannotFormSquare', path: 'answer' },
  { what: 'a square of cavalry', state: fieldAs({ owed: [{ ...asked, target: 'britain.cavalry.1' }] }), command: answer('square'), code: 'cannotFormSquare', path: 'answer' },
  { what: 'a square of a square', state: fieldAs({ owed: [asked] }, { 'britain.infantry.1': { inSquare: true } }), command: answer('square'), code: 'cannotFormSquare', path: 'answer' },
  { what: 'an answer of who is gone', state: fieldAs({ owed: [asked] }, { 'britain.infantry.1': { at: 'lost' } }), command: answer('stand'), code: 'chargeIsOver', path: 'type' },
  // Going on
  { what: 'to go on with nothing', command: decide(true), code: 'noChargeToDecide', path: 'type' },
  { what: 'to go on before the answer', state: fieldAs({ owed: [asked] }), command: decide(true), code: 'noChargeToDecide', path: 'type' },
  { what: 'to go on for the charger', state: fieldAs({ owed: [squared] }), command: decide(true, 'defender'), code: 'choiceIsOthers', path: 'side' },
  // Countercharges
  { what: 'a countercharge of nothing', command: meet('britain.cavalry.1'), code: 'noCounterchargeOffered', path: 'type' },
  { what: 'a countercharge by the charger’s side', state: fieldAs({ owed: [offer] }), command: meet('france.cavalry.2', 'attacker'), code: 'choiceIsOthers', path: 'side' },
  { what: 'a countercharge with an enemy', state: fieldAs({ owed: [offer] }), command: meet('france.cavalry.2'), code: 'notOwnPiece', path: 'piece' },
  { what: 'a countercharge with nobody', state: fieldAs({ owed: [offer] }), command: meet('britain.cavalry.9'), code: 'noSuchPiece', path: 'piece' },
  { what: 'a countercharge with infantry', state: fieldAs({ owed: [offer] }), command: meet('britain.infantry.2'), code: 'onlyCavalryCountercharges', path: 'piece' },
  { what: 'a countercharge from elsewhere', state: fieldAs({ owed: [offer] }, { 'britain.cavalry.1': { at: 'defender.left' } }), command: meet('britain.cavalry.1'), code: 'counterchargerElsewhere', path: 'piece' },
  { what: 'a countercharge by who was charged', state: fieldAs({ owed: [{ ...offer, target: 'britain.cavalry.1' }] }), command: meet('britain.cavalry.1'), code: 'chargedCannotCountercharge', path: 'piece' },
  { what: 'a second countercharge', state: fieldAs({ owed: [offer] }, { 'britain.cavalry.1': { hasCountercharged: true, spent: 1 } }), command: meet('britain.cavalry.1'), code: 'hasCountercharged', path: 'piece' },
  { what: 'a countercharge without an action left', state: fieldAs({ owed: [offer] }, { 'britain.cavalry.1': { spent: 2 } }), command: meet('britain.cavalry.1'), code: 'noActionLeft', path: 'piece' },
  { what: 'a countercharge of who is gone', state: fieldAs({ owed: [offer] }, { [horse]: { at: 'attacker.retreat' } }), command: meet('britain.cavalry.1'), code: 'chargerIsGone', path: 'piece' },
]

/** Leaders of two nations beside a unit: which falls, their owner says. */
export function withAllies(battle: StandardBattle): StandardBattle {
  const allies = piecesOf({ centre: { leader: 1 } }, 'defender', 'prussia')
  return {
    ...battle,
    nations: { ...battle.nations, defender: ['britain', 'prussia'] },
    pieces: [...battle.pieces, ...allies],
  }
}
