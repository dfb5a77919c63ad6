import { rule } from '../../../chart-building.ts'
import type { Ledger } from '../../../reason.ts'
import { say } from '../../basic/lines.ts'
import type { Effects } from '../../effects.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { BasicBattle, BasicCourse, BasicPiece, BasicPlace, BattleResult } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { enemyOf, type Side } from '../sides.ts'
import { diceOf } from './fire.ts'
import { frontArmies, inRank, pursued, rallyingLeaders } from './ranks.ts'

const sequence = rule('The Sequence of Battle')
const ending = rule('Ending the battle and Pursuit')

/** What a decision of a Basic battle is made with. */
export interface Deciding {
  readonly rules: NapoleonRules
  readonly ledger: Ledger
}

/** What changes a battle into what it has become. */
export function changesTo(before: BasicBattle, after: BasicBattle): Effects {
  const pieces = after.pieces
    .filter((piece) => !before.pieces.includes(piece))
    .map((piece) => ({ type: 'basicPieceSet' as const, piece }))
  if (after.course === before.course) return pieces
  return [...pieces, { type: 'basicCourseSet', course: after.course }]
}

export function withCourse(battle: BasicBattle, change: Partial<BasicCourse>): BasicBattle {
  return { ...battle, course: { ...battle.course, ...change } }
}

/** Some pieces stand elsewhere. */
export function moved(battle: BasicBattle, moving: readonly BasicPiece[], at: BasicPlace): BasicBattle {
  const ids = new Set(moving.map(({ id }) => id))
  const pieces = battle.pieces.map((piece) =>
    ids.has(piece.id) && piece.at !== at ? { ...piece, at } : piece,
  )
  return { ...battle, pieces }
}

/** Both sides have set up: the defender begins. (The Sequence of Battle.) */
export function begun(battle: BasicBattle): BasicBattle {
  return withCourse(battle, { stage: 'fight', turn: 1, acting: 'defender', step: 'move' })
}

/** The acting side has moved: it fires, unless it has no dice. */
export function afterMove(battle: BasicBattle, deciding: Deciding): BasicBattle {
  const { acting } = battle.course
  const firing = withCourse(battle, { step: 'fire' })
  if (diceOf(deciding.rules, battle, acting).dice > 0) return firing
  passOver('basicStep.noFire', firing, deciding)
  return afterFire(firing, deciding)
}

/**
 * The acting side's hits are taken off: it rallies, unless it has nobody to rally or who rallies; or the enemy has
 * lost the battle, its front rank being without an army.
 */
export function afterFire(battle: BasicBattle, deciding: Deciding): BasicBattle {
  const { acting } = battle.course
  const enemy = enemyOf(acting)
  if (frontArmies(battle, enemy).length === 0) {
    say(deciding.ledger, 'order', 'basicBattleLost.noFront', ending, { nation: seatOf(battle, enemy) })
    return lost(battle, { winner: acting, cause: 'noFront' }, deciding)
  }
  const rallying = withCourse(battle, { step: 'rally', owed: null })
  if (inRank(battle, acting, 'lost').length === 0) {
    passOver('basicStep.nobodyLost', rallying, deciding)
  } else if (rallyingLeaders(battle, acting).length === 0) {
    passOver('basicStep.noLeader', rallying, deciding)
  } else return rallying
  return afterRally(rallying)
}

/** The acting side has rallied: the other one moves; after the attacker, in the next turn. */
export function afterRally(battle: BasicBattle): BasicBattle {
  const { acting, turn } = battle.course
  return withCourse(battle, {
    acting: enemyOf(acting),
    step: 'move',
    turn: acting === 'attacker' ? turn + 1 : turn,
    owed: null,
  })
}

/** A side has lost the battle: the victor pursues what is left of it. (Ending the Battle and Pursuit.) */
export function lost(battle: BasicBattle, result: BattleResult, deciding: Deciding): BasicBattle {
  const pursuit = withCourse(battle, { stage: 'pursuit', owed: null, result })
  const { winner } = result
  const canPursue = diceOf(deciding.rules, battle, winner).dice > 0
  if (canPursue && pursued(battle, winner).length > 0) return pursuit
  passOver(canPursue ? 'basicStep.nobodyToPursue' : 'basicStep.nobodyPursues', pursuit, deciding, winner)
  return over(pursuit)
}

/** The pursuit is over, and with it the battle. */
export function over(battle: BasicBattle): BasicBattle {
  return withCourse(battle, { stage: 'over', owed: null })
}

/** Says why a step is passed over. */
function passOver(key: string, battle: BasicBattle, { ledger }: Deciding, side?: Side): void {
  say(ledger, 'note', key, sequence, { nation: seatOf(battle, side ?? battle.course.acting) })
}
