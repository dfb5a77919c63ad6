import { rule } from '../../chart-building.ts'
import { cellOf } from '../../chart.ts'
import { writeHeading } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Territory } from '../board.ts'
import type { Deciders } from '../decider.ts'
import { piecesAt } from '../map/pieces.ts'
import type { NationId } from '../nations.ts'
import type { NapoleonState } from '../state.ts'
import { territoryName } from '../territory.ts'
import { actorFor, paidFor, requireStandard } from './acting.ts'
import type { politicsCommands } from './commands.ts'
import { inOrder } from './in-order.ts'
import { armyJoins, minorOwned, navyJoins } from './joining.ts'
import { writeOutcome, writeThrow } from './lines.ts'
import { requireFreeMinor } from './minors.ts'
import { twoDice } from './throwing.ts'
import { placesPieces } from './tracking.ts'

const overture = rule('Diplomatic Overture')

/** A minor nation is asked to join: two dice of 9, or 8 with a leader there, bring its region and its army. */
export const overtureToMinor: Deciders<typeof politicsCommands>['overtureToMinor'] = (
  state,
  { nation, territory, leader },
  table,
) => {
  requireStandard(state)
  requireFreeMinor(state, territory)
  if (leader) requireLeader(state, nation, territory)
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

/** @throws Refused where the table says in which regions the nation's pieces stand, and no leader stands there */
function requireLeader(state: NapoleonState, nation: NationId, territory: Territory): void {
  if (!('region' in territory) || !placesPieces(state, nation)) return
  if ((piecesAt(state, nation, territory.region).leader ?? 0) > 0) return
  refuse('noLeaderThere', 'leader', overture, { nation, place: territoryName(state, territory) })
}
