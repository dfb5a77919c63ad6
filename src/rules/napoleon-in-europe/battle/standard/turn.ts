import { rule } from '../../../chart-building.ts'
import { cellOf, numberIn } from '../../../chart.ts'
import { writeHeading } from '../../../heading.ts'
import type { Ledger } from '../../../reason.ts'
import type { Deciders } from '../../decider.ts'
import type { Effects } from '../../effects.ts'
import { inOrder } from '../../politics/in-order.ts'
import type { NapoleonState } from '../../state.ts'
import type { StandardBattle, StandardPiece } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { sides } from '../sides.ts'
import { standardBattleIn } from '../standing.ts'
import { reserveOf } from './areas.ts'
import { setCourse, setPiece } from './board.ts'
import type { standardBattleCommands } from './commands.ts'
import { battleLost } from './ending.ts'
import { nextPart, requirePart, type Part } from './phases.ts'
import { piecesInWords, say } from './saying.ts'

const sequence = rule('Sequence of Battle / Battle Phases')
const reinforcing = rule('Reinforcement')

/** A side has done all that it will in its part; the next begins, and after the last of a turn a new turn. */
export const turnDeciders: Deciders<Pick<typeof standardBattleCommands, 'endPart'>> = {
  endPart(state, { side }, { ledger }) {
    const battle = requirePart(state, side)
    const { turn, phase } = battle.course
    writeHeading(ledger, 'endPart', { nation: seatOf(battle, side), side, phase, turn })
    const next = nextPart(battle.course)
    const part: Part & { readonly hasActed: boolean } = { ...next, hasActed: false }
    if (next.turn === turn) {
      sayWhoseTurn(battle, next, ledger)
      return [setCourse(battle, part)]
    }
    const idleTurns = battle.course.isLively ? 0 : battle.course.idleTurns + 1
    const isIdle = idleTurns >= numberIn(cellOf(state.rules.charts.battleLimits, 'idleTurns', 'value'))
    if (isIdle) return endIdly(state, battle, idleTurns, ledger)
    return inOrder(
      state,
      (now) => [setCourse(standardBattleIn(now), { ...part, isLively: false, idleTurns })],
      (now) => refreshed(standardBattleIn(now)),
      (now) => arrivalsIn(standardBattleIn(now), ledger),
      (now) => {
        sayWhoseTurn(standardBattleIn(now), next, ledger)
        return []
      },
    )
  },
}

function sayWhoseTurn(battle: StandardBattle, { turn, phase, acting }: Part, ledger: Ledger): void {
  const parameters = { nation: seatOf(battle, acting), side: acting, phase, turn }
  say(ledger, 'outcome', 'battle.nextPart', sequence, parameters)
}

/** Nobody has fired or gone forward for too long: the defender has held his ground. (Winning the Battle.) */
function endIdly(state: NapoleonState, battle: StandardBattle, turns: number, ledger: Ledger): Effects {
  const cell = cellOf(state.rules.charts.battleLimits, 'idleTurns', 'value')
  ledger.fromCell(cell, {
    key: 'battleEnds.idle',
    parameters: { nation: seatOf(battle, 'attacker'), side: 'attacker', turns },
    value: turns,
    operation: 'outcome',
    sum: 'battle',
  })
  const turned = { ...battle, course: { ...battle.course, idleTurns: turns } }
  return battleLost(state, turned, { winner: 'defender', cause: 'idle' }, ledger)
}

const fresh = { spent: 0, hasFired: false, hasCharged: false, hasCountercharged: false } as const

/** Everybody has all battle actions again. (Battle Actions.) */
function refreshed({ pieces }: StandardBattle): Effects {
  const isTired = (piece: StandardPiece) =>
    piece.spent > 0 || piece.hasFired || piece.hasCharged || piece.hasCountercharged
  return pieces.filter(isTired).map((piece) => setPiece(piece, fresh))
}

/**
 * Groups whose turn has come stand in the reserve, at the beginning of the turn that the battle is in.
 * (Advanced: Reinforcement.)
 */
export function arrivalsIn(battle: StandardBattle, ledger: Ledger): Effects {
  const { turn } = battle.course
  const arrive = ({ at, group }: StandardPiece) => {
    const arrives = battle.groups[group]?.arrives ?? null
    return at === 'coming' && arrives !== null && arrives <= turn
  }
  const come = battle.pieces.filter(arrive)
  for (const side of sides) {
    const pieces = come.filter((piece) => piece.side === side)
    const parameters = { nation: seatOf(battle, side), side, pieces: piecesInWords(pieces), turn }
    if (pieces.length > 0) say(ledger, 'order', 'order.arrive', reinforcing, parameters)
  }
  return come.map((piece) => setPiece(piece, { at: reserveOf(piece.side) }))
}
