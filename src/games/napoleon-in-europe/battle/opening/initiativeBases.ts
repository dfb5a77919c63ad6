import { deliberate } from '@/rules/index.ts'
import { bySide, type BySide } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { seatOf } from '@/rules/napoleon-in-europe/battle/seat.ts'
import { napoleonInEurope, type NapoleonState } from '@/rules/napoleon-in-europe/index.ts'

/** What each side adds to its dice for the initiative, as the rules add it up; null where it is not rolled for. */
export function initiativeBases(state: NapoleonState): BySide<number> | null {
  const { battle } = state
  if (battle === null) return null
  const asked = deliberate(napoleonInEurope, state, { type: 'rollInitiative' }, [])
  if (asked.kind !== 'needsDie') return null
  const totals = asked.reasons.filter(({ operation }) => operation === 'total')
  return bySide((side) => totals.find(({ sum }) => sum === seatOf(battle, side))?.value ?? 0)
}
