import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { house } from '../../chart-building.ts'
import { changedCells } from '../../chart-changes.ts'
import { chartFaults } from '../charts/check.ts'
import { plainCharts } from '../charts/plain.ts'
import type { CommandOf } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import { chartsInForce, rulesWith, usualCharts, type NamedCharts } from '../rules.ts'
import type { MiniaturesState } from '../state.ts'
import { writeHeading, writeNote } from '../../heading.ts'

/** Refuses charts that cannot be played by, with the path of the first fault. @throws Refused */
export function requireSoundCharts({ charts }: NamedCharts, path: string): void {
  const [first] = chartFaults(plainCharts(charts))
  if (first === undefined) return
  refuse('unsoundCharts', `${path}.${first.path}`, house('charts'), { path: first.path, fault: first.code })
}

/** How many numbers of charts differ from those before. */
export function countChanges({ charts }: NamedCharts, before: NamedCharts): number {
  return changedCells(charts, before.charts).length
}

/** Plays on by other charts, and by their options; what was rolled before stays. */
export function decideChangeCharts(
  state: MiniaturesState,
  { chartSet, options }: CommandOf<'changeCharts'>,
  { ledger }: Table,
): readonly MiniaturesEffect[] {
  const named = chartSet ?? usualCharts
  requireSoundCharts(named, 'chartSet')
  const rules = rulesWith({ ...state.rules.options, ...options }, named)
  writeHeading(ledger, 'changeCharts', { charts: named.name })
  writeNote(ledger, 'charts.changed', { count: countChanges(named, chartsInForce(state.rules)) })
  return [{ type: 'rulesChanged', rules }]
}
