import type { RegionId } from '@/rules/napoleon-in-europe/board.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { limits } from '@/rules/napoleon-in-europe/limits.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { landUnits, type LandUnit, type Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import type { Troop } from '@/rules/napoleon-in-europe/troops.ts'

/** Units of one kind that a nation has somewhere; of no kind where the table does not count its pieces. */
export interface Available {
  readonly unit: LandUnit | null
  readonly most: number
}

/** What is chosen of each kind, none left out. */
export type Troops = readonly Troop[]

/**
 * What a nation has in a region, or without a place; where its pieces are not counted, armies and leaders
 * without limit.
 */
export function availableAt(
  { stacks }: NapoleonState,
  nation: NationId,
  region: RegionId | null,
): readonly Available[] {
  const own = stacks.filter((stack) => stack.nation === nation)
  if (own.length === 0) {
    return [
      { unit: null, most: limits.pieces },
      { unit: 'leader', most: limits.pieces },
    ]
  }
  const here = own.find((stack) => stack.region === region) ?? own.find((stack) => stack.region === null)
  return countsIn(here?.pieces ?? {})
}

function countsIn(pieces: Pieces): readonly Available[] {
  return landUnits.map((unit) => ({ unit, most: pieces[unit] ?? 0 })).filter(({ most }) => most > 0)
}

export function countOf(troops: Troops, unit: LandUnit | null): number {
  return troops.find((troop) => troop.unit === unit)?.count ?? 0
}

/** The choice with another count of one kind, in the order in which kinds are listed. */
export function withCount(troops: Troops, unit: LandUnit | null, count: number): Troops {
  const others = troops.filter((troop) => troop.unit !== unit)
  const all = count === 0 ? others : [...others, { unit, count }]
  return all.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Armies of no kind come first. */
function placeOf({ unit }: Troop): number {
  return unit === null ? -1 : landUnits.indexOf(unit)
}

/** Everything that there is of some kinds. */
export function allOf(available: readonly Available[]): Troops {
  return available.filter(({ most }) => most < limits.pieces).map(({ unit, most }) => ({ unit, count: most }))
}

/**
 * What there is of some kinds, as far as an escort is enough for it; leaders need none. Without any escort it is
 * everything, so that the reason why it cannot sail is read.
 */
export function asManyOf(available: readonly Available[], escort: number): Troops {
  let left = escort > 0 ? escort : Infinity
  const taken = allOf(available).map((troop) => {
    if (troop.unit === 'leader') return troop
    const count = Math.min(troop.count, left)
    left -= count
    return { ...troop, count }
  })
  return taken.filter(({ count }) => count > 0)
}
