import type {
  ClashRequest,
  Dice,
  DieRequest,
  HighestRequest,
  KnownFace,
  NeededDie,
  OpposedRequest,
  PlainDie,
  PoolLeft,
  PoolRequest,
  Roll,
  ThrowsRequest,
} from './request.ts'

/** A run that came to its end, or stopped because it needs one more die. */
export type Run<Value> =
  | { readonly done: true; readonly value: Value; readonly rolls: readonly Roll[] }
  | { readonly done: false; readonly needs: NeededDie; readonly rolls: readonly Roll[] }

/** A face that the die does not have, at its place among the faces given. */
export class FaceError extends Error {
  readonly index: number
  readonly face: number
  readonly sides: number

  constructor(index: number, face: number, sides: number) {
    super(`face ${face} at ${index} is not on a die of ${sides} sides`)
    this.name = 'FaceError'
    this.index = index
    this.face = face
    this.sides = sides
  }
}

class DieNeeded extends Error {
  readonly die: NeededDie

  constructor(die: NeededDie) {
    super('a die is needed')
    this.die = die
  }
}

class KnownDice implements Dice {
  readonly rolls: Roll[] = []
  readonly #faces: readonly KnownFace[]

  constructor(faces: readonly KnownFace[]) {
    this.#faces = faces
  }

  roll(request: DieRequest): number {
    let face: number
    do face = this.#take(request)
    while (request.again?.includes(face))
    return face
  }

  pool(request: PoolRequest): number {
    const { count, successes } = request
    const faces = Array.from({ length: count }, (_, thrown) =>
      this.#take(request, { count: count - thrown, successes }),
    )
    return faces.filter((face) => successes.includes(face)).length
  }

  until(request: PoolRequest): boolean {
    const { count, successes } = request
    return Array.from({ length: count }).some(() => successes.includes(this.#take(request)))
  }

  opposed(request: OpposedRequest): number {
    let difference: number
    do {
      const [first, second] = this.clash({ ...request, dice: 1 })
      difference = first - second
    } while (difference === request.again)
    return difference
  }

  clash({ sides, dice, first, second }: Omit<ClashRequest, 'meaningOf'>): readonly [number, number] {
    return [this.#sum(dice, { ...first, sides }), this.#sum(dice, { ...second, sides })]
  }

  highest({ sides, throwers }: HighestRequest): number {
    let still = throwers.map((_, place) => place)
    while (still.length > 1) {
      const faces = throwers.map((thrower, place) =>
        still.includes(place) ? this.#take({ ...thrower, sides }) : 0,
      )
      const most = Math.max(...faces)
      still = still.filter((place) => faces[place] === most)
    }
    return still[0] ?? 0
  }

  throws(request: ThrowsRequest): readonly number[] {
    const thrown = Array.from({ length: request.count }, () =>
      request.resultOf(this.#sum(request.dice, request)),
    )
    return Array.from(
      { length: request.results },
      (_, result) => thrown.filter((one) => one === result).length,
    )
  }

  #sum(dice: number, die: PlainDie): number {
    return Array.from({ length: dice }).reduce<number>((sum) => sum + this.#take(die), 0)
  }

  /** The next face, of a die of which only what is plain is kept. */
  #take(asked: PlainDie, pool?: PoolLeft): number {
    const die = plain(asked)
    const index = this.rolls.length
    const known = this.#faces[index]
    if (known === undefined) throw new DieNeeded({ ...die, ...(pool && { pool }) })
    if (!isFace(known.face, die.sides)) throw new FaceError(index, known.face, die.sides)
    this.rolls.push({ ...die, ...known })
    return known.face
  }
}

/** Whether a die of `sides` has this face. */
export function isFace(face: number, sides: number): boolean {
  return Number.isInteger(face) && face >= 1 && face <= sides
}

/**
 * Runs a procedure on the faces known so far. When they run out, the run stops and says which die is
 * needed next; run it again with one face more. Faces left over are not an error here: compare
 * `rolls.length` with what was given.
 *
 * @throws FaceError when a face is not on its die
 */
export function runWithFaces<Value>(
  procedure: (dice: Dice) => Value,
  faces: readonly KnownFace[],
): Run<Value> {
  const dice = new KnownDice(faces)
  try {
    return { done: true, value: procedure(dice), rolls: dice.rolls }
  } catch (stop) {
    if (stop instanceof DieNeeded) return { done: false, needs: stop.die, rolls: dice.rolls }
    throw stop
  }
}

function plain({ sides, label, side, subject }: PlainDie): PlainDie {
  return { sides, label, ...(side !== undefined && { side }), ...(subject !== undefined && { subject }) }
}

/** The same dice, with each procedure's role (firer, target) named as the game's side that plays it. */
export function seatedDice(dice: Dice, seats: Readonly<Record<string, string>>): Dice {
  function seat<Die extends { readonly side?: string }>(die: Die): Die {
    const seated = die.side === undefined ? undefined : seats[die.side]
    return seated === undefined ? die : { ...die, side: seated }
  }
  const seatBoth = <Pair extends OpposedRequest | ClashRequest>(pair: Pair) => ({
    ...pair,
    first: seat(pair.first),
    second: seat(pair.second),
  })
  return {
    roll: (request) => dice.roll(seat(request)),
    pool: (request) => dice.pool(seat(request)),
    until: (request) => dice.until(seat(request)),
    opposed: (request) => dice.opposed(seatBoth(request)),
    clash: (request) => dice.clash(seatBoth(request)),
    highest: (request) => dice.highest({ ...request, throwers: request.throwers.map(seat) }),
    throws: (request) => dice.throws(seat(request)),
  }
}
