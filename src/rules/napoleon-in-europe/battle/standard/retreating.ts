import { rule } from '../../../chart-building.ts'
import { cellOf, numberIn } from '../../../chart.ts'
import { writeHeading } from '../../../heading.ts'
import type { Deciders } from '../../decider.ts'
import { seatOf } from '../seat.ts'
import { enemyOf, type Side } from '../sides.ts'
import type { NapoleonState } from '../../state.ts'
import { standardBattleIn } from '../standing.ts'
import type { standardBattleCommands } from './commands.ts'
import { battleLost } from './ending.ts'
import { firstOf, requireNone, whyNotItsPart, type Doubt, type Objection } from './phases.ts'
import { say } from './saying.ts'

const retreat = rule('Retreat')

/** What keeps a side from leaving the field now; null where nothing does. (Retreat.) */
export function whyNoRetreat(state: NapoleonState, side: Side): Objection | null {
  const battle = standardBattleIn(state)
  const { turn, hasActed } = battle.course
  const from = numberIn(cellOf(state.rules.charts.battleLimits, 'retreatTurn', 'value'))
  const doubts: readonly Doubt[] = [
    [turn < from, 'retreatTooEarly', retreat, { turn: from }],
    [hasActed, 'retreatTooLate', retreat, {}],
  ]
  return whyNotItsPart(battle, side) ?? firstOf(doubts, { nation: seatOf(battle, side), side })
}

/** A side leaves the field, which loses it the battle. (Retreat.) */
export const retreatingDeciders: Deciders<Pick<typeof standardBattleCommands, 'retreatFromBattle'>> = {
  retreatFromBattle(state, { side }, { ledger }) {
    requireNone(whyNoRetreat(state, side), 'side')
    const battle = standardBattleIn(state)
    const about = { nation: seatOf(battle, side), side }
    writeHeading(ledger, 'retreatFromBattle', about)
    say(ledger, 'outcome', 'battleEnds.retreat', retreat, about)
    return battleLost(state, battle, { winner: enemyOf(side), cause: 'retreat' }, ledger)
  },
}
