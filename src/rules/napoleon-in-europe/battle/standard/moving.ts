import { house, rule } from '../../../chart-building.ts'
import { writeHeading } from '../../../heading.ts'
import { refuse, type Ledger } from '../../../reason.ts'
import type { Deciders } from '../../decider.ts'
import { forEach, inOrder } from '../../politics/in-order.ts'
import type { NapoleonState } from '../../state.ts'
import type { StandardBattle, StandardPiece } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { enemyOf, type Side } from '../sides.ts'
import { standardBattleIn } from '../standing.ts'
import { bordering, reserveOf, retreatAreaOf, type Area } from './areas.ts'
import { isNextToEnemy, piecesIn, placeOf, setCourse, setPiece } from './board.ts'
import type { standardBattleCommands } from './commands.ts'
import { lineBroken } from './ending.ts'
import {
  aboutPiece,
  firstOf,
  requireActor,
  requireNone,
  requirePart,
  whyNoAction,
  type Doubt,
  type Objection,
} from './phases.ts'
import { piecesInWords, say } from './saying.ts'

const movement = rule('Tactical Movement')
const squares = rule('Square Formation and Cancelling a Cavalry Charge')

/** Where a piece may move now; nowhere where it may not act. */
export function destinations(state: NapoleonState, piece: StandardPiece): readonly Area[] {
  const { battle } = state
  const place = placeOf(piece)
  if (battle?.kind !== 'standard' || place === null) return []
  return bordering(place, battle.size).filter((area) => whyNotTo(state, piece, area) === null)
}

/** Why a piece may not move to an area now, as the code of the refusal; null where it may. */
export function whyNotTo(state: NapoleonState, piece: StandardPiece, to: Area): string | null {
  const battle = standardBattleIn(state)
  return (whyNoAction(state, battle, piece) ?? whyNoWay(battle, piece, to))?.code ?? null
}

/** What keeps a piece that may act from moving to an area; null where nothing does. (Tactical Movement.) */
function whyNoWay(battle: StandardBattle, piece: StandardPiece, to: Area): Objection | null {
  const { side } = piece
  const at = placeOf(piece)
  if (at === null) return null
  const enemy = enemyOf(side)
  const isOthers = to === reserveOf(enemy) || to === retreatAreaOf(enemy)
  const doubts: readonly Doubt[] = [
    [piece.inSquare, 'squareStands', squares, {}],
    [at === to, 'pieceIsThere', movement, {}],
    [to === retreatAreaOf(side), 'nobodyMovesBack', movement, {}],
    [isOthers || !bordering(at, battle.size).includes(to), 'notBordering', movement, {}],
    [piecesIn(battle, to, enemy).length > 0, 'areaHeldByEnemy', house('battles'), {}],
    [isNextToEnemy(battle, side, at) && isNextToEnemy(battle, side, to), 'fromEnemyToEnemy', movement, {}],
  ]
  return firstOf(doubts, { ...aboutPiece(battle, piece), from: at, to })
}

/** Pieces that go from area to area, and infantry that leaves its square. */
export const movingDeciders: Deciders<Pick<typeof standardBattleCommands, 'moveInBattle' | 'unsquare'>> = {
  moveInBattle(state, { side, pieces: ids, to }, { ledger }) {
    const pieces = actors(state, side, ids)
    const battle = standardBattleIn(state)
    pieces.forEach((piece, place) => requireNone(whyNoWay(battle, piece, to), `pieces.${place}`))
    writeMove(battle, side, pieces, to, ledger)
    const entersMiddle = to.startsWith('middle.')
    return inOrder(
      state,
      forEach(pieces, (_, piece) => [setPiece(piece, { at: to, spent: piece.spent + 1 })]),
      () => [setCourse(battle, { hasActed: true, isLively: battle.course.isLively || entersMiddle })],
      (now) => lineBroken(now, ledger),
    )
  },

  unsquare(state, { side, pieces: ids }, { ledger }) {
    const pieces = actors(state, side, ids)
    const battle = standardBattleIn(state)
    pieces.forEach((piece, place) => {
      if (!piece.inSquare) refuse('notInSquare', `pieces.${place}`, squares, aboutPiece(battle, piece))
    })
    const nation = seatOf(battle, side)
    const about = { nation, side, pieces: piecesInWords(pieces), area: commonArea(pieces) }
    writeHeading(ledger, 'unsquare', about)
    say(ledger, 'order', 'order.unsquare', squares, about)
    return [
      ...pieces.map((piece) => setPiece(piece, { inSquare: false, spent: piece.spent + 1 })),
      setCourse(battle, { hasActed: true }),
    ]
  },
}

/** The pieces of a command, each named once and free to act. @throws Refused */
function actors(state: NapoleonState, side: Side, ids: readonly string[]): readonly StandardPiece[] {
  requirePart(state, side)
  const twice = ids.findIndex((id, place) => ids.indexOf(id) !== place)
  if (twice >= 0) refuse('pieceActsTwice', `pieces.${twice}`, house('battles'))
  return ids.map((id, place) => requireActor(state, side, id, `pieces.${place}`))
}

/** Where pieces stand, if they stand together. */
function commonArea(pieces: readonly StandardPiece[]): string {
  const [first] = pieces
  const isTogether = pieces.every(({ at }) => at === first?.at)
  return isTogether ? (first?.at ?? '') : ''
}

function writeMove(
  battle: StandardBattle,
  side: Side,
  pieces: readonly StandardPiece[],
  to: Area,
  ledger: Ledger,
): void {
  const nation = seatOf(battle, side)
  const about = { nation, side, pieces: piecesInWords(pieces), from: commonArea(pieces), to }
  writeHeading(ledger, 'moveInBattle', about)
  say(ledger, 'order', 'order.moveInBattle', movement, about)
}
