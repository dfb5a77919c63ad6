import * as v from 'valibot'
import { house } from '../chart-building.ts'
import { refuse } from '../reason.ts'
import type { RegionId, Stack } from './board.ts'
import type { Effects } from './effects.ts'
import { regionById } from './holdings.ts'
import { limits } from './limits.ts'
import type { NationId } from './nations.ts'
import type { LandUnit, Pieces } from './pieces.ts'
import { landUnitSchema } from './schemas.ts'
import type { NapoleonState } from './state.ts'

/** Units of one kind; of no kind where the table does not tell kinds apart. */
export interface Troop {
  readonly unit: LandUnit | null
  readonly count: number
}

export const troopSchema: v.GenericSchema<unknown, Troop> = v.strictObject({
  unit: v.nullable(landUnitSchema),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.pieces)),
})

/** How many units there are without leaders: armies, in the rulebook's words. (N12.) */
export function armiesAmong(troops: readonly Troop[]): number {
  return troops.reduce((sum, { unit, count }) => sum + (unit === 'leader' ? 0 : count), 0)
}

/** Troops as pieces; those of no kind in particular are left out. */
export function piecesAmong(troops: readonly Troop[]): Pieces {
  return troops.reduce<Pieces>(
    (pieces, { unit, count }) =>
      unit === null ? pieces : { ...pieces, [unit]: (pieces[unit] ?? 0) + count },
    {},
  )
}

/** Where a table counts some troops: in their region, or without a place. */
export interface Source {
  readonly region: RegionId | null
}

/**
 * Where the table counts some of a nation's troops; null where it does not count them.
 *
 * @throws Refused where it counts the nation's pieces and there are too few
 */
export function sourceOf(
  state: NapoleonState,
  nation: NationId,
  region: RegionId | null,
  troops: readonly Troop[],
  path: string,
): Source | null {
  const stacks = state.stacks.filter((stack) => stack.nation === nation)
  const told = troops.filter(({ unit }) => unit !== null)
  if (stacks.length === 0 || told.length === 0) return null
  const near = stacks
    .filter((stack) => stack.region === region || stack.region === null)
    .toSorted((one, other) => Number(one.region === null) - Number(other.region === null))
  const holds = near.find(({ pieces }) =>
    told.every(({ unit, count }) => unit === null || (pieces[unit] ?? 0) >= count),
  )
  if (holds !== undefined) return { region: holds.region }
  const place = region === null ? '' : (regionById(state, region)?.name ?? region)
  return refuse('tooFewTroops', path, house('N4'), { nation, place, ...shortOf(near, told) })
}

/** The first kind of which no stack holds enough, with what the fullest one holds; nothing where none is so. */
function shortOf(
  stacks: readonly Stack[],
  troops: readonly Troop[],
): { readonly unit?: LandUnit; readonly count?: number; readonly known?: number } {
  for (const { unit, count } of troops) {
    const known = unit === null ? count : Math.max(0, ...stacks.map(({ pieces }) => pieces[unit] ?? 0))
    if (unit !== null && known < count) return { unit, count, known }
  }
  return {}
}

/** Troops that are counted are more or fewer in one place. @param sign 1 adds them, -1 takes them away */
export function changeTroops(
  nation: NationId,
  region: RegionId | null,
  troops: readonly Troop[],
  sign: 1 | -1,
): Effects {
  return troops.flatMap(({ unit, count }) =>
    unit === null || count === 0
      ? []
      : [{ type: 'piecesChanged' as const, nation, region, unit, by: sign * count }],
  )
}
