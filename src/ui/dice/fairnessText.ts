import { fairnessOf, type Fairness } from '@/dice/index.ts'
import { later } from '@/messages/later.ts'

const { games, verdicts, dice, mean, tooEarly, uneven } = later.diceRecord

/** With fewer, a face is to be expected so seldom that nothing can be said. */
const leastDice = 50

/** Below each probability a stronger verdict; the last holds for all. */
const grades: readonly (readonly [below: number, verdict: keyof typeof verdicts])[] = [
  [0.001, 'strange'],
  [0.01, 'rare'],
  [0.05, 'uneven'],
  [1, 'usual'],
]

/** What counted faces come to, for a player: how many dice, their mean, and whether anything is odd about them. */
export function fairnessText(counts: readonly number[]): string {
  const fairness = fairnessOf(counts)
  const { thrown } = fairness
  return `${dice(thrown)}, ${mean(fairness.mean, fairness.expectedMean)}. ${judgement(fairness)}`
}

function judgement({ thrown, probability }: Fairness): string {
  if (thrown < leastDice) return tooEarly(leastDice)
  const [, verdict] = grades.find(([below]) => probability < below) ?? [1, 'usual' as const]
  return uneven(inGames(probability), verdicts[verdict])
}

/** A probability in games: "4 games out of 10", "1 of 200 games". */
function inGames(probability: number): string {
  if (probability < 1e-6) return games.hardlyAny
  if (probability >= 0.95) return games.nearlyEvery
  const tenths = Math.round(probability * 10)
  return tenths >= 2 ? games.ofTen(tenths) : games.oneOf(roughly(1 / probability))
}

/** A count as one says it: 16 is 15, 192 is 200. */
function roughly(count: number): number {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(count)) / 2)
  return Math.round(count / step) * step
}
