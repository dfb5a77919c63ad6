import type { GroupView } from './groups.ts'

/** So many groups stand beneath each other, however low the area. */
const mostBelow = 4
/** So many stand beside each other in a low area, and in a narrow one. */
const mostBeside = { low: 3, narrow: 2 } as const

/** An area by its shape: a part of the board's rows, a low one such as the reserve, or a low and narrow one. */
export type AreaShape = 'tall' | 'low' | 'narrow'

/** How many groups of an area stand beside each other. */
export function columnsOf(count: number, shape: AreaShape): number {
  if (shape === 'tall') return count > mostBelow ? 2 : 1
  const most = mostBeside[shape]
  return count <= most ? Math.max(1, count) : Math.min(most, Math.ceil(count / 2))
}

/** How many groups of an area stand beneath each other. */
export function rowsOf(count: number, shape: AreaShape): number {
  return Math.ceil(count / columnsOf(count, shape))
}

/** Battle actions that are left to pieces that have used some; none are shown for those that have all. */
export function dotsOf({ left, pieces }: GroupView): number {
  return left !== null && left > 0 && (pieces[0]?.spent ?? 0) > 0 ? left : 0
}

/** Parts of a group side by side, in widths of its type, as the group's styles draw them. */
const ems = { symbol: 1.05, figure: 0.62, dots: 0.24, done: 0.55, padding: 0.24, gap: 0.2 } as const

/** How wide a group is at its tightest, in widths of its type; its nation's bar comes on top. */
function emsOf(group: GroupView, isBarred: boolean): number {
  const figures = group.isNapoleon ? 1.3 : String(group.pieces.length).length
  const remark = group.left === 0 ? ems.done : dotsOf(group) > 0 ? ems.dots : 0
  const gaps = 1 + (isBarred ? 1 : 0) + (remark > 0 ? 1 : 0)
  return ems.symbol + ems.figure * figures + remark + ems.padding + ems.gap * gaps
}

/** How wide the widest of several groups is at its tightest, in widths of its type. */
export function widestOf(groups: readonly GroupView[], isBarred: boolean): number {
  return Math.max(1, ...groups.map((group) => emsOf(group, isBarred)))
}

/** What a row of the board needs of its height, beside the other rows. */
export interface RowNeed {
  readonly weight: number
  readonly isBare: boolean
}

const bareWeight = 1.5
const leastWeight = 2.5
const terrainWeight = 0.8

/** What a row of the board needs of its height: more, the more kinds stand in its fullest area. */
export function needOf(
  areas: readonly { readonly groups: readonly GroupView[]; readonly terrain: string | undefined }[],
): RowNeed {
  const named = areas.some(({ terrain }) => terrain !== undefined) ? terrainWeight : 0
  const most = Math.max(0, ...areas.map(({ groups }) => rowsOf(groups.length, 'tall')))
  if (most === 0) return { weight: bareWeight + named, isBare: true }
  return { weight: Math.max(leastWeight, most) + named, isBare: false }
}
