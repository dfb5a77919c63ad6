import { binomialUpTo } from './binomial.ts'
import { chancesOfHighest } from './highest.ts'
import type {
  ClashRequest,
  Dice,
  DieRequest,
  HighestRequest,
  OpposedRequest,
  PoolRequest,
  ThrowsRequest,
} from './request.ts'
import { chancesOfClash, chancesOfThrows, sums, tally } from './throws.ts'

/** One way that a procedure can end, and how likely that is (0 to 1). */
export interface Chance<Value> {
  readonly key: string
  readonly value: Value
  readonly probability: number
}

/** One answer to a request, and how likely that answer is. */
interface Branch {
  readonly answer: number
  readonly probability: number
}

/** How a request is answered in a walk: its possible answers, given the faces already on the table. */
interface Question {
  readonly branches: readonly Branch[]
  readonly facesUsed: number
}

/** How the walk reads each kind of request. */
interface Reading {
  roll(request: DieRequest, known: readonly number[]): Question
  pool(request: PoolRequest, known: readonly number[]): Question
  until(request: PoolRequest, known: readonly number[]): Question
  opposed(request: OpposedRequest, known: readonly number[]): Question
  clash(request: ClashRequest, known: readonly number[]): Question
  highest(request: HighestRequest, known: readonly number[]): Question
  throws(request: ThrowsRequest, known: readonly number[]): Question
}

class Crossroads extends Error {
  readonly branches: readonly Branch[]
  /** Everything that was asked on the way here. */
  readonly asked: readonly Question[]

  constructor(branches: readonly Branch[], asked: readonly Question[]) {
    super('the walk branches here')
    this.branches = branches
    this.asked = asked
  }
}

class WalkingDice implements Dice {
  readonly #reading: Reading
  readonly #known: readonly number[]
  readonly #answers: readonly number[]
  /** What was asked on this path before: it is asked again, and need not be read again. */
  readonly #asked: Question[]
  #questions = 0
  #facesUsed = 0
  #answersUsed = 0

  constructor(
    reading: Reading,
    known: readonly number[],
    answers: readonly number[],
    asked: readonly Question[],
  ) {
    this.#reading = reading
    this.#known = known
    this.#answers = answers
    this.#asked = [...asked]
  }

  roll(request: DieRequest): number {
    return this.#answer(() => this.#reading.roll(request, this.#remaining()))
  }

  pool(request: PoolRequest): number {
    return this.#answer(() => this.#reading.pool(request, this.#remaining()))
  }

  until(request: PoolRequest): boolean {
    return this.#answer(() => this.#reading.until(request, this.#remaining())) === 1
  }

  opposed(request: OpposedRequest): number {
    return this.#answer(() => this.#reading.opposed(request, this.#remaining()))
  }

  clash(request: ClashRequest): readonly [number, number] {
    return sums.pair(
      request,
      this.#answer(() => this.#reading.clash(request, this.#remaining())),
    )
  }

  highest(request: HighestRequest): number {
    return this.#answer(() => this.#reading.highest(request, this.#remaining()))
  }

  throws(request: ThrowsRequest): readonly number[] {
    return tally.counts(
      request,
      this.#answer(() => this.#reading.throws(request, this.#remaining())),
    )
  }

  #remaining(): readonly number[] {
    return this.#known.slice(this.#facesUsed)
  }

  #answer(read: () => Question): number {
    const { branches, facesUsed } = this.#question(read)
    this.#facesUsed += facesUsed
    const [only] = branches
    if (branches.length === 1 && only !== undefined) return only.answer
    const answer = this.#answers[this.#answersUsed]
    this.#answersUsed += 1
    if (answer === undefined) throw new Crossroads(branches, this.#asked)
    return answer
  }

  #question(read: () => Question): Question {
    const question = this.#asked[this.#questions] ?? read()
    this.#asked[this.#questions] = question
    this.#questions += 1
    return question
  }
}

/**
 * Reads a pool as a binomial, a row of throws by whether one succeeds, an opposed pair by its difference, a clash by
 * what it comes to, the highest of several by who has it, and faces alike as one.
 */
