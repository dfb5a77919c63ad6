import { rule } from '../../../chart-building.ts'
import { cellOf, ChartFault, numberIn, type FoundCell } from '../../../chart.ts'
import { writeHeading } from '../../../heading.ts'
import type { Ledger } from '../../../reason.ts'
import { initiativeResults, type InitiativeResult } from '../../charts/battle-opening.ts'
import type { Deciders } from '../../decider.ts'
import type { Effects } from '../../effects.ts'
import { inOrder } from '../../politics/in-order.ts'
import type { NapoleonState } from '../../state.ts'
import type { StandardBattle, StandardCourse } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { bySide, enemyOf, type Side } from '../sides.ts'
import { setCourse } from '../standard/board.ts'
import { say } from '../standard/saying.ts'
import { twoDiceOf } from '../standard/throwing.ts'
import { bandCell } from './bands.ts'
import type { openingCommands } from './commands.ts'
import { battleAt, stageLeft } from './stages.ts'

const initiative = rule('Initiative')

/**
 * Both sides throw two dice for the initiative and add their scouts and leaders. A lead makes the other side set
 * up first and in full view, and moves first; a great one surprises it. (Advanced: Initiative; N16.)
 */
export const initiativeDeciders: Deciders<Pick<typeof openingCommands, 'rollInitiative'>> = {
  rollInitiative(state, _command, table) {
    const battle = battleAt(state, 'initiative')
    const { ledger } = table
    writeHeading(ledger, 'rollInitiative', { place: battle.place })
    const bases = bySide((side) => baseOf(state, battle, side, ledger))
    const totals = bySide((side) => bases[side] + twoDiceOf(battle, side, 'battle.initiative', table.dice))
    const lead = totals.attacker - totals.defender
    const ahead: Side = lead < 0 ? 'defender' : 'attacker'
    const cell = bandCell(state.rules.charts.initiativeOutcomes, Math.abs(lead), 'result')
    const result = resultIn(cell)
    writeResult(battle, ahead, Math.abs(lead), result, cell, ledger)
    return settled(state, battle, courses[result](ahead))
  },
}

function settled(state: NapoleonState, battle: StandardBattle, change: Partial<StandardCourse>): Effects {
  return inOrder(state, () => [setCourse(battle, change)], stageLeft)
}

/** What each result changes, by who is ahead. */
const courses: Readonly<Record<InitiativeResult, (ahead: Side) => Partial<StandardCourse>>> = {
  divider: () => ({}),
  openly: (ahead) => ({ first: ahead, openly: enemyOf(ahead) }),
  surprise: (ahead) => ({ first: ahead, openly: enemyOf(ahead), surprised: ahead }),
}

/** What a side adds to its dice: so much for each unit that scouts, for each leader, and for its innovation. */
function baseOf({ rules }: NapoleonState, battle: StandardBattle, side: Side, ledger: Ledger): number {
  const { initiativeModifiers, cardEffects } = rules.charts
  const sum = seatOf(battle, side)
  const parts = initiativeModifiers.rows.map(({ id }) => {
    const count = battle.pieces.filter((piece) => piece.side === side && piece.unit === id).length
    const cell = cellOf(initiativeModifiers, id, 'value')
    const value = count * numberIn(cell)
    const line = { key: 'initiative.units', operation: 'add', sum } as const
    if (count > 0) ledger.fromCell(cell, { ...line, value, parameters: { unit: id, count } })
    return value
  })
  const hasScouts = battle.innovations[side].includes('superiorLightCavalry')
  const scouts = hasScouts
    ? ledger.read(cellOf(cardEffects, 'superiorLightCavalry', 'value'), {
        key: 'initiative.superiorLightCavalry',
        operation: 'add',
        sum,
      })
    : 0
  const value = parts.reduce((total, part) => total + part, scouts)
  const line = { sum, parameters: { nation: sum }, provenance: initiative } as const
  const isNothing = !ledger.reasons.some((reason) => reason.sum === sum)
  if (isNothing) ledger.write({ ...line, key: 'initiative.nothing', value: 0, operation: 'set' })
  ledger.write({ ...line, key: 'initiative.onTheDice', value, operation: 'total' })
  return value
}

function resultIn({ value, place }: FoundCell): InitiativeResult {
  const result = initiativeResults.find((each) => each === value)
  if (result === undefined) throw new ChartFault(place.chart, place.row, place.column)
  return result
}

/** How far each result is from level: the outcomes stand in this order, from the attacker's to the defender's. */
const ranks: Readonly<Record<InitiativeResult, number>> = { divider: 0, openly: 1, surprise: 2 }

function writeResult(
  battle: StandardBattle,
  ahead: Side,
  by: number,
  result: InitiativeResult,
  cell: FoundCell,
  ledger: Ledger,
): void {
  const parameters = { nation: seatOf(battle, ahead), other: seatOf(battle, enemyOf(ahead)) }
  const key = by === 0 ? 'initiative.level' : 'initiative.ahead'
  ledger.fromCell(cell, {
    key,
    parameters: { ...parameters, by },
    value: by,
    operation: 'result',
    sum: 'initiative',
  })
  const isWon = result !== 'divider'
  ledger.write({
    key: `initiative.outcome.${result}`,
    parameters: isWon ? parameters : {},
    value: ahead === 'attacker' ? -ranks[result] : ranks[result],
    operation: 'outcome',
    sum: 'battle',
    provenance: initiative,
  })
  if (!isWon) {
    say(ledger, 'order', 'order.behindDivider', initiative, {})
    return
  }
  say(ledger, 'order', 'order.setUpInView', initiative, parameters)
  say(ledger, 'order', 'order.actsFirst', initiative, parameters)
  if (result === 'surprise') say(ledger, 'order', 'order.actionMore', initiative, parameters)
}
