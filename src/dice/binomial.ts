/** The chance of each number of successes among some dice, from none to all. @param chance of one, 0 to 1 */
export function binomial(count: number, chance: number): readonly number[] {
  let spread: readonly number[] = [1]
  for (let die = 0; die < count; die += 1) {
    const before = spread
    spread = Array.from(
      { length: die + 2 },
      (_, hits) => (before[hits] ?? 0) * (1 - chance) + (before[hits - 1] ?? 0) * chance,
    )
  }
  return spread
}

/** The same where no more than `most` count: whatever is above comes to `most`. */
export function binomialUpTo(count: number, chance: number, most: number): readonly number[] {
  const spread = binomial(count, chance)
  if (spread.length <= most + 1) return spread
  const above = spread.slice(most).reduce((sum, each) => sum + each, 0)
  return [...spread.slice(0, most), above]
}
