/**
 * Why storage could not do what was asked. `blocked`: another tab holds an older database open; `lost`: the
 * connection died and could not be had again; `quota`: no room; `newer`: the database is of a newer program;
 * `unavailable`: the browser gives no storage; `shut`: there is a database, or may be, and it does not open:
 * it is damaged, or the disk is full; `conflict`: the game moved on elsewhere; `missing`: the game
 * is not there any more; `failed`: anything else.
 */
export type StorageProblemCode =
  'blocked' | 'lost' | 'quota' | 'newer' | 'unavailable' | 'shut' | 'conflict' | 'missing' | 'failed'

/** What every operation of the storage rejects with; `cause` is the browser's own error, where there was one. */
export class StorageProblem extends Error {
  readonly code: StorageProblemCode

  constructor(code: StorageProblemCode, cause?: unknown) {
    super(`storage problem: ${code}`, { cause })
    this.name = 'StorageProblem'
    this.code = code
  }
}

/** Errors that a new connection may cure; Safari names a lost server `UnknownError`. */
const passingErrors = new Set([
  'InvalidStateError',
  'AbortError',
  'UnknownError',
  'TransactionInactiveError',
  'TimeoutError',
])

const codesByError: ReadonlyMap<string, StorageProblemCode> = new Map<string, StorageProblemCode>([
  ['QuotaExceededError', 'quota'],
  ['VersionError', 'newer'],
  ['SecurityError', 'unavailable'],
])

/** Whether an operation is worth another try on a new connection. */
export function isPassing(error: unknown): boolean {
  return error instanceof Error && passingErrors.has(error.name)
}

/** What the first opening came to where it failed again and again. By any other name a database may be there. */
const codesAtOpening: ReadonlyMap<string, StorageProblemCode> = new Map<string, StorageProblemCode>([
  ['TimeoutError', 'lost'],
  // Firefox, in private windows: a database that allows no mutations.
  ['InvalidStateError', 'unavailable'],
])

/** What it means that a database which was never open on this page cannot be opened. */
export function problemOfOpening(error: unknown): StorageProblemCode {
  return (error instanceof Error && codesAtOpening.get(error.name)) || 'shut'
}

/** An error of the browser as a storage problem. */
export function asStorageProblem(error: unknown): StorageProblem {
  if (error instanceof StorageProblem) return error
  const code = error instanceof Error ? codesByError.get(error.name) : undefined
  return new StorageProblem(code ?? 'failed', error)
}
