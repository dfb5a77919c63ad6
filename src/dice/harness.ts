import type {
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
    super(`a die of ${die.sides} sides is needed`)
    this.die = die
  }
}

class KnownDice implements Dice {
  readonly rolls: Roll[] = []
  readonly #faces: readonly KnownFace[]

  constructor(faces: readonly KnownFace[]) {
    this.#faces = faces
  }

  roll({ again = [], ...request }: DieRequest): number {
    const die = plain(request)
    let face: number
    do face = this.#take(die)
    while (again.includes(face))
    return face
  }

  pool(request: PoolRequest): number {
    const { count, successes } = request
    const die = plain(request)
    const faces = Array.from({ length: count }, (_, thrown) =>
      this.#take(die, { count: count - thrown, successes }),
    )
    return faces.filter((face) => successes.includes(face)).length
  }

  until(request: PoolRequest): boolean {
    const die = plain(request)
    for (let thrown = 0; thrown < request.count; thrown += 1) {
      if (request.successes.includes(this.#take(die))) return true
    }
    return false
  }

  opposed({ sides, first, second, again }: OpposedRequest): number {
    let difference: number
    do {
      const firstFace = this.#take({ ...first, sides })
      difference = firstFace - this.#take({ ...second, sides })
    } while (difference === again)
    return difference
  }

  highest({ sides, throwers }: HighestRequest): number {
    let still = throwers.map((thrower, place) => ({ thrower, place }))
    while (still.length > 1) {
      const thrown = still.map((one) => ({ ...one, face: this.#take(plain({ ...one.thrower, sides })) }))
      const most = Math.max(...thrown.map(({ face }) => face))
      still = thrown.filter(({ face }) => face === most)
    }
    return still[0]?.place ?? 0
  }

  throws(request: ThrowsRequest): readonly number[] {
    const die = plain(request)
    const counts = Array.from({ length: request.results }, () => 0)
    for (let place = 0; place < request.count; place += 1) {
      const faces = Array.from({ length: request.dice }, () => this.#take(die))
      const result = request.resultOf(faces.reduce((sum, face) => sum + face, 0))
      counts[result] = (counts[result] ?? 0) + 1
    }
    return counts
  }

  #take(die: PlainDie, pool?: PoolLeft): number {
    const index = this.rolls.length
    const known = this.#faces[index]
    if (known === undefined) throw new DieNeeded(pool === undefined ? die : { ...die, pool })
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
  return {
    roll: (request) => dice.roll(seat(request)),
    pool: (request) => dice.pool(seat(request)),
    until: (request) => dice.until(seat(request)),
    opposed: (request) =>
      dice.opposed({ ...request, first: seat(request.first), second: seat(request.second) }),
    highest: (request) => dice.highest({ ...request, throwers: request.throwers.map(seat) }),
    throws: (request) => dice.throws(seat(request)),
  }
}
