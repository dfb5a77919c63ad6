import { faq } from '../../chart-building.ts'
import type { Ledger } from '../../reason.ts'
import { pointsEarned } from '../earning.ts'
import type { Effects } from '../effects.ts'
import type { NationId } from '../nations.ts'
import type { NapoleonState } from '../state.ts'

/** Political action points come in; the ledger says what of them goes to an old debt. (N1.) */
export function earn(state: NapoleonState, nation: NationId, points: number, ledger: Ledger): Effects {
  const debt = state.nations[nation].politicalDebt
  const paid = Math.min(points, debt)
  if (paid > 0) {
    const parameters = { nation, left: debt - paid }
    const line = { key: 'debt.paid', parameters, operation: 'note', sum: nation } as const
    ledger.write({ ...line, value: -paid, provenance: faq('N1') })
  }
  return pointsEarned(state, nation, points)
}
