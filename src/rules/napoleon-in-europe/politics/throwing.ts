import { facesAlike } from '@/dice/index.ts'
import { house } from '../../chart-building.ts'
import type { Table } from '../../rulebook.ts'
import { dieSides } from '../charts/index.ts'
import type { NationId } from '../nations.ts'
import { writeChange } from './lines.ts'

/** What is thrown for, and who throws. */
export interface Throw {
  /** Message key that says what the dice are for. */
  readonly label: string
  readonly side: NationId
}

/**
 * Two dice added up, 2 to 12.
 *
 * @param isReached whether a total does what is thrown for: totals that do the same need not be told apart
 */
export function twoDice(
  { dice }: Pick<Table, 'dice'>,
  { label, side }: Throw,
  isReached: (total: number) => boolean,
): number {
  const first = dice.roll({ sides: dieSides, label, side })
  const alike = facesAlike(dieSides, (face) => String(isReached(first + face)))
  return first + dice.roll({ sides: dieSides, label, side, alike })
}

/**
 * One of up to six nations by lot: each has as many faces of one die, and the others are thrown again.
 *
 * @param candidates one at least
 */
export function byLot(
  candidates: readonly [NationId, ...NationId[]],
  side: NationId,
  { dice, ledger }: Table,
): NationId {
  const [first, ...others] = candidates
  if (others.length === 0) return first
  const faces = Math.floor(dieSides / candidates.length)
  const placeOf = (face: number) => Math.ceil(face / faces) - 1
  candidates.forEach((nation, place) => {
    const parameters = { nation, from: place * faces + 1, to: (place + 1) * faces }
    writeChange(ledger, 'lot.faces', house('N1'), parameters)
  })
  const again = Array.from({ length: dieSides }, (_, index) => index + 1).filter(
    (face) => placeOf(face) >= candidates.length,
  )
  const alike = facesAlike(dieSides, (face) => String(placeOf(face)))
  const face = dice.roll({ sides: dieSides, label: 'lot', side, alike, again })
  return candidates[placeOf(face)] ?? first
}

/** Some nations as a list that a lot can be drawn from; null where there are none. */
export function candidatesOf(nations: readonly NationId[]): readonly [NationId, ...NationId[]] | null {
  const [first, ...others] = nations
  return first === undefined ? null : [first, ...others]
}
