import type { Effects } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { arms, type Pieces } from '../pieces.ts'
import type { NapoleonState } from '../state.ts'
import { changeTroops, type Troop } from '../troops.ts'

/** Pieces of the Basic Rules as troops, kind by kind. */
export function troopsIn(pieces: Pieces): readonly Troop[] {
  return arms.flatMap((unit) => {
    const count = pieces[unit] ?? 0
    return count === 0 ? [] : [{ unit, count }]
  })
}

/** A nation's pieces leave the board, wherever they are. */
export function allRemoved({ stacks }: NapoleonState, nation: NationId): Effects {
  return stacks
    .filter((stack) => stack.nation === nation)
    .flatMap(({ region, pieces }) => changeTroops(nation, region, troopsIn(pieces), -1))
}

/** Pieces together. */
export function together(all: readonly Pieces[]): Pieces {
  const count = (unit: (typeof arms)[number]) => all.reduce((sum, pieces) => sum + (pieces[unit] ?? 0), 0)
  return Object.fromEntries(arms.map((arm) => [arm, count(arm)]))
}
