import { house, rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import { whyNotLeave } from '../basic/alliances.ts'
import type { Deciders } from '../decider.ts'
import type { NationId } from '../nations.ts'
import { isUnbreakable, specialsOf } from '../scenarios/specials.ts'
import { standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { actorFor, requireOther } from './acting.ts'
import type { politicsCommands } from './commands.ts'
import { writeOrder, writeOutcome } from './lines.ts'
import { neutral } from './relating.ts'

/**
 * A nation ends an alliance of its own: at any time in the Standard Rules, at the beginning of its own turn in
 * the Basic Rules.
 */
export const endAlliance: Deciders<typeof politicsCommands>['endAlliance'] = (
  state,
  { nation, with: other },
  { ledger },
) => {
  requireOther(nation, other, 'with')
  actorFor(state, nation)
  if (standingOf(state, nation, other) !== 'allied') {
    refuse('notAllied', 'with', rule('Alliances'), { nation, other })
  }
  requireOwnTurn(state, nation, other)
  requireBreakable(state, nation, other, 'with')
  const parameters = { nation, to: other }
  writeHeading(ledger, 'endAlliance', parameters)
  writeOutcome(ledger, 'alliance.outcome.ends', house('N1'), parameters)
  if (state.level === 'standard') {
    writeOrder(ledger, 'order.neutral', rule('Diplomatic Track'), parameters)
  }
  return [neutral(nation, other)]
}

/** @throws Refused where the Basic Rules let nobody end an alliance but whose turn begins */
function requireOwnTurn(state: NapoleonState, nation: NationId, other: NationId): void {
  if (state.level === 'standard') return
  const why = whyNotLeave(state, nation, other)
  if (why === 'onlyInOwnTurn') refuse('allianceEndsInOwnTurn', 'nation', rule('Alliances'), { nation })
  if (why !== null) refuse(why, 'nation', rule('Allied Nations'), { nation, ally: other })
}

/** @throws Refused where an alliance holds for the time, or is one that a nation is controlled by */
export function requireBreakable(
  state: NapoleonState,
  nation: NationId,
  other: NationId,
  path: string,
): void {
  const isHeld = [nation, other].find((one) => {
    const by = state.nations[one].control?.by
    return by === nation || by === other
  })
  if (isHeld !== undefined) {
    refuse('controlEndsOtherwise', path, rule('Neutral Major Nations'), { nation: isHeld })
  }
  if (!isUnbreakable(state, nation, other)) return
  const before = specialsOf(state).unbreakable?.before ?? 0
  refuse('allianceHolds', path, rule('Scenario VII'), { nation, other, before })
}
