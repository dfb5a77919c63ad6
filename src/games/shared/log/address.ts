import type { LocationQuery, LocationQueryRaw, RouteLocationNormalizedLoaded } from 'vue-router'

/** The address of an entry in the log of a game, from any page of that game. @param index from 0 */
export function entryAddress(
  { path }: Pick<RouteLocationNormalizedLoaded, 'path'>,
  game: string,
  index: number,
): { readonly path: string; readonly query: LocationQueryRaw } {
  const [, rulebook = ''] = path.split('/')
  return { path: `/${rulebook}/${game}/log`, query: { entry: index + 1 } }
}

/** Index of the entry that an address of the log asks for, if it asks for one. */
export function entryAsked({ entry }: LocationQuery): number | undefined {
  const number = Number(entry)
  return Number.isSafeInteger(number) && number > 0 ? number - 1 : undefined
}
