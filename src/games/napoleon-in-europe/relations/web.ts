import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { Relation, RelationKind } from '@/rules/napoleon-in-europe/relations.ts'

/** The web's own width and height; what shows it scales it. */
export const webSize = 100
/** How far the nations stand from the middle. */
const radius = 38

interface Point {
  readonly x: number
  readonly y: number
}

/** Where a nation stands: clockwise around the circle, as around the board, France at the top. */
export function placeOf(nation: NationId): Point {
  const angle = (2 * Math.PI * nationIds.indexOf(nation)) / nationIds.length
  return {
    x: rounded(webSize / 2 + radius * Math.sin(angle)),
    y: rounded(webSize / 2 - radius * Math.cos(angle)),
  }
}

/** A line of the web, and where its sign stands. */
export interface Strand {
  readonly key: string
  readonly kind: RelationKind
  readonly nations: readonly [NationId, NationId]
  readonly path: string
  readonly sign: Point
}

/** A straight line for each war and each alliance. */
export function strandsOf(relations: readonly Relation[]): readonly Strand[] {
  return relations.map(({ kind, nations }) => {
    const [from, to] = [placeOf(nations[0]), placeOf(nations[1])]
    return {
      key: nations.toSorted().join('-'),
      kind,
      nations,
      path: `M${from.x} ${from.y}L${to.x} ${to.y}`,
      sign: { x: rounded((from.x + to.x) / 2), y: rounded((from.y + to.y) / 2) },
    }
  })
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100
}
