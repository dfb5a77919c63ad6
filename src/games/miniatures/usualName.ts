import { word } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import type { UnitDescription } from '@/rules/miniatures/index.ts'

const { ofArm, ofLine } = later.usualNames

/** What a unit is called until it has a name: after its class for infantry, else after its kind. */
export function usualName(unit: UnitDescription): string {
  if (unit.arm !== 'infantry') return word(ofArm[unit.arm], unit.kind)
  const national: Readonly<Record<string, string>> = unit.class === 'line' ? ofLine : {}
  return national[unit.nation] ?? word(ofArm.infantry, unit.class)
}
