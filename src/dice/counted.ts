import type { KnownFace, PoolLeft, Roll } from './request.ts'

/**
 * Faces for a pool of which only the number of successes was counted: a success stands for all of them, and so does
 * a failure. Null where so many cannot succeed.
 */
export function countedFaces(
  sides: number,
  { count, successes }: PoolLeft,
  succeeded: number,
): readonly number[] | null {
  const failure = Array.from({ length: sides }, (_, index) => index + 1).find(
    (face) => !successes.includes(face),
  )
  const success = successes.at(-1)
  const failed = count - succeeded
  if (!Number.isInteger(succeeded) || succeeded < 0 || failed < 0) return null
  const hits = success === undefined ? [] : Array.from({ length: succeeded }, () => success)
  const misses = failure === undefined ? [] : Array.from({ length: failed }, () => failure)
  return hits.length + misses.length === count ? [...hits, ...misses] : null
}

/**
 * The faces of a throw without what a player entered last: one that was typed, or a whole pool that was counted.
 * Null where the last face was not entered.
 */
export function withoutLastEntered(rolls: readonly Roll[]): readonly KnownFace[] | null {
  const last = rolls.at(-1)
  if (last?.origin !== 'typed' && last?.origin !== 'counted') return null
  const isOfPool = ({ origin, label, side }: Roll) =>
    origin === 'counted' && label === last.label && side === last.side
  const kept = last.origin === 'typed' ? rolls.length - 1 : 1 + rolls.findLastIndex((roll) => !isOfPool(roll))
  return rolls.slice(0, kept).map(({ face, origin }) => ({ face, origin }))
}
