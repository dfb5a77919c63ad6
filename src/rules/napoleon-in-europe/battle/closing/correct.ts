import { house } from '../../../chart-building.ts'
import { writeHeading } from '../../../heading.ts'
import { refuse, type Ledger } from '../../../reason.ts'
import type { Table } from '../../../rulebook.ts'
import type { CommandOf } from '../../commands.ts'
import type { Effects, NapoleonEffect } from '../../effects.ts'
import { inOrder } from '../../politics/in-order.ts'
import type { NapoleonState } from '../../state.ts'
import type {
  AnyPiece,
  BasicBattle,
  BasicPiece,
  Battle,
  BattleStage,
  StandardBattle,
  StandardCourse,
  StandardPiece,
} from '../battle.ts'
import { seatOf } from '../seat.ts'
import { enemyOf, type Side } from '../sides.ts'
import { laneOf, lanesIn, reserveOf, retreatAreaOf } from '../standard/areas.ts'
import { placeOf } from '../standard/board.ts'
import { lineBroken } from '../standard/ending.ts'
import { say } from '../standard/saying.ts'
import { basicBattleIn, standardBattleIn } from '../standing.ts'

/** How far a battle is, in the words of both kinds. */
interface CoursePlace {
  readonly stage: BattleStage
  readonly turn: number
  readonly phase: string
  readonly acting: Side
}

type Correction = CommandOf<'correctBattle'>
type Corrected<Kind extends Battle['kind']> = Extract<Correction['correction'], { readonly kind: Kind }>

const provenance = house('correction')

/**
 * An umpire puts a battle right, with a reason: pieces stand elsewhere, and the battle is somewhere else, as it
 * is given. A battle that is over may go on.
 *
 * @throws Refused where nothing is changed, or what is given does not fit this battle
 */
export function correctBattle(
  state: NapoleonState,
  { note, correction }: Correction,
  { ledger }: Table,
): Effects {
  if (state.ended !== null) refuse('battleIsClosed', 'type', provenance)
  return correction.kind === 'standard'
    ? correctStandard(state, standardBattleIn(state), correction, note, ledger)
    : correctBasic(basicBattleIn(state), correction, note, ledger)
}

function correctStandard(
  state: NapoleonState,
  battle: StandardBattle,
  { pieces, course }: Corrected<'standard'>,
  note: string,
  ledger: Ledger,
): Effects {
  const moved = changedPieces(battle.pieces, pieces)
  const after = { ...battle, pieces: withPieces(battle.pieces, pieces), course: course ?? battle.course }
  moved.forEach((piece) => requirePlace(battle, piece, `correction.pieces[${pieces.indexOf(piece)}].at`))
  requireApart(after)
  requireCourse(after.course)
  requireOwed(after, after.course)
  const isCourse = differs(after.course, battle.course)
  requireSomething(moved.length > 0 || isCourse)
  writeHeading(ledger, 'correctBattle', { place: battle.place, note })
  sayPieces(battle, moved, ledger)
  if (isCourse) sayCourse(after, after.course, ledger)
  return inOrder(
    state,
    () => moved.map((piece): NapoleonEffect => ({ type: 'standardPieceSet', piece })),
    () => (isCourse ? [{ type: 'standardCourseSet', course: after.course }] : []),
    (now) => lineBroken(now, ledger),
  )
}

function correctBasic(
  battle: BasicBattle,
  { pieces, course }: Corrected<'basic'>,
  note: string,
  ledger: Ledger,
): Effects {
  const moved = changedPieces(battle.pieces, pieces)
  const after = course ?? battle.course
  requireCourse(after)
  if ((after.owed?.count ?? 1) < 1) refuse('courseDoesNotFit', 'correction.course.owed', provenance)
  const isCourse = differs(after, battle.course)
  requireSomething(moved.length > 0 || isCourse)
  writeHeading(ledger, 'correctBattle', { place: battle.place, note })
  sayPieces(battle, moved, ledger)
  if (isCourse) sayCourse(battle, { ...after, phase: after.step }, ledger)
  const set: Effects = moved.map((piece): NapoleonEffect => ({ type: 'basicPieceSet', piece }))
  return isCourse ? [...set, { type: 'basicCourseSet', course: after }] : set
}

