import { rule } from '../../../chart-building.ts'
import { cellOf, numberIn } from '../../../chart.ts'
import { writeHeading } from '../../../heading.ts'
import { refuse, type Ledger } from '../../../reason.ts'
import { dieSides } from '../../charts/index.ts'
import type { Deciders } from '../../decider.ts'
import type { Effects } from '../../effects.ts'
import { inOrder } from '../../politics/in-order.ts'
import type { NapoleonState } from '../../state.ts'
import type { StandardPiece } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { enemyOf } from '../sides.ts'
import { standardBattleIn } from '../standing.ts'
import { setCourse, setPiece } from './board.ts'
import type { standardBattleCommands } from './commands.ts'
import { aboutPiece, requireEnemy, requireNone, requireOwn } from './phases.ts'
import { catchCell, pursuers, whyNoPursuit, whyNotCaught } from './pursuit.ts'
import { eliminated } from './removing.ts'
import { say } from './saying.ts'
import { dieUpTo } from './throwing.ts'

const pursuit = rule('Pursuit')

/** The victor's last shots at an army that flees. (Pursuit.) */
export const pursuingDeciders: Deciders<Pick<typeof standardBattleCommands, 'pursue' | 'endPursuit'>> = {
  pursue(state, { side, piece: id, target: targetId }, { dice, ledger }) {
    const battle = standardBattleIn(state)
    const piece = requireOwn(battle, side, id, 'piece')
    requireNone(whyNoPursuit(battle, piece), 'piece')
    const target = requireEnemy(battle, side, targetId, 'target')
    requireNone(whyNotCaught(state.rules.charts, battle, piece, target), 'target')
    const about = { ...aboutPiece(battle, piece), target: target.unit }
    writeHeading(ledger, 'pursue', about)
    const needed = neededOf(state, piece, target, ledger)
    const added = addedTo(state, target, ledger)
    const face = dieUpTo(battle, side, { label: 'battle.pursuit', most: needed - added - 1 }, dice)
    const total = face + added
    ledger.write({
      key: 'pursuit.thrown',
      parameters: { total, needed },
      value: total,
      operation: 'result',
      sum: 'pursuit',
      provenance: pursuit,
    })
    const isCaught = total >= needed
    const lost = aboutPiece(battle, target)
    say(ledger, 'outcome', isCaught ? 'pursuit.outcome.caught' : 'pursuit.outcome.escapes', pursuit, lost)
    if (isCaught) say(ledger, 'order', removalOf(target), pursuit, lost)
    return inOrder(
      state,
      () => [setPiece(piece, { hasPursued: true }), ...(isCaught ? [setPiece(target, eliminated)] : [])],
      (now) => (pursuers(now).length > 0 ? [] : over(now)),
    )
  },

  endPursuit(state, { side }, { ledger }) {
    const battle = standardBattleIn(state)
    const { stage, result } = battle.course
    const about = { nation: seatOf(battle, side), side }
    if (stage !== 'pursuit') refuse('noPursuit', 'type', pursuit, about)
    if (result?.winner !== side) refuse('notTheVictor', 'side', pursuit, about)
    writeHeading(ledger, 'endPursuit', { ...about, left: pursuers(state).length })
    return over(state)
  },
}

function over(state: NapoleonState): Effects {
  return [setCourse(standardBattleIn(state), { stage: 'over' })]
}

function neededOf(
  { rules }: NapoleonState,
  piece: StandardPiece,
  target: StandardPiece,
  ledger: Ledger,
): number {
  const cell = catchCell(rules.charts, piece, target)
  if (cell === null) return dieSides + 1
  const parameters = { target: target.unit }
  return ledger.read(cell, { key: 'pursuit.needed', operation: 'total', sum: 'needed', parameters })
}

/** What is added to the die: a river behind the beaten army. (Advanced: Terrain.) */
function addedTo(state: NapoleonState, target: StandardPiece, ledger: Ledger): number {
  const battle = standardBattleIn(state)
  if (!battle.ground[target.side].riverBehind) return 0
  const cell = cellOf(state.rules.charts.pursuitModifiers, 'riverBehind', 'value')
  ledger.read(cell, { key: 'pursuit.riverBehind', operation: 'add', sum: 'pursuit' })
  const value = numberIn(cell)
  ledger.write({
    key: 'battle.onTheDie',
    parameters: { nation: seatOf(battle, enemyOf(target.side)) },
    value,
    operation: 'total',
    sum: 'pursuit',
    provenance: pursuit,
  })
  return value
}

function removalOf({ unit, isNapoleon }: StandardPiece): string {
  if (isNapoleon) return 'order.removeNapoleon'
  return unit === 'leader' ? 'order.removeLeader' : 'order.removeUnit'
}
