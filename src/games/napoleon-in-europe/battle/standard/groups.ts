import type { StandardBattle, StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { areas, type Area } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { piecesIn } from '@/rules/napoleon-in-europe/battle/standard/board.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { landUnits, type LandUnit } from '@/rules/napoleon-in-europe/pieces.ts'

/** Pieces of an area that are alike in everything that is seen: one symbol and one figure. */
export interface GroupView {
  readonly key: string
  readonly side: Side
  /** Null in a minor nation's own army. */
  readonly nation: NationId | null
  readonly unit: LandUnit
  readonly isNapoleon: boolean
  readonly inSquare: boolean
  readonly pieces: readonly StandardPiece[]
  /** Battle actions that each has left; null where it is not its turn. */
  readonly left: number | null
}

/** How many battle actions a piece has left now; null where it is not its turn. */
export type LeftOf = (piece: StandardPiece) => number | null

/** Pieces as they are shown, by unit and nation. */
export function groupsOf(
  pieces: readonly StandardPiece[],
  leftOf: LeftOf = () => null,
): readonly GroupView[] {
  const groups = new Map<string, GroupView>()
  for (const piece of pieces) {
    const { side, nation, unit, isNapoleon, inSquare } = piece
    const left = leftOf(piece)
    const key = [side, nation ?? '', unit, isNapoleon ? 'n' : '', inSquare ? 's' : '', left ?? ''].join('.')
    const alike = groups.get(key)?.pieces ?? []
    groups.set(key, { key, side, nation, unit, isNapoleon, inSquare, left, pieces: [...alike, piece] })
  }
  return [...groups.values()].sort((one, other) => placeOf(one) - placeOf(other))
}

/** What stands in each area, as it is shown. */
export type Standing = ReadonlyMap<Area, readonly GroupView[]>

/**
 * What stands in each area. Where nothing has changed since, the groups are the very ones that stood there before,
 * so that nothing is drawn anew for them.
 */
export function standingOn(battle: StandardBattle, leftOf: LeftOf, before: Standing | undefined): Standing {
  const groups = areas.map((area) => groupsOf(piecesIn(battle, area), leftOf))
  return new Map(areas.map((area, place) => [area, kept(before?.get(area) ?? [], groups[place] ?? [])]))
}

function kept(before: readonly GroupView[], now: readonly GroupView[]): readonly GroupView[] {
  const same = now.map((group) => before.find((other) => isSame(other, group)) ?? group)
  return isEach(before, same) ? before : same
}

function isSame(one: GroupView, other: GroupView): boolean {
  return one.key === other.key && isEach(one.pieces, other.pieces)
}

function isEach<Item>(ones: readonly Item[], others: readonly Item[]): boolean {
  return ones.length === others.length && ones.every((one, place) => one === others[place])
}

/** By unit first, then by nation; Napoleon before other leaders, what has most to do before what is spent. */
function placeOf({ unit, nation, isNapoleon, inSquare, left }: GroupView): number {
  const nationPlace = nation === null ? nationIds.length : nationIds.indexOf(nation)
  return (
    landUnits.indexOf(unit) * 1000 +
    nationPlace * 100 +
    (isNapoleon ? 0 : 50) +
    (inSquare ? 20 : 0) +
    (9 - (left ?? 9))
  )
}

/** The nations whose pieces stand in an area, the one with most of them first. */
export function nationsOf(groups: readonly GroupView[]): readonly (NationId | 'other')[] {
  const counts = new Map<NationId | 'other', number>()
  for (const { nation, pieces } of groups) {
    const id = nation ?? 'other'
    counts.set(id, (counts.get(id) ?? 0) + pieces.length)
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id)
}
