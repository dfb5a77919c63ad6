import { rule } from '../../../chart-building.ts'
import type { Ledger } from '../../../reason.ts'
import type { Effects } from '../../effects.ts'
import type { NapoleonState } from '../../state.ts'
import type { BattleResult, StandardBattle, StandardCourse } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { enemyOf, sides } from '../sides.ts'
import { brokenLanes, setCourse } from './board.ts'
import { coveringCavalry, pursuers } from './pursuit.ts'
import { say } from './saying.ts'
import { isBehindRiver } from './terrain.ts'

const winning = rule('Winning the Battle')

/**
 * A side that has lost its hold on a part of its battle line has lost the battle, at once. To be asked after
 * whatever moves or removes a piece. Where it is still to be said which leader has fallen, it is asked after that.
 * (Winning the Battle.)
 */
export function lineBroken(state: NapoleonState, ledger: Ledger): Effects {
  const { battle, rules } = state
  if (battle?.kind !== 'standard' || battle.course.stage !== 'fight') return []
  if (battle.course.owed.some(({ kind }) => kind === 'leaderFalls')) return []
  const beaten = sides.find((side) => brokenLanes(rules, battle, side).length > 0)
  if (beaten === undefined) return []
  const [lane = 'centre'] = brokenLanes(rules, battle, beaten)
  const parameters = { nation: seatOf(battle, beaten), side: beaten, lane }
  say(ledger, 'outcome', 'battleEnds.lineBroken', winning, parameters)
  return battleLost(state, battle, { winner: enemyOf(beaten), cause: 'lineBroken' }, ledger)
}

/** The battle is decided: the victor pursues, unless a river lies between or nobody can. (Pursuit; Advanced: Terrain.) */
export function battleLost(
  state: NapoleonState,
  battle: StandardBattle,
  result: BattleResult,
  ledger: Ledger,
): Effects {
  const beaten = enemyOf(result.winner)
  const isCovered = coveringCavalry(battle, beaten).length > 0
  const lost: StandardCourse = { ...battle.course, stage: 'pursuit', owed: [], result, isCovered }
  const isBarred = isBehindRiver(battle)
  const canPursue = !isBarred && pursuers({ ...state, battle: { ...battle, course: lost } }).length > 0
  const key = canPursue ? 'order.pursue' : isBarred ? 'order.noPursuitOverRiver' : 'order.nobodyPursues'
  const about = { nation: seatOf(battle, result.winner), side: result.winner }
  say(ledger, 'order', key, isBarred ? rule('Terrain') : rule('Pursuit'), about)
  return [setCourse(battle, canPursue ? lost : { ...lost, stage: 'over' })]
}
