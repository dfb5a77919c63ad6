/** The seven major nations, clockwise around the board. (Standard Rules: Turn Order.) */
export const nationIds = ['france', 'britain', 'prussia', 'russia', 'ottoman', 'austria', 'spain'] as const
export type NationId = (typeof nationIds)[number]

/** Something for each nation. */
export type ByNation<Value> = Readonly<Record<NationId, Value>>

/** Makes something for each nation. */
export function byNation<Value>(make: (nation: NationId) => Value): ByNation<Value> {
  return {
    france: make('france'),
    britain: make('britain'),
    prussia: make('prussia'),
    russia: make('russia'),
    ottoman: make('ottoman'),
    austria: make('austria'),
    spain: make('spain'),
  }
}

/** The nations in the order of play, clockwise from the first. (Standard Rules: Turn Order.) */
export function turnOrder(first: NationId): readonly NationId[] {
  const place = nationIds.indexOf(first)
  return [...nationIds.slice(place), ...nationIds.slice(0, place)]
}
