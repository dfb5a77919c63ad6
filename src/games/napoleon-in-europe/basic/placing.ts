import type { CommandOf } from '@/rules/napoleon-in-europe/index.ts'
import type { Region } from '@/rules/napoleon-in-europe/board.ts'
import { arms, type Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import type { Piece } from '../production/placing.ts'

type Placement = CommandOf<'cashInCards'>['placements'][number]

/** New pieces one by one, each in the likeliest region: the capital, where it is free. */
export function piecesToPlace(gains: Pieces, regions: readonly Region[]): readonly Piece[] {
  const likeliest = regions.find(({ capital }) => capital !== null) ?? regions[0]
  if (likeliest === undefined) return []
  return arms.flatMap((item) =>
    Array.from({ length: gains[item] ?? 0 }, (): Piece => ({ item, region: likeliest.id })),
  )
}

/** How many of each kind go to each region. */
export function placementsOf(pieces: readonly Piece[]): Placement[] {
  const regions = new Set(pieces.flatMap(({ region }) => (region === null ? [] : [region])))
  return [...regions].map((region) => ({ region, pieces: countsIn(pieces, region) }))
}

function countsIn(pieces: readonly Piece[], region: string): Placement['pieces'] {
  const here = pieces.filter((piece) => piece.region === region)
  return Object.fromEntries(arms.map((arm) => [arm, here.filter(({ item }) => item === arm).length]))
}
