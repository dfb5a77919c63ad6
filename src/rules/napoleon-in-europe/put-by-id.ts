/** Puts something in the place of what has its id, or at the end. */
export function putById<Item extends { readonly id: string }>(
  items: readonly Item[],
  item: Item,
): readonly Item[] {
  const at = items.findIndex(({ id }) => id === item.id)
  return items.toSpliced(at < 0 ? items.length : at, 1, item)
}
