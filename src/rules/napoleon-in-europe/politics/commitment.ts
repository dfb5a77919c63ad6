import { house, rule } from '../../chart-building.ts'
import { cellOf, numberIn } from '../../chart.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { Deciders } from '../decider.ts'
import type { Owed } from '../due.ts'
import type { NationId } from '../nations.ts'
import { owe, owedOf, settle } from '../pending.ts'
import { enemiesOf, handOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { requireStandard } from './acting.ts'
import type { politicsCommands } from './commands.ts'
import { writeOrder, writeOutcome, writeThrow } from './lines.ts'
import { twoDice } from './throwing.ts'

const section = rule('Commitment Ratings')

/** Two dice above its commitment rating make a nation sue for peace. (Commitment Ratings.) */
export const rollCommitment: Deciders<typeof politicsCommands>['rollCommitment'] = (
  state,
  { nation, due: id },
  table,
) => {
  requireStandard(state)
  const due = id === null ? null : commitmentDue(state, nation, id)
  if (enemiesOf(state, nation).length === 0) refuse('notAtWar', 'nation', section, { nation })
  const { ledger } = table
  writeHeading(ledger, `rollCommitment.${due?.cause ?? 'asked'}`, { nation, place: due?.place ?? '' })
  const rating = ratingOf(state, nation, ledger)
  const side = handOf(state, nation) ?? nation
  const total = twoDice(table, { label: 'commitment', side }, (sum) => sum > rating)
  writeThrow(ledger, section, {
    sum: 'needed',
    key: 'commitment.thrown',
    parameters: { total, rating },
    value: total,
  })
  const settled = due === null ? [] : [settle(due)]
  if (total <= rating) {
    writeOutcome(ledger, 'commitment.outcome.fightsOn', section, { nation })
    return settled
  }
  writeOutcome(ledger, 'commitment.outcome.givesUp', section, { nation })
  writeOrder(ledger, 'order.sueForPeace', section, { nation })
  return [...settled, owe(state, { kind: 'peace', nation, cause: 'commitment' })]
}

function commitmentDue(
  state: NapoleonState,
  nation: NationId,
  id: number,
): Extract<Owed, { readonly kind: 'commitment' }> {
  const found = owedOf(state, 'commitment').find((due) => due.id === id && due.nation === nation)
  return found ?? refuse('notOwed', 'due', section, { nation })
}

/** The rating as the scenario gives it, and what has changed it since. */
function ratingOf(state: NapoleonState, nation: NationId, ledger: Ledger): number {
  const { commitment } = state.nations[nation]
  const cell = cellOf(state.rules.charts.commitmentRatings, nation, 'value')
  const printed = numberIn(cell)
  const line = { sum: 'needed', parameters: { nation } } as const
  ledger.read(cell, { ...line, key: 'commitment.rating', operation: 'set' })
  if (commitment !== printed) {
    const value = commitment - printed
    ledger.write({ ...line, key: 'commitment.changed', operation: 'add', value, provenance: house('N12') })
  }
  ledger.write({
    ...line,
    key: 'commitment.needed',
    operation: 'total',
    value: commitment,
    provenance: section,
  })
  return commitment
}
