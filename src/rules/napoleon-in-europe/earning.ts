import { cellOf } from '../chart.ts'
import type { Ledger } from '../reason.ts'
import type { Effects, NapoleonEffect } from './effects.ts'
import type { NationId } from './nations.ts'
import type { NapoleonState } from './state.ts'

export const politicalIncomeIds = ['production', 'majorBattle', 'firstAtWar', 'secondAtWar'] as const
export type PoliticalIncomeId = (typeof politicalIncomeIds)[number]

/** A player nation earns political action points; the ledger says for what. */
export function earnFor(
  state: NapoleonState,
  nation: NationId,
  income: PoliticalIncomeId,
  ledger: Ledger,
): Effects {
  const points = ledger.read(cellOf(state.rules.charts.politicalIncome, income, 'value'), {
    key: `earned.${income}`,
    operation: 'add',
    sum: nation,
    parameters: { nation },
  })
  return pointsEarned(state, nation, points)
}

/** Political action points go first to what a nation owes. (N1: Sue for Peace.) */
export function pointsEarned({ nations }: NapoleonState, nation: NationId, points: number): Effects {
  const repaid = Math.min(nations[nation].politicalDebt, points)
  const kept = points - repaid
  const debt: NapoleonEffect = { type: 'politicalDebtChanged', nation, by: -repaid }
  const earned: NapoleonEffect = { type: 'politicalActionPointsChanged', nation, by: kept }
  return [...(repaid > 0 ? [debt] : []), ...(kept > 0 ? [earned] : [])]
}
