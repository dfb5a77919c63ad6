import { house, rule } from '../../chart-building.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { Owed } from '../due.ts'
import type { NationId } from '../nations.ts'
import { owedOf } from '../pending.ts'
import { standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'

/** A battle that is to be fought. */
export type BattleDue = Extract<Owed, { readonly kind: 'battle' }>

/** The battle that is owed under a number; null where none is meant. @throws Refused where it is not owed */
export function battleDue(state: NapoleonState, due: number | null): BattleDue | null {
  if (due === null) return null
  const found = owedOf(state, 'battle').find(({ id }) => id === due)
  return found ?? refuse('noSuchBattle', 'due', house('N7'))
}

/** Out of order, but nobody is held up: the table may have forgotten to declare its war. (Land Movement.) */
export function noteNoWar(
  state: NapoleonState,
  attackers: readonly NationId[],
  defenders: readonly NationId[],
  ledger: Ledger,
): void {
  for (const nation of attackers) {
    const other = defenders.find((defender) => standingOf(state, nation, defender) !== 'war')
    if (other === undefined) continue
    const line = { operation: 'note', sum: 'guide', value: 0, provenance: rule('Land Movement') } as const
    ledger.write({ ...line, key: 'guide.battleWithoutWar', parameters: { nation, other } })
  }
}
