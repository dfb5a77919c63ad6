import type { Dice } from '@/dice/index.ts'

/** What a walk of plain dice found, by key. */
export interface BruteOdds {
  readonly probabilities: ReadonlyMap<string, number>
  readonly paths: number
}

/** Throws every die by itself: no binomial, no differences, no faces alike. */
class OdometerDice implements Dice {
  readonly #faces: readonly number[]
  readonly thrown: { readonly face: number; readonly sides: number }[] = []

  constructor(faces: readonly number[]) {
    this.#faces = faces
  }

  roll({ sides }: { readonly sides: number }): number {
    const face = this.#faces[this.thrown.length] ?? 1
    this.thrown.push({ face, sides })
    return face
  }

  pool({ sides, count, successes }: Parameters<Dice['pool']>[0]): number {
    let hits = 0
    for (let die = 0; die < count; die += 1) if (successes.includes(this.roll({ sides }))) hits += 1
    return hits
  }

  until({ sides, count, successes }: Parameters<Dice['until']>[0]): boolean {
    for (let die = 0; die < count; die += 1) if (successes.includes(this.roll({ sides }))) return true
    return false
  }

  opposed({ sides }: { readonly sides: number }): number {
    const first = this.roll({ sides })
    return first - this.roll({ sides })
  }

  clash({ sides, dice }: Parameters<Dice['clash']>[0]): readonly [number, number] {
    const sum = () =>
      Array.from({ length: dice }, () => this.roll({ sides })).reduce((one, face) => one + face, 0)
    return [sum(), sum()]
  }

  /** One throw; where several share the highest, -1. */
  highest({ sides, throwers }: Parameters<Dice['highest']>[0]): number {
    const faces = throwers.map(() => this.roll({ sides }))
    const most = Math.max(...faces)
    return faces.indexOf(most) === faces.lastIndexOf(most) ? faces.indexOf(most) : -1
  }

  throws({ sides, dice, count, results, resultOf }: Parameters<Dice['throws']>[0]): readonly number[] {
    const counts = Array.from({ length: results }, () => 0)
    for (let place = 0; place < count; place += 1) {
      let sum = 0
      for (let die = 0; die < dice; die += 1) sum += this.roll({ sides })
      counts[resultOf(sum)] = (counts[resultOf(sum)] ?? 0) + 1
    }
    return counts
  }
}

/**
 * The oracle for exact odds: every face of every plain die, one run of the procedure for each path.
 *
 * @param known faces that already lie on the table
 * @returns null when there are more than `limit` paths
 */
export function bruteOdds<Value>(
  procedure: (dice: Dice) => Value,
  keyOf: (value: Value) => string,
  known: readonly number[] = [],
  limit = 1_000_000,
): BruteOdds | null {
  const probabilities = new Map<string, number>()
  let paths = 0
  for (let faces: readonly number[] | null = known; faces !== null; paths += 1) {
    if (paths >= limit) return null
    const dice = new OdometerDice(faces)
    const key = keyOf(procedure(dice))
    const free = dice.thrown.slice(known.length)
    const probability = free.reduce((product, { sides }) => product / sides, 1)
    probabilities.set(key, (probabilities.get(key) ?? 0) + probability)
    faces = nextFaces(dice.thrown, known.length)
  }
  return { probabilities, paths }
}

/** Turns the last die that can be turned, as an odometer does; null after the last path. */
function nextFaces(
  thrown: readonly { readonly face: number; readonly sides: number }[],
  fixed: number,
): readonly number[] | null {
  const turned = thrown.findLastIndex(({ face, sides }, index) => index >= fixed && face < sides)
  if (turned < 0) return null
  return thrown.slice(0, turned + 1).map(({ face }, index) => (index === turned ? face + 1 : face))
}
