import { cellOf } from '../chart.ts'
import { refuse, type Ledger } from '../reason.ts'
import { rule } from '../chart-building.ts'
import type { Effects } from './effects.ts'
import type { NationId } from './nations.ts'
import type { NapoleonState } from './state.ts'

export const politicalActionIds = [
  'overture',
  'sueForPeace',
  'declareWar',
  'annexation',
  'uprising',
  'putDownUprising',
  'rightOfPassage',
] as const
export type PoliticalActionId = (typeof politicalActionIds)[number]

/**
 * A nation pays for a political action; the ledger says what it costs.
 *
 * @throws Refused where it has too few political action points
 */
export function payFor(
  { nations, rules }: NapoleonState,
  nation: NationId,
  action: PoliticalActionId,
  ledger: Ledger,
): Effects {
  const cost = ledger.read(cellOf(rules.charts.politicalActions, action, 'value'), {
    key: `cost.${action}`,
    operation: 'set',
    sum: 'cost',
    parameters: { nation },
  })
  const has = nations[nation].politicalActionPoints
  if (has < cost) {
    refuse('tooFewPoliticalActionPoints', 'nation', rule('Political Action Points'), { nation, has, cost })
  }
  return cost === 0 ? [] : [{ type: 'politicalActionPointsChanged', nation, by: -cost }]
}
