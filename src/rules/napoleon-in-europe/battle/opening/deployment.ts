import { house, rule } from '../../../chart-building.ts'
import { writeHeading } from '../../../heading.ts'
import { refuse, type Ledger } from '../../../reason.ts'
import type { Deciders } from '../../decider.ts'
import type { Effects } from '../../effects.ts'
import { forEach, inOrder } from '../../politics/in-order.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { NapoleonState } from '../../state.ts'
import type { StandardBattle, StandardPiece } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { enemyOf, sides, type Side } from '../sides.ts'
import { deploymentAreas, lineAreas, type Area } from '../standard/areas.ts'
import { holdsLine, isOnBoard, pieceById, setCourse, setPiece } from '../standard/board.ts'
import { say } from '../standard/saying.ts'
import { arrivalsIn } from '../standard/turn.ts'
import { standardBattleIn } from '../standing.ts'
import type { openingCommands } from './commands.ts'
import { battleAt } from './stages.ts'

const deployment = rule('Deployment')

/** Where a piece is set up. */
export interface DeployedAt {
  readonly piece: string
  readonly at: Area
}

/**
 * A side sets its army up in its battle line and its reserve; it may do so again until the battle begins, which it
 * does as soon as both have. (Deployment; Advanced: Initiative.)
 */
export const deploymentDeciders: Deciders<Pick<typeof openingCommands, 'deploy'>> = {
  deploy(state, { side, places }, { ledger }) {
    const battle = battleAt(state, 'deployment')
    requireTurnToDeploy(battle, side)
    requirePlaces(state.rules, battle, side, places)
    writeHeading(ledger, 'deploy', { nation: seatOf(battle, side) })
    const deployed = sides.filter((each) => each === side || battle.course.deployed.includes(each))
    return inOrder(
      state,
      forEach(places, (now, { piece, at }) => set(now, piece, at)),
      (now) => [setCourse(standardBattleIn(now), { deployed })],
      (now) => (deployed.length < sides.length ? [] : begun(now, ledger)),
    )
  },
}

/** Who may set up now: where one side must do so in full view, that side first. */
export function deploysNow({ openly, deployed }: StandardBattle['course'], side: Side): boolean {
  return openly === null || openly === side || deployed.includes(openly)
}

function requireTurnToDeploy(battle: StandardBattle, side: Side): void {
  if (deploysNow(battle.course, side)) return
  const parameters = { nation: seatOf(battle, side), other: seatOf(battle, enemyOf(side)) }
  refuse('deploysSecond', 'side', rule('Initiative'), parameters)
}

/** The pieces that a side sets up: all of it that is there. */
export function toDeploy({ pieces }: StandardBattle, side: Side): readonly StandardPiece[] {
  return pieces.filter((piece) => piece.side === side && isOnBoard(piece))
}

/** @throws Refused where a piece is left out, named twice, or set up where it may not be, or an area is empty */
function requirePlaces(
  rules: NapoleonRules,
  battle: StandardBattle,
  side: Side,
  places: readonly DeployedAt[],
): void {
  const nation = seatOf(battle, side)
  const own = toDeploy(battle, side)
  const areas = deploymentAreas(side, battle.size)
  places.forEach(({ piece, at }, place) => {
    const path = `places[${place}]`
    if (!own.some(({ id }) => id === piece)) {
      refuse('pieceNotToDeploy', `${path}.piece`, house('game'), { nation, piece })
    }
    if (places.findIndex((other) => other.piece === piece) !== place) {
      refuse('pieceDeployedTwice', `${path}.piece`, house('game'), { nation, piece })
    }
    if (!areas.includes(at))
      refuse('areaNotForDeployment', `${path}.at`, deployment, { side, nation, area: at })
  })
  const left = own.length - places.length
  if (left > 0) refuse('piecesNotDeployed', 'places', deployment, { nation, count: left })
  const [empty] = emptyAreas(rules, battle, side, places)
  if (empty !== undefined) refuse('areaEmpty', 'places', deployment, { nation, side, area: empty })
}

/** The battle areas of a side's line that a deployment leaves without a unit to hold them. (Deployment; N12.) */
export function emptyAreas(
  rules: NapoleonRules,
  battle: StandardBattle,
  side: Side,
  places: readonly DeployedAt[],
): readonly Area[] {
  const holds = (id: string) => {
    const piece = pieceById(battle, id)
    return piece !== undefined && holdsLine(rules, piece)
  }
  return lineAreas(side, battle.size).filter(
    (area) => !places.some(({ piece, at }) => at === area && holds(piece)),
  )
}

function set(state: NapoleonState, id: string, at: Area): Effects {
  const piece = pieceById(standardBattleIn(state), id)
  return piece === undefined || piece.at === at ? [] : [setPiece(piece, { at })]
}

/** The divider is lifted: the first turn begins, and who arrives at its beginning comes into the reserve. */
function begun(state: NapoleonState, ledger: Ledger): Effects {
  const battle = standardBattleIn(state)
  const { first } = battle.course
  say(ledger, 'outcome', 'battle.begins', rule('Sequence of Battle / Battle Phases'), {
    nation: seatOf(battle, first),
  })
  return inOrder(
    state,
    () => [setCourse(battle, { stage: 'fight', turn: 1, phase: 'cavalry', acting: first })],
    (now) => arrivalsIn(standardBattleIn(now), ledger),
  )
}
