import { house, rule } from '../../chart-building.ts'
import { cellOf, numberIn } from '../../chart.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { requireNotOnBoard } from '../battle/closing/on-board.ts'
import type { CommandOf } from '../commands.ts'
import type { Deciders } from '../decider.ts'
import { earnFor } from '../earning.ts'
import type { Effects } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { unitsIn, type Pieces } from '../pieces.ts'
import { owe, settle } from '../pending.ts'
import { specialsOf } from '../scenarios/specials.ts'
import { enemiesOf, isPlayerNation } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { requireRegion } from '../territory.ts'
import { requireStandard } from './acting.ts'
import type { politicsCommands } from './commands.ts'
import { battleDue, noteNoWar, type BattleDue } from './fighting.ts'
import { groundTaken } from './ground.ts'
import { forEach, inOrder } from './in-order.ts'
import { minorOwned } from './joining.ts'
import { writeChange, writeOrder, writeOutcome } from './lines.ts'
import { piecesLost } from './losses.ts'
import { countsIn } from './tracking.ts'

type Report = CommandOf<'reportBattle'>

const commitment = rule('Commitment Ratings')
const napoleonRule = rule('Napoleon Rule')

/** A side of a battle, and how it ended for it. */
interface Side {
  readonly nations: readonly NationId[]
  readonly won: boolean
  readonly lost: boolean
}

/**
 * A battle is over: pieces are lost, player nations earn a political action point for a major victory, cards are
 * drawn for it, nations that lost too much owe a roll for commitment, and the ground is the victor's.
 */
export const reportBattle: Deciders<typeof politicsCommands>['reportBattle'] = (state, report, table) => {
  requireStandard(state)
  requireNotOnBoard(state, report.due)
  const due = battleDue(state, report.due)
  requireSides(report)
  const { ledger } = table
  const place = report.region === null ? report.place : requireRegion(state, report.region, 'region').name
  writeHeading(ledger, `reportBattle.${report.major ? 'major' : 'skirmish'}`, { place })
  noteNoWar(state, report.attackers, report.defenders, ledger)
  writeOutcome(ledger, `battle.outcome.${report.winner}`, rule('Tactical Battles'), { place })
  return inOrder(
    state,
    () => (due === null ? [] : [settle(due)]),
    forEach(report.losses, (now, { nation, pieces }) => lost(now, nation, pieces, report, ledger)),
    (now) => victoryPoints(now, report, ledger),
    (now) => cardsDrawn(now, report, ledger),
    (now) => ground(now, report, due, table),
    (now) => commitmentDues(now, report, place, ledger),
    (now) => napoleonFalls(now, report, ledger),
  )
}

/** @throws Refused where a nation fights on both sides, or loses pieces in a battle that it is not in */
function requireSides({ attackers, defenders, losses }: Report): void {
  const n7 = house('N7')
  const both = attackers.find((nation) => defenders.includes(nation))
  if (both !== undefined) refuse('onBothSides', 'defenders', n7, { nation: both })
  losses.forEach(({ nation }, index) => {
    const path = `losses[${index}].nation`
    if (!attackers.includes(nation) && !defenders.includes(nation))
      refuse('notInBattle', path, n7, { nation })
    if (losses.findIndex((other) => other.nation === nation) !== index) {
      refuse('lossesTwice', path, n7, { nation })
    }
  })
}

function sidesOf({ attackers, defenders, winner }: Report): readonly Side[] {
  return [
    { nations: attackers, won: winner === 'attackers', lost: winner === 'defenders' },
    { nations: defenders, won: winner === 'defenders', lost: winner === 'attackers' },
  ]
}

function lost(
  state: NapoleonState,
  nation: NationId,
  pieces: Pieces,
  { region }: Report,
  ledger: Ledger,
): Effects {
  for (const [unit, count] of countsIn(pieces)) {
    writeOrder(ledger, 'order.removePieces', house('N12'), { nation, unit, count })
  }
  return piecesLost(state, nation, region, pieces)
}

/** Each player nation of the side that won earns its point. (Political Action Points.) */
function victoryPoints(state: NapoleonState, report: Report, ledger: Ledger): Effects {
  if (!report.major) return []
  const victors = sidesOf(report)
    .filter(({ won }) => won)
    .flatMap(({ nations }) => nations)
    .filter((nation) => isPlayerNation(state, nation))
  return forEach(victors, (now, nation) => earnFor(now, nation, 'majorBattle', ledger))(state)
}

