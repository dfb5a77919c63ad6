import type { StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Area } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { chargeTargets } from '@/rules/napoleon-in-europe/battle/standard/charging.ts'
import { fireTargets } from '@/rules/napoleon-in-europe/battle/standard/fire-lines.ts'
import { actionKindsOf, type ActionKind } from '@/rules/napoleon-in-europe/battle/standard/kinds.ts'
import { destinations } from '@/rules/napoleon-in-europe/battle/standard/moving.ts'
import { pursuitTargets } from '@/rules/napoleon-in-europe/battle/standard/pursuit.ts'
import { rallyTargets } from '@/rules/napoleon-in-europe/battle/standard/rallying.ts'
import type { NapoleonCommand, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'

/** What a piece does at an area. */
export type AimKind = ActionKind | 'pursue'
/** What a piece does at an enemy's, or at one that has fallen back. */
export type AttackKind = Exclude<AimKind, 'move'>

/** What a piece may do now by its arm, whether or not there is anything to do it at. */
export function kindsOf(state: NapoleonState, piece: StandardPiece): readonly AimKind[] {
  return state.battle?.course.stage === 'pursuit' ? ['pursue'] : actionKindsOf(piece)
}

type TargetsOf = (state: NapoleonState, piece: StandardPiece) => readonly StandardPiece[]

const targetsBy: Readonly<Record<AttackKind, TargetsOf>> = {
  fire: fireTargets,
  charge: chargeTargets,
  rally: rallyTargets,
  pursue: pursuitTargets,
}

/** What a piece may attack, rally or pursue now. */
export function targetsOf(
  state: NapoleonState,
  piece: StandardPiece,
  kind: AttackKind,
): readonly StandardPiece[] {
  return targetsBy[kind](state, piece)
}

/** The areas that a piece may do something at now. */
export function areasFor(state: NapoleonState, piece: StandardPiece, kind: AimKind): readonly Area[] {
  if (kind === 'move') return destinations(state, piece)
  const places = targetsOf(state, piece, kind).map(({ at }) => at)
  return [...new Set(places)].filter((at) => at !== 'coming' && at !== 'lost')
}

const commandTypes = {
  fire: 'fireInBattle',
  charge: 'charge',
  rally: 'rallyInBattle',
  pursue: 'pursue',
} as const

/** One piece does something at another. */
export function attackOf(kind: AttackKind, { id, side }: StandardPiece, target: string): NapoleonCommand {
  return { type: commandTypes[kind], side, piece: id, target }
}
