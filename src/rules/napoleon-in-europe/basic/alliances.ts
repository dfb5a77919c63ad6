import { rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Deciders } from '../decider.ts'
import type { NationId } from '../nations.ts'
import { standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import type { warCommands } from './commands.ts'
import { say } from './lines.ts'
import { hasMarked, requirePlayed } from './turn.ts'

const allied = rule('Allied Nations')

type AllianceCommands = Pick<typeof warCommands, 'agreeAlliance' | 'leaveAlliance'>

export const allianceDeciders: Deciders<AllianceCommands> = {
  agreeAlliance(state, { nation, with: ally }, { ledger }) {
    requirePair(state, nation, ally)
    if (standingOf(state, nation, ally) === 'allied')
      refuse('alliedAlready', 'with', allied, { nation, to: ally })
    writeHeading(ledger, 'agreeAlliance', { nation, ally })
    say(ledger, 'note', 'basic.alliesMove', allied)
    const relation = { nations: [nation, ally], kind: 'allied', order: 0 } as const
    return [{ type: 'relationSet', nations: [nation, ally], relation }]
  },

  leaveAlliance(state, { nation, with: ally }, { ledger }) {
    requirePair(state, nation, ally)
    const why = whyNotLeave(state, nation, ally)
    if (why !== null) refuse(why, why === 'notAlliedWith' ? 'with' : 'nation', allied, { nation, ally })
    writeHeading(ledger, 'leaveAlliance', { nation, ally })
    say(ledger, 'order', 'basic.sharedRegions', allied, { nation, ally })
    return [{ type: 'relationSet', nations: [nation, ally], relation: null }]
  },
}

function requirePair(state: NapoleonState, nation: NationId, ally: NationId): void {
  requirePlayed(state, nation, 'nation')
  requirePlayed(state, ally, 'with')
  if (nation === ally) refuse('allyIsItself', 'with', allied, { nation })
}

/**
 * Why a nation may not end an alliance now: only at the beginning of its own turn, before it moves. Null where it
 * may. (Basic Rules: Allied Nations.)
 */
export function whyNotLeave(
  state: NapoleonState,
  nation: NationId,
  ally: NationId,
): 'notAlliedWith' | 'onlyInOwnTurn' | 'hasMovedAlready' | null {
  if (standingOf(state, nation, ally) !== 'allied') return 'notAlliedWith'
  if (state.calendar.acting !== nation) return 'onlyInOwnTurn'
  const hasBegun = (['moved', 'sailed', 'drew'] as const).some((mark) => hasMarked(state, nation, mark))
  return hasBegun ? 'hasMovedAlready' : null
}
