import {
  battlePhases,
  type BasicCourse,
  type BasicPiece,
  type Battle,
  type BattlePhase,
  type BasicStep,
  type StandardBattle,
  type StandardCourse,
  type StandardPiece,
} from '@/rules/napoleon-in-europe/battle/battle.ts'
import { seatOf } from '@/rules/napoleon-in-europe/battle/seat.ts'
import { enemyOf, type Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { lanesSeenBy, type Area } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import type { CommandOf } from '@/rules/napoleon-in-europe/index.ts'

export type AnyBattlePiece = BasicPiece | StandardPiece
export type Place = AnyBattlePiece['at']

/** Alike pieces that stand in one place. */
export interface PieceGroup {
  readonly key: string
  readonly side: Side
  /** Whose they are: a nation, or the side of a minor nation's own army. */
  readonly seat: string
  readonly at: Place
  readonly pieces: readonly AnyBattlePiece[]
}

/** How pieces of a battle stand once the umpire has been at work. */
export function groupsIn(battle: Battle, pieces: readonly AnyBattlePiece[]): readonly PieceGroup[] {
  const groups = new Map<string, PieceGroup>()
  for (const piece of pieces) {
    const key = [piece.side, piece.at, piece.nation, piece.unit, look(piece)].join(' ')
    const before = groups.get(key)
    groups.set(key, {
      key,
      side: piece.side,
      seat: piece.nation ?? seatOf(battle, piece.side),
      at: piece.at,
      pieces: [...(before?.pieces ?? []), piece],
    })
  }
  const order = placesOf(battle)
  return [...groups.values()].toSorted(
    (one, other) =>
      order[one.side].indexOf(one.at) - order[other.side].indexOf(other.at) ||
      one.key.localeCompare(other.key),
  )
}

/** What tells pieces of one kind and place apart. */
function look(piece: AnyBattlePiece): string {
  return 'spent' in piece ? `${piece.spent} ${piece.inSquare} ${piece.isNapoleon} ${piece.group}` : ''
}

/** Where pieces of each side may stand, from the front to the rear. */
export function placesOf(battle: Battle): Readonly<Record<Side, readonly Place[]>> {
  if (battle.kind === 'basic') {
    const ranks = ['front', 'rear', 'lost'] as const
    return { attacker: ranks, defender: ranks }
  }
  return { attacker: standardPlaces(battle, 'attacker'), defender: standardPlaces(battle, 'defender') }
}

function standardPlaces({ size, groups }: StandardBattle, side: Side): readonly Place[] {
  const lanes = lanesSeenBy(side, size)
  const row = (whose: Side | 'middle') => lanes.map((lane): Area => `${whose}.${lane}`)
  const isGrouped = side === 'attacker' && groups.length > 1
  return [
    ...row(side),
    ...row('middle'),
    `${side}.reserve`,
    `${side}.retreat`,
    ...(isGrouped ? (['coming'] as const) : []),
    'lost',
    ...row(enemyOf(side)),
  ]
}

/** What the umpire says of how far the battle is. */
export interface CourseDraft {
  readonly stage: 'fight' | 'pursuit' | 'over'
  readonly turn: number
  readonly part: BattlePhase | BasicStep
  readonly acting: Side
  readonly winner: Side
  readonly dropsOwed: boolean
}

export function courseDraftOf(battle: Battle): CourseDraft {
  const { stage, turn, acting, result } = battle.course
  return {
    stage: stage === 'pursuit' || stage === 'over' ? stage : 'fight',
    turn,
    part: battle.kind === 'standard' ? battle.course.phase : battle.course.step,
    acting,
    winner: result?.winner ?? 'attacker',
    dropsOwed: false,
  }
}

/** Whether something waits for an answer. */
export function owesSomething(battle: Battle): boolean {
  return battle.kind === 'standard' ? battle.course.owed.length > 0 : battle.course.owed !== null
}

/** Whether a battle has begun: before, nothing of its course can be told by hand. */
export function hasBegun({ course }: Battle): boolean {
  return course.stage === 'fight' || course.stage === 'pursuit' || course.stage === 'over'
}

type Correction = CommandOf<'correctBattle'>['correction']

/** The correction that pieces and a course make of a battle. */
export function correctionOf(
  battle: Battle,
  changed: readonly AnyBattlePiece[],
  draft: CourseDraft | null,
): Correction {
  return battle.kind === 'standard'
    ? {
        kind: 'standard',
        pieces: changed.filter((piece): piece is StandardPiece => 'spent' in piece),
        ...(draft === null ? {} : { course: standardCourse(battle.course, draft) }),
      }
    : {
        kind: 'basic',
        pieces: changed.filter((piece): piece is BasicPiece => !('spent' in piece)),
        ...(draft === null ? {} : { course: basicCourse(battle.course, draft) }),
      }
}

function standardCourse(course: StandardCourse, draft: CourseDraft): StandardCourse {
  const { stage, turn, part, acting } = draft
  const phase = isPhase(part) ? part : course.phase
  const moved = turn !== course.turn || phase !== course.phase || acting !== course.acting
  return {
    ...course,
    stage,
    turn,
    phase,
    acting,
    hasActed: moved ? false : course.hasActed,
    owed: draft.dropsOwed || stage !== 'fight' ? [] : [...course.owed],
    result: resultOf(course, draft),
  }
}

function basicCourse(course: BasicCourse, draft: CourseDraft): BasicCourse {
  const { stage, turn, part, acting } = draft
  return {
    ...course,
    stage,
    turn,
    step: isPhase(part) ? course.step : part,
    acting,
    owed: draft.dropsOwed ? null : course.owed,
    result: resultOf(course, draft),
  }
}

function isPhase(part: CourseDraft['part']): part is BattlePhase {
  return battlePhases.some((phase) => phase === part)
}

/** A battle that is decided by hand is given up by who loses it, unless it was lost in another way before. */
function resultOf({ result }: Battle['course'], { stage, winner }: CourseDraft): Battle['course']['result'] {
  if (stage === 'fight') return null
  return result?.winner === winner ? result : { winner, cause: 'retreat' }
}
