/** How likely each of several throwers is to have the highest, and how many of the known faces say so. */
interface HighestChances {
  readonly chances: readonly number[]
  readonly facesUsed: number
}

/**
 * The chance of each of `throwers` to throw highest with a die each, those who share the highest throwing again
 * among themselves.
 *
 * @param known faces that already lie on the table, of this throw and of what follows it
 */
export function chancesOfHighest(sides: number, throwers: number, known: readonly number[]): HighestChances {
  let still = Array.from({ length: throwers }, (_, place) => place)
  let facesUsed = 0
  while (still.length > 1 && known.length - facesUsed >= still.length) {
    const faces = known.slice(facesUsed, facesUsed + still.length)
    facesUsed += still.length
    const most = Math.max(...faces)
    still = still.filter((_, index) => faces[index] === most)
  }
  const shown = still.length > 1 ? known.slice(facesUsed) : []
  const chances = chancesWithShown(sides, still.length, shown)
  return {
    chances: Array.from({ length: throwers }, (_, place) => chances[still.indexOf(place)] ?? 0),
    facesUsed: facesUsed + shown.length,
  }
}

/** The chances of a throw of which the first dice already lie; whoever ties has the same chance in what follows. */
function chancesWithShown(sides: number, throwers: number, shown: readonly number[]): readonly number[] {
  const most = Math.max(...shown)
  const sharing = shown.filter((face) => face === most).length
  const toCome = throwers - shown.length
  const one = shown.length === 0 ? 0 : chanceToKeep(sides, most, sharing, toCome)
  const others = toCome === 0 ? 0 : (1 - sharing * one) / toCome
  return Array.from({ length: throwers }, (_, place) => {
    const face = shown[place]
    if (face === undefined) return others
    return face === most ? one : 0
  })
}

/** The chance of one of those who share the highest so far, with more dice to come that may pass or join them. */
function chanceToKeep(sides: number, most: number, sharing: number, toCome: number): number {
  const joining = 1 / sides
  const below = (most - 1) / sides
  let chance = 0
  let ways = 1
  for (let joined = 0; joined <= toCome; joined += 1) {
    chance += (ways * joining ** joined * below ** (toCome - joined)) / (sharing + joined)
    ways = (ways * (toCome - joined)) / (joined + 1)
  }
  return chance
}
