import * as v from 'valibot'
import { placeIn } from './schema.ts'

/** Why something could not be done, in the form that every script prints. */
export class Failure extends Error {
  readonly code: string
  /** Path to what is wrong, such as `input.firers[0].bases`; empty where it is the whole document. */
  readonly path: string

  constructor(code: string, message: string, path = '') {
    super(message)
    this.name = 'Failure'
    this.code = code
    this.path = path
  }
}

/** What a script prints of a failure. */
export interface PrintedFailure {
  readonly ok: false
  readonly error: { readonly code: string; readonly message: string; readonly path: string }
}

/** A failure as it is printed. */
export function printed({ code, message, path }: Failure): PrintedFailure {
  return { ok: false, error: { code, message, path } }
}

/**
 * Checks data from outside against a schema.
 *
 * @param place where the data stands in its document
 * @throws Failure with the path of the first thing that is wrong, what it is, and what is allowed
 */
export function checked<Output>(
  schema: v.GenericSchema<unknown, Output>,
  data: unknown,
  place: string,
): Output {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  const [issue] = result.issues
  const path = pathTo(issue, place)
  const message = `${path === '' ? 'the document' : path} ${complaintOf(schema, issue)}`
  throw new Failure('invalidInput', message, path)
}

function pathTo({ path }: v.BaseIssue<unknown>, place: string): string {
  const keys = path?.map(({ key }) => key) ?? []
  return keys.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`
    return before === '' ? String(key) : `${before}.${String(key)}`
  }, place)
}

function complaintOf(
  schema: v.GenericSchema,
  { expected, received, path, ...issue }: v.BaseIssue<unknown>,
): string {
  if (expected === 'never') return 'is not known here'
  const place = placeIn(schema, path?.map(({ key }) => key) ?? [], path?.map(({ input }) => input) ?? [])
  if (place === null) return `is not right: ${issue.message}`
  if (received === 'undefined') return `is missing; it takes ${place}`
  return `must be ${place}, not ${JSON.stringify(issue.input)}`
}
