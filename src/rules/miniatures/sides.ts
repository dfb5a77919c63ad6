export const sideIds = ['a', 'b'] as const
export type SideId = (typeof sideIds)[number]

export type UnitId = string

/** The other side. */
export function opponentOf(side: SideId): SideId {
  return side === 'a' ? 'b' : 'a'
}
