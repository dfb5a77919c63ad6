import { rule } from '../../chart-building.ts'
import { cellOf } from '../../chart.ts'
import { writeHeading } from '../../heading.ts'
import type { Deciders } from '../decider.ts'
import { territoryName } from '../territory.ts'
import { actorFor, paidFor, requireStandard } from './acting.ts'
import type { politicsCommands } from './commands.ts'
import { inOrder } from './in-order.ts'
import { armyJoins, minorOwned, navyJoins } from './joining.ts'
import { writeOutcome, writeThrow } from './lines.ts'
import { requireFreeMinor } from './minors.ts'
import { twoDice } from './throwing.ts'

const overture = rule('Diplomatic Overture')

/** A minor nation is asked to join: two dice of 9, or 8 with a leader there, bring its region and its army. */
export const overtureToMinor: Deciders<typeof politicsCommands>['overtureToMinor'] = (
  state,
  { nation, territory, leader },
  table,
) => {
  requireStandard(state)
  requireFreeMinor(state, territory)
  const side = actorFor(state, nation)
  const { ledger } = table
  const parameters = { nation, place: territoryName(state, territory) }
  writeHeading(ledger, 'overtureToMinor', parameters)
  const payment = paidFor(state, nation, 'overture', ledger)
  const row = leader ? 'withLeader' : 'usual'
  const needed = ledger.read(cellOf(state.rules.charts.minorOverture, row, 'value'), {
    key: `overture.minor.${row}`,
    operation: 'total',
    sum: 'overture.minor',
  })
  const total = twoDice(table, { label: 'overture.minor', side }, (sum) => sum >= needed)
  writeThrow(ledger, overture, {
    sum: 'overture.minor',
    key: 'overture.minor.thrown',
    parameters: { total, needed },
    value: total,
  })
  if (total < needed) {
    writeOutcome(ledger, 'overture.outcome.minorDeclines', overture, parameters)
    return payment
  }
  writeOutcome(ledger, 'overture.outcome.minorJoins', overture, parameters)
  return inOrder(
    state,
    () => payment,
    () => armyJoins(state, nation, territory, table),
    () => navyJoins(state, nation, territory, table),
    () => minorOwned(state, nation, territory, table),
  )
}
