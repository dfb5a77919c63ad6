/**
 * Where a face came from: the app rolled it, a player typed it, or a test or a replay gave it. Where a player only
 * counted the successes of a pool, it stands for all faces that come to the same.
 */
export type FaceOrigin = 'rolled' | 'typed' | 'counted' | 'given'

/** Where a face came from that was seen as a face. */
export type SeenOrigin = Exclude<FaceOrigin, 'counted'>

/** One die that lies on the table: its face (1 to `sides`) and where that face came from. */
export interface KnownFace {
  readonly face: number
  readonly origin: FaceOrigin
}

/** A single plain die: what a player is asked to throw next. */
export interface PlainDie {
  readonly sides: number
  /** Message key that says what the die is for. */
  readonly label: string
  /** Who throws it: a role within a procedure, a side within a game. */
  readonly side?: string
  /** Whom it is about, by name, where the label does not tell. */
  readonly subject?: string
}

/** The dice of a pool that are still to be thrown. */
export interface PoolLeft {
  readonly count: number
  /** The faces that count as a success. */
  readonly successes: readonly number[]
}

/** The die that a procedure waits for, with the others of its pool where it is one of several. */
export interface NeededDie extends PlainDie {
  readonly pool?: PoolLeft
}

/** A plain die together with the face that it showed. */
export interface Roll extends PlainDie, KnownFace {}

/** One die whose face matters. */
export interface DieRequest extends PlainDie {
  /** Groups of faces that come to the same; together they name every face once. */
  readonly alike?: readonly (readonly number[])[]
  /** Faces at which the die is thrown again; they are never the answer, and never all of its faces. */
  readonly again?: readonly number[]
}

/** Several dice of which only the number of successes matters. */
export interface PoolRequest extends PlainDie {
  /** How many dice, 0 or more. */
  readonly count: number
  /** The faces that count as a success. */
  readonly successes: readonly number[]
  /** So many successes or more come to the same; absent where each one counts. */
  readonly enough?: number
}

/** One die against another, of which only the difference matters. */
export interface OpposedRequest {
  readonly sides: number
  readonly first: Omit<PlainDie, 'sides'>
  readonly second: Omit<PlainDie, 'sides'>
  /** A difference at which both are thrown again; it is never the answer. */
  readonly again?: number
}

/** The sum of a few dice against the sum of as many, of which only what the two come to together matters. */
export interface ClashRequest {
  readonly sides: number
  /** How many dice are added up on each side. */
  readonly dice: number
  readonly first: Omit<PlainDie, 'sides'>
  readonly second: Omit<PlainDie, 'sides'>
  /** What two sums come to: sums of the same meaning are as good as each other. */
  meaningOf(first: number, second: number): string
}

/** A die each, of which only the highest matters; those who share it throw again among themselves. */
export interface HighestRequest {
  readonly sides: number
  /** One or more; one alone has it without a throw. */
  readonly throwers: readonly Omit<PlainDie, 'sides'>[]
}

/** Throws of a few dice each, of which only how many come to each result matters. */
export interface ThrowsRequest extends PlainDie {
  /** How many throws, 0 or more. */
  readonly count: number
  /** How many dice are added up in each. */
  readonly dice: number
  /** How many results there are. */
  readonly results: number
  /** The result that a sum comes to, from 0. */
  resultOf(sum: number): number
}

/** The dice as a procedure sees them. */
export interface Dice {
  /** The face of one die, 1 to `sides`. Where the request names faces that come to the same, any of them. */
  roll(request: DieRequest): number
  /** How many of the pool's dice are successes, 0 to `count`. From `enough` on, any number that is enough. */
  pool(request: PoolRequest): number
  /** Throws the pool's dice one after another until the first success; whether there was one. */
  until(request: PoolRequest): boolean
  /** The first die less the second, from 1 − sides to sides − 1; thrown until it is not `again`. */
  opposed(request: OpposedRequest): number
  /** The first sum and the second. Where sums come to the same, any of them. */
  clash(request: ClashRequest): readonly [first: number, second: number]
  /** The place among the throwers of who has the highest, from 0. */
  highest(request: HighestRequest): number
  /** How many of the throws come to each result. */
  throws(request: ThrowsRequest): readonly number[]
}

/** Groups the faces of a die by what they come to, for a request's `alike`. */
export function facesAlike(sides: number, meaning: (face: number) => string): readonly number[][] {
  const groups = new Map<string, number[]>()
  for (let face = 1; face <= sides; face += 1) {
    const key = meaning(face)
    groups.set(key, [...(groups.get(key) ?? []), face])
  }
  return [...groups.values()]
}
