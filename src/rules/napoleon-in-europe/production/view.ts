import { cellOf, numberIn, type FoundCell } from '../../chart.ts'
import { rule } from '../../chart-building.ts'
import type { Refusal } from '../../reason.ts'
import type { NationId } from '../nations.ts'
import type { NapoleonState } from '../state.ts'
import { countOf, items, itemsIn, withMore, type Basket, type Item } from './basket.ts'
import { isOffered, limitOn } from './limits.ts'

/** A line of the list of what can be bought. */
export interface BasketLine {
  readonly item: Item
  readonly cost: number
  readonly count: number
  /** Whether the nation can ever have it; what it cannot is told apart. */
  readonly offered: boolean
  /** Why one more cannot be bought; null where it can. */
  readonly more: Refusal | null
  /** Why what the basket holds of it cannot be bought; null where it can. */
  readonly wrong: Refusal | null
}

/** A basket as the nation's production points and the rules see it. */
export interface BasketView {
  readonly cost: number
  readonly has: number
  /** What would be left; less than nothing where it is too dear. */
  readonly left: number
  readonly lines: readonly BasketLine[]
}

/** The cell of an item's cost, in production points. */
export function costCell({ rules }: NapoleonState, item: Item): FoundCell {
  return cellOf(rules.charts.costs, item, 'value')
}

/** What a basket costs, in production points. */
export function costOf(state: NapoleonState, basket: Basket): number {
  return itemsIn(basket).reduce(
    (sum, item) => sum + countOf(basket, item) * numberIn(costCell(state, item)),
    0,
  )
}

/** What a basket comes to, and for every item whether one more can be bought, and if not why. (Purchasing.) */
export function basketOf(state: NapoleonState, nation: NationId, basket: Basket): BasketView {
  const has = state.nations[nation].productionPoints
  const cost = costOf(state, basket)
  const lines = items.map((item): BasketLine => {
    const isIn = countOf(basket, item) > 0
    return {
      item,
      cost: numberIn(costCell(state, item)),
      count: countOf(basket, item),
      offered: isOffered(state, nation, item),
      more: whyNot(state, nation, withMore(basket, item, 1), item),
      wrong: isIn ? whyNot(state, nation, basket, item) : null,
    }
  })
  return { cost, has, left: has - cost, lines }
}

/** Why a nation cannot buy what a basket holds of an item; null where it can. */
function whyNot(state: NapoleonState, nation: NationId, basket: Basket, item: Item): Refusal | null {
  return limitOn(state, nation, basket, item) ?? tooDear(state, nation, basket, item)
}

function tooDear(state: NapoleonState, nation: NationId, basket: Basket, item: Item): Refusal | null {
  const cost = costOf(state, basket)
  const has = state.nations[nation].productionPoints
  if (cost <= has) return null
  const parameters = { nation, cost, has, missing: cost - has }
  return {
    code: 'tooFewProductionPoints',
    path: `basket.${item}`,
    provenance: rule('Purchasing'),
    parameters,
  }
}
