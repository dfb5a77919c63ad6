import * as v from 'valibot'
import { limits } from '../limits.ts'
import { landUnits, type LandUnit } from '../pieces.ts'
import { countUpTo, ofEachPiece } from '../schemas.ts'

/** What production points buy: pieces, and political action points. (Purchasing.) */
export const items = [...landUnits, 'squadron', 'politicalActionPoint'] as const
export type Item = (typeof items)[number]

/** How many of each are bought together; absent is none. */
export type Basket = Readonly<Partial<Record<Item, number>>>

const count = countUpTo(limits.pieces)

export const basketSchema: v.GenericSchema<unknown, Basket> = v.strictObject({
  ...ofEachPiece(count),
  squadron: count,
  politicalActionPoint: count,
})

export function countOf(basket: Basket, item: Item): number {
  return basket[item] ?? 0
}

export function isLandUnit(item: Item): item is LandUnit {
  return item !== 'squadron' && item !== 'politicalActionPoint'
}

/** How many land units a basket holds, leaders included. */
export function landUnitsIn(basket: Basket): number {
  return landUnits.reduce((sum, unit) => sum + countOf(basket, unit), 0)
}

/** The basket with so many more, or fewer, of an item. */
export function withMore(basket: Basket, item: Item, by: number): Basket {
  return { ...basket, [item]: countOf(basket, item) + by }
}

/** What is in a basket, in the order of the list. */
export function itemsIn(basket: Basket): readonly Item[] {
  return items.filter((item) => countOf(basket, item) > 0)
}
