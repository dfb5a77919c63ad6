import type { Dice } from '@/dice/index.ts'
import { house, rule } from '../../../chart-building.ts'
import { bandOf, cellIn, ChartFault, type FoundCell } from '../../../chart.ts'
import { refuse, type Ledger } from '../../../reason.ts'
import type { Table } from '../../../rulebook.ts'
import { chargeMargins, type ChargeMargin } from '../../charts/battle-combat.ts'
import type { NapoleonCharts } from '../../charts/index.ts'
import type { Effects } from '../../effects.ts'
import { inOrder } from '../../politics/in-order.ts'
import type { NapoleonState } from '../../state.ts'
import type { StandardPiece } from '../battle.ts'
import { standardBattleIn } from '../standing.ts'
import { actionsOf, armOfPiece, pieceById, placeOf, setPiece } from './board.ts'
import { addedInCharge, type Charge, type ChargeRole } from './charge-sums.ts'
import { fellsLeader, leaderFalls, noteLeaderAtRisk } from './leaders.ts'
import { aboutPiece } from './phases.ts'
import { eliminated, fallenBack } from './removing.ts'
import { twoDiceEach } from './throwing.ts'

const chargeRule = rule('Charge Attack')

type ByRole<Value> = Readonly<Record<ChargeRole, Value>>

const opponents: ByRole<ChargeRole> = { charger: 'target', target: 'charger' }

/** How a charge ends: whose total is lower, the charger's where they are level, and what that means. */
interface ChargeEnd {
  readonly loser: ChargeRole
  readonly margin: ChargeMargin
  readonly cell: FoundCell
}

/**
 * A charge comes home: both throw two dice and add what counts for them; the lower total falls back or is destroyed,
 * and high dice as they lie fell a leader beside the other. Nobody else moves. (Charge Attack; N8, N13, N17.)
 */
export function chargeComesHome(state: NapoleonState, charge: Charge, table: Table): Effects {
  const { rules } = state
  const { dice, ledger } = table
  const added = byRole((role) => addedInCharge(rules, charge, role, ledger))
  noteLeaderAtRisk(state, { side: charge.target.side, area: charge.into, sum: 'charger' }, ledger)
  noteLeaderAtRisk(state, { side: charge.charger.side, area: charge.from, sum: 'target' }, ledger)
  const differenceOf = (thrown: ByRole<number>) =>
    added.charger + thrown.charger - added.target - thrown.target
  const thrown = thrownInCharge(charge, dice, (each) => meaningOf(state, charge, each, differenceOf(each)))
  const difference = differenceOf(thrown)
  const end = endOf(rules.charts, charge, difference)
  writeResult(charge, end, difference, ledger)
  writeEnd(charge, end, ledger)
  return inOrder(
    state,
    (now) => lossOf(now, charge, end),
    (now) =>
      changed(
        now,
        charge.charger,
        charge.isCountercharge ? { hasCountercharged: true } : { hasCharged: true },
      ),
    (now) => leaderBeside(now, charge, 'charger', thrown, ledger),
    (now) => leaderBeside(now, charge, 'target', thrown, ledger),
  )
}

/** The two of a charge as they stand on the board. @throws Refused where one of them is on it no more */
export function chargeBetween(
  state: NapoleonState,
  charger: string,
  target: string,
  isCountercharge = false,
): Charge {
  const battle = standardBattleIn(state)
  const [one, other] = [pieceById(battle, charger), pieceById(battle, target)]
  const from = one === undefined ? null : placeOf(one)
  const into = other === undefined ? null : placeOf(other)
  if (one === undefined || other === undefined || from === null || into === null) {
    return refuse('chargeIsOver', 'type', house('battles'))
  }
  return { battle, charger: one, from, target: other, into, isCountercharge }
}

/** What each of the two throws, charger first. */
function thrownInCharge(
  { battle, charger, target }: Charge,
  dice: Dice,
  meaning: (thrown: ByRole<number>) => string,
): ByRole<number> {
  const throwers = [
    { side: charger.side, label: 'charge.charger' },
    { side: target.side, label: 'charge.target' },
  ] as const
  const of = (one: number, other: number) => ({ charger: one, target: other })
  return of(...twoDiceEach(battle, throwers, (one, other) => meaning(of(one, other)), dice))
}

