import type { StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import {
  lineAreas,
  reserveOf,
  type Area,
  type Size,
} from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { armOf, landUnits } from '@/rules/napoleon-in-europe/pieces.ts'

/** Where each piece stands, by its name. */
export type Draft = ReadonlyMap<string, Area>

/** Everybody stands in the reserve. */
export function allInReserve(pieces: readonly StandardPiece[], side: Side): Draft {
  return new Map(pieces.map(({ id }) => [id, reserveOf(side)]))
}

/** Each kind of army in equal parts along the line, the centre first; leaders in the reserve, where they rally. */
export function spreadEvenly(pieces: readonly StandardPiece[], side: Side, size: Size): Draft {
  const areas = centreFirst(lineAreas(side, size))
  const armies = pieces
    .filter(({ unit }) => armOf[unit] !== 'leader')
    .toSorted((one, other) => landUnits.indexOf(one.unit) - landUnits.indexOf(other.unit))
  const placed = armies.map(({ id }, place): [string, Area] => [
    id,
    areas[place % areas.length] ?? reserveOf(side),
  ])
  return new Map([...allInReserve(pieces, side), ...placed])
}

function centreFirst(areas: readonly Area[]): readonly Area[] {
  const isCentre = (area: Area) => area.endsWith('.centre')
  return [...areas.filter(isCentre), ...areas.filter((area) => !isCentre(area))]
}
