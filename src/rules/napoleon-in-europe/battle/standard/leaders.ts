import { cellOf, numberIn } from '../../../chart.ts'
import { house, rule } from '../../../chart-building.ts'
import { writeHeading } from '../../../heading.ts'
import { refuse, type Ledger } from '../../../reason.ts'
import type { Deciders } from '../../decider.ts'
import type { Effects } from '../../effects.ts'
import { inOrder } from '../../politics/in-order.ts'
import type { NapoleonState } from '../../state.ts'
import type { StandardBattle, StandardPiece } from '../battle.ts'
import type { Side } from '../sides.ts'
import { standardBattleIn } from '../standing.ts'
import type { Area } from './areas.ts'
import { piecesIn, placeOf, setCourse, setPiece } from './board.ts'
import type { standardBattleCommands } from './commands.ts'
import { lineBroken } from './ending.ts'
import { aboutPiece, requireOwn } from './phases.ts'
import { eliminated } from './removing.ts'
import { say } from './saying.ts'

const leading = rule('Leaders and Rallying')

/** A side's leaders in an area. */
export function leadersIn(battle: StandardBattle, side: Side, area: Area): readonly StandardPiece[] {
  return piecesIn(battle, area, side).filter(({ unit }) => unit === 'leader')
}

/** The leaders who stand beside a unit of their side. */
export function leadersBeside(battle: StandardBattle, piece: StandardPiece): readonly StandardPiece[] {
  const area = placeOf(piece)
  return area === null ? [] : leadersIn(battle, piece.side, area)
}

/** Whether two dice as they lie fell a leader beside the unit that they were thrown against. (N13.) */
export function fellsLeader({ rules }: NapoleonState, natural: number): boolean {
  return natural >= numberIn(cellOf(rules.charts.leaderLoss, 'natural', 'value'))
}

/** Says from which throw on a leader falls, where a side has one beside its unit. */
export function noteLeaderAtRisk(
  state: NapoleonState,
  { side, area, sum }: { readonly side: Side; readonly area: Area; readonly sum: string },
  ledger: Ledger,
): void {
  const [leader] = leadersIn(standardBattleIn(state), side, area)
  if (leader === undefined) return
  const cell = cellOf(state.rules.charts.leaderLoss, 'natural', 'value')
  const parameters = { ...aboutPiece(standardBattleIn(state), leader), natural: numberIn(cell) }
  ledger.read(cell, { key: 'leader.atRisk', operation: 'note', sum, parameters })
}

/**
 * A leader of this side in an area falls; which, its owner says where they differ. Nothing happens where none is
 * there. (Leaders and Rallying; N13.)
 */
export function leaderFalls(state: NapoleonState, side: Side, area: Area, ledger: Ledger): Effects {
  const battle = standardBattleIn(state)
  const leaders = leadersIn(battle, side, area)
  const [first] = leaders
  if (first === undefined) return []
  if (leaders.every((leader) => isAlike(leader, first))) return [fallen(battle, first, ledger)]
  const parameters = { ...aboutPiece(battle, first), area }
  say(ledger, 'order', 'order.leaderToChoose', house('battles'), parameters)
  return [setCourse(battle, { owed: [...battle.course.owed, { kind: 'leaderFalls', side, area }] })]
}

function isAlike(one: StandardPiece, other: StandardPiece): boolean {
  return one.nation === other.nation && one.isNapoleon === other.isNapoleon
}

function fallen(battle: StandardBattle, leader: StandardPiece, ledger: Ledger) {
  const key = leader.isNapoleon ? 'order.removeNapoleon' : 'order.removeLeader'
  say(ledger, 'order', key, leading, aboutPiece(battle, leader))
  return setPiece(leader, eliminated)
}

/** Its owner says which of several leaders has fallen. */
export const leaderDeciders: Deciders<Pick<typeof standardBattleCommands, 'loseLeader'>> = {
  loseLeader(state, { side, piece: id }, { ledger }) {
    const battle = standardBattleIn(state)
    const [owed, ...others] = battle.course.owed
    if (owed?.kind !== 'leaderFalls' || owed.side !== side) return refuse('noLeaderToChoose', 'side', leading)
    const leader = requireOwn(battle, side, id, 'piece')
    if (!leadersIn(battle, side, owed.area).includes(leader)) {
      refuse('notThatLeader', 'piece', leading, { ...aboutPiece(battle, leader), area: owed.area })
    }
    writeHeading(ledger, 'loseLeader', { ...aboutPiece(battle, leader), area: owed.area })
    return inOrder(
      state,
      () => [fallen(battle, leader, ledger), setCourse(battle, { owed: others })],
      (now) => lineBroken(now, ledger),
    )
  },
}