/** The pieces that stand otherwise than before. @throws Refused where one is not of this battle, or named twice */
function changedPieces<Piece extends BasicPiece | StandardPiece>(
  before: readonly Piece[],
  given: readonly Piece[],
): readonly Piece[] {
  given.forEach((piece, index) => {
    const path = `correction.pieces[${index}].id`
    const own = before.find(({ id }) => id === piece.id)
    if (own === undefined || !isSame(own, piece)) refuse('otherPiece', path, provenance, { piece: piece.id })
    if (given.findIndex(({ id }) => id === piece.id) !== index) {
      refuse('pieceTwice', path, provenance, { piece: piece.id })
    }
  })
  return given.filter((piece) => {
    const own = before.find(({ id }) => id === piece.id)
    return own === undefined || differs(own, piece)
  })
}

/** Whose a piece is and what it is stays as it came into the battle. */
function isSame(one: BasicPiece | StandardPiece, other: BasicPiece | StandardPiece): boolean {
  return identityOf(one) === identityOf(other)
}

function identityOf(piece: BasicPiece | StandardPiece): string {
  const { side, nation, unit } = piece
  return JSON.stringify([side, nation, unit, ...('group' in piece ? [piece.group, piece.isNapoleon] : [])])
}

function withPieces<Piece extends AnyPiece>(
  before: readonly Piece[],
  given: readonly Piece[],
): readonly Piece[] {
  return before.map((piece) => given.find(({ id }) => id === piece.id) ?? piece)
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

function requireSomething(isChanged: boolean): void {
  if (!isChanged) refuse('nothingCorrected', 'correction', provenance)
}

/** @throws Refused where a piece cannot stand in a battle of this size */
function requirePlace(battle: StandardBattle, piece: StandardPiece, path: string): void {
  const { at, side, group, spent } = piece
  if (spent < 0) refuse('courseDoesNotFit', path, provenance)
  if (at === 'lost') return
  if (at === 'coming') {
    if (group === 0) refuse('noReinforcement', path, provenance)
    return
  }
  const lane = laneOf(at)
  const enemy = enemyOf(side)
  const isTheirs = at === reserveOf(enemy) || at === retreatAreaOf(enemy)
  if (isTheirs || (lane !== null && !lanesIn(battle.size).includes(lane))) {
    refuse('noSuchArea', path, provenance, { area: at, side })
  }
}

/** @throws Refused where both sides would stand in one area */
function requireApart({ pieces }: StandardBattle): void {
  const areasOf = (side: Side) =>
    pieces
      .filter((piece) => piece.side === side)
      .map(placeOf)
      .filter((area) => area !== null)
  const theirs = areasOf('defender')
  const shared = areasOf('attacker').find((area) => theirs.includes(area))
  if (shared === undefined) return
  refuse('bothInArea', 'correction.pieces', provenance, { area: shared, side: 'attacker' })
}

/** A battle is decided from its pursuit on, and not before. @throws Refused where a course says otherwise */
function requireCourse({ stage, turn, result }: Battle['course']): void {
  const isDecided = stage === 'pursuit' || stage === 'over'
  if (isDecided !== (result !== null) || turn < 1) {
    refuse('courseDoesNotFit', 'correction.course', provenance)
  }
}

/** @throws Refused where something would be owed about pieces that are not in this battle */
function requireOwed({ pieces }: StandardBattle, { owed, idleTurns }: StandardCourse): void {
  const isThere = (id: string) => pieces.some((piece) => piece.id === id)
  const named = owed.flatMap((due) => [
    ...('charger' in due ? [due.charger] : []),
    ...('target' in due ? [due.target] : []),
  ])
  if (!named.every(isThere) || idleTurns < 0) refuse('courseDoesNotFit', 'correction.course.owed', provenance)
}

/** Says what stands elsewhere, alike pieces together. */
function sayPieces(battle: Battle, moved: readonly (BasicPiece | StandardPiece)[], ledger: Ledger): void {
  const lines = new Map<string, { readonly first: BasicPiece | StandardPiece; count: number }>()
  for (const piece of moved) {
    const key = JSON.stringify([piece.side, piece.nation, piece.unit, piece.at])
    const line = lines.get(key) ?? { first: piece, count: 0 }
    lines.set(key, { ...line, count: line.count + 1 })
  }
  for (const { first, count } of lines.values()) {
    const { side, unit, at } = first
    const parameters = { nation: first.nation ?? seatOf(battle, side), side, unit, count, at }
    say(ledger, 'order', 'correct.stands', provenance, parameters)
  }
}

function sayCourse(battle: Battle, { stage, turn, phase, acting }: CoursePlace, ledger: Ledger): void {
  const parameters = { stage, turn, phase, side: acting, nation: seatOf(battle, acting) }
  say(ledger, 'order', 'correct.course', provenance, parameters)
}
