/** The two sides of a battle: who moved in, and who was there. (Tactical Battles.) */
export const sides = ['attacker', 'defender'] as const
export type Side = (typeof sides)[number]

/** Something for each side of a battle. */
export type BySide<Value> = Readonly<Record<Side, Value>>

const enemies: BySide<Side> = { attacker: 'defender', defender: 'attacker' }

export function enemyOf(side: Side): Side {
  return enemies[side]
}

export function bySide<Value>(valueOf: (side: Side) => Value): BySide<Value> {
  return { attacker: valueOf('attacker'), defender: valueOf('defender') }
}
