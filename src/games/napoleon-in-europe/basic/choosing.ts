import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'

type Picks = readonly (readonly NationId[])[]

/**
 * Whose turn it is to choose a nation: the first of those who have the fewest. Null where everybody has as many
 * as each takes.
 *
 * @param each how many each takes who chooses
 * @param taken the nation that the first player has without choosing, who then chooses none; null where all choose
 */
export function chooserOf(picks: Picks, each: number, taken: NationId | null): number | null {
  const choosing = picks.map((_, place) => place).filter((place) => taken === null || place > 0)
  const fewest = Math.min(...choosing.map((place) => picks[place]?.length ?? 0))
  if (fewest >= each || picks.flat().length >= nationIds.length) return null
  return choosing.find((place) => (picks[place]?.length ?? 0) === fewest) ?? null
}

/** The choices with one more. */
export function withChoice(picks: Picks, player: number, nation: NationId): Picks {
  return picks.map((share, place) => (place === player ? [...share, nation] : share))
}
