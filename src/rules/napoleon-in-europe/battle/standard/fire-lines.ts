import { rule } from '../../../chart-building.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { NapoleonState } from '../../state.ts'
import { cellOf, numberIn } from '../../../chart.ts'
import type { StandardBattle, StandardPiece } from '../battle.ts'
import { enemyOf } from '../sides.ts'
import { ahead, reserveOf, retreatAreaOf } from './areas.ts'
import { armOfPiece, isOnBoard, piecesIn, placeOf } from './board.ts'
import { isAbleTo } from './kinds.ts'
import { aboutPiece, canAct, firstOf, type Doubt, type Objection } from './phases.ts'

const fire = rule('Fire Attack')
const attacking = rule('Attacking')
const deployment = rule('Deployment')

/** At whom a piece may fire now; at nobody where it may not act. */
export function fireTargets(state: NapoleonState, piece: StandardPiece): readonly StandardPiece[] {
  const { battle } = state
  return battle?.kind === 'standard' ? battle.pieces.filter((target) => canFireAt(state, piece, target)) : []
}

/** Whether a piece may fire at another now. */
export function canFireAt(state: NapoleonState, piece: StandardPiece, target: StandardPiece): boolean {
  const { battle, rules } = state
  if (battle?.kind !== 'standard' || target.side === piece.side || distanceTo(piece, target) === null)
    return false
  if (!canAct(state, piece) || whyNoFire(battle, piece) !== null) return false
  return whyNoTarget(rules, battle, piece, target) === null
}

/** What keeps a piece that may act from firing at all; null where nothing does. (Fire Attack.) */
export function whyNoFire(battle: StandardBattle, piece: StandardPiece): Objection | null {
  const { unit, side, at, hasFired } = piece
  const doubts: readonly Doubt[] = [
    [!isAbleTo(piece, 'fire'), 'armCannotFire', fire, {}],
    [at === reserveOf(side), 'reserveCannotFire', deployment, {}],
    [unit === 'horseArtillery' && hasFired, 'firesOnce', rule('Horse Artillery'), {}],
  ]
  return firstOf(doubts, aboutPiece(battle, piece))
}

/** What keeps a target from a piece that may fire; null where nothing does. (Attacking, Fire Attack.) */
export function whyNoTarget(
  rules: NapoleonRules,
  battle: StandardBattle,
  piece: StandardPiece,
  target: StandardPiece,
): Objection | null {
  const distance = distanceTo(piece, target)
  const reach = reachOf(rules, piece)
  const isSheltered = target.at === reserveOf(target.side) || target.at === retreatAreaOf(target.side)
  const doubts: readonly Doubt[] = [
    [!isOnBoard(target), 'targetIsGone', fire, {}],
    [armOfPiece(target) === 'leader', 'leaderNotFiredAt', rule('Leaders and Rallying'), {}],
    [isSheltered, 'reserveNotFiredAt', deployment, {}],
    [distance === null, 'fireStraightAhead', attacking, {}],
    [distance !== null && distance > reach, 'outOfReach', attacking, { reach }],
    [!isClear(battle, piece, distance ?? 0), 'fireOverOthers', attacking, {}],
  ]
  return firstOf(doubts, {
    ...aboutPiece(battle, piece),
    area: piece.at,
    target: target.unit,
    into: target.at,
  })
}

function isGun(piece: StandardPiece): boolean {
  return armOfPiece(piece) === 'artillery'
}

/** Over how many areas a piece fires: guns over further ones, everybody into the next. (Attacking.) */
function reachOf({ charts }: NapoleonRules, piece: StandardPiece): number {
  return isGun(piece) ? numberIn(cellOf(charts.battleLimits, 'artilleryReach', 'value')) : 1
}

/** The steps from one area of a lane to another at most. */
const lengthOfLane = 2

/** How many areas straight ahead a target stands; null where it does not. */
export function distanceTo(piece: StandardPiece, target: StandardPiece): number | null {
  const place = placeOf(piece)
  if (place === null) return null
  for (let steps = 1; steps <= lengthOfLane; steps += 1) {
    if (ahead(piece.side, place, steps) === target.at) return steps
  }
  return null
}

/** Whether nothing at all stands in the areas between. (Attacking; leaders are units, N12.) */
function isClear(battle: StandardBattle, piece: StandardPiece, distance: number): boolean {
  const place = placeOf(piece)
  if (place === null) return false
  for (let steps = 1; steps < distance; steps += 1) {
    const between = ahead(piece.side, place, steps)
    if (between !== null && piecesIn(battle, between).length > 0) return false
  }
  return true
}

/** Whether a piece fires at an enemy who has come by sea. (Amphibious Movement.) */
export function isAgainstLanding({ landed }: StandardBattle, { side }: StandardPiece): boolean {
  return landed !== null && side === enemyOf(landed)
}
