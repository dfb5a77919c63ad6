import { cellOf, numberIn } from '../../../chart.ts'
import { armOf, type Arm } from '../../pieces.ts'
import type { NapoleonEffect } from '../../effects.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { StandardBattle, StandardCourse, StandardPiece } from '../battle.ts'
import { enemyOf, type Side } from '../sides.ts'
import { bordering, laneOf, lanesIn, type Area, type Lane } from './areas.ts'

/** The arm of a piece on the board. */
export function armOfPiece({ unit }: Pick<StandardPiece, 'unit'>): Arm {
  return armOf[unit]
}

/** Where a piece stands; null where it has not come, or is lost. */
export function placeOf({ at }: Pick<StandardPiece, 'at'>): Area | null {
  return at === 'coming' || at === 'lost' ? null : at
}

/** Whether a piece is on the board: it has come, and is not lost. */
export function isOnBoard(piece: Pick<StandardPiece, 'at'>): boolean {
  return placeOf(piece) !== null
}

export function pieceById({ pieces }: StandardBattle, id: string): StandardPiece | undefined {
  return pieces.find((piece) => piece.id === id)
}

/** Everything that stands in an area, or only what one side has there. */
export function piecesIn({ pieces }: StandardBattle, area: Area, side?: Side): readonly StandardPiece[] {
  return pieces.filter((piece) => piece.at === area && (side === undefined || piece.side === side))
}

/** Whether an enemy of this side stands in an area that borders this one. (Tactical Movement.) */
export function isNextToEnemy(battle: StandardBattle, side: Side, area: Area): boolean {
  return bordering(area, battle.size).some((each) => piecesIn(battle, each, enemyOf(side)).length > 0)
}

/** Whether all three arms of a side stand in an area. (Combined Arms.) */
export function hasCombinedArms(battle: StandardBattle, side: Side, area: Area): boolean {
  const there = piecesIn(battle, area, side).map(armOfPiece)
  return (['infantry', 'cavalry', 'artillery'] as const).every((arm) => there.includes(arm))
}

/** Battle actions that a piece has in this turn of battle. */
export function actionsOf(
  { charts }: NapoleonRules,
  { course }: StandardBattle,
  piece: StandardPiece,
): number {
  const isSurprise = course.surprised === piece.side && course.turn === 1
  const usual = numberIn(cellOf(charts.battleActions, piece.unit, 'value'))
  return usual + (isSurprise ? numberIn(cellOf(charts.battleActions, 'surprise', 'value')) : 0)
}

/** Battle actions that it has not used yet. */
export function actionsLeft(rules: NapoleonRules, battle: StandardBattle, piece: StandardPiece): number {
  return Math.max(0, actionsOf(rules, battle, piece) - piece.spent)
}

/** Whether a piece holds its part of the battle line; for a leader alone that is the table's choice. (N6, N12.) */
export function holdsLine({ options }: NapoleonRules, { unit }: Pick<StandardPiece, 'unit'>): boolean {
  return unit !== 'leader' || options.leaderHoldsLine === 'on'
}

/** The pieces that hold a part of a side's battle line, in its own areas and the middle. (Winning the Battle.) */
export function holdersOf(
  rules: NapoleonRules,
  battle: StandardBattle,
  side: Side,
  lane: Lane,
): readonly StandardPiece[] {
  return battle.pieces.filter((piece) => {
    const place = placeOf(piece)
    return piece.side === side && holdsLine(rules, piece) && place !== null && laneOf(place) === lane
  })
}

/** The parts of a side's battle line in which it has nothing left. (Winning the Battle.) */
export function brokenLanes(rules: NapoleonRules, battle: StandardBattle, side: Side): readonly Lane[] {
  return lanesIn(battle.size).filter((lane) => holdersOf(rules, battle, side, lane).length === 0)
}

/** A piece stands otherwise from now on. */
export function setPiece(piece: StandardPiece, change: Partial<StandardPiece>): NapoleonEffect {
  return { type: 'standardPieceSet', piece: { ...piece, ...change } }
}

/** The battle is further from now on. */
export function setCourse({ course }: StandardBattle, change: Partial<StandardCourse>): NapoleonEffect {
  return { type: 'standardCourseSet', course: { ...course, ...change } }
}
