import { rule } from '../../../chart-building.ts'
import { cellOf, numberIn } from '../../../chart.ts'
import { writeHeading } from '../../../heading.ts'
import type { Ledger } from '../../../reason.ts'
import type { Deciders } from '../../decider.ts'
import type { NapoleonState } from '../../state.ts'
import type { StandardBattle, StandardPiece } from '../battle.ts'
import { standardBattleIn } from '../standing.ts'
import { reserveOf, retreatAreaOf } from './areas.ts'
import { setCourse, setPiece } from './board.ts'
import type { standardBattleCommands } from './commands.ts'
import { isAbleTo } from './kinds.ts'
import {
  aboutPiece,
  firstOf,
  requireActor,
  requireNone,
  requireOwn,
  whyNoAction,
  type Doubt,
  type Objection,
} from './phases.ts'
import { say } from './saying.ts'
import { twoDiceOf } from './throwing.ts'

const rallying = rule('Leaders and Rallying')

/** The units that a leader may try to rally now. */
export function rallyTargets(state: NapoleonState, leader: StandardPiece): readonly StandardPiece[] {
  const { battle } = state
  if (battle?.kind !== 'standard') return []
  if ((whyNoAction(state, battle, leader) ?? whyNoRally(battle, leader)) !== null) return []
  return battle.pieces.filter((target) => isToBeRallied(leader, target))
}

function isToBeRallied(leader: StandardPiece, { side, at, unit }: StandardPiece): boolean {
  return side === leader.side && at === retreatAreaOf(side) && unit !== 'leader'
}

/** What keeps a piece that may act from rallying; null where nothing does. */
function whyNoRally(battle: StandardBattle, piece: StandardPiece): Objection | null {
  const doubts: readonly Doubt[] = [
    [!isAbleTo(piece, 'rally'), 'onlyLeadersRally', rallying, {}],
    [piece.at !== reserveOf(piece.side), 'leaderNotInReserve', rallying, {}],
  ]
  return firstOf(doubts, aboutPiece(battle, piece))
}

/** A leader in the reserve calls a unit back from the retreat area: an action for each attempt. */
export const rallyingDeciders: Deciders<Pick<typeof standardBattleCommands, 'rallyInBattle'>> = {
  rallyInBattle(state, { side, piece: id, target: targetId }, { dice, ledger }) {
    const leader = requireActor(state, side, id, 'piece')
    const battle = standardBattleIn(state)
    requireNone(whyNoRally(battle, leader), 'piece')
    const target = requireOwn(battle, side, targetId, 'target')
    const about = aboutPiece(battle, target)
    requireNone(
      firstOf([[!isToBeRallied(leader, target), 'notInRetreatArea', rallying, {}]], about),
      'target',
    )
    writeHeading(ledger, 'rallyInBattle', about)
    const needed = neededFor(state, target, ledger)
    const added = addedBy(state, leader, ledger)
    const total = twoDiceOf(battle, side, 'battle.rally', dice) + added
    ledger.write({
      key: 'rally.thrown',
      parameters: { total, needed },
      value: total,
      operation: 'result',
      sum: 'rally',
      provenance: rallying,
    })
    const isRallied = total >= needed
    const outcome = isRallied ? 'rally.outcome.rallied' : 'rally.outcome.staysAway'
    say(ledger, 'outcome', outcome, rallying, about)
    if (isRallied) say(ledger, 'order', 'order.moveToReserve', rallying, about)
    return [
      setPiece(leader, { spent: leader.spent + 1 }),
      ...(isRallied ? [setPiece(target, { at: reserveOf(side) })] : []),
      setCourse(battle, { hasActed: true }),
    ]
  },
}

function neededFor({ rules }: NapoleonState, { unit }: StandardPiece, ledger: Ledger): number {
  if (unit === 'leader') throw new RangeError('leaders are not rallied')
  const cell = cellOf(rules.charts.battleRally, unit, 'value')
  const line = { key: 'rally.needed', operation: 'total', sum: 'needed', parameters: { unit } } as const
  return ledger.read(cell, line)
}

/** What is added to the dice: Napoleon's name. (Advanced: Napoleon Rule.) */
function addedBy({ rules }: NapoleonState, { isNapoleon }: StandardPiece, ledger: Ledger): number {
  if (!isNapoleon) return 0
  const cell = cellOf(rules.charts.rallyModifiers, 'napoleon', 'value')
  ledger.read(cell, { key: 'rally.napoleon', operation: 'add', sum: 'rally' })
  const value = numberIn(cell)
  ledger.write({
    key: 'battle.onTheDice',
    parameters: {},
    value,
    operation: 'total',
    sum: 'rally',
    provenance: rule('Napoleon Rule'),
  })
  return value
}
