import { word, messages } from '@/messages/index.ts'
import type { Unit } from '@/rules/miniatures/index.ts'
import { standingText, unitSigns } from '../describe/unit.ts'

/** How a unit stands, beside the number of its bases: "in column, morale marker". */
export function conditionText(unit: Unit): string {
  if (unit.removed !== null) return word(messages.miniatures.words.removal, unit.removed)
  return [standingText(unit), ...unitSigns(unit).map(({ label }) => label)].join(', ')
}

/** The bases that a unit has on the table. */
export function presentBases({ bases, removed }: Unit): number {
  return removed === null ? bases : 0
}
