import { house, rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { RegionId } from '../board.ts'
import type { Effects, NapoleonEffect } from '../effects.ts'
import { regionById } from '../holdings.ts'
import type { NationId } from '../nations.ts'
import { landUnits, unitsIn, type Pieces } from '../pieces.ts'
import type { NapoleonState } from '../state.ts'
import { requireRegion } from '../territory.ts'

/** A nation's pieces in one place; null is wherever they are. */
export function piecesAt({ stacks }: NapoleonState, nation: NationId, region: RegionId | null): Pieces {
  return stacks.find((stack) => stack.nation === nation && stack.region === region)?.pieces ?? {}
}

/** So many pieces stand in a place from now on, whatever stood there. */
export function piecesSet(
  state: NapoleonState,
  nation: NationId,
  region: RegionId | null,
  pieces: Pieces,
): Effects {
  const before = piecesAt(state, nation, region)
  return landUnits.flatMap((unit): NapoleonEffect[] => {
    const by = (pieces[unit] ?? 0) - (before[unit] ?? 0)
    return by === 0 ? [] : [{ type: 'piecesChanged', nation, region, unit, by }]
  })
}

/** @throws Refused where a piece is not in play, or nothing changes */
export function requireChange(
  state: NapoleonState,
  nation: NationId,
  region: RegionId | null,
  pieces: Pieces,
): void {
  if (region !== null) requireRegion(state, region, 'region')
  if (piecesSet(state, nation, region, pieces).length === 0) {
    refuse('samePieces', 'pieces', house('N3'), { nation })
  }
}

/** Says how many pieces stand somewhere. */
export function writePieces(
  state: NapoleonState,
  command: string,
  { nation, region, pieces }: { nation: NationId; region: RegionId | null; pieces: Pieces },
  ledger: Ledger,
): void {
  const place = placeOf(state, region)
  writeHeading(ledger, command, { nation, place })
  for (const unit of landUnits) {
    const count = pieces[unit] ?? 0
    const line = { key: 'map.pieces', value: count, operation: 'note', sum: 'pieces' } as const
    if (count > 0) ledger.write({ ...line, parameters: { unit, count }, provenance: house('N3') })
  }
  if (unitsIn(pieces) === 0) {
    const line = { key: 'map.noPieces', value: 0, operation: 'note', sum: 'pieces' } as const
    ledger.write({ ...line, parameters: {}, provenance: house('N3') })
  }
}

function placeOf(state: NapoleonState, region: RegionId | null): string {
  return region === null ? '' : (regionById(state, region)?.name ?? region)
}

/** Whether the pieces are still being set up: nobody has had a turn. */
export function isSettingUp({ calendar }: NapoleonState): boolean {
  return calendar.round === 1 && calendar.phase === 'movement' && calendar.done.length === 0
}

/** @throws Refused once a turn has been played: then it is a correction, with a reason */
export function requireSettingUp(state: NapoleonState, path: string): void {
  if (!isSettingUp(state)) refuse('setUpIsOver', path, rule('How to Setup and Play (Scenarios)'))
}

/** Whether any of a nation's regions without a name have been counted. */
export function isCounted({ unnamed }: NapoleonState, nation: NationId): boolean {
  return Object.values(unnamed[nation]).some((count) => count > 0)
}
