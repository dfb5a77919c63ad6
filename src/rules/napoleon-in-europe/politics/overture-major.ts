import { rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import type { Deciders } from '../decider.ts'
import type { Effects } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { isDivided, specialsOf } from '../scenarios/specials.ts'
import { isPlayerNation, standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { endedByPeace } from '../victory/historical.ts'
import { paidFor, requireOther, requireStandard } from './acting.ts'
import type { politicsCommands } from './commands.ts'
import { inOrder } from './in-order.ts'
import { writeChange, writeOrder, writeOutcome, writeThrow } from './lines.ts'
import { ratingFor } from './rating.ts'
import { requireOrderOfJoining } from './order-of-joining.ts'
import { allied, controlled, neutral, releaseAfterWar, uncontrolled } from './relating.ts'
import { twoDice } from './throwing.ts'

const overture = rule('Diplomatic Overture')

interface Asked {
  readonly nation: NationId
  readonly to: NationId
}

/**
 * A neutral major nation is asked to come over: two dice of the rating or less give the asking nation control of
 * it, or take it out of the hands of who controls it.
 */
export const overtureToMajor: Deciders<typeof politicsCommands>['overtureToMajor'] = (
  state,
  { nation, to, units },
  table,
) => {
  requireStandard(state)
  requireOther(nation, to, 'to')
  requireAskable(state, { nation, to })
  const { ledger } = table
  writeHeading(ledger, 'overtureToMajor', { nation, to })
  const payment = paidFor(state, nation, 'overture', ledger)
  const rating = ratingFor(state, { nation, to, units }, ledger)
  const parameters = { nation, to }
  const line = { key: 'overture.needed', parameters, operation: 'total', sum: 'needed' } as const
  ledger.write({ ...line, value: rating, provenance: overture })
  const total = twoDice(table, { label: 'overture.major', side: nation }, (sum) => sum <= rating)
  writeThrow(ledger, overture, {
    sum: 'needed',
    key: 'overture.major.thrown',
    parameters: { total, rating },
    value: total,
  })
  if (total > rating) {
    writeOutcome(ledger, 'overture.outcome.majorDeclines', overture, parameters)
    return payment
  }
  return inOrder(
    state,
    () => payment,
    (now) =>
      isHeldByOther(now, { nation, to })
        ? luredAway(now, { nation, to }, table)
        : wonOver(now, { nation, to }, table),
    (now) => endedByPeace(state, now, ledger),
  )
}

/** Whether another nation moves it, wholly or, in scenario VII, as far as it stands outside its capital. */
function isHeldByOther(state: NapoleonState, { nation, to }: Asked): boolean {
  const { control } = state.nations[to]
  const isDividedByOther = isDivided(state, to) && specialsOf(state).divided?.by !== nation
  return control === null ? isDividedByOther : control.by !== nation
}

/** @throws Refused where a nation is not to be asked by this one, or not in this way */
function requireAskable(state: NapoleonState, { nation, to }: Asked): void {
  if (!isPlayerNation(state, nation)) {
    refuse('onlyPlayerNationsAsk', 'nation', rule('Neutral Major Nations'), { nation })
  }
  if (isPlayerNation(state, to)) refuse('isPlayerNation', 'to', rule('Player Nations'), { to })
  const { control } = state.nations[to]
  const isHisAlready = control?.by === nation && control.until === 'overture'
  if (isHisAlready) refuse('controlsAlready', 'to', overture, { nation, to })
  if (!isHeldByOther(state, { nation, to })) requireOrderOfJoining(state, { nation, to })
}

function luredAway(state: NapoleonState, { nation, to }: Asked, table: Table): Effects {
  const { ledger } = table
  writeOutcome(ledger, 'overture.outcome.majorLeaves', overture, { nation, to })
  writeOrder(ledger, 'order.removeMarkers', rule('Diplomatic Track'), { nation: to })
  return inOrder(
    state,
    (now) => uncontrolled(now, to),
    (now) => releaseAfterWar(now, table),
  )
}

function wonOver(state: NapoleonState, { nation, to }: Asked, table: Table): Effects {
  const { ledger } = table
  writeOutcome(ledger, 'overture.outcome.majorJoins', overture, { nation, to })
  writeOrder(ledger, 'order.allied', rule('Diplomatic Track'), { nation, to })
  return inOrder(
    state,
    () => [controlled(to, nation, 'overture')],
    (now) => (standingOf(now, nation, to) === 'war' ? [neutral(nation, to)] : []),
    (now) => allied(now, nation, to, table),
    (now) => answering(now, { nation, to }, table),
  )
}

/** In an a-historical game its standing at the end is the winner's business. (Victory for More than one Nation.) */
function answering(state: NapoleonState, { nation, to }: Asked, { ledger }: Table): Effects {
  if (state.victory !== 'aHistorical') return []
  writeChange(ledger, 'overture.answersFor', rule('Victory for More than one Nation'), { nation, to })
  return [{ type: 'answersFor', nation, gained: to }]
}
