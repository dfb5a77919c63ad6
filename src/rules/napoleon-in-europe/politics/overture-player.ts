import { house, rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import type { Deciders } from '../decider.ts'
import type { Effects } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { handOf, isPlayerNation, standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { endedByPeace } from '../victory/historical.ts'
import { paidFor, requireOther, requireStandard } from './acting.ts'
import { requireBreakable } from './alliance.ts'
import type { politicsCommands } from './commands.ts'
import { inOrder } from './in-order.ts'
import { writeOrder, writeOutcome } from './lines.ts'
import { requireOrderOfJoining } from './order-of-joining.ts'
import { allied, neutral, releaseAfterWar } from './relating.ts'

const overture = rule('Diplomatic Overture')

interface Asked {
  readonly nation: NationId
  readonly to: NationId
}

/**
 * A player nation is asked to move one step towards the asking nation, from war to neutrality or from neutrality
 * to an alliance, or to give up its alliance with a third nation. It answers as it likes; the overture is paid
 * either way.
 */
export const overtureToPlayer: Deciders<typeof politicsCommands>['overtureToPlayer'] = (
  state,
  { nation, to, accepted, concerning },
  table,
) => {
  requireStandard(state)
  requireOther(nation, to, 'to')
  requireAnswer(state, { nation, to })
  if (concerning !== null) requireTheirAlliance(state, { nation, to }, concerning)
  else if (standingOf(state, nation, to) === 'allied') {
    refuse('alliedAlready', 'to', overture, { nation, to })
  }
  if (concerning === null && standingOf(state, nation, to) === 'neutral') {
    requireOrderOfJoining(state, { nation, to })
  }
  const { ledger } = table
  const parameters = { nation, to, ...(concerning !== null && { third: concerning }) }
  writeHeading(ledger, concerning === null ? 'overtureToPlayer' : 'overtureConcerning', parameters)
  const payment = paidFor(state, nation, 'overture', ledger)
  if (!accepted) {
    writeOutcome(ledger, 'overture.outcome.declined', overture, parameters)
    return payment
  }
  return inOrder(
    state,
    () => payment,
    (now) =>
      concerning === null
        ? oneStepNearer(now, { nation, to }, table)
        : allianceGivenUp(to, concerning, table),
  )
}

/** @throws Refused where nobody can answer for who is asked, or its answer is a matter of dice */
function requireAnswer(state: NapoleonState, { nation, to }: Asked): void {
  if (!isAnswered(state, nation, to)) refuse('isNoPlayerNation', 'to', overture, { to })
}

/**
 * Whether a player answers an overture, and no dice: for a nation of their own, and where an enemy asks for peace
 * also for one that they control.
 */
export function isAnswered(state: NapoleonState, nation: NationId, to: NationId): boolean {
  if (isPlayerNation(state, to)) return true
  const holder = handOf(state, to)
  return holder !== null && holder !== nation && standingOf(state, nation, to) === 'war'
}

/** @throws Refused where the alliance is not one that the asked nation can give up */
function requireTheirAlliance(state: NapoleonState, { nation, to }: Asked, third: NationId): void {
  if (third === nation) refuse('ownAlliance', 'concerning', overture, { nation, to })
  if (standingOf(state, to, third) !== 'allied')
    refuse('notAllied', 'concerning', overture, { nation: to, other: third })
  requireBreakable(state, to, third, 'concerning')
}

function oneStepNearer(state: NapoleonState, { nation, to }: Asked, table: Table): Effects {
  const { ledger } = table
  const parameters = { nation, to }
  if (standingOf(state, nation, to) === 'war') {
    writeOutcome(ledger, 'overture.outcome.peace', house('N1'), parameters)
    return inOrder(
      state,
      () => [neutral(nation, to)],
      (now) => releaseAfterWar(now, table),
      (now) => endedByPeace(state, now, ledger),
    )
  }
  writeOutcome(ledger, 'overture.outcome.allied', overture, parameters)
  writeOrder(ledger, 'order.allied', rule('Diplomatic Track'), parameters)
  return allied(state, nation, to, table)
}

function allianceGivenUp(to: NationId, third: NationId, { ledger }: Table): Effects {
  const parameters = { to, third }
  writeOutcome(ledger, 'overture.outcome.allianceGivenUp', overture, parameters)
  writeOrder(ledger, 'order.neutral', rule('Diplomatic Track'), { nation: to, to: third })
  return [neutral(to, third)]
}
