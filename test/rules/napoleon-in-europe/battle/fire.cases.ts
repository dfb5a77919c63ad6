import type { FeatureId, StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { LandUnit } from '@/rules/napoleon-in-europe/pieces.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { battleOf, piecesOf, stateOf, withPieces, type Armies } from './board.ts'
import { inPart, lines, type BoardRefusal } from './moving.cases.ts'

/** A shot in a skirmish, with its firer and its target alone but for a leader who holds each line. */
export interface Shot {
  readonly firer: LandUnit
  readonly target: LandUnit
  /** How many areas lie from one to the other. */
  readonly distance?: 1 | 2
  readonly firers?: Partial<StandardPiece>
  readonly targets?: Partial<StandardPiece>
  /** What lies in the firer's own area, and in the target's. */
  readonly from?: FeatureId
  readonly into?: FeatureId
  readonly landed?: 'attacker' | 'defender'
}

export const firerId = (firer: LandUnit) => `britain.${firer}.1`
export const targetId = (target: LandUnit) => `france.${target}.1`

/** The British defender fires out of his line: at the middle, or over it. */
export function shotState(shot: Shot): NapoleonState {
  const { firer, target, distance = 1, firers = {}, targets = {}, from, into, landed = null } = shot
  const far: Armies['attacker'] = { centre: { [target]: 1 } }
  const near: Armies['attacker'] = { 'middle.centre': { [target]: 1 } }
  const phase = firer.toLowerCase().includes('artillery') ? 'artillery' : 'infantry'
  const battle = battleOf({
    attacker: distance === 2 ? far : near,
    defender: { centre: { [firer]: 1 } },
    course: { phase, acting: 'defender' },
    landed,
    ground: {
      attacker: { features: into === undefined ? {} : { centre: into } },
      defender: { features: from === undefined ? {} : { centre: from } },
    },
  })
  return stateOf(withPieces(battle, { [firerId(firer)]: firers, [targetId(target)]: targets }))
}

/** The same with the target in its own line before it, as only an attacker who fires from the middle has it. */
export function shotIntoLine({ firer, target, into, ...shot }: Shot): NapoleonState {
  const phase = firer.toLowerCase().includes('artillery') ? 'artillery' : 'infantry'
  const battle = battleOf({
    attacker: { 'middle.centre': { [firer]: 1 } },
    defender: { centre: { [target]: 1 } },
    course: { phase },
    landed: shot.landed ?? null,
    nations: { attacker: ['britain'], defender: ['france'] },
    ground: { defender: { features: into === undefined ? {} : { centre: into } } },
  })
  return stateOf(
    withPieces(battle, { [firerId(firer)]: shot.firers ?? {}, [targetId(target)]: shot.targets ?? {} }),
  )
}

export function fire(
  piece: string,
  target: string,
  side: 'attacker' | 'defender' = 'attacker',
): NapoleonCommand {
  return { type: 'fireInBattle', side, piece, target }
}

// prettier-ignore
/** The chart: who fires, at what, over how many areas, and what two dice must reach. */
export const fireChart: readonly (readonly [firer: LandUnit, target: LandUnit, distance: 1 | 2, needed: number])[] = [
  ['infantry', 'infantry', 1, 9], ['infantry', 'cavalry', 1, 8], ['infantry', 'artillery', 1, 10],
  ['artillery', 'infantry', 1, 7], ['artillery', 'cavalry', 1, 6], ['artillery', 'artillery', 1, 8],
  ['artillery', 'infantry', 2, 9], ['artillery', 'cavalry', 2, 8], ['artillery', 'artillery', 2, 10],
  // Types of an arm are hit like it.
  ['infantry', 'heavyCavalry', 1, 8], ['infantry', 'irregularCavalry', 1, 8], ['infantry', 'militia', 1, 9],
  ['infantry', 'eliteInfantry', 1, 9], ['infantry', 'lightInfantry', 1, 9], ['infantry', 'horseArtillery', 1, 10],
]

const square: Partial<StandardPiece> = { inSquare: true }

// prettier-ignore
/** Every modifier: what two dice must show as they lie. */
export const fireModifiers: readonly (Shot & { readonly what: string; readonly needed: number; readonly intoLine?: boolean })[] = [
  { what: 'elite infantry', firer: 'eliteInfantry', target: 'infantry', needed: 8 },
  { what: 'light infantry', firer: 'lightInfantry', target: 'infantry', needed: 8 },
  { what: 'militia', firer: 'militia', target: 'infantry', needed: 10 },
  { what: 'horse artillery', firer: 'horseArtillery', target: 'infantry', needed: 8 },
  { what: 'horse artillery at two areas', firer: 'horseArtillery', target: 'infantry', distance: 2, needed: 10 },
  { what: 'from square', firer: 'infantry', firers: square, target: 'infantry', needed: 10 },
  { what: 'infantry at a square', firer: 'infantry', target: 'infantry', targets: square, needed: 8 },
  { what: 'artillery at a square', firer: 'artillery', target: 'infantry', targets: square, needed: 5 },
  { what: 'artillery at a square at two areas', firer: 'artillery', target: 'infantry', targets: square, distance: 2, needed: 7 },
  { what: 'from square at a square', firer: 'infantry', firers: square, target: 'infantry', targets: square, needed: 9 },
  { what: 'artillery from a hill', firer: 'artillery', target: 'infantry', from: 'hill', needed: 6 },
  { what: 'infantry from a hill', firer: 'infantry', target: 'infantry', from: 'hill', needed: 9 },
  { what: 'artillery up a hill', firer: 'artillery', target: 'infantry', distance: 2, into: 'hill', needed: 9 },
  { what: 'from woods', firer: 'infantry', target: 'infantry', from: 'woods', needed: 10 },
  { what: 'artillery from woods', firer: 'artillery', target: 'infantry', from: 'woods', needed: 8 },
  { what: 'light infantry from woods', firer: 'lightInfantry', target: 'infantry', from: 'woods', needed: 8 },
  { what: 'into woods', firer: 'infantry', target: 'infantry', into: 'woods', intoLine: true, needed: 10 },
  { what: 'light infantry into woods', firer: 'lightInfantry', target: 'infantry', into: 'woods', intoLine: true, needed: 9 },
  { what: 'from a village', firer: 'infantry', target: 'infantry', from: 'village', needed: 10 },
  { what: 'light infantry from a village', firer: 'lightInfantry', target: 'infantry', from: 'village', needed: 8 },
  { what: 'into a village', firer: 'infantry', target: 'infantry', into: 'village', intoLine: true, needed: 10 },
  { what: 'from woods into a village, over the middle', firer: 'artillery', target: 'infantry', distance: 2, from: 'woods', into: 'village', needed: 11 },
  { what: 'a stream hinders no fire', firer: 'artillery', target: 'infantry', distance: 2, from: 'stream', into: 'stream', needed: 9 },
  { what: 'terrain of a line does not reach into the middle', firer: 'infantry', target: 'infantry', into: 'woods', needed: 9 },
  { what: 'at a landing', firer: 'infantry', target: 'infantry', landed: 'attacker', needed: 7 },
  { what: 'by who has landed', firer: 'infantry', target: 'infantry', landed: 'attacker', intoLine: true, needed: 9 },
]

// prettier-ignore
/** The highest die that removes what was hit, by any and by light infantry. */
export const eliminations: readonly (readonly [target: LandUnit, most: number, byLight: number])[] = [
  ['infantry', 3, 2], ['eliteInfantry', 2, 1], ['lightInfantry', 2, 1], ['militia', 4, 3],
  ['cavalry', 3, 2], ['heavyCavalry', 3, 2], ['irregularCavalry', 3, 2],
  ['artillery', 3, 2], ['horseArtillery', 3, 2],
]

const guns = inPart('artillery')
const muskets = inPart('infantry')
const withSpent = (state: NapoleonState, id: string, change: Partial<StandardPiece>): NapoleonState =>
  state.battle?.kind === 'standard' ? { ...state, battle: withPieces(state.battle, { [id]: change }) } : state

/** French guns behind their own infantry, and behind a leader alone. */
const overLeader: Armies = {
  attacker: { centre: { artillery: 1 }, 'middle.centre': { leader: 1 } },
  defender: { centre: { infantry: 1, leader: 1 } },
}

const horse = stateOf(
  battleOf({
    attacker: { 'middle.centre': { horseArtillery: 1 } },
    defender: { centre: { infantry: 1 } },
    course: { phase: 'artillery' },
  }),
)

// prettier-ignore
export const fireRefusals: readonly BoardRefusal[] = [
  { what: 'cavalry fires', state: inPart('cavalry', 'defender'), command: fire('britain.cavalry.1', 'france.infantry.4', 'defender'), code: 'armCannotFire', path: 'piece' },
  { what: 'a leader fires', state: inPart('leader'), command: fire('france.leader.1', 'britain.infantry.1'), code: 'armCannotFire', path: 'piece' },
  { what: 'sideways', state: muskets, command: fire('france.infantry.2', 'britain.infantry.4'), code: 'fireStraightAhead', path: 'target' },
  { what: 'diagonally', state: muskets, command: fire('france.infantry.2', 'britain.infantry.5'), code: 'fireStraightAhead', path: 'target' },
  { what: 'infantry over an area', state: inPart('infantry', 'attacker', { attacker: { ...lines.attacker, right: { infantry: 1 } } }), command: fire('france.infantry.6', 'britain.infantry.6'), code: 'outOfReach', path: 'target' },
  { what: 'artillery over its own side', state: guns, command: fire('france.artillery.1', 'britain.infantry.1'), code: 'fireOverOthers', path: 'target' },
  { what: 'artillery over a leader alone', state: stateOf(battleOf({ ...overLeader, course: { phase: 'artillery' } })), command: fire('france.artillery.1', 'britain.infantry.1'), code: 'fireOverOthers', path: 'target' },
  { what: 'artillery over the enemy', state: inPart('artillery', 'attacker', { attacker: { ...lines.attacker, centre: { artillery: 1 } } }), command: fire('france.artillery.2', 'britain.infantry.5'), code: 'fireOverOthers', path: 'target' },
  { what: 'at the reserve', state: guns, command: fire('france.artillery.1', 'britain.leader.1'), code: 'leaderNotFiredAt', path: 'target' },
  { what: 'at a unit in the reserve', state: inPart('infantry', 'attacker', { defender: { ...lines.defender, reserve: { militia: 1 } } }), command: fire('france.infantry.4', 'britain.militia.1'), code: 'reserveNotFiredAt', path: 'target' },
  { what: 'at a unit that has fallen back', state: inPart('infantry', 'attacker', { defender: { ...lines.defender, retreat: { militia: 1 } } }), command: fire('france.infantry.4', 'britain.militia.1'), code: 'reserveNotFiredAt', path: 'target' },
  { what: 'at a unit that is lost', state: inPart('infantry', 'attacker', { defender: { ...lines.defender, lost: { militia: 1 } } }), command: fire('france.infantry.4', 'britain.militia.1'), code: 'targetIsGone', path: 'target' },
  { what: 'at a leader', state: inPart('infantry', 'defender', { defender: { ...lines.defender, left: { infantry: 1 } } }), command: fire('britain.infantry.1', 'france.leader.1', 'defender'), code: 'leaderNotFiredAt', path: 'target' },
  { what: 'at its own side', state: muskets, command: fire('france.infantry.4', 'france.infantry.2'), code: 'notEnemyPiece', path: 'target' },
  { what: 'at nobody', state: muskets, command: fire('france.infantry.4', 'france.infantry.99'), code: 'noSuchPiece', path: 'target' },
  { what: 'by nobody', state: muskets, command: fire('france.infantry.99', 'britain.infantry.1'), code: 'noSuchPiece', path: 'piece' },
  { what: 'from the reserve', state: inPart('artillery', 'attacker', { attacker: { ...lines.attacker, reserve: { artillery: 1 } } }), command: fire('france.artillery.2', 'britain.infantry.4'), code: 'reserveCannotFire', path: 'piece' },
  { what: 'from the retreat area', state: muskets, command: fire('france.infantry.7', 'britain.infantry.1'), code: 'pieceHasFallenBack', path: 'piece' },
  { what: 'in another phase', state: inPart('cavalry'), command: fire('france.infantry.2', 'britain.infantry.1'), code: 'notItsPhase', path: 'piece' },
  { what: 'a second time', state: withSpent(muskets, 'france.infantry.2', { spent: 1, hasFired: true }), command: fire('france.infantry.2', 'britain.infantry.1'), code: 'noActionLeft', path: 'piece' },
  { what: 'horse artillery a second time', state: withSpent(horse, 'france.horseArtillery.1', { spent: 1, hasFired: true }), command: fire('france.horseArtillery.1', 'britain.infantry.1'), code: 'firesOnce', path: 'piece' },
  { what: 'in the other side’s part', state: muskets, command: fire('britain.infantry.1', 'france.infantry.2', 'defender'), code: 'notItsPart', path: 'side' },
]

/** Leaders of two nations beside what is fired at. */
export function besideLeaders(...leaders: readonly ('britain' | 'austria')[]): NapoleonState {
  const battle = battleOf({
    attacker: { 'middle.centre': { artillery: 1, infantry: 2 } },
    defender: { centre: { infantry: 2 } },
    course: { phase: 'artillery' },
    nations: { attacker: ['france'], defender: ['britain', 'austria'] },
  })
  const added = (['britain', 'austria'] as const).flatMap((nation) =>
    piecesOf({ centre: { leader: leaders.filter((each) => each === nation).length } }, 'defender', nation),
  )
  return stateOf({ ...battle, pieces: [...battle.pieces, ...added] })
}