/** Each player of a side draws once, whatever nations of his fought. (Advanced: Card Play.) */
function cardsDrawn(state: NapoleonState, report: Report, ledger: Ledger): Effects {
  if (!report.major || state.rules.options.cards === 'off') return []
  const draws = sidesOf(report).flatMap((side) => drawsOf(state, side))
  return forEach(draws, (now, { nation, won }) => {
    const cause = won ? 'won' : 'lost'
    const cell = cellOf(now.rules.charts.cardDraws, won ? 'wonMajorBattle' : 'lostMajorBattle', 'value')
    const line = { key: `battle.draws.${cause}`, operation: 'note', sum: 'politics' } as const
    const cards = ledger.read(cell, { ...line, parameters: { nation } })
    return cards === 0 ? [] : [owe(now, { kind: 'drawCards', nation, cards, cause })]
  })(state)
}

function drawsOf(
  state: NapoleonState,
  { nations, won, lost: beaten }: Side,
): readonly { readonly nation: NationId; readonly won: boolean }[] {
  if (!won && !beaten) return []
  const played = nations.filter((nation) => isPlayerNation(state, nation))
  const playerOf = (nation: NationId) => state.nations[nation].player
  const first = played.filter(
    (nation, index) => played.findIndex((other) => playerOf(other) === playerOf(nation)) === index,
  )
  return first.map((nation) => ({ nation, won }))
}

/** A beaten minor nation that resisted its annexation is annexed; other ground is occupied. */
function ground(state: NapoleonState, report: Report, due: BattleDue | null, table: Table): Effects {
  const [victor] = report.attackers
  if (report.winner !== 'attackers' || victor === undefined) return []
  if (due?.cause === 'annexation') {
    const territory =
      due.region === null
        ? ({ unnamed: 'minor', owner: null, homeland: null } as const)
        : { region: due.region }
    return minorOwned(state, victor, territory, table)
  }
  return report.region === null ? [] : groundTaken(state, victor, report.region, table)
}

/** Who lost a battle and too many units in it rolls whether it fights on; some roll whoever won. (N12.) */
function commitmentDues(state: NapoleonState, report: Report, place: string, ledger: Ledger): Effects {
  const beaten = sidesOf(report)
    .filter((side) => side.lost)
    .flatMap(({ nations }) => nations)
  const rolls = report.losses.filter(
    ({ nation, pieces }) =>
      enemiesOf(state, nation).length > 0 &&
      unitsIn(pieces) >= unitsThatShake(state, nation, beaten.includes(nation)),
  )
  return forEach(rolls, (now, { nation, pieces }) => {
    const parameters = { nation, units: unitsIn(pieces) }
    writeOrder(ledger, 'order.rollCommitment', commitment, parameters)
    return [owe(now, { kind: 'commitment', nation, cause: 'battle', place })]
  })(state)
}

/** How many units lost in one battle make a nation roll for commitment. */
function unitsThatShake(state: NapoleonState, nation: NationId, isBeaten: boolean): number {
  const special = specialsOf(state).commitmentLosses[nation]
  const anyBattle = special === undefined ? Infinity : numberIn(special)
  const usual = numberIn(cellOf(state.rules.charts.commitmentRolls, 'unitsLost', 'value'))
  return isBeaten ? Math.min(usual, anyBattle) : anyBattle
}

/** Where Napoleon himself falls France loses the war. (Advanced: Napoleon Rule.) */
function napoleonFalls(state: NapoleonState, { losses, napoleonLost }: Report, ledger: Ledger): Effects {
  if (!napoleonLost) return []
  if (state.rules.options.napoleon === 'off') refuse('napoleonRuleOff', 'napoleonLost', napoleonRule)
  const leaders = losses.find(({ nation }) => nation === 'france')?.pieces.leader ?? 0
  if (leaders === 0) refuse('napoleonIsLeader', 'napoleonLost', napoleonRule)
  writeChange(ledger, 'battle.napoleonLost', napoleonRule)
  writeOrder(ledger, 'order.sueForPeace', napoleonRule, { nation: 'france' })
  return [owe(state, { kind: 'peace', nation: 'france', cause: 'napoleon' })]
}
