import { standardBoard } from '@/messages/en/napoleon-in-europe/battle/standard.ts'
import type { StandardBattle, StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { enemyOf } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { bordering, retreatAreaOf, type Area } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { piecesIn } from '@/rules/napoleon-in-europe/battle/standard/board.ts'
import type { NapoleonCommand, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { attackOf, type AimKind, type AttackKind } from './aims.ts'
import type { GroupView } from './groups.ts'
import type { Choosing } from './useChoosing.ts'

/** What a tap on an area of the board asks for. */
export type Wanted =
  | { readonly kind: 'choose'; readonly group: GroupView | null }
  /** The next group in the area that is chosen already. */
  | { readonly kind: 'next' }
  | { readonly kind: 'move'; readonly pieces: readonly StandardPiece[] }
  | { readonly kind: 'charge'; readonly charger: StandardPiece }
  | { readonly kind: 'attack'; readonly attack: AttackKind; readonly pieces: readonly StandardPiece[] }
  | { readonly kind: 'say'; readonly words: string }
  /** Why this cannot be done is to be asked of the rules. */
  | { readonly kind: 'ask'; readonly command: NapoleonCommand }

interface Board {
  readonly state: NapoleonState
  readonly battle: StandardBattle
  readonly choosing: Choosing
}

/** What a tap on an area means, by who is chosen and what they are to do. */
export function pressOn({ battle, choosing }: Board, area: Area, key: string | null): Wanted {
  const { first, kind, legal } = choosing
  const ready = choosing.readyIn(area)
  if (first.value === null || kind.value === null) {
    const group = ready.find((one) => one.key === key) ?? ready[0]
    return group === undefined ? idle(battle, choosing.groupsIn(area), area, key) : { kind: 'choose', group }
  }
  if (legal.value.includes(area)) return doing(choosing, kind.value)
  if (choosing.area.value === area) return again(choosing, ready, key)
  const only = onlyAttackAt(choosing, area)
  if (only !== null) return doing(choosing, only)
  // Where the chosen ones cannot go, others that can act are chosen instead.
  const other = ready.find((one) => one.key === key) ?? ready[0]
  if (other !== undefined) return { kind: 'choose', group: other }
  return forbidden(battle, first.value, wantedAt(choosing, kind.value, battle, area), area)
}

/**
 * What is wanted at an area where nothing can be done: who can attack nobody and taps an enemy is told why not, even
 * though only moves are left to him.
 */
function wantedAt(
  { first, kinds, reach }: Choosing,
  kind: AimKind,
  battle: StandardBattle,
  area: Area,
): AimKind {
  const piece = first.value
  if (kind !== 'move' || piece === null || piecesIn(battle, area, enemyOf(piece.side)).length === 0)
    return kind
  const attack = kinds.value.find((one) => one === 'fire' || one === 'charge')
  const canAttack = kinds.value.some((one) => one !== 'move' && (reach.value[one]?.length ?? 0) > 0)
  return attack === undefined || canAttack ? kind : attack
}

function doing({ pool, taken }: Choosing, kind: AimKind): Wanted {
  if (kind === 'move') return { kind: 'move', pieces: taken.value }
  const [charger] = pool.value
  if (kind === 'charge' && charger !== undefined) return { kind: 'charge', charger }
  return kind === 'charge'
    ? { kind: 'choose', group: null }
    : { kind: 'attack', attack: kind, pieces: pool.value }
}

/** A tap on the chosen area itself: another group in it, or the next one. */
function again({ group }: Choosing, ready: readonly GroupView[], key: string | null): Wanted {
  const other = ready.find((one) => one.key === key && key !== group.value?.key)
  return other === undefined ? { kind: 'next' } : { kind: 'choose', group: other }
}

/** The one attack that the chosen pieces could make at an area, whatever they were to do. */
function onlyAttackAt({ reach, kinds }: Choosing, area: Area): AttackKind | null {
  const attacks = kinds.value
    .filter((kind) => kind !== 'move')
    .filter((kind) => reach.value[kind]?.includes(area))
  const [only] = attacks
  return attacks.length === 1 && only !== undefined ? only : null
}

/** Why those chosen can do nothing at an area: by the rule, as far as there is somebody to do it at. */
function forbidden(battle: StandardBattle, piece: StandardPiece, kind: AimKind, area: Area): Wanted {
  const { id, side } = piece
  if (kind === 'move') return { kind: 'ask', command: { type: 'moveInBattle', side, pieces: [id], to: area } }
  const whose = kind === 'rally' ? side : enemyOf(side)
  const [target] = piecesIn(battle, area, whose)
  if (target !== undefined) return { kind: 'ask', command: attackOf(kind, piece, target.id) }
  const { nothingToRally, nobodyThere } = standardBoard
  return { kind: 'say', words: kind === 'rally' ? nothingToRally : nobodyThere }
}

/** Why nothing in an area can act: as the rules answer to a move of it. */
function idle(battle: StandardBattle, there: readonly GroupView[], area: Area, key: string | null): Wanted {
  const [piece] = (there.find((one) => one.key === key) ?? there[0])?.pieces ?? []
  if (piece === undefined) return { kind: 'choose', group: null }
  if (battle.course.stage === 'pursuit') return idleInPursuit(battle, piece)
  const [to = retreatAreaOf(piece.side)] = bordering(area, battle.size)
  return { kind: 'ask', command: { type: 'moveInBattle', side: piece.side, pieces: [piece.id], to } }
}

function idleInPursuit({ course }: StandardBattle, piece: StandardPiece): Wanted {
  return piece.side === course.result?.winner
    ? { kind: 'ask', command: attackOf('pursue', piece, piece.id) }
    : { kind: 'say', words: standardBoard.choosePursuer }
}
