import { rule } from '../../../chart-building.ts'
import { writeHeading } from '../../../heading.ts'
import { refuse, type Ledger } from '../../../reason.ts'
import { say } from '../../basic/lines.ts'
import type { Deciders } from '../../decider.ts'
import type { BasicBattle, BasicPiece } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { enemyOf, sides, type Side } from '../sides.ts'
import { basicBattleIn } from '../standing.ts'
import type { basicBattleCommands } from './commands.ts'
import { afterMove, begun, changesTo, lost, moved, withCourse } from './course.ts'
import { orderPieces } from './lines.ts'
import { armCounts, frontArmies, inRank, inRanks } from './ranks.ts'
import { requireFront, requireStep } from './requiring.ts'

const settingUp = rule('Setting up the Battle')
const moving = rule('Moving')
const ending = rule('Ending the battle and Pursuit')

export const rankingDeciders: Deciders<Pick<typeof basicBattleCommands, 'deployRanks' | 'moveRanks'>> = {
  /** A side sets up, and may do so again until the other has. (Setting up the Battle.) */
  deployRanks(state, { side, front }, { ledger }) {
    const battle = basicBattleIn(state)
    const { stage, deployed } = battle.course
    if (stage !== 'deployment') refuse('ranksStand', 'type', settingUp)
    const ranked = rankedWith(battle, side, requireFront(battle, side, front))
    const nation = seatOf(battle, side)
    if (frontArmies(ranked, side).length === 0) refuse('noArmyInFront', 'front', settingUp, { nation })
    writeHeading(ledger, 'deployRanks', { nation })
    const ready = withCourse(ranked, {
      deployed: sides.filter((each) => each === side || deployed.includes(each)),
    })
    if (!deployed.includes(enemyOf(side))) {
      say(ledger, 'outcome', 'ranks.ready', settingUp, { nation })
      return changesTo(battle, ready)
    }
    say(ledger, 'outcome', 'ranks.begin', settingUp, { nation: seatOf(battle, 'defender') })
    writeRanks(ready, ledger)
    return changesTo(battle, begun(ready))
  },

  /** The acting side moves between its ranks; without an army in front it gives the battle up. (Moving.) */
  moveRanks(state, { side, front }, { ledger }) {
    const battle = requireStep(state, side, 'move')
    const nation = seatOf(battle, side)
    const ranked = rankedWith(battle, side, requireFront(battle, side, front))
    writeHeading(ledger, 'moveRanks', { nation })
    const deciding = { rules: state.rules, ledger }
    if (frontArmies(ranked, side).length === 0) {
      say(ledger, 'outcome', 'ranks.givenUp', ending, { nation })
      writeMoves(battle, ranked, side, ledger)
      return changesTo(battle, lost(ranked, { winner: enemyOf(side), cause: 'retreat' }, deciding))
    }
    const isSame = battle.pieces.every((piece) => ranked.pieces.includes(piece))
    say(ledger, 'outcome', isSame ? 'ranks.hold' : 'ranks.moved', moving, { nation })
    writeMoves(battle, ranked, side, ledger)
    return changesTo(battle, afterMove(ranked, deciding))
  },
}

/** A side stands with these pieces in front and the others behind. */
function rankedWith(battle: BasicBattle, side: Side, front: readonly BasicPiece[]): BasicBattle {
  const rear = inRanks(battle, side).filter((piece) => !front.includes(piece))
  return moved(moved(battle, front, 'front'), rear, 'rear')
}

function writeMoves(before: BasicBattle, after: BasicBattle, side: Side, ledger: Ledger): void {
  const arrived = (at: 'front' | 'rear') =>
    inRank(after, side, at).filter((piece) => !before.pieces.includes(piece))
  orderPieces('order.toFront', after, arrived('front'), ledger, moving)
  orderPieces('order.toRear', after, arrived('rear'), ledger, moving)
}

/** Both sides' ranks, once they are seen. */
function writeRanks(battle: BasicBattle, ledger: Ledger): void {
  for (const side of sides) {
    for (const at of ['front', 'rear'] as const) {
      const counts = armCounts(inRank(battle, side, at))
      say(ledger, 'order', `ranks.${at}`, settingUp, { nation: seatOf(battle, side), ...counts })
    }
  }
}