const merged: Reading = {
  roll({ sides, alike, again = [] }, known) {
    const decides = known.findIndex((face) => !again.includes(face))
    const decided = known[decides]
    if (decided !== undefined) return { branches: certain(decided), facesUsed: decides + 1 }
    const groups = alike ?? facesOf(sides).map((face) => [face])
    const branches = groups.flatMap((group) => {
      const faces = group.filter((face) => !again.includes(face))
      const [answer] = faces
      return answer === undefined ? [] : [{ answer, probability: faces.length / (sides - again.length) }]
    })
    return { branches, facesUsed: known.length }
  },

  pool({ sides, count, successes, enough = count }, known) {
    const thrown = known.slice(0, count)
    const already = thrown.filter((face) => successes.includes(face)).length
    const wanted = Math.max(0, enough - already)
    const spread = binomialUpTo(count - thrown.length, successes.length / sides, wanted)
    const branches = spread.flatMap((probability, hits) =>
      probability > 0 ? [{ answer: already + hits, probability }] : [],
    )
    return { branches, facesUsed: thrown.length }
  },

  until({ sides, count, successes }, known) {
    const thrown = known.slice(0, count)
    const hit = thrown.findIndex((face) => successes.includes(face))
    if (hit >= 0) return { branches: certain(1), facesUsed: hit + 1 }
    const never = (1 - successes.length / sides) ** (count - thrown.length)
    const branches = [
      { answer: 1, probability: 1 - never },
      { answer: 0, probability: never },
    ].filter(({ probability }) => probability > 0)
    return { branches, facesUsed: thrown.length }
  },

  opposed({ sides, again }, known) {
    const thrownAgain = again === undefined ? 0 : pairsAt(known, again)
    const [first, second] = known.slice(thrownAgain)
    if (first === undefined)
      return { branches: withoutAgain(differences(sides), again), facesUsed: thrownAgain }
    if (second !== undefined) return { branches: certain(first - second), facesUsed: thrownAgain + 2 }
    const branches = facesOf(sides).flatMap((face) =>
      first - face === again
        ? withoutAgain(differences(sides), again).map((branch) => ({
            ...branch,
            probability: branch.probability / sides,
          }))
        : [{ answer: first - face, probability: 1 / sides }],
    )
    return { branches, facesUsed: thrownAgain + 1 }
  },

  clash(request, known) {
    const thrown = known.slice(0, 2 * request.dice)
    return { branches: chancesOfClash(request, thrown), facesUsed: thrown.length }
  },

  highest({ sides, throwers }, known) {
    const { chances, facesUsed } = chancesOfHighest(sides, throwers.length, known)
    const branches = chances.flatMap((probability, answer) =>
      probability > 0 ? [{ answer, probability }] : [],
    )
    return { branches, facesUsed }
  },

  throws(request, known) {
    const thrown = known.slice(0, request.count * request.dice)
    return { branches: chancesOfThrows(request, thrown), facesUsed: thrown.length }
  },
}

/** How many of the known faces are pairs at the front that are thrown again. */
function pairsAt(known: readonly number[], again: number): number {
  const [first, second] = known
  if (first === undefined || second === undefined || first - second !== again) return 0
  return 2 + pairsAt(known.slice(2), again)
}

/** The branches of a throw that is repeated until it is not `again`. */
function withoutAgain(branches: readonly Branch[], again: number | undefined): readonly Branch[] {
  const others = branches.filter(({ answer }) => answer !== again)
  const sum = others.reduce((total, { probability }) => total + probability, 0)
  return others.map(({ answer, probability }) => ({ answer, probability: probability / sum }))
}

/** A way through a procedure, as far as it has been walked. */
interface Path {
  readonly answers: readonly number[]
  readonly asked: readonly Question[]
  readonly probability: number
}

/** A procedure that branches further than was asked for: to walk it all would take too long. */
export class TooManyWays extends Error {
  constructor(most: number) {
    super(`the walk takes more than ${most} steps`)
    this.name = 'TooManyWays'
  }
}

/**
 * Every way that a procedure can end, with its exact probability. It walks the procedure itself, so the
 * odds can never differ from what is rolled. Equal outcomes, by `keyOf`, are merged as they arise.
 *
 * @param known faces of dice that already lie on the table, in the order they were asked for
 * @param most how often the procedure may be run for it
 * @throws TooManyWays
 */
export function exactOdds<Value>(
  procedure: (dice: Dice) => Value,
  keyOf: (value: Value) => string,
  known: readonly number[] = [],
  most = Infinity,
): Chance<Value>[] {
  const chances = new Map<string, { value: Value; probability: number }>()
  const open: Path[] = [{ answers: [], asked: [], probability: 1 }]
  let steps = 0
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    steps += 1
    if (steps > most) throw new TooManyWays(most)
    const { answers, asked, probability } = path
    try {
      const value = procedure(new WalkingDice(merged, known, answers, asked))
      const key = keyOf(value)
      const chance = chances.get(key)
      if (chance === undefined) chances.set(key, { value, probability })
      else chance.probability += probability
    } catch (stop) {
      if (!(stop instanceof Crossroads)) throw stop
      for (const branch of stop.branches) {
        open.push({
          answers: [...answers, branch.answer],
          asked: stop.asked,
          probability: probability * branch.probability,
        })
      }
    }
  }
  return [...chances].map(([key, chance]) => ({ key, ...chance }))
}

function certain(answer: number): readonly Branch[] {
  return [{ answer, probability: 1 }]
}

function facesOf(sides: number): number[] {
  return Array.from({ length: sides }, (_, index) => index + 1)
}

function differences(sides: number): readonly Branch[] {
  return Array.from({ length: 2 * sides - 1 }, (_, index) => {
    const answer = index + 1 - sides
    return { answer, probability: (sides - Math.abs(answer)) / sides ** 2 }
  })
}
