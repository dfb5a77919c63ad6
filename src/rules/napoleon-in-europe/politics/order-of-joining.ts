import { rule } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import type { NationId } from '../nations.ts'
import { specialsOf } from '../scenarios/specials.ts'
import { standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { hasJoinedAgainst } from './relating.ts'

/**
 * Whether a nation may become an ally of one that asks it, as far as a scenario gives an order. (Scenario VII.)
 *
 * @throws Refused where it joins the alliance against another only after a third has
 */
export function requireOrderOfJoining(
  state: NapoleonState,
  { nation, to }: { readonly nation: NationId; readonly to: NationId },
): void {
  const { divided } = specialsOf(state)
  const before = divided?.joinsAfter[to]
  if (divided === null || before === undefined) return
  const joins = standingOf(state, nation, divided.by) === 'war'
  if (!joins || hasJoinedAgainst(state, before, divided.by)) return
  refuse('joinsOnlyAfter', 'to', rule('Scenario VII'), { to, before, against: divided.by })
}
