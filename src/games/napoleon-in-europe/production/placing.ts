import type { Region } from '@/rules/napoleon-in-europe/board.ts'
import type { CommandOf, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { countOf, itemsIn, type Basket, type Item } from '@/rules/napoleon-in-europe/production/basket.ts'
import { freeHomeland, freePorts, tracksPlaces } from '@/rules/napoleon-in-europe/production/places.ts'

export type Placement = CommandOf<'purchase'>['placements'][number]
export type PlacedItem = Placement['item']

/** One new piece, and the region that it goes to; null: to any that is free. */
export interface Piece {
  readonly item: PlacedItem
  readonly region: string | null
}

function isPlaced(item: Item): item is PlacedItem {
  return item !== 'politicalActionPoint'
}

/**
 * The pieces of a basket whose places the table keeps, each with the likeliest region: the capital, or where
 * most of its nation's squadrons lie. Empty where there is nothing to ask.
 */
export function piecesToPlace(state: NapoleonState, nation: NationId, basket: Basket): readonly Piece[] {
  const tracked = tracksPlaces(state)
  return itemsIn(basket)
    .filter(isPlaced)
    .filter((item) => (item === 'squadron' ? tracked.sea : tracked.land))
    .filter((item) => regionsFor(state, nation, item).length > 0)
    .flatMap((item) => {
      const region = likeliest(state, nation, item)
      return Array.from({ length: countOf(basket, item) }, (): Piece => ({ item, region }))
    })
}

/** Where a new piece may go. */
export function regionsFor(state: NapoleonState, nation: NationId, item: PlacedItem): readonly Region[] {
  return item === 'squadron' ? freePorts(state, nation) : freeHomeland(state, nation)
}

function likeliest(state: NapoleonState, nation: NationId, item: PlacedItem): string | null {
  const regions = regionsFor(state, nation, item)
  const squadronsAt = (id: string) =>
    state.fleets.find(({ nation: of, at }) => of === nation && at?.kind === 'port' && at.region === id)
      ?.squadrons ?? 0
  const best =
    item === 'squadron'
      ? regions.toSorted((one, other) => squadronsAt(other.id) - squadronsAt(one.id))[0]
      : (regions.find(({ capital }) => capital !== null) ?? regions[0])
  return best?.id ?? null
}

/** The placements that pieces come to; those that go anywhere have none. */
export function placementsOf(pieces: readonly Piece[]): Placement[] {
  const placements = new Map<string, Placement>()
  for (const { item, region } of pieces) {
    if (region === null) continue
    const key = `${item} ${region}`
    const count = (placements.get(key)?.count ?? 0) + 1
    placements.set(key, { item, region, count })
  }
  return [...placements.values()]
}