/** What a throw comes to: how the charge ends, and whether the dice as they lie fell leaders. */
function meaningOf(state: NapoleonState, charge: Charge, thrown: ByRole<number>, difference: number): string {
  const { loser, margin } = endOf(state.rules.charts, charge, difference)
  return [loser, margin, fellsLeader(state, thrown.charger), fellsLeader(state, thrown.target)].join()
}

function byRole<Value>(valueOf: (role: ChargeRole) => Value): ByRole<Value> {
  return { charger: valueOf('charger'), target: valueOf('target') }
}

/** What the difference of the totals comes to. @param difference the charger's less the target's */
function endOf(charts: NapoleonCharts, charge: Charge, difference: number): ChargeEnd {
  const loser = difference > 0 ? 'target' : 'charger'
  const cell = resultCell(charts, Math.abs(difference), charge[loser])
  return { loser, margin: marginIn(cell), cell }
}

/** Says by how much a total was higher. */
function writeResult(charge: Charge, { loser, cell }: ChargeEnd, difference: number, ledger: Ledger): void {
  const size = Math.abs(difference)
  ledger.fromCell(cell, {
    key: size === 0 ? 'charge.level' : 'charge.ahead',
    parameters: { ...aboutPiece(charge.battle, charge[opponents[loser]]), by: size },
    value: size,
    operation: 'result',
    sum: 'charge',
  })
}

/** What losing by so much means for a unit: elite infantry stands more. (Elite Infantry.) */
function resultCell({ chargeResults }: NapoleonCharts, size: number, { unit }: StandardPiece): FoundCell {
  const column = unit === 'eliteInfantry' ? 'elite' : 'loser'
  const band = bandOf(chargeResults, size)
  if (band === undefined) throw new ChartFault(chargeResults.id, String(size), column)
  return cellIn(chargeResults, band, column)
}

function marginIn({ value, place }: FoundCell): ChargeMargin {
  const margin = chargeMargins.find((each) => each === value)
  if (margin === undefined) throw new ChartFault(place.chart, place.row, place.column)
  return margin
}

/** What a result of the chart means for the loser on the board. */
function lossOf(state: NapoleonState, charge: Charge, { loser, margin }: ChargeEnd): Effects {
  if (margin === 'level') return []
  const piece = charge[loser]
  if (margin === 'destroyed') return changed(state, piece, eliminated)
  const isDone = armOfPiece(piece) === 'cavalry'
  const spent = isDone ? { spent: actionsOf(state.rules, charge.battle, piece) } : {}
  return changed(state, piece, { ...fallenBack(piece), ...spent })
}

/** A piece as it then is, changed. */
function changed(state: NapoleonState, { id }: StandardPiece, change: Partial<StandardPiece>): Effects {
  const piece = pieceById(standardBattleIn(state), id)
  return piece === undefined ? [] : [setPiece(piece, change)]
}

/** High dice of one, as they lie, fell a leader where the other stood as they met. (Leaders; N13.) */
function leaderBeside(
  state: NapoleonState,
  charge: Charge,
  thrower: ChargeRole,
  thrown: ByRole<number>,
  ledger: Ledger,
): Effects {
  if (!fellsLeader(state, thrown[thrower])) return []
  const { side } = charge[opponents[thrower]]
  return leaderFalls(state, side, thrower === 'charger' ? charge.into : charge.from, ledger)
}

function writeEnd(charge: Charge, { loser, margin }: ChargeEnd, ledger: Ledger): void {
  const line = { value: 0, sum: 'charge', operation: 'outcome' } as const
  if (margin === 'level') {
    ledger.write({ ...line, key: 'charge.outcome.level', parameters: {}, provenance: house('N8') })
    return
  }
  const parameters = {
    ...aboutPiece(charge.battle, charge[loser]),
    area: loser === 'charger' ? charge.from : charge.into,
  }
  ledger.write({ ...line, key: `charge.outcome.${loser}.${margin}`, parameters, provenance: chargeRule })
  const order = margin === 'destroyed' ? 'order.removeCharged' : 'order.retreatCharged'
  ledger.write({ ...line, operation: 'order', key: order, parameters, provenance: chargeRule })
}
