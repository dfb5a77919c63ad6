import { facesThatLookThrown } from './thrown.ts'

/** What a random hand decides by; the same seed decides the same. */
export interface Chances {
  /** A whole number from 0 to below `count`. */
  below(count: number): number
  /** One of several; undefined where there are none. */
  oneOf<Item>(items: readonly Item[]): Item | undefined
  /** The items in any order. */
  shuffled<Item>(items: readonly Item[]): readonly Item[]
  /** The face of a die. */
  face(sides: number): number
}

export function chancesOf(seed: number): Chances {
  const face = facesThatLookThrown(seed)
  const below = (count: number) => (count <= 1 ? 0 : face(count) - 1)
  return {
    below,
    oneOf: (items) => items[below(items.length)],
    shuffled: (items) =>
      items
        .map((item) => [below(1_000), item] as const)
        .toSorted(byFirst)
        .map(second),
    face,
  }
}

function byFirst([one]: readonly [number, unknown], [other]: readonly [number, unknown]): number {
  return one - other
}

function second<Item>([, item]: readonly [number, Item]): Item {
  return item
}
