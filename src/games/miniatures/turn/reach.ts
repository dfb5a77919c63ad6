import { attempt } from '@/rules/index.ts'
import { procedures, type MiniaturesState, type Unit } from '@/rules/miniatures/index.ts'

/** How far a unit charges over open ground, in inches; null where it does not charge. */
export function chargeReach({ rules }: MiniaturesState, unit: Unit): number | null {
  const input = {
    unit,
    ground: { kind: 'open', hillLevels: 0, fences: 0 },
    charging: true,
    pinned: false,
    inMelee: false,
  } as const
  const asked = attempt((table) => [procedures.movement.run(input, rules, table)], [])
  return asked.kind === 'decided' ? (asked.effects[0]?.inches ?? null) : null
}
