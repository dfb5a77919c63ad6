import { faq, house, rule } from '../../chart-building.ts'
import { cellOf, numberIn } from '../../chart.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { Deciders } from '../decider.ts'
import { earnFor } from '../earning.ts'
import type { Effects, NapoleonEffect } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { owedOf, settle } from '../pending.ts'
import { enemiesOf, isPlayerNation } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { endedByPeace } from '../victory/historical.ts'
import { requireStandard } from './acting.ts'
import type { politicsCommands } from './commands.ts'
import { forEach, inOrder } from './in-order.ts'
import { writeChange, writeOrder, writeOutcome } from './lines.ts'
import { neutral, releaseAfterWar, uncontrolled } from './relating.ts'
import { truceAfter } from './truces.ts'
import { paidForVictory, type Paid } from './victors.ts'

const n1 = house('N1')

/**
 * A nation gives its wars up. They end, no new ones may begin for a time, those who were first and second at war
 * with it are paid, and a neutral major nation is nobody's again. (N1: Sue for Peace, Peace.)
 */
export const sueForPeace: Deciders<typeof politicsCommands>['sueForPeace'] = (
  state,
  { nation, due, first, second },
  table,
) => {
  requireStandard(state)
  requireOwed(state, nation, due)
  const victors = enemiesOf(state, nation)
  if (victors.length === 0) refuse('notAtWar', 'nation', n1, { nation })
  const paid = paidForVictory(state, nation, { first, second })
  const { ledger } = table
  writeHeading(ledger, 'sueForPeace', { nation })
  return inOrder(
    state,
    () => costOfPeace(state, nation, ledger),
    forEach(victors, (now, victor) => peaceWith(now, nation, victor, ledger)),
    (now) => victorsPaid(now, paid, ledger),
    () => [{ type: 'nationDefeated', nation }],
    (now) => duesOver(now, nation),
    (now) => sentHome(now, nation, ledger),
    (now) => releaseAfterWar(now, table),
    (now) => endedByPeace(state, now, ledger),
    () => saidSo(nation, ledger),
  )
}

/** @throws Refused where a due is named that this nation does not owe */
function requireOwed(state: NapoleonState, nation: NationId, id: number | null): void {
  if (id === null) return
  const isOwed = owedOf(state, 'peace').some((due) => due.id === id && due.nation === nation)
  if (!isOwed) refuse('notOwed', 'due', n1, { nation })
}

/** What it cannot pay it owes; a nation that nobody plays has no points, and pays nothing. */
function costOfPeace(state: NapoleonState, nation: NationId, ledger: Ledger): Effects {
  if (!isPlayerNation(state, nation)) return []
  const cell = cellOf(state.rules.charts.politicalActions, 'sueForPeace', 'value')
  const cost = numberIn(cell)
  const parameters = { nation }
  ledger.read(cell, { key: 'cost.sueForPeace', operation: 'set', sum: 'cost', parameters })
  const now = Math.min(cost, state.nations[nation].politicalActionPoints)
  const later = cost - now
  if (later > 0) writeChange(ledger, 'peace.owes', faq('N1'), { nation, points: later })
  const paid: NapoleonEffect = { type: 'politicalActionPointsChanged', nation, by: -now }
  const debt: NapoleonEffect = { type: 'politicalDebtChanged', nation, by: later }
  return [...(now > 0 ? [paid] : []), ...(later > 0 ? [debt] : [])]
}

function peaceWith(state: NapoleonState, nation: NationId, victor: NationId, ledger: Ledger): Effects {
  const truce = truceAfter(state, nation, victor)
  if (truce?.type === 'truceSet') {
    writeChange(ledger, 'peace.truce', n1, { nation, victor, until: truce.until ?? 0 })
  }
  return [neutral(nation, victor), ...(truce === null ? [] : [truce])]
}

function victorsPaid(state: NapoleonState, { first, second }: Paid, ledger: Ledger): Effects {
  return inOrder(
    state,
    (now) => (first === null ? [] : earnFor(now, first, 'firstAtWar', ledger)),
    (now) => (second === null ? [] : earnFor(now, second, 'secondAtWar', ledger)),
  )
}

/** The nation's peace is made, and whether it fights on is no question any more. */
function duesOver(state: NapoleonState, nation: NationId): Effects {
  const dues = [...owedOf(state, 'peace'), ...owedOf(state, 'commitment')]
  return dues.filter((due) => due.nation === nation).map(settle)
}

/** A nation that nobody plays is nobody's again, and takes its troops home. (N18.) */
function sentHome(state: NapoleonState, nation: NationId, ledger: Ledger): Effects {
  writeOrder(ledger, 'order.victorsMayAnnex', n1, { nation })
  if (isPlayerNation(state, nation)) {
    writeOrder(ledger, 'order.armiesLeave', n1, { nation })
    return []
  }
  writeOrder(ledger, 'order.troopsGoHome', faq('N18'), { nation })
  writeChange(ledger, 'control.ends', rule('Neutral Major Nations'), { nation })
  return uncontrolled(state, nation)
}

function saidSo(nation: NationId, ledger: Ledger): Effects {
  writeOutcome(ledger, 'peace.outcome.made', n1, { nation })
  return []
}
