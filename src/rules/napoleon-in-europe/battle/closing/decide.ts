import { house, rule } from '../../../chart-building.ts'
import { writeHeading } from '../../../heading.ts'
import { refuse, type Ledger } from '../../../reason.ts'
import type { Deciders } from '../../decider.ts'
import type { Effects } from '../../effects.ts'
import { inOrder } from '../../politics/in-order.ts'
import { countsIn } from '../../politics/tracking.ts'
import type { NapoleonState } from '../../state.ts'
import type { Battle, BattleResult } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { sides } from '../sides.ts'
import type { closingCommands } from './commands.ts'
import { correctBattle } from './correct.ts'
import { lossesOn } from './losses.ts'
import { isLone } from './on-board.ts'
import { reported } from './report.ts'
import { orderRetreat } from './retreat.ts'

export const closingDeciders: Deciders<typeof closingCommands> = {
  closeBattle(state, _command, table) {
    const battle = battleIn(state)
    const result = resultOf(battle)
    if (isLone(state)) return closeLone(state, battle, result, table.ledger)
    const effects = inOrder(state, () => [{ type: 'battleClosed' }], reported(battle, result, table))
    orderRetreat(battle, result, table.ledger)
    return effects
  },

  abandonBattle(state, { note }, { ledger }) {
    const battle = battleIn(state)
    requireGoing(state)
    const parameters = { place: battle.place, note }
    if (!isLone(state)) {
      writeHeading(ledger, 'abandonBattle.campaign', parameters)
      return [{ type: 'battleClosed' }]
    }
    // A game that is nothing but this battle ends with it, and can still be read.
    writeHeading(ledger, 'abandonBattle.lone', parameters)
    return [{ type: 'gameEnded', cause: 'agreed' }]
  },

  correctBattle,
}

function battleIn({ battle }: NapoleonState): Battle {
  return battle ?? refuse('noBattle', 'type', house('game'))
}

/** @throws Refused where the battle is still fought */
function resultOf({ course, place }: Battle): BattleResult {
  return course.stage === 'over' && course.result !== null
    ? course.result
    : refuse('battleGoesOn', 'type', rule('Winning the Battle'), { place })
}

/** @throws Refused where a game that is nothing but a battle is over already */
function requireGoing({ ended }: NapoleonState): void {
  if (ended !== null) refuse('battleIsClosed', 'type', house('game'))
}

/** A game that is nothing but a battle ends with it; the battle stays where it can be read. */
function closeLone(state: NapoleonState, battle: Battle, result: BattleResult, ledger: Ledger): Effects {
  requireGoing(state)
  const provenance = rule('Winning the Battle')
  const { winner } = result
  writeHeading(ledger, 'closeBattle', { place: battle.place })
  const line = { value: 0, sum: 'politics', provenance } as const
  const parameters = { nation: seatOf(battle, winner), side: winner }
  ledger.write({ ...line, key: 'closing.won', operation: 'outcome', parameters })
  for (const side of sides) {
    for (const { nation, pieces } of lossesOn(battle, side)) {
      for (const [unit, count] of countsIn(pieces)) {
        const lost = { nation: nation ?? side, unit, count }
        ledger.write({ ...line, key: 'closing.lost', operation: 'order', parameters: lost })
      }
    }
  }
  orderRetreat(battle, result, ledger)
  return [{ type: 'gameEnded', cause: 'agreed' }]
}
