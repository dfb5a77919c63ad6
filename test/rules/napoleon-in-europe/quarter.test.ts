import { expect, test } from 'vitest'
import { emptyState } from '@/rules/napoleon-in-europe/empty.ts'
import { holdingsOf } from '@/rules/napoleon-in-europe/holdings.ts'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import { byNation } from '@/rules/napoleon-in-europe/nations.ts'
import { standingOf } from '@/rules/napoleon-in-europe/standing.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { ledgerInJuly, opening, quarter } from './quarter.ts'
import { refusalOf, tell } from './table.ts'

function ledgerOf(state: NapoleonState) {
  return byNation((nation) => {
    const { productionPoints, politicalActionPoints } = state.nations[nation]
    const own = state.fleets.filter((fleet) => fleet.nation === nation)
    const squadrons = own.reduce((sum, fleet) => sum + fleet.squadrons, 0)
    return [productionPoints, politicalActionPoints, holdingsOf(state, nation).regions, squadrons]
  })
}

test('a quarter of Scenario III with six players ends as it was worked out by hand', () => {
  let { state } = tell(emptyState, opening)
  for (const { command, faces, refused } of quarter) {
    if (refused === undefined) state = tell(state, command, faces).state
    else expect(refusalOf(state, command).code).toBe(refused)
  }
  expect(ledgerOf(state)).toEqual(ledgerInJuly)
  expect(state.calendar).toMatchObject({ month: monthAt(1802, 7), phase: 'movement', acting: 'france' })
  expect(standingOf(state, 'france', 'britain')).toBe('war')
  expect(state.nations.ottoman.control).toEqual({ by: 'russia', until: 'overture' })
  expect(state.pending).toEqual([])
})
