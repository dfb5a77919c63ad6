import { rule } from '../../../chart-building.ts'
import type { Ledger } from '../../../reason.ts'
import type { Effects } from '../../effects.ts'
import type { NapoleonState } from '../../state.ts'
import type { BattleResult, StandardBattle } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { enemyOf, sides } from '../sides.ts'
import { brokenLanes, setCourse } from './board.ts'

const winning = rule('Winning the Battle')

/**
 * A side that has lost its hold on a part of its battle line has lost the battle, at once. To be asked after
 * whatever moves or removes a piece. (Winning the Battle.)
 */
export function lineBroken(state: NapoleonState, ledger: Ledger): Effects {
  const { battle, rules } = state
  if (battle?.kind !== 'standard' || battle.course.stage !== 'fight') return []
  const beaten = sides.find((side) => brokenLanes(rules, battle, side).length > 0)
  if (beaten === undefined) return []
  const [lane = 'centre'] = brokenLanes(rules, battle, beaten)
  const parameters = { nation: seatOf(battle, beaten), side: beaten, lane }
  const line = { operation: 'outcome', sum: 'outcome', value: 0, provenance: winning } as const
  ledger.write({ ...line, key: 'battleEnds.lineBroken', parameters })
  return battleLost(battle, { winner: enemyOf(beaten), cause: 'lineBroken' })
}

/** The battle is decided: the victor pursues, unless a river lies between. (Pursuit; Advanced: Terrain.) */
export function battleLost(battle: StandardBattle, result: BattleResult): Effects {
  const isBarred = sides.some((side) => battle.ground[side].riverInFront)
  return [setCourse(battle, { stage: isBarred ? 'over' : 'pursuit', owed: [], result })]
}
