import { standardBoard } from '@/messages/en/napoleon-in-europe/battle/standard.ts'
import { deliberate, type Refusal } from '@/rules/index.ts'
import type { StandardBattle, StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { enemyOf } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { retreatAreaOf } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { piecesIn } from '@/rules/napoleon-in-europe/battle/standard/board.ts'
import type { NapoleonCommand, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/index.ts'
import { refusalText } from '../../describe/refusals.ts'
import { attackOf, type AimKind, type AttackKind } from './aims.ts'

/** Refusals that only say that a target is not where it could be reached, or is none. */
const outOfReach: readonly string[] = [
  'fireStraightAhead',
  'chargeStraightAhead',
  'outOfReach',
  'reserveNotFiredAt',
  'leaderNotFiredAt',
  'leaderIsNoTarget',
  'notInRetreatArea',
]

/** Why a piece can do nothing of a kind anywhere now, in a sentence. */
export function whyNot(
  state: NapoleonState,
  battle: StandardBattle,
  piece: StandardPiece,
  kind: AimKind,
): string {
  const { nowhereToGo, nothingToRally, nobodyInReach } = standardBoard.whyNot
  if (kind === 'move') return nowhereToGo
  const refusal = tellingRefusal(state, piece, kind, candidatesOf(battle, piece, kind))
  if (refusal !== null) return refusalText(refusal)
  return kind === 'rally' ? nothingToRally : nobodyInReach
}

/** One of each kind of target in each area. */
function candidatesOf(
  battle: StandardBattle,
  { side }: StandardPiece,
  kind: AttackKind,
): readonly StandardPiece[] {
  const all =
    kind === 'rally'
      ? piecesIn(battle, retreatAreaOf(side), side)
      : battle.pieces.filter(
          (piece) => piece.side === enemyOf(side) && piece.at !== 'coming' && piece.at !== 'lost',
        )
  return [...new Map(all.map((piece) => [`${piece.at} ${piece.unit}`, piece])).values()]
}

/** The first refusal that says more than that a target is out of reach. */
function tellingRefusal(
  state: NapoleonState,
  piece: StandardPiece,
  kind: AttackKind,
  targets: readonly StandardPiece[],
): Refusal | null {
  for (const { id } of targets) {
    const refusal = refusalOf(state, attackOf(kind, piece, id))
    if (refusal !== null && !outOfReach.includes(refusal.code)) return refusal
  }
  return null
}

/** Why a command is refused; null where it is not. */
export function refusalOf(state: NapoleonState, command: NapoleonCommand): Refusal | null {
  const result = deliberate(napoleonInEurope, state, command, [])
  return result.kind === 'refused' ? result.refusal : null
}
