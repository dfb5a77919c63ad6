import { numberIn } from '../../chart.ts'
import { house, rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, Refused, type Ledger } from '../../reason.ts'
import type { CommandOf } from '../commands.ts'
import type { Deciders } from '../decider.ts'
import type { Effects } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { landUnits, type Pieces } from '../pieces.ts'
import type { NapoleonState } from '../state.ts'
import { countOf, isLandUnit, itemsIn, type Basket } from './basket.ts'
import type { productionCommands } from './commands.ts'
import { limitOn } from './limits.ts'
import { placed, type Placed } from './placing.ts'
import { earn } from './political.ts'
import { costCell, costOf } from './view.ts'

type Purchase = CommandOf<'purchase'>

const purchasing = rule('Purchasing')

/**
 * A nation spends production points in its production turn: the pieces are placed, political action points are
 * its own. (Purchasing; Placing.)
 *
 * @throws Refused outside its production turn, where a rule forbids an item, where it costs too much, or where a
 *   placement is not free
 */
export const purchase: Deciders<typeof productionCommands>['purchase'] = (state, command, { ledger }) => {
  const { nation, basket } = command
  requireOwnProduction(state, nation)
  requireAllowed(state, nation, basket)
  const places = placed(state, command)
  writeHeading(ledger, 'purchase', { nation })
  const cost = writeSum(state, nation, basket, ledger)
  for (const place of places) writeOrder(nation, place, ledger)
  return [
    ...(cost === 0 ? [] : [{ type: 'productionPointsChanged', nation, by: -cost } as const]),
    ...points(state, command, ledger),
    ...places.map((place) => effectOf(nation, place)),
    ...builtNow(state, command),
  ]
}

function requireOwnProduction({ level, ended, calendar }: NapoleonState, nation: NationId): void {
  if (ended !== null) refuse('gameOver', 'type', rule('Ending the Game'))
  if (level === 'basic') refuse('noPurchasing', 'type', purchasing)
  if (calendar.phase !== 'production') refuse('not.production', 'type', rule('Sequence of Play'))
  if (calendar.acting === nation) return
  const order = rule('Turn Order')
  if (calendar.done.includes(nation)) refuse('hadTurn.production', 'nation', order, { nation })
  refuse('notItsProduction', 'nation', order, { nation, acting: calendar.acting ?? '' })
}

function requireAllowed(state: NapoleonState, nation: NationId, basket: Basket): void {
  const asked = itemsIn(basket)
  if (asked.length === 0) refuse('nothingBought', 'basket', purchasing)
  for (const item of asked) {
    const refusal = limitOn(state, nation, basket, item)
    if (refusal !== null) throw new Refused(refusal)
  }
  const cost = costOf(state, basket)
  const has = state.nations[nation].productionPoints
  if (cost > has) {
    refuse('tooFewProductionPoints', 'basket', purchasing, { nation, cost, has, missing: cost - has })
  }
}

/** The sum of what is spent, from what there was to what is left. */
function writeSum(state: NapoleonState, nation: NationId, basket: Basket, ledger: Ledger): number {
  const has = state.nations[nation].productionPoints
  const sum = { sum: 'purchase', provenance: purchasing, parameters: { nation } } as const
  ledger.write({ ...sum, key: 'purchase.has', value: has, operation: 'set' })
  for (const item of itemsIn(basket)) {
    const cell = costCell(state, item)
    const parameters = { item, count: countOf(basket, item), each: numberIn(cell) }
    const value = -countOf(basket, item) * numberIn(cell)
    ledger.fromCell(cell, { key: 'purchase.item', parameters, value, operation: 'add', sum: 'purchase' })
  }
  const cost = costOf(state, basket)
  ledger.write({ ...sum, key: 'purchase.left', value: has - cost, operation: 'total' })
  return cost
}

function writeOrder(nation: NationId, { item, count, at }: Placed, ledger: Ledger): void {
  const where = at === null ? 'order.placeFree' : 'order.place'
  ledger.write({
    key: item === 'squadron' && at === null ? 'order.placeInPort' : where,
    parameters: { nation, item, count, region: at?.name ?? '' },
    value: count,
    operation: 'order',
    sum: 'orders',
    provenance: rule('Placing'),
  })
}

function effectOf(nation: NationId, { item, count, at }: Placed): Effects[number] {
  if (item !== 'squadron')
    return { type: 'piecesChanged', nation, region: at?.id ?? null, unit: item, by: count }
  const port = at === null ? null : ({ kind: 'port', region: at.id } as const)
  return { type: 'squadronsChanged', nation, at: port, by: count }
}

function points(state: NapoleonState, { nation, basket }: Purchase, ledger: Ledger): Effects {
  const bought = countOf(basket, 'politicalActionPoint')
  if (bought === 0) return []
  ledger.write({
    key: 'purchase.politicalActionPoints',
    parameters: { nation, count: bought },
    value: bought,
    operation: 'order',
    sum: 'purchase',
    provenance: house('N1'),
  })
  return earn(state, nation, bought, ledger)
}

/** What a nation has built in this production turn, for limits that count over all its purchases. */
function builtNow({ nations }: NapoleonState, { nation, basket }: Purchase): Effects {
  const turn = nations[nation].productionTurn ?? {
    saved: nations[nation].productionPoints,
    income: [],
    built: {},
  }
  const bought = itemsIn(basket).filter(isLandUnit)
  const built = landUnits.reduce<Pieces>((pieces, unit) => {
    const count = (pieces[unit] ?? 0) + (bought.includes(unit) ? countOf(basket, unit) : 0)
    return count === 0 ? pieces : { ...pieces, [unit]: count }
  }, turn.built)
  return [{ type: 'productionTurnSet', nation, turn: { ...turn, built } }]
}
